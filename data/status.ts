/**
 * What exists and how far it is: every part of the toolkit, every feature of the Logbook prototype, every item of the
 * Spatial.sol plan and every tool, each with the evidence its state rests on. A state describes public code and public
 * documents as read on the day given in `verified`; no hosted service was called to establish one.
 */

import type {IsoDate} from './types';

export type State =
  | 'deployed'
  | 'draft'
  | 'beta'
  | 'preview'
  | 'prototype'
  | 'research'
  | 'experimental'
  | 'planned'
  | 'retired'
  | 'works'
  | 'partial'
  | 'not-built'
  | 'use'
  | 'try'
  | 'study'
  | 'gone';

export type StatusGroup = 'parts' | 'plugins' | 'logbook' | 'spatial-sol-plan' | 'tools';

export type ToolFamily = 'records' | 'geometry' | 'geodata' | 'archive';

/** How a state reads and what it promises. `tone` picks a colour; the label always carries the meaning alone. */
export interface StateMeaning {
  label: string;
  meaning: string;
  tone: 'good' | 'warn' | 'bad' | 'neutral';
}

export const states: Record<State, StateMeaning> = {
  deployed: {
    label: 'Deployed',
    meaning: 'Registered or running in public, and relied on by other parts.',
    tone: 'good',
  },
  draft: {label: 'Draft', meaning: 'A written specification that can still change.', tone: 'warn'},
  beta: {label: 'Beta', meaning: 'Released under a version number, with known issues.', tone: 'warn'},
  preview: {
    label: 'Research preview',
    meaning: 'Source and documents are public; offered for trials only.',
    tone: 'warn',
  },
  prototype: {label: 'Prototype', meaning: 'Runs, and was built to learn from.', tone: 'warn'},
  research: {label: 'Research code', meaning: 'Written to explore a question; parts of it do not work.', tone: 'warn'},
  experimental: {label: 'Experimental', meaning: 'Works in part and checks less than its name suggests.', tone: 'warn'},
  planned: {label: 'Planned', meaning: 'Described in public; no code was found.', tone: 'neutral'},
  retired: {label: 'Retired', meaning: 'Replaced or archived by its owners.', tone: 'neutral'},
  works: {label: 'Works', meaning: 'The code does what its description states.', tone: 'good'},
  partial: {label: 'Partly', meaning: 'Some of the description is covered by code.', tone: 'warn'},
  'not-built': {label: 'Not built', meaning: 'No code for it was found.', tone: 'neutral'},
  use: {label: 'Use', meaning: 'Works and was maintained within a year.', tone: 'good'},
  try: {label: 'Try', meaning: 'Works in parts; read the caveats first.', tone: 'warn'},
  study: {label: 'Study', meaning: 'Code to learn from, not to depend on.', tone: 'neutral'},
  gone: {label: 'Gone', meaning: 'A network or service that it needs no longer exists.', tone: 'bad'},
};

export interface StatusEntry {
  group: StatusGroup;
  name: string;
  /** What it is, in a sentence. */
  what: string;
  state: State;
  /** What was looked at, and what it showed. */
  evidence: string;
  /** Month of the last commit seen, as `YYYY-MM`. */
  lastCommit?: string;
  /** Only for the group `tools`. */
  family?: ToolFamily;
  /** Where its source or its host is. */
  url?: string;
  /** The route of this site that documents it. */
  page?: string;
  /** Repository, commit and path the state was read from. */
  source: string;
  /** Day of the check, ISO 8601. */
  verified: IsoDate;
}

const verified: IsoDate = '2026-11-21';

/** A repository on GitHub as `owner/name`. */
const github = (repository: string): string => `https://github.com/${repository}`;

