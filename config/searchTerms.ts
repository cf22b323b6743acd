/**
 * Words with which readers look for a page, where they differ from its own: other names of the subject, of the task and of the
 * trade. They describe the whole page, not one question.
 */
export const searchTerms: Readonly<Record<string, string>> = {
  '/api': 'backend server rest graphql ogc hosted endpoint base url read only index service limitations bugs',
  '/api/api-reference':
    'rest endpoints http pagination paging limit offset status codes errors polling webhook openapi swagger',
  '/api/authentication':
    'api key token login auth rate limit security https tls certificate nginx caddy protect block abuse public exposed',
  '/api/data-model': 'database table columns fields meaning timestamp event time revoked schema postgres',
  '/api/getting-started':
    'tutorial first request curl fetch python example sample data typed client download all rows paginate',
  '/api/graphql-api': 'graphql query playground introspection fields filter pagination errors',
  '/api/graphql-client': 'codegen typescript types apollo generated client',
  '/api/ogc-api':
    'gis qgis arcgis gdal ogr geopandas wfs features geojson layer import export download crs conformance',
  '/api/run-your-own':
    'self-host deploy install docker kubernetes env variables database postgres supabase migrations worker cron ingest slow monitoring health indexer',
  '/api/spatial-queries':
    'bounding box bbox extent search near date time range filter last hours missing features null geometry antimeridian dateline',
  '/api/troubleshooting':
    'problem error empty result wrong coordinates null zero missing crash does not start 500 404 cors slow stale',
  '/astralscan/contributing': 'source code repository contribute help beginner issue easy task pull request bug report',
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
  '/core-concepts/onchain-geospatial':
    'solidity smart contract geometry fixed point decimals floating point gas cost polygon geofence integer scaling',
  '/core-concepts/privacy':
    'gdpr legal compliance personal data delete erase right to be forgotten consent retention employee staff customer tracking surveillance anonymise pseudonymise encrypt data protection officer lawyer controller impact assessment',
  '/core-concepts/what-is-spatial-data':
    'gis basics beginner map coordinates latitude longitude accuracy gps datum projection distance file formats shapefile topology',
  '/developer-resources/location-attestations':
    'anatomy envelope payload fields decode onchain offchain difference who sets what',
  '/developer-resources/quickstart': 'where do I start index of tasks I want to find the right page',
  '/developer-resources/spatial-registries':
    'land registry parcel ownership cadastre zone contract overlap geonft nft property',
  '/examples':
    'sample demo app code use case template proof of delivery courier parcel tracking logistics insurance inspection supply chain journey',
  '/hello': 'from scratch by hand low level bytes hash encoder walkthrough',
  '/intro': 'tutorial beginner first steps getting started try hands-on quick demo make a record',
  '/introduction':
    'overview about purpose problem goal maturity production ready roadmap status beta big picture pieces use case audience',
  '/location-proofs/evaluation':
    'score confidence rating probability algorithm formula weight threshold accept reject decide attack threat model spoofing',
  '/location-proofs/glossary': 'definition meaning vocabulary dictionary term',
  '/location-proofs/integrity':
    'device security rooted jailbreak secure enclave hardware key app attestation tee chain of custody tampering replay camera deepfake',
  '/location-proofs/objects': 'json format fields schema stamp claim proof data structure serialise hash signature',
  '/location-proofs/overview': 'proof of location presence evidence trust check-in fraud how sure certainty confidence',
  '/location-proofs/signals':
    'sensors gps wifi bluetooth cell tower ip address ping latency phone accuracy android iphone accelerometer microphone mock location fake gps',
  '/location-proofs/strategies':
    'ways methods witness notary affidavit court official government wifi bluetooth cell tower gps network latency camera receipt',
  '/location-protocol/conformance':
    'test suite compliance validate my implementation error codes requirements certification',
  '/location-protocol/eas-schema':
    'specification fields mandatory optional schema uid string encode decode sign verify contract address chain network',
  '/location-protocol/encoding':
    'canonical serialization cbor json deterministic hash bytes canonicalization ipld atproto',
  '/location-protocol/introduction':
    'what is the protocol spec standard data model purpose ambiguity coordinates without context',
  '/location-protocol/location-types':
    'supported formats geometry geojson wkt h3 geohash address altitude elevation crs axis order valid polygon multipolygon',
  '/location-protocol/media-attachments':
    'photo picture image video file upload exif metadata cid ipfs several photos document pdf',
  '/location-protocol/media-extensions': 'mime content type file format size limit jpeg png video allowed',
  '/location-protocol/other-languages':
    'python rust go java swift kotlin port implement library client without javascript',
  '/location-protocol/quickstart': 'new version v0.2 draft record sign how to',
  '/location-protocol/rationale': 'why design decisions motivation alternatives considered trade-offs limitations',
  '/location-protocol/strategies-recipes': 'evidence field proof recipe stamp attach include',
  '/markdown-page':
    'accessibility screen reader wcag cookies tracking analytics privacy policy visitors offline font imprint',
  '/playground': 'sandbox try online notebook repl editor browser run code without installing',
  '/research/introduction':
    'academic papers literature bibliography cite open problems experiments reproduce measurement team people university funding ai agents zero knowledge',
  '/sdk': 'typescript javascript library npm package overview version licence is it ready',
  '/sdk/background/geospatial':
    'gis for developers lat lon order crs epsg wgs84 precision polygon winding self-intersection antimeridian dateline geohash hexagon wkt altitude',
  '/sdk/background/web3':
    'blockchain basics ethereum wallet key address signature hash transaction gas final confirmation reorg explained for beginners',
  '/sdk/extensions': 'plugin custom format handler h3 wkt add support own media type',
  '/sdk/guides/development':
    'contribute sdk repository clone build run tests pull request dev environment new format fail',
  '/sdk/guides/getting-started':
    'app architecture best practices plan where to store database errors validate input upgrade migrate breaking changes blockchain or not decision bundle size rejected cancelled',
  '/sdk/guides/offchain-workflow':
    'sign without gas free offline store share verify tampered expiry expire revoke withdraw photo salt',
  '/sdk/guides/onchain-polygon': 'zone boundary geofence contract solidity store polygon cheap corners inside',
  '/sdk/guides/onchain-workflow':
    'transaction blockchain publish write cost fee price dollars cheap batch revoke withdraw read in contract solidity reverted insufficient funds nonce',
  '/sdk/guides/react': 'frontend react wagmi viem wallet connect hook dapp metamask popup rejected cancelled browser',
  '/sdk/guides/register-schema': 'custom schema own fields resolver schema registry uid create new',
  '/sdk/guides/testing': 'unit test ci mock local chain fixtures deterministic anvil hardhat',
  '/sdk/known-issues': 'bugs limitations problems broken workaround defects',
  '/sdk/quick-start': 'getting started tutorial sdk hello world example',
  '/sdk/quick-start/configuration':
    'setup options settings chain network rpc provider signer wallet browser metamask private key environment variable supported blockchains',
  '/sdk/quick-start/first-attestation': 'accept reject rules policy whitelist trusted signers area age my own data',
  '/sdk/quick-start/installation':
    'npm install yarn pnpm setup requirements node version licence bundle esm commonjs module not found build from source',
  '/spatial-registries/logbook':
    'deploy host app run locally mapbox vercel next.js environment variables image storage user privacy notice',
  '/spatial-registries/spatial-sol':
    'point in polygon geofence contract delivery zone inside check solidity edge boundary',
  '/spatial-sol/introduction':
    'solidity geometry library functions haversine distance area sine cosine square root trigonometry accuracy bugs gas licence compiler version tests',
  '/spatial-sol/research-plan':
    'roadmap future work ideas open problems storage packing cheaper geometry solidity plan history',
  '/tools/introduction': 'apps libraries ecosystem list software explorer sdk dart mobile flutter zk maps mcp outdated',
};
