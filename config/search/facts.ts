import type {SearchFact} from '@astral-docs/search/options';
import {gas} from '../../data/measurements/gas';
import {networks} from '../../data/networks';
import {sdkRelease} from '../../data/release';
import {schemas} from '../../data/schemas';

const listed = networks.filter(({knownSchemas}) =>
  knownSchemas.some(({schema, state}) => schema === 'v0.1' && state === 'listed'),
);
/** @throws Error when no row has this value, so that no answer is about nothing */
function findRow<Row>(rows: readonly Row[], key: keyof Row, value: string): Row {
  const found = rows.find((row) => row[key] === value);
  if (!found) throw new Error(`Search: no row of the data has the ${String(key)} ${value}.`);
  return found;
}
const gasOf = (id: string): string => findRow(gas, 'id', id).gas.toLocaleString('en');
const current = ['v0.1', 'v0.2'].map((key) => findRow(schemas, 'key', key));
const chains = '/location-protocol/schemas#chains';
const strings = '/location-protocol/schemas#schema-strings';
const ask = 'astral eas sdk address contract id chain network supported support list available deployed';

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
    text: `Projects of Astral list the v0.1 schema on ${listed.map(({name}) => name).join(', ')}. EAS is deployed on ${networks.length} chains that these pages name.`,
    to: chains,
  },
  {
    title: 'Schema UIDs',
    asks: [['schema uid', 'schema id', 'schema hash', 'schema identifier']],
    also: 'eas v0.1 v0.2 0.1 0.2 location protocol astral',
    values: current.map(({key, uid}) => [key, uid]),
    to: strings,
  },
  {
    title: 'Schema strings',
    asks: [['schema string', 'schema text', 'raw schema', 'schema definition', 'schema fields']],
    also: 'eas v0.1 v0.2 0.1 0.2 location protocol astral',
    values: current.map(({key, string}) => [key, string]),
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
];
