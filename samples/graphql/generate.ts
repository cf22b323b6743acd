// runs: api
import {readFileSync, writeFileSync} from 'node:fs';
import type {IntrospectionQuery} from 'graphql';

// #region generate
const base = process.env.BASE_URL ?? 'http://localhost:3000';
const [operation = 'near.graphql', target = 'near-types.d.ts'] =
  process.argv.slice(2);

const {codegen} = await import('@graphql-codegen/core').catch(noPackage);
const operations = await import('@graphql-codegen/typescript-operations').catch(
  noPackage,
);
const {buildClientSchema, getIntrospectionQuery, parse, printSchema} =
  await import('graphql').catch(noPackage);

const response = await fetch(`${base}/graphql`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({query: getIntrospectionQuery()}),
}).catch(noServer);
const {data} = (await response.json()) as {data: IntrospectionQuery};

const types = await codegen({
  filename: target,
  schema: parse(printSchema(buildClientSchema(data))),
  documents: [{document: parse(readOperation(operation))}],
  config: {},
  pluginMap: {operations},
  plugins: [{operations: {}}],
});
writeFileSync(target, types);
console.log(`${target}: types of ${operation}`);
// #endregion generate

function readOperation(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fail(
      `${path} cannot be read: name a file with a GraphQL operation, as in npx tsx generate.ts near.graphql.`,
    );
  }
}

function noServer(): never {
  return fail(
    `No server answers at ${base}: start the model with npx tsx api-server.ts, or set BASE_URL.`,
  );
}

function noPackage(): never {
  return fail(
    'A package is missing: run npm install graphql @graphql-codegen/core @graphql-codegen/typescript-operations.',
  );
}

/** Ends the program with one sentence. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

export {};
