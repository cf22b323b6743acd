// runs: api
import {readFileSync} from 'node:fs';
import type {NearQuery, NearQueryVariables} from './near-types';

// #region typed
const base = process.env.BASE_URL ?? 'http://localhost:3000';

const operation = readOperation(process.argv[2] ?? 'near.graphql');
const variables: NearQueryVariables = {
  filter: {
    bbox: [-11, 35, 30, 60],
    fromTimestamp: '2026-01-01T00:00:00Z',
    limit: 3,
  },
};
const response = await fetch(`${base}/graphql`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({query: operation, variables}),
}).catch(noServer);
const {data, errors} = (await response.json()) as {
  data?: NearQuery;
  errors?: {message: string}[];
};
if (!data)
  throw new Error(
    errors?.map(({message}) => message).join('\n') ??
      `status ${response.status}`,
  );

for (const {memo, longitude, latitude} of data.locationProofs)
  console.log(longitude, latitude, memo);
console.log(
  `${data.locationProofs.length} of ${data.locationProofsCount} rows`,
);
// #endregion typed

function readOperation(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fail(
      `${path} cannot be read: save near.graphql next to this program, or name its path.`,
    );
  }
}

function noServer(): never {
  return fail(
    `No server answers at ${base}: start the model with npx tsx api-server.ts, or set BASE_URL.`,
  );
}

/** Ends the program with one sentence. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

export {};
