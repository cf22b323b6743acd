import {gas} from './measurements/gas';
import {networks} from './networks';
import {sdkRelease} from './release';
import {schemas} from './schemas';
import {status} from './status';
import {vectorFacts} from './vectors';
import type {FactValue} from './types';

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
