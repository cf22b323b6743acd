import {gas, type GasMeasurement} from './measurements/gas';
import {registryGas} from './measurements/polygon-gas';
import {networks} from './networks';
import {sdkRelease} from './release';
import {schemas} from './schemas';
import {status} from './status';
import {vectorFacts} from './vectors';
import type {FactValue} from './types';

const gasOf = (id: string): GasMeasurement => gas.find((row) => row.id === id)!;
/** What grows with the payload: its smallest and its largest measurement. */
const gasFamilies = [
  ['attest', gasOf('point'), gasOf('polygon-100')],
  ['revoke', gasOf('revoke'), gasOf('revoke-polygon-100')],
] as const;

function collect(): FactValue[] {
  const found: FactValue[] = [];
  for (const {key, chainId, name, eas, schemaRegistry, easVersion, source, verified} of networks) {
    const origin = {source, verified};
    found.push(
      {key: `network.${key}.chainId`, value: String(chainId), kind: 'number', ...origin},
      {key: `network.${key}.name`, value: name, kind: 'text', ...origin},
      {key: `network.${key}.eas`, value: eas, kind: 'address', ...origin},
      {key: `network.${key}.schemaRegistry`, value: schemaRegistry, kind: 'address', ...origin},
      {key: `network.${key}.easVersion`, value: easVersion, kind: 'text', ...origin},
    );
  }
  for (const {key, string, uid, name, source, verified} of schemas) {
    const origin = {source, verified};
    found.push(
      {key: `schema.${key}.name`, value: name, kind: 'text', ...origin},
      {key: `schema.${key}.string`, value: string, kind: 'code', ...origin},
      {key: `schema.${key}.uid`, value: uid, kind: 'uid', ...origin},
    );
  }
  for (const [key, {name, state, source, verified}] of Object.entries(status)) {
    found.push(
      {key: `status.${key}.name`, value: name, kind: 'text', source, verified},
      {key: `status.${key}.state`, value: state, kind: 'text', source, verified},
    );
  }
  for (const {id, gas: used, source, verified} of gas) {
    found.push({key: `gas.${id}`, value: used.toLocaleString('en'), kind: 'number', source, verified});
  }
  for (const {identifiers, gas: used} of registryGas) {
    const origin = {
      source: 'AstralProtocol/geonft-registry-poc@831e6c5:packages/hardhat-ts',
      verified: '2026-11-23',
    } as const;
    found.push({key: `gas.registry-${identifiers}`, value: used.toLocaleString('en'), kind: 'number', ...origin});
  }
  for (const [id, from, to] of gasFamilies) {
    const {source, verified} = to;
    const slope = Math.round((to.gas - from.gas) / ((to.payloadBytes! - from.payloadBytes!) / 32));
    found.push({key: `gas.${id}-word`, value: slope.toLocaleString('en'), kind: 'number', source, verified});
  }
  const {name, version, commit, source, verified} = sdkRelease;
  found.push(
    {key: 'sdk.name', value: name, kind: 'code', source, verified},
    {key: 'sdk.version', value: version, kind: 'text', source, verified},
    {key: 'sdk.commit', value: commit, kind: 'code', source, verified},
  );
  return [...found, ...vectorFacts];
}

/** Every value that pages and samples can draw by key, as `<Fact of="…" />` or, inside a fence, in double braces. */
export const facts: ReadonlyMap<string, FactValue> = new Map(collect().map((fact) => [fact.key, fact]));
