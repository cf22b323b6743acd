/** The GraphQL schema on the pages, field by field against the one that the source defines. */
import {type GraphQLArgument, isInputObjectType, isObjectType} from 'graphql';
import {expect, it} from 'vitest';
import {buildGraphQLSchema} from '../graphql';
import {sdl} from './server';

/** Each field as `Type.field(arguments): type`, sorted; descriptions do not count. */
const fields = Object.values(buildGraphQLSchema(sdl).getTypeMap())
  .filter(({name}) => !name.startsWith('__'))
  .flatMap((type) => {
    if (!isObjectType(type) && !isInputObjectType(type)) return [`scalar ${type.name}`];
    return Object.values(type.getFields()).map((field) => {
      const {args} = field as {args?: readonly GraphQLArgument[]};
      const given = args?.map(({name, type: of}) => `${name}: ${of.toString()}`).join(', ') ?? 'input';
      return `${type.name}.${field.name}(${given}): ${field.type.toString()}`;
    });
  })
  .sort();

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
    (name) => `LocationProofFilter.${name}(input): String`,
  ),
  'LocationProofFilter.bbox(input): [Float]',
  'LocationProofFilter.limit(input): Int',
  'LocationProofFilter.offset(input): Int',
  ...['Boolean', 'Float', 'ID', 'Int', 'JSON', 'String'].map((name) => `scalar ${name}`),
].sort();

it('data/reference/schema.graphql has the fields, arguments and types of the source', () =>
  expect(fields).toEqual(source));
