import {buildSchema, isObjectType} from 'graphql';
import {expect, it} from 'vitest';
import {runGraphQL, sdl} from './server';

it('GraphQL returns every field of a row with a value of its type', () => {
  const type = buildSchema(sdl).getType('LocationProof');
  const all = isObjectType(type) ? Object.keys(type.getFields()).sort() : [];
  const selection = all.map((name) => (name === 'geometry' ? 'geometry { type coordinates }' : name)).join(' ');
  const {status, body} = runGraphQL(`{ locationProofs(filter: {limit: 163}) { ${selection} } }`);
  expect(status).toBe(200);
  const {data, errors} = body as {data: {locationProofs: object[]}; errors?: unknown};
  expect(errors).toBeUndefined();
  expect(data.locationProofs).toHaveLength(163);
  for (const row of data.locationProofs) expect(Object.keys(row).sort()).toEqual(all);
});
