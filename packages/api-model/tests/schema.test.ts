/** The GraphQL schema on the pages, field by field against the one that the source defines. */
import {buildSchema, isInputObjectType, isObjectType, isScalarType, type GraphQLSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {buildGraphQLSchema} from '../graphql';
import {sdl} from './server';

/** Each field as `Type.field(arguments): type`, sorted; descriptions do not count. */
function fields(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(({name}) => !name.startsWith('__'))
    .flatMap((type) => {
      if (isScalarType(type)) return [`scalar ${type.name}`];
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map(
          ({name, type: of, defaultValue}) => `input ${type.name}.${name}: ${of.toString()} = ${String(defaultValue)}`,
        );
      if (!isObjectType(type)) return [`other ${type.name}`];
      return Object.values(type.getFields()).map(({name, args, type: of}) => {
        const given = args.map((arg) => `${arg.name}: ${arg.type.toString()}`).join(', ');
        return `${type.name}.${name}(${given}): ${of.toString()}`;
      });
    })
    .sort();
}

/**
 * The fields of backend/src/graphql/schema.ts:5-142 at DecentralizedGeo/astral-api@cf3f342, read there, in the same form.
 */
const source = [
  'ChainCount.chain(): String!',
  'ChainCount.count(): Int!',
  'GeoJSONGeometry.coordinates(): JSON!',
  'GeoJSONGeometry.type(): String!',
  ...['chain', 'eventTimestamp', 'location', 'locationType', 'prover', 'createdAt', 'updatedAt'].map(
    (name) => `LocationProof.${name}(): String!`,
  ),
  ...['memo', 'srs', 'subject', 'timestamp'].map((name) => `LocationProof.${name}(): String`),
  ...['mediaData', 'mediaTypes', 'recipePayloads', 'recipeTypes'].map((name) => `LocationProof.${name}(): [String]`),
  ...['latitude', 'longitude'].map((name) => `LocationProof.${name}(): Float`),
  'LocationProof.geometry(): GeoJSONGeometry',
  'LocationProof.revoked(): Boolean!',
  'LocationProof.uid(): ID!',
  'LocationProofStats.byChain(): [ChainCount!]!',
  'LocationProofStats.total(): Int!',
  'Query.locationProof(uid: ID!): LocationProof',
  'Query.locationProofs(filter: LocationProofFilter): [LocationProof!]!',
  'Query.locationProofsCount(filter: LocationProofFilter): Int!',
  'Query.locationProofsStats(): LocationProofStats!',
  ...['chain', 'prover', 'subject', 'fromTimestamp', 'toTimestamp'].map(
    (name) => `input LocationProofFilter.${name}: String = undefined`,
  ),
  'input LocationProofFilter.bbox: [Float] = undefined',
  'input LocationProofFilter.limit: Int = undefined',
  'input LocationProofFilter.offset: Int = undefined',
  ...['Boolean', 'Float', 'ID', 'Int', 'JSON', 'String'].map((name) => `scalar ${name}`),
].sort();

describe('data/reference/schema.graphql', () => {
  it('has the fields, arguments and types of the source', () => {
    for (const schema of [buildSchema(sdl), buildGraphQLSchema(sdl)]) expect(fields(schema)).toEqual(source);
  });
});
