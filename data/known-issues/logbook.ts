import type {UnplacedIssue} from '../types';

const verified = '2026-11-21';
const app = 'DecentralizedGeo/astral-logbook@0ba0f5e:packages/nextjs';

export const logbookIssues: UnplacedIssue[] = [
  {
    id: 'logbook-storage-trust',
    title: 'The storage API trusts an email address',
    severity: 'high',
    happens:
      'Every storage route trusts the email address that the browser sends. There is no cookie, token or signature: anyone who knows the address of a confirmed user can list spaces and upload as that user.',
    workaround: 'Run the app for yourself only, or put your own login in front of `/api/storage`.',
    evidence: 'Read in the route handlers; the process stores confirmed accounts in memory, by email address.',
    source: `${app}/app/api/storage/storacha`,
    verified,
  },
  {
    id: 'logbook-storage-provider',
    title: 'The only storage provider has announced its shutdown',
    severity: 'high',
    happens:
      'Logbook uploads attachments to Storacha and links them through `w3s.link`. The provider announced the end of uploads for 2026-05-15 and of the gateway for 2026-05-31. We did not try either since.',
    workaround:
      'Register entries without an image, or write your own storage service. For an old content identifier, try another gateway.',
    evidence: 'Read in three public sources from April and May 2026. The status in November 2026 was not checked.',
    source: `${app}/services/storage; https://github.com/storacha/upload-service/issues/709; https://github.com/ipshipyard/ipfs-deploy-action/issues/39`,
    verified,
  },
  {
    id: 'logbook-tap-rounding',
    title: 'A tap on the map is rounded to six significant digits',
    severity: 'medium',
    happens:
      'Each coordinate of a tap has six significant digits. West of 100° W and east of 100° E, this moves the position by up to 56 m.',
    workaround: 'Enter the coordinates in the fields of the form, which keep every digit.',
    evidence: 'Read in the map component and recomputed for a sphere on which 1° is 111.195 km.',
    source: app,
    verified,
  },
  {
    id: 'logbook-axis-order',
    title: 'Longitude comes first although the srs value defines latitude first',
    severity: 'medium',
    happens:
      'The `location` text is `lon, lat`, but `srs` is `EPSG:4326`, whose formal axis order is latitude, longitude. A reader that follows `srs` shows the entry in the wrong place.',
    workaround: 'Read `location` as longitude, then latitude, regardless of `srs`.',
    evidence: 'Read in the form component that builds the payload.',
    source: app,
    verified,
  },
  {
    id: 'logbook-entries-sepolia',
    title: 'The list of entries reads Sepolia only',
    severity: 'medium',
    happens:
      'The page `/entries` queries the Sepolia index, regardless of the chain of the wallet. It does not list entries that you registered on Arbitrum One or Celo.',
    workaround: 'Look the entry up in the explorer of its chain, or query that index yourself.',
    evidence: 'Read in the entries page: the address of the index is a constant.',
    source: `${app}/app/entries`,
    verified,
  },
  {
    id: 'logbook-detail-url',
    title: 'The documented address of an entry never loads',
    severity: 'medium',
    happens:
      'The page reads the second part of the path as the UID. `/attestation/<UID>` has no second part, so the page shows "fetching" forever. The same happens without a wallet, or with a wallet on another chain.',
    workaround: 'Open `/attestation/uid/<UID>` with a wallet connected to the chain of the entry.',
    evidence: 'Read in the attestation page.',
    source: `${app}/app/attestation`,
    verified,
  },
  {
    id: 'logbook-default-chain',
    title: 'A new session opens on Arbitrum One',
    severity: 'medium',
    happens:
      'The first chain of the list is Arbitrum One, where gas costs real money. The list also has Ethereum, which has no schema: the form shows "No schema UID for chain ID 1".',
    workaround: 'Switch the wallet to Sepolia before you open the form.',
    evidence: 'Read in the list of target networks.',
    source: `${app}/scaffold.config.ts; ${app}/EAS.config.ts`,
    verified,
  },
  {
    id: 'logbook-recipient',
    title: 'The recipient of an entry is the attestation contract',
    severity: 'low',
    happens:
      'Each entry names the address of the EAS contract as its recipient. A search for entries by recipient finds nothing useful.',
    workaround: 'Look entries up by attester.',
    evidence: 'Read in the form component.',
    source: app,
    verified,
  },
  {
    id: 'logbook-stale-environment',
    title: 'The example environment file contains variables that no code reads',
    severity: 'low',
    happens:
      'The two `NEXT_PUBLIC_WEB3STORAGE_*` variables and the step that starts an IPFS daemon are obsolete. The guide requires Node.js 16, which is too old for Next.js 14.',
    workaround: 'Set `NEXT_PUBLIC_MAPBOX_TOKEN` only, and use Node.js 18.17 or newer.',
    evidence: 'Read in the source, which we searched for every environment variable.',
    source: `${app}/.env.example`,
    verified,
  },
];
