import type {KnownIssue} from '../types';

const verified = '2026-11-21';
const app = 'DecentralizedGeo/astral-logbook@0ba0f5e:packages/nextjs';

export const logbookIssues: KnownIssue[] = [
  {
    id: 'logbook-storage-trust',
    area: 'logbook',
    title: 'The storage API trusts an e-mail address',
    severity: 'high',
    happens:
      'Every storage route takes the e-mail address that the browser sends. There is no cookie, token or signature: anyone who knows the address of a confirmed user can list spaces and upload as that user.',
    workaround: 'Run the app for yourself only, or put a login of your own in front of `/api/storage`.',
    evidence:
      'Read in the route handlers; confirmed accounts are kept in the memory of the process, by e-mail address.',
    source: `${app}/app/api/storage/storacha`,
    verified,
  },
  {
    id: 'logbook-storage-provider',
    area: 'logbook',
    title: 'The only storage provider announced the end of its service',
    severity: 'high',
    happens:
      'Attachments go to Storacha and are linked through `w3s.link`. Uploads were reported switched off on 2026-05-15, and the end of the gateway was announced for 2026-05-31. An upload probably answers 500, and an old media link probably fails.',
    workaround:
      'Register entries without an image, or write a storage service of your own. Try an old content identifier at another gateway.',
    evidence: 'Read in three public sources of April and May 2026. The state in November 2026 was not checked.',
    source: `${app}/services/storage; https://github.com/storacha/upload-service/issues/709; https://github.com/ipshipyard/ipfs-deploy-action/issues/39`,
    verified,
  },
  {
    id: 'logbook-tap-rounding',
    area: 'logbook',
    title: 'A tap on the map is rounded to six significant digits',
    severity: 'medium',
    happens:
      'Each coordinate of a tap keeps six significant digits. West of 100° W and east of 100° E that moves the position by up to 56 m.',
    workaround: 'Type the coordinates into the boxes of the form; they keep every digit.',
    evidence: 'Read in the form component and recomputed for a sphere on which 1° is 111.195 km.',
    source: app,
    verified,
  },
  {
    id: 'logbook-axis-order',
    area: 'logbook',
    title: 'Longitude comes first under a code that puts latitude first',
    severity: 'medium',
    happens:
      'The `location` text is `lon, lat`, while `srs` says `EPSG:4326`, whose formal axis order is latitude, longitude. A reader that obeys the code draws the entry in the wrong place.',
    workaround: 'Read `location` as longitude, then latitude, whatever `srs` says.',
    evidence: 'Read in the form component that builds the payload.',
    source: app,
    verified,
  },
  {
    id: 'logbook-entries-sepolia',
    area: 'logbook',
    title: 'The list of entries reads Sepolia only',
    severity: 'medium',
    happens:
      'The page `/entries` asks the Sepolia index, whatever chain the wallet is on. Entries that you made on Arbitrum One or Celo are not listed.',
    workaround: 'Look the entry up in the explorer of its chain, or query that index yourself.',
    evidence: 'Read in the entries page: the address of the index is a constant.',
    source: `${app}/app/entries`,
    verified,
  },
  {
    id: 'logbook-detail-url',
    area: 'logbook',
    title: 'The documented address of an entry never loads',
    severity: 'medium',
    happens:
      'The page takes the second part of the path as the UID. At `/attestation/<UID>` there is none, and the page says "fetching" without end. The same happens with no wallet, or with a wallet on another chain.',
    workaround: 'Open `/attestation/uid/<UID>` with a wallet connected to the chain of the entry.',
    evidence: 'Read in the attestation page.',
    source: `${app}/app/attestation`,
    verified,
  },
  {
    id: 'logbook-default-chain',
    area: 'logbook',
    title: 'A new session opens on Arbitrum One',
    severity: 'medium',
    happens:
      'The first chain of the list is Arbitrum One, where gas costs real money. Ethereum is offered too, but has no schema: the form answers "No schema UID for chain ID 1".',
    workaround: 'Switch the wallet to Sepolia before you open the form.',
    evidence: 'Read in the list of target networks.',
    source: `${app}/scaffold.config.ts; ${app}/EAS.config.ts`,
    verified,
  },
  {
    id: 'logbook-recipient',
    area: 'logbook',
    title: 'The recipient of an entry is the attestation contract',
    severity: 'low',
    happens:
      'Each entry names the address of the EAS contract as its recipient. Looking entries up by recipient finds nothing useful.',
    workaround: 'Look entries up by attester.',
    evidence: 'Read in the form component.',
    source: app,
    verified,
  },
  {
    id: 'logbook-stale-environment',
    area: 'logbook',
    title: 'The example environment file names variables that nothing reads',
    severity: 'low',
    happens:
      'The two `NEXT_PUBLIC_WEB3STORAGE_*` variables and the step that starts an IPFS daemon are left over. Node.js 16, as the guide asks for, is too old for Next.js 14.',
    workaround: 'Set `NEXT_PUBLIC_MAPBOX_TOKEN` only, and use Node.js 18.17 or newer.',
    evidence: 'Read in the source, which was searched for every environment variable.',
    source: `${app}/.env.example`,
    verified,
  },
];
