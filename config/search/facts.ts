import type {SearchFact} from '@astral-docs/search/options';
import {gas} from '../../data/measurements/gas';
import {networks} from '../../data/networks';
import {sdkRelease} from '../../data/release';
import {schemas} from '../../data/schemas';

const uses = (schema: string) =>
  networks.filter(({knownSchemas}) =>
    knownSchemas.some((known) => known.schema === schema && known.state === 'listed'),
  );
/** @throws Error when no row has this value, so that no answer is about nothing */
function findRow<Row>(rows: readonly Row[], key: keyof Row, value: string): Row {
  const found = rows.find((row) => row[key] === value);
  if (!found) throw new Error(`Search: no row of the data has the ${String(key)} ${value}.`);
  return found;
}
const gasOf = (id: string): string => findRow(gas, 'id', id).gas.toLocaleString('en');
/** What a point costs in dollars, with ether at 3,000. */
const pointDollars = (gwei: number): string => (findRow(gas, 'id', 'point').gas * gwei * 1e-9 * 3000).toFixed(2);

const legacy = findRow(schemas, 'key', 'v0.1');
const draft = findRow(schemas, 'key', 'v0.2');
const chains = '/location-protocol/schemas#chains';
const strings = '/location-protocol/schemas#schema-strings';
const ask = 'astral eas sdk address contract id chain network supported support list available deployed';

/** Short answers of the page of questions: the title, what is asked, words that may be beside it, the answer, its anchor. */
const questions: readonly [string, string[], string, string, string][] = [
  [
    'Safe and contract accounts',
    ['safe', 'gnosis safe', 'multisig', 'smart account', 'contract account', 'contract wallet', 'erc-1271', 'eip-1271'],
    'sign attest register record wallet can',
    'Onchain, yes: the Safe calls attest and is the attester. Offchain, no: a contract account has no key to sign with.',
    'safe',
  ],
  [
    'A stolen key',
    ['stolen key', 'key stolen', 'leaked key', 'compromised key', 'lost key', 'private key leaked'],
    'my what if is was private',
    'Revoke what you no longer vouch for, make a new key, and tell your readers which address counts from which date.',
    'stolen-key',
  ],
  [
    'Rotating a key',
    ['rotate key', 'key rotation', 'rotate keys', 'change key', 'new key'],
    'my how signing private',
    'Publish the new address with a date where readers look for the old one. Only the old key can revoke what it signed.',
    'rotate-key',
  ],
  [
    'Phones',
    ['phone', 'mobile', 'ios', 'android', 'swift', 'kotlin', 'react native'],
    'app sdk work on native support',
    'A web page on a phone can sign. For Flutter there is location-protocol-dart. We found no native library.',
    'phone',
  ],
  [
    'Cost in dollars',
    ['dollars', 'dollar', 'usd', 'cost l2', 'cheap chain', 'price l2'],
    'cost record l2 base how much in',
    `Offchain, nothing. A point onchain is ${gasOf('point')} gas: ${pointDollars(5)} dollars at 5 gwei, ${pointDollars(0.1)} at 0.1 gwei, with ether at 3,000.`,
    'dollars',
  ],
  [
    'Records without gas',
    ['gasless', 'sponsor', 'sponsored', 'paymaster', 'meta transaction', 'delegated', 'delegation'],
    'gas attestation attestations record pay transactions attest',
    'You sign, and someone else sends and pays: a delegated attestation. Offchain records need no gas.',
    'gasless',
  ],
  [
    'Limits of size',
    ['size limit', 'maximum size', 'max size', 'how large', 'how big'],
    'record records polygon payload of a can be',
    'EAS sets none. Onchain, gas is the limit; offchain, your storage.',
    'limits',
  ],
  [
    'Indoors and floors',
    ['indoor', 'indoors', 'floor', 'building level'],
    'position location altitude record work plan',
    'You can sign any position, with altitude as the third number. There is no field for a floor: put it into the memo.',
    'indoor',
  ],
  [
    'Deleting a record',
    ['delete record', 'delete records', 'delete a record', 'remove record', 'erase record'],
    'onchain my from chain can how a',
    'You can delete your own file. Onchain, no: a revocation marks the record, and the place stays readable.',
    'delete',
  ],
  [
    'Your own format',
    ['sign geojson', 'signed geojson', 'signing geojson'],
    'myself difference own why not instead',
    'The signature is the same. EAS and the v0.1 schema settle bytes, chain, revocation and meaning, so other tools can read it.',
    'own-format',
  ],
  [
    'Is the public API up?',
    ['api up', 'api down', 'api online', 'api live', 'api status', 'public api'],
    'is the astral available now',
    'We have not checked. One curl to its statistics tells you.',
    'api',
  ],
  [
    'Who runs Astral',
    ['who runs', 'who maintains', 'support', 'contact', 'who owns'],
    'astral help email project get the',
    'Astral, with public code in the GitHub organisations AstralProtocol and DecentralizedGeo. Help: issues, Telegram, email.',
    'support',
  ],
];