const parts = {
  'protocol-v0.1': {
    name: 'Location Protocol v0.1',
    what: 'The legacy nine-field schema of the Ethereum Attestation Service (EAS).',
    state: 'deployed',
    evidence: 'Registered schema; Logbook and SDK 0.2.0 write it, and the API reads it.',
    url: github('DecentralizedGeo/location-protocol-spec'),
    page: '/location-protocol/eas-schema',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e:packages/nextjs/EAS.config.ts',
  },
  'protocol-v0.2': {
    name: 'Location Protocol v0.2',
    what: 'The current data model for location records, with a JSON Schema.',
    state: 'draft',
    evidence: 'Specification text, JSON Schema and a Dart library are public; we found no official EAS schema.',
    lastCommit: '2026-02',
    url: github('DecentralizedGeo/location-protocol-spec'),
    page: '/location-protocol/introduction',
    source: 'DecentralizedGeo/location-protocol-spec@568add2',
  },
  sdk: {
    name: 'Astral SDK 0.2.0',
    what: 'TypeScript library that builds, signs and registers v0.1 location attestations.',
    state: 'beta',
    evidence: 'Tag v0.2.0 was built and run; both verify methods accept forged data; the package is not on npm.',
    lastCommit: '2026-01',
    url: github('DecentralizedGeo/astral-sdk'),
    page: '/sdk/',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5',
  },
  api: {
    name: 'Astral API v0',
    what: 'Read-only index of v0.1 attestations: REST, GraphQL and OGC API Features.',
    state: 'prototype',
    evidence: 'Source read and run at the commit named; we did not check whether the documented host responds.',
    lastCommit: '2025-03',
    url: github('DecentralizedGeo/astral-api'),
    page: '/api',
    source: 'DecentralizedGeo/astral-api@cf3f342',
  },
  'location-services': {
    name: 'Astral Location Services',
    what: 'Service that checks location proofs, computes geometry, and signs its results.',
    state: 'preview',
    evidence: 'Public source and documents; signs with one published key, not inside hardware attestation.',
    lastCommit: '2026-03',
    url: github('AstralProtocol/astral-location-services'),
    page: '/location-proofs/overview',
    source: 'AstralProtocol/astral-location-services@559b38f',
  },
  'location-proofs': {
    name: 'Location proof framework',
    what: 'Claims, stamps and the evaluation of both: how strong is the evidence for a place.',
    state: 'preview',
    evidence: 'Object types and an evaluator exist in the service; no recipe of the original design is implemented.',
    url: github('AstralProtocol/astral-location-services'),
    page: '/location-proofs/overview',
    source: 'AstralProtocol/astral-location-services@559b38f',
  },
  'spatial-sol': {
    name: 'Spatial.sol',
    what: 'Solidity library of planar geometry on integer coordinates.',
    state: 'research',
    evidence:
      'Run and measured: point in polygon is right except within one unit of an edge; area, distance and box functions are broken.',
    lastCommit: '2025-04',
    url: github('DecentralizedGeo/spatial-sol'),
    page: '/spatial-sol/introduction',
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol',
  },
  logbook: {
    name: 'Logbook',
    what: 'Web app that writes geotagged entries as v0.1 location attestations.',
    state: 'prototype',
    evidence: 'Source read; writes to three chains, lists one; its storage provider has announced its shutdown.',
    lastCommit: '2025-09',
    url: github('DecentralizedGeo/astral-logbook'),
    page: '/spatial-registries/logbook',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  astralscan: {
    name: 'Astralscan',
    what: 'An explorer for location records and the evidence behind them.',
    state: 'planned',
    evidence: 'Described in earlier documentation; no repository, release or address was found.',
    page: '/astralscan/introduction',
    source: 'AstralProtocol/docs@cedd398:docs/astralscan/introduction.md',
  },
} satisfies Record<string, Omit<StatusEntry, 'group' | 'verified'>>;

const plugins = {
  'plugin-mock': {
    name: 'Mock',
    what: 'Is to make stamps from a point, jitter and a time window that you set.',
    state: 'planned',
    evidence: 'Documented as complete; neither the SDK nor the service has code of this name.',
    source: 'AstralProtocol/mintlify-docs@115608c:plugins',
  },
  'plugin-proofmode': {
    name: 'ProofMode',
    what: 'Reads the export of the ProofMode phone app.',
    state: 'experimental',
    evidence:
      'Structure and presence of signatures are checked; OpenPGP, device token and time stamp are not verified.',
    source: 'AstralProtocol/astral-location-services@559b38f',
  },
  'plugin-witnesschain': {
    name: 'WitnessChain',
    what: 'Network round-trip times measured by challengers.',
    state: 'experimental',
    evidence: 'The challenger signature is recovered; a new challenge was rejected (HTTP 402) without access tokens.',
    source: 'AstralProtocol/location-proofs-research@27ef6d8:FINDINGS.md',
  },
  'plugin-device': {
    name: 'gpsd, geoclue, wifi-mls, ip-geolocation',
    what: 'Fixes from the operating system or from a lookup service.',
    state: 'experimental',
    evidence: 'The signature of the stamp is recovered; replay and VPN use are not detected.',
    source: 'AstralProtocol/astral-location-services@559b38f',
  },
} satisfies Record<string, Omit<StatusEntry, 'group' | 'verified'>>;

const logbookFeatures = {
  'logbook-map-tap': {
    name: 'Record an entry from a tap on the map',
    what: 'A tap sets longitude and latitude, rounded to six significant digits.',
    state: 'works',
    evidence: 'Register page and form; needs a wallet and a map token.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e:packages/nextjs/app/register',
  },
  'logbook-date': {
    name: 'Date and time of the event',
    what: 'A picker in steps of a minute, stored as Unix seconds.',
    state: 'works',
    evidence: 'Entry form; dates in the future are accepted.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'logbook-memo': {
    name: 'Memo',
    what: 'One line of public text.',
    state: 'works',
    evidence: 'Entry form; the text may be empty.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'logbook-image': {
    name: 'One image',
    what: 'A JPEG, PNG or GIF file of up to 4.5 MiB, stored outside the chain.',
    state: 'partial',
    evidence: 'Written for one provider, Storacha, which announced its end.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e:packages/nextjs/config/storage.ts',
  },
  'logbook-any-format': {
    name: 'Attachments in any format',
    what: 'Promised in earlier documentation.',
    state: 'not-built',
    evidence: 'Three image types are allowed. A file for which the browser gives no type is not checked.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e:packages/nextjs/config/storage.ts',
  },
  'logbook-detail': {
    name: 'Page of one entry',
    what: 'Map, coordinates, local time, memo, attester and a link to the media.',
    state: 'works',
    evidence: 'Needs a wallet connected to the chain of the entry.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'logbook-my-entries': {
    name: 'Map and list of your own entries',
    what: 'Clusters, filters by date, words, media and time of day.',
    state: 'partial',
    evidence: 'Built; reads Sepolia only, regardless of the chain of the wallet.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'logbook-shared-views': {
    name: 'Views by place, group or word',
    what: 'Entries of several people on one map.',
    state: 'not-built',
    evidence: 'No code found.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'logbook-verify': {
    name: 'Verify a friend’s entry',
    what: 'A second attestation about an entry.',
    state: 'not-built',
    evidence: 'No code found.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'logbook-revoke': {
    name: 'Revoke an entry',
    what: 'Mark an entry as withdrawn.',
    state: 'not-built',
    evidence: 'Entries are created revocable, but the app never calls revoke; another client can.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'logbook-share': {
    name: 'Sharing and Mini Apps',
    what: 'An entry shown inside a social client.',
    state: 'not-built',
    evidence: 'No Farcaster code in this repository or its parent.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'logbook-private': {
    name: 'Private entries',
    what: 'Encrypted or hidden content.',
    state: 'not-built',
    evidence: 'All text is public; according to the notice in the app, this feature is in development.',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
} satisfies Record<string, Omit<StatusEntry, 'group' | 'verified'>>;

const spatialSolPlan = {
  'plan-review': {
    name: 'Phase 1: review of data structures',
    what: 'A report on how other systems represent geometry.',
    state: 'not-built',
    evidence: 'No report was found.',
    source: 'AstralProtocol/docs@cedd398:docs/spatial-sol/research-plan.md',
  },
  'plan-primitives': {
    name: 'Phase 1: primitives',
    what: 'Points, lines, polygons, cells and rasters.',
    state: 'partial',
    evidence: 'Bare integer arrays in Spatial.sol; a geohash codec in the GeoNFT prototype; no rasters.',
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol',
  },
  'plan-codec': {
    name: 'Phase 1: GeoJSON to contract types and back',
    what: 'Helper libraries for clients.',
    state: 'partial',
    evidence: 'A TypeScript helper in the GeoNFT prototype; nothing in Spatial.sol; no package was published.',
    source: 'AstralProtocol/geonft-registry-poc@831e6c5:packages/hardhat-ts',
  },
  'plan-alpha': {
    name: 'Phase 1: alpha release with documentation',
    what: 'A library that others can install and read about.',
    state: 'not-built',
    evidence: 'A README; no tag, no release, no package.',
    source: 'DecentralizedGeo/spatial-sol@48ba886:README.md',
  },
  'plan-measures': {
    name: 'Phase 2: distance, bearing and area',
    what: 'Measurements on coordinates.',
    state: 'partial',
    evidence: 'Distance is wrong, bearing is a stub, area reverts; a spherical area in the GeoNFT prototype works.',
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol',
  },
  'plan-conversions': {
    name: 'Phase 2: conversions',
    what: 'Degrees, radians and lengths on the sphere.',
    state: 'works',
    evidence:
      'Degrees and nanodegrees convert to nanoradians, and these to degrees and nanometres. Nothing converts back from nanometres.',
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol',
  },
  'plan-relations': {
    name: 'Phase 2: point in polygon and intersection',
    what: 'Topological relations.',
    state: 'partial',
    evidence:
      'Point in polygon differs from exact arithmetic within one unit of an edge only; there is no intersection.',
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol',
  },
  'plan-analysis': {
    name: 'Phase 2: clustering, interpolation, statistics',
    what: 'Spatial analysis inside a contract.',
    state: 'not-built',
    evidence: 'No code found.',
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol',
  },
  'plan-index': {
    name: 'Phase 2: spatial index',
    what: 'R-tree or quadtree.',
    state: 'partial',
    evidence: 'A geohash tree in the GeoNFT prototype; inserting grows with the number of ids under the same prefix.',
    source: 'AstralProtocol/geonft-registry-poc@831e6c5:packages/hardhat-ts',
  },
  'plan-gas': {
    name: 'Phase 2: gas benchmarks',
    what: 'Published cost of each function.',
    state: 'partial',
    evidence: 'None upstream; the figures on this site are our own.',
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol',
  },
  'plan-audit': {
    name: 'Phase 2: security audit',
    what: 'Review by a third party.',
    state: 'not-built',
    evidence: 'No report was found.',
    source: 'AstralProtocol/docs@cedd398:docs/spatial-sol/research-plan.md',
  },
} satisfies Record<string, Omit<StatusEntry, 'group' | 'verified'>>;

const tools = {
  'tool-spec': {
    family: 'records',
    name: 'location-protocol-spec',
    what: 'The specification of the Location Protocol and its JSON Schema.',
    state: 'use',
    evidence: 'Text and schema read; the schema was run with two validators.',
    lastCommit: '2026-02',
    url: github('DecentralizedGeo/location-protocol-spec'),
    page: '/location-protocol/introduction',
    source: 'DecentralizedGeo/location-protocol-spec@568add2',
  },
  'tool-sdk': {
    family: 'records',
    name: 'astral-sdk',
    what: 'TypeScript SDK 0.2.0 for v0.1 attestations. Not on npm: build it from source.',
    state: 'try',
    evidence: 'Built and run; creating records works, but verification is unreliable.',
    lastCommit: '2026-01',
    url: github('DecentralizedGeo/astral-sdk'),
    page: '/sdk/',
    source: 'DecentralizedGeo/astral-sdk@2daf1b5',
  },
  'tool-dart': {
    family: 'records',
    name: 'location-protocol-dart',
    what: 'Pure Dart library 0.1.0: v0.2 payloads, nine location types, EAS offchain and onchain. Dart 3.11 or newer.',
    state: 'try',
    evidence: 'Source read; first release.',
    lastCommit: '2026-03',
    url: github('DecentralizedGeo/location-protocol-dart'),
    source: 'DecentralizedGeo/location-protocol-dart@6867642',
  },
  'tool-api': {
    family: 'records',
    name: 'astral-api',
    what: 'Read-only index of v0.1 attestations with REST, GraphQL and OGC API Features.',
    state: 'try',
    evidence: 'Source read and run; hosted deployment not checked.',
    lastCommit: '2025-03',
    url: github('DecentralizedGeo/astral-api'),
    page: '/api',
    source: 'DecentralizedGeo/astral-api@cf3f342',
  },
  'tool-mcp': {
    family: 'records',
    name: 'astral-api-mcp',
    what: 'Model Context Protocol server that lets a language model query the API. Python 3.12 and Poetry.',
    state: 'try',
    evidence: 'Source read; its tests expect a live API.',
    lastCommit: '2025-12',
    url: github('DecentralizedGeo/astral-api-mcp'),
    source: 'DecentralizedGeo/astral-api-mcp@7efec92',
  },
  'tool-location-services': {
    family: 'records',
    name: 'astral-location-services',
    what: 'Service that verifies proofs and computes geometry, with signed results on Base Sepolia.',
    state: 'try',
    evidence: 'Source read; 100 requests per hour and address on the public tier.',
    lastCommit: '2026-03',
    url: github('AstralProtocol/astral-location-services'),
    source: 'AstralProtocol/astral-location-services@559b38f',
  },
  'tool-eas-sandbox': {
    family: 'records',
    name: 'eas-sandbox',
    what: 'EAS scripts and seven workflows on Sepolia: check-in, geocache, ProofMode, impact area and others.',
    state: 'study',
    evidence: 'Source read; needs a test key and an RPC key; its page for QR codes takes a key from the address bar.',
    lastCommit: '2025-06',
    url: github('DecentralizedGeo/eas-sandbox'),
    source: 'DecentralizedGeo/eas-sandbox@0c0c89c',
  },
  'tool-privy': {
    family: 'records',
    name: 'privy-eas-integration-demo',
    what: 'Attestations with an embedded wallet and email login; converts a wagmi client to an ethers signer.',
    state: 'study',
    evidence: 'Source read.',
    lastCommit: '2025-10',
    url: github('DecentralizedGeo/privy-eas-integration-demo'),
    source: 'DecentralizedGeo/privy-eas-integration-demo@ab68181',
  },
  'tool-logbook': {
    family: 'records',
    name: 'astral-logbook',
    what: 'The Logbook web app.',
    state: 'study',
    evidence: 'Source read; attachments depend on a provider that has announced its shutdown.',
    lastCommit: '2025-09',
    url: github('DecentralizedGeo/astral-logbook'),
    page: '/spatial-registries/logbook',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'tool-extensions': {
    family: 'records',
    name: 'location-protocol-extensions',
    what: 'The 2024–2025 registry of location, media and recipe types.',
    state: 'study',
    evidence: 'Text read; there is no licence file.',
    lastCommit: '2025-04',
    url: github('DecentralizedGeo/location-protocol-extensions'),
    source: 'DecentralizedGeo/location-protocol-extensions@b22b33b',
  },
  'tool-easscan': {
    family: 'records',
    name: 'EASScan',
    what: 'Explorer and GraphQL endpoint for attestations, one host for each chain.',
    state: 'try',
    evidence: 'Used by Logbook for lists and links; we did not check whether a host responds today.',
    url: 'https://sepolia.easscan.org',
    page: '/astralscan/viewing-entries',
    source: 'DecentralizedGeo/astral-logbook@0ba0f5e',
  },
  'tool-spatial-sol': {
    family: 'geometry',
    name: 'spatial-sol',
    what: 'Planar geometry in Solidity.',
    state: 'study',
    evidence:
      'Run and measured: point in polygon is right except within one unit of an edge; ten functions are wrong, coarse or empty.',
    lastCommit: '2025-04',
    url: github('DecentralizedGeo/spatial-sol'),
    page: '/spatial-sol/introduction',
    source: 'DecentralizedGeo/spatial-sol@48ba886',
  },
  'tool-geonft': {
    family: 'geometry',
    name: 'geonft-registry-poc',
    what: 'GeoNFT tokens, an onchain geohash registry and a spherical area.',
    state: 'study',
    evidence: 'Compiled, run and measured: area works, removing an entry corrupts the index.',
    lastCommit: '2023-03',
    url: github('AstralProtocol/geonft-registry-poc'),
    page: '/developer-resources/spatial-registries',
    source: 'AstralProtocol/geonft-registry-poc@831e6c5',
  },
  'tool-wavs': {
    family: 'geometry',
    name: 'wavs-eas',
    what: 'Experiment: EAS attestations issued by a WebAssembly component of an actively validated service.',
    state: 'study',
    evidence: 'Source read; the README is that of its template.',
    lastCommit: '2025-06',
    url: github('AstralProtocol/wavs-eas'),
    source: 'AstralProtocol/wavs-eas@07a9f9a',
  },
  'tool-zkmaps': {
    family: 'geometry',
    name: 'zkMaps',
    what: 'Zero-knowledge circuits for point in polygon with 4, 6 or 10 edges, and Solidity verifiers.',
    state: 'study',
    evidence: 'Source read; no README at the commit named.',
    lastCommit: '2022-09',
    url: github('zkMaps/zkMaps'),
    source: 'zkMaps/zkMaps@4b48b46',
  },
  'tool-ipfs-stac': {
    family: 'geodata',
    name: 'ipfs-stac',
    what: 'Python client: search a SpatioTemporal Asset Catalog (STAC) and fetch assets by content identifier.',
    state: 'try',
    evidence: 'Known from its documentation only; the source was not read.',
    url: github('DecentralizedGeo/ipfs-stac'),
    source: 'DecentralizedGeo/DecentralizedGeo-hub@3ba01ea:docs',
  },
  'tool-dashboard': {
    family: 'geodata',
    name: 'web3-geo-dashboard',
    what: 'Browser dashboard for Landsat 9 scenes on IPFS. Needs Node 20, a map token, a Kubo node and an extension.',
    state: 'try',
    evidence: 'Source read.',
    lastCommit: '2025-05',
    url: github('DecentralizedGeo/web3-geo-dashboard'),
    source: 'DecentralizedGeo/web3-geo-dashboard@5ced908',
  },
  'tool-dgeo': {
    family: 'geodata',
    name: 'dgeo',
    what: 'STAC extension 1.0.0 that adds content identifiers to items and assets.',
    state: 'try',
    evidence: 'Text and schema read; its own maturity word is Proposal.',
    lastCommit: '2026-02',
    url: github('DecentralizedGeo/dgeo'),
    source: 'DecentralizedGeo/dgeo@819d1fd',
  },
  'tool-stac-manager': {
    family: 'geodata',
    name: 'stac-manager',
    what: 'Pipelines for STAC catalogues written in YAML, with seven modules. Python 3.12.',
    state: 'try',
    evidence: 'Source read.',
    lastCommit: '2026-02',
    url: github('DecentralizedGeo/stac-manager'),
    source: 'DecentralizedGeo/stac-manager@2174abf',
  },
  'tool-geohash-cid': {
    family: 'geodata',
    name: 'geohash-cid',
    what: 'Trees of geohash and H3 cells over IPFS: notebooks and benchmarks.',
    state: 'study',
    evidence: 'Source read.',
    lastCommit: '2024-07',
    url: github('easierdata/geohash-cid'),
    source: 'easierdata/geohash-cid@734a8b2',
  },
  'tool-geobeat': {
    family: 'geodata',
    name: 'geobeat',
    what: 'Index of the geographic concentration of the nodes of a blockchain.',
    state: 'study',
    evidence: 'Source and report read; built at a hackathon from IP lookups.',
    lastCommit: '2025-11',
    url: github('DecentralizedGeo/geobeat'),
    source: 'DecentralizedGeo/geobeat@dd01692',
  },
  'tool-geodid': {
    family: 'archive',
    name: 'astralprotocol and GeoDID-Browser',
    what: 'GeoDIDs: identifiers for spatial data sets, with contracts, subgraph and browser.',
    state: 'gone',
    evidence: 'Ran on Ropsten, which was shut down in December 2022; repository archived in March 2025.',
    lastCommit: '2025-03',
    url: github('AstralProtocol/astralprotocol'),
    source: 'AstralProtocol/astralprotocol@bc3793f',
  },
  'tool-geolocker': {
    family: 'archive',
    name: 'geolocker',
    what: 'An early user interface for a spatial registry.',
    state: 'gone',
    evidence: 'Demonstration from 2020; no longer maintained.',
    url: github('AstralProtocol/geolocker'),
    source: 'AstralProtocol/geolocker@471f7ce',
  },
  'tool-sprout': {
    family: 'archive',
    name: 'sprout and sl-green-bond',
    what: 'A green bond whose coupon follows an air-quality oracle.',
    state: 'gone',
    evidence: 'Demonstration; its own text describes it as unmaintained, and term and coupon table disagree.',
    url: github('AstralProtocol/sl-green-bond'),
    source: 'AstralProtocol/sl-green-bond@c5cc824',
  },
  'tool-argentina': {
    family: 'archive',
    name: 'argentina-onchain',
    what: 'Mock-up of a map of events.',
    state: 'study',
    evidence: 'One commit, no README and no blockchain library; its sample ids are not valid hexadecimal.',
    lastCommit: '2025-11',
    url: github('AstralProtocol/argentina-onchain'),
    source: 'AstralProtocol/argentina-onchain@4e8d24f',
  },
  'tool-old-logbook': {
    family: 'archive',
    name: 'logbook',
    what: 'The parent of astral-logbook.',
    state: 'study',
    evidence: 'Replaced by DecentralizedGeo/astral-logbook.',
    lastCommit: '2024-12',
    url: github('AstralProtocol/logbook'),
    source: 'AstralProtocol/logbook@f724ac2',
  },
} satisfies Record<string, Omit<StatusEntry, 'group' | 'verified'>>;

type Keyed = typeof parts & typeof plugins & typeof logbookFeatures & typeof spatialSolPlan & typeof tools;

/** Key of an entry, as in `status.<key>.state`. */
export type StatusKey = keyof Keyed;

const grouped: [StatusGroup, Record<string, Omit<StatusEntry, 'group' | 'verified'>>][] = [
  ['parts', parts],
  ['plugins', plugins],
  ['logbook', logbookFeatures],
  ['spatial-sol-plan', spatialSolPlan],
  ['tools', tools],
];

/** Every entry by key, in reading order. */
export const status = Object.fromEntries(
  grouped.flatMap(([group, entries]) =>
    Object.entries(entries).map(([key, entry]) => [key, {...entry, group, verified}]),
  ),
) as Record<StatusKey, StatusEntry>;
