/**
 * Words with which readers look for a page or a section, where they differ from its own: other names of the subject, of the task
 * and of the trade. They describe the whole of it, not one question.
 */
export const searchTerms: Readonly<Record<string, string>> = {
  '/api': 'backend server rest graphql ogc hosted endpoint base url read only index service limitations bugs',
  '/api#know-what-is-indexed': 'chains networks schema covered',
  '/api#what-a-row-is-and-what-it-is-not': 'verified fake trust proof',
  '/api/api-reference':
    'rest endpoints http pagination paging limit offset status codes errors polling webhook openapi swagger',
  '/api/api-reference#pages-and-totals': 'paging maximum limit offset how many',
  '/api/api-reference#poll': 'webhook notification subscribe new data',
  '/api/authentication':
    'api key token login auth rate limit security https tls certificate nginx caddy protect block abuse public exposed',
  '/api/authentication#if-you-run-a-server': 'attack stop worker open public',
  '/api/authentication#put-a-key-in-front': 'rate limit https token protect',
  '/api/data-model': 'database table columns fields meaning timestamp event time revoked schema postgres',
  '/api/data-model#columns': 'prover subject meaning field',
  '/api/data-model#times': 'event time block time date',
  '/api/getting-started':
    'tutorial first request curl fetch python example sample data typed client download all rows paginate',
  '/api/getting-started#read-every-page-in-a-program': 'download all rows dump pagination',
  '/api/graphql-api': 'graphql query playground introspection fields filter pagination errors',
  '/api/graphql-client': 'codegen typescript types apollo generated client',
  '/api/ogc-api':
    'gis qgis arcgis gdal ogr geopandas wfs features geojson layer import export download crs conformance',
  '/api/ogc-api#qgis-gdal': 'geopandas arcgis ogr import layer',
  '/api/ogc-api#read-all-features-in-a-program': 'download all export pages',
  '/api/run-your-own':
    'self-host deploy install docker kubernetes env variables database postgres supabase migrations worker cron ingest slow monitoring health indexer',
  '/api/run-your-own#jobs': 'worker cron migration ingest',
  '/api/run-your-own#monitoring': 'alert health uptime metrics',
  '/api/run-your-own#variables': 'env settings configuration required',
  '/api/spatial-queries':
    'bounding box bbox extent search near date time range filter last hours missing features null geometry antimeridian dateline',
  '/api/spatial-queries#ask-for-a-time': 'last hours date range today',
  '/api/spatial-queries#null-geometry': 'missing features not found empty',
  '/api/troubleshooting':
    'problem error empty result wrong coordinates null zero missing crash does not start 500 404 cors slow stale',
  '/api/troubleshooting#an-answer-is-empty-with-status-200': 'no data no results missing',
  '/api/troubleshooting#coordinates-are-wrong-or-missing': 'zero null island swapped latitude longitude',
  '/api/troubleshooting#the-server-does-not-start-or-indexes-nothing': 'crash startup env cron serverless',
  '/astralscan/contributing': 'source code repository contribute help beginner issue easy task pull request bug report',
  '/astralscan/contributing#pick-a-first-problem': 'easy beginner task good first issue',
  '/astralscan/developers': 'read data index query decode entries script export geojson',
  '/astralscan/frames': 'farcaster frame mini app social media preview card share embed',
  '/astralscan/introduction': 'explorer map app block explorer what is status built with',
  '/astralscan/multi-entry-views': 'map of many records cluster group timeline heatmap filter nearby',
  '/astralscan/registering-entries': 'create check-in add a place post log location wallet fee form',
  '/astralscan/viewing-entries': 'open look up see a record by uid link map photo',
  '/core-concepts': 'overview theory basics how it works terminology mental model',
  '/core-concepts/comparison': 'alternatives competitors versus different from similar projects which should I choose',
  '/core-concepts/decentralized-spatial-data':
    'ipfs filecoin storage hosting publish dataset open data version catalogue backup availability permanence',
  '/core-concepts/location-proofs':
    'prove I was there fake lie trust believe evidence verify location difference attestation proof',
  '/core-concepts/location-proofs#lie': 'fake cheat trust',
  '/core-concepts/onchain-geospatial':
    'solidity smart contract geometry fixed point decimals floating point gas cost polygon geofence integer scaling',
  '/core-concepts/privacy':
    'gdpr legal compliance personal data delete erase right to be forgotten consent retention employee staff customer tracking surveillance anonymise pseudonymise encrypt data protection officer lawyer controller impact assessment',
  '/core-concepts/privacy#coarse': 'round blur reidentify history movements',
  '/core-concepts/privacy#hashes': 'hashing pseudonym salt brute force',
  '/core-concepts/privacy#instead': 'alternatives retention',
  '/core-concepts/privacy#law': 'gdpr articles rights lawful',
  '/core-concepts/privacy#onchain': 'delete erase immutable encrypt public who can see',
  '/core-concepts/what-is-spatial-data':
    'gis basics beginner map coordinates latitude longitude accuracy gps datum projection distance file formats shapefile topology',
  '/core-concepts/what-is-spatial-data#degrees': 'distance kilometres length area measure',
  '/core-concepts/what-is-spatial-data#grids': 'hexagon cell size resolution',
  '/core-concepts/what-is-spatial-data#precision': 'gps accuracy decimals error',
  '/core-concepts/what-is-spatial-data#systems': 'crs epsg datum shift nad',
  '/developer-resources/location-attestations':
    'anatomy envelope payload fields decode onchain offchain difference who sets what',
  '/developer-resources/quickstart': 'where do I start index of tasks I want to find the right page',
  '/developer-resources/spatial-registries':
    'land registry parcel ownership cadastre zone contract overlap geonft nft property',
  '/examples':
    'sample demo app code use case template proof of delivery courier parcel tracking logistics insurance inspection supply chain journey',
  '/examples#check-in': 'proof of delivery courier parcel',
  '/examples#index': 'own indexer subgraph own schema',
  '/hello': 'from scratch by hand low level bytes hash encoder walkthrough',
  '/intro': 'tutorial beginner first steps getting started try hands-on quick demo make a record',
  '/introduction':
    'overview about purpose problem goal maturity production ready roadmap status beta big picture pieces use case audience',
  '/introduction#parts': 'architecture components pieces diagram',
  '/introduction#state': 'mature maturity finished stable audited release roadmap',
  '/location-proofs/evaluation':
    'score confidence rating probability algorithm formula weight threshold accept reject decide attack threat model spoofing',
  '/location-proofs/evaluation#decide': 'threshold accept score',
  '/location-proofs/evaluation#threats': 'attack attacker spoof replay relay collude',
  '/location-proofs/evaluation#vector': 'score formula metric overlap',
  '/location-proofs/glossary': 'definition meaning vocabulary dictionary term',
  '/location-proofs/integrity':
    'device security rooted jailbreak secure enclave hardware key app attestation tee chain of custody tampering replay camera deepfake',
  '/location-proofs/integrity#app': 'device check genuine app',
  '/location-proofs/integrity#boot': 'root jailbreak modified system',
  '/location-proofs/integrity#keys': 'secure enclave keychain strongbox',
  '/location-proofs/objects': 'json format fields schema stamp claim proof data structure serialise hash signature',
  '/location-proofs/overview': 'proof of location presence evidence trust check-in fraud how sure certainty confidence',
  '/location-proofs/signals':
    'sensors gps wifi bluetooth cell tower ip address ping latency phone accuracy android iphone accelerometer microphone mock location fake gps',
  '/location-proofs/signals#platforms': 'android ios iphone mock fake gps',
  '/location-proofs/signals#rtt': 'latency ping delay speed of light',
  '/location-proofs/strategies':
    'ways methods witness notary affidavit court official government wifi bluetooth cell tower gps network latency camera receipt',
  '/location-proofs/strategies#legal': 'court affidavit penalty sworn',
  '/location-proofs/strategies#machine-identifiers': 'wifi bluetooth cell tower',
  '/location-proofs/strategies#network-measurements': 'latency ping triangulation',
  '/location-proofs/strategies#social': 'witness friend peer collude meet',
  '/location-protocol/conformance':
    'test suite compliance validate my implementation error codes requirements certification',
  '/location-protocol/conformance#protocol': 'stdin stdout pipe runner',
  '/location-protocol/eas-schema':
    'specification fields mandatory optional schema uid string encode decode sign verify contract address chain network',
  '/location-protocol/eas-schema#chains': 'networks contract addresses deployed supported',
  '/location-protocol/eas-schema#optional-fields': 'left out may be missing extra',
  '/location-protocol/eas-schema#required-fields': 'mandatory',
  '/location-protocol/encoding':
    'canonical serialization cbor json deterministic hash bytes canonicalization ipld atproto',
  '/location-protocol/introduction':
    'what is the protocol spec standard data model purpose ambiguity coordinates without context',
  '/location-protocol/location-types':
    'supported formats geometry geojson wkt h3 geohash address altitude elevation crs axis order valid polygon multipolygon',
  '/location-protocol/location-types#coordinates': 'latitude longitude order range decimals lat lon',
  '/location-protocol/location-types#geojson': 'multipolygon elevation altitude holes valid',
  '/location-protocol/media-attachments':
    'photo picture image video file upload exif metadata cid ipfs several photos document pdf',
  '/location-protocol/media-attachments#metadata': 'exif strip gps tags privacy',
  '/location-protocol/media-extensions': 'mime content type file format size limit jpeg png video allowed',
  '/location-protocol/other-languages':
    'python rust go java swift kotlin port implement library client without javascript',
  '/location-protocol/other-languages#numbers': 'float double serialise formatting',
  '/location-protocol/other-languages#packages': 'library sdk ios android mobile rust go java swift kotlin',
  '/location-protocol/quickstart': 'new version v0.2 draft record sign how to',
  '/location-protocol/rationale': 'why design decisions motivation alternatives considered trade-offs limitations',
  '/location-protocol/strategies-recipes': 'evidence field proof recipe stamp attach include',
  '/markdown-page':
    'accessibility screen reader wcag cookies tracking analytics privacy policy visitors offline font imprint',
  '/playground': 'sandbox try online notebook repl editor browser run code without installing',
  '/research/introduction':
    'academic papers literature bibliography cite open problems experiments reproduce measurement team people university funding ai agents zero knowledge',
  '/research/introduction#people': 'who team authors works contact',
  '/research/introduction#programs': 'reproduce repeat benchmark',
  '/research/introduction#q-privacy': 'zero knowledge region without revealing',
  '/sdk': 'typescript javascript library npm package overview version licence is it ready',
  '/sdk/background/geospatial':
    'gis for developers lat lon order crs epsg wgs84 precision polygon winding self-intersection antimeridian dateline geohash hexagon wkt altitude',
  '/sdk/background/geospatial#cells-areas-with-a-name': 'hexagon h3 geohash size',
  '/sdk/background/geospatial#what-the-sdk-checks': 'rejected invalid polygon',
  '/sdk/background/web3':
    'blockchain basics ethereum wallet key address signature hash transaction gas final confirmation reorg explained for beginners',
  '/sdk/background/web3#finality-when-written-is-written': 'confirmation reorg how long final',
  '/sdk/extensions': 'plugin custom format handler h3 wkt add support own media type',
  '/sdk/guides/development':
    'contribute sdk repository clone build run tests pull request dev environment new format fail',
  '/sdk/guides/development#prepare-your-machine': 'setup environment requirements clone',
  '/sdk/guides/development#what-can-go-wrong': 'tests fail error',
  '/sdk/guides/getting-started':
    'app architecture best practices plan where to store database errors validate input upgrade migrate breaking changes blockchain or not decision bundle size rejected cancelled',
  '/sdk/guides/getting-started#check-input-before-the-sdk-does': 'invalid rejected sanitize',
  '/sdk/guides/getting-started#migrate': 'upgrade breaking changes legacy deprecated renamed',
  '/sdk/guides/getting-started#offchain-or-onchain': 'which should I choose blockchain or not compare lost',
  '/sdk/guides/getting-started#use-it-in-a-browser': 'frontend bundle size weight',
  '/sdk/guides/getting-started#where-records-live': 'save database backup lost',
  '/sdk/guides/getting-started#who-holds-the-key': 'custody private key wallet server device keychain',
  '/sdk/guides/offchain-workflow':
    'sign without gas free offline store share verify tampered expiry expire revoke withdraw photo salt',
  '/sdk/guides/offchain-workflow#anchor': 'timestamp proof of existence date',
  '/sdk/guides/offchain-workflow#revoke': 'withdraw undo cancel delete',
  '/sdk/guides/offchain-workflow#store-and-publish': 'save database backup share send',
  '/sdk/guides/offchain-workflow#verify': 'tampered true wrong result',
  '/sdk/guides/offchain-workflow#when-to-work-offchain': 'no internet no signal free private',
  '/sdk/guides/onchain-polygon': 'zone boundary geofence contract solidity store polygon cheap corners inside',
  '/sdk/guides/onchain-workflow':
    'transaction blockchain publish write cost fee price dollars cheap batch revoke withdraw read in contract solidity reverted insufficient funds nonce',
  '/sdk/guides/onchain-workflow#batch': 'bulk many records queue nonce',
  '/sdk/guides/onchain-workflow#contract': 'solidity abi decode smart contract',
  '/sdk/guides/onchain-workflow#gas': 'price fee cheap measured',
  '/sdk/guides/onchain-workflow#money': 'price fee usd expensive cheap',
  '/sdk/guides/onchain-workflow#private-chain': 'local node anvil hardhat ganache',
  '/sdk/guides/onchain-workflow#revoke': 'withdraw undo cancel who may',
  '/sdk/guides/react': 'frontend react wagmi viem wallet connect hook dapp metamask popup rejected cancelled browser',
  '/sdk/guides/react#problems': 'rejected cancelled popup error',
  '/sdk/guides/register-schema': 'custom schema own fields resolver schema registry uid create new',
  '/sdk/guides/testing': 'unit test ci mock local chain fixtures deterministic anvil hardhat',
  '/sdk/known-issues': 'bugs limitations problems broken workaround defects',
  '/sdk/quick-start': 'getting started tutorial sdk hello world example',
  '/sdk/quick-start/configuration':
    'setup options settings chain network rpc provider signer wallet browser metamask private key environment variable supported blockchains',
  '/sdk/quick-start/configuration#chains': 'supported networks blockchains mainnet testnet',
  '/sdk/quick-start/configuration#set-up-a-browser': 'metamask frontend extension',
  '/sdk/quick-start/configuration#set-up-a-script-or-a-server': 'backend node rpc endpoint env',
  '/sdk/quick-start/first-attestation': 'accept reject rules policy whitelist trusted signers area age my own data',
  '/sdk/quick-start/installation':
    'npm install yarn pnpm setup requirements node version licence bundle esm commonjs module not found build from source',
  '/sdk/quick-start/installation#which-set-up-works': 'esm commonjs cjs bundler import require',
  '/spatial-registries/logbook':
    'deploy host app run locally mapbox vercel next.js environment variables image storage user privacy notice',
  '/spatial-registries/logbook#privacy': 'tell users notice consent',
  '/spatial-registries/spatial-sol':
    'point in polygon geofence contract delivery zone inside check solidity edge boundary',
  '/spatial-registries/spatial-sol#how-the-test-decides': 'edge border boundary inside algorithm',
  '/spatial-sol/introduction':
    'solidity geometry library functions haversine distance area sine cosine square root trigonometry accuracy bugs gas licence compiler version tests',
  '/spatial-sol/introduction#its-own-tests': 'pass fail quality',
  '/spatial-sol/introduction#repairs': 'broken fix alternative',
  '/spatial-sol/research-plan':
    'roadmap future work ideas open problems storage packing cheaper geometry solidity plan history',
  '/tools/introduction': 'apps libraries ecosystem list software explorer sdk dart mobile flutter zk maps mcp outdated',
  '/tools/introduction#report-a-change': 'outdated wrong entry missing tool',
};