/** Short answers above the results of search, straight from the data of this site. */
export const directAnswers: readonly SearchFact[] = [
  {
    title: 'Addresses of the EAS contract',
    asks: [['eas'], ['address', 'contract', 'deployed']],
    also: 'chain network smart ethereum attestation service',
    values: networks.map(({name, eas}) => [name, eas]),
    to: chains,
  },
  {
    title: 'Addresses of the schema registry',
    asks: [['schema registry', 'registry contract', 'registry address']],
    also: 'address contract chain network eas deployed',
    values: networks.map(({name, schemaRegistry}) => [name, schemaRegistry]),
    to: chains,
  },
  {
    title: 'Chain ids',
    asks: [['chain id', 'network id', 'chainid']],
    also: 'eas list testnet',
    values: networks.map(({name, chainId}) => [name, String(chainId)]),
    to: chains,
  },
  {
    title: 'Chains',
    asks: [['chain', 'network', 'blockchain']],
    also: ask,
    text: `Projects of Astral list the v0.1 schema on ${uses('v0.1')
      .map(({name}) => name)
      .join(', ')}. EAS is deployed on ${networks.length} chains that these pages name.`,
    to: chains,
  },
  {
    title: 'Schema UIDs',
    asks: [['schema uid', 'schema id', 'schema hash', 'schema identifier']],
    also: 'eas v0.1 v0.2 0.1 0.2 location protocol astral',
    values: [legacy, draft].map(({key, uid}) => [key, uid]),
    to: strings,
  },
  {
    title: 'Schema strings',
    asks: [['schema string', 'schema text', 'raw schema', 'schema definition', 'schema fields']],
    also: 'eas v0.1 v0.2 0.1 0.2 location protocol astral',
    values: [legacy, draft].map(({key, string}) => [key, string]),
    to: strings,
  },
  {
    title: 'Version of the SDK',
    asks: [
      ['sdk version', 'version', 'npm package', 'package name', 'sdk release'],
      ['sdk', 'package', 'astral'],
    ],
    also: 'latest current release npm version name number',
    text: 'The package is not on the npm registry: build it from source.',
    values: [
      ['Version', sdkRelease.version],
      ['Package', sdkRelease.name],
      ['Commit', sdkRelease.commit],
    ],
    to: '/sdk/quick-start/installation#versions-and-requirements',
  },
  {
    title: 'Ready for production?',
    asks: [['production', 'stable', 'mature', 'prod', 'audited', 'audit']],
    also: 'ready astral safe enough sdk protocol it',
    text: `No. The protocol is a draft, SDK ${sdkRelease.version} isn't on npm, and we found no audit.`,
    to: '/core-concepts/questions#production',
  },
  {
    title: 'Gas of a record',
    asks: [['cost', 'gas', 'price', 'fee', 'expensive']],
    also: 'record attestation onchain chain point location register registration put astral eas attest place',
    text: 'Measured on a private chain with EAS 0.26, the version of Sepolia and Ethereum; an offchain record costs nothing.',
    values: [
      ['Point', `${gasOf('point')} gas`],
      ['Polygon of 10 corners', `${gasOf('polygon-10')} gas`],
      ['Revocation', `${gasOf('revoke')} gas`],
      ['Anchor of an offchain UID', `${gasOf('timestamp')} gas`],
    ],
    to: '/sdk/guides/gas#gas',
  },
  {
    title: 'Versions of the protocol',
    asks: [['protocol version', 'location protocol version', 'lp version', 'spec version', 'specification version']],
    also: 'current latest location astral',
    text: 'v0.2 is the current draft, with four snake_case fields. v0.1, with nine fields, is what the SDK, the API and the Logbook use.',
    to: '/location-protocol/eas-schema#versions',
  },
  ...questions.map(([title, asked, also, text, anchor]) => ({
    title,
    asks: [asked],
    also,
    text,
    to: `/core-concepts/questions#${anchor}`,
  })),
];
