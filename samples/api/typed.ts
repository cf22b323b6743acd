// runs: api
import type {paths} from './api-types';

// #region typed
const base = process.env.BASE_URL ?? 'http://localhost:3000';
const {default: createClient} = await import('openapi-fetch').catch(noPackage);
const client = createClient<paths>({baseUrl: base});

const {data, error} = await client
  .GET('/api/v0/location-proofs', {
    params: {query: {chain: 'base', bbox: '-11,35,30,60', limit: 3}},
  })
  .catch(noServer);
if (error) throw new Error(error.error);
for (const {memo, longitude, latitude} of data.data)
  console.log(longitude, latitude, memo);
console.log(`${data.data.length} of ${data.pagination.total} rows`);
// #endregion typed

/** Says what to install, and ends the program. */
function noPackage(): never {
  console.error(
    'The package openapi-fetch is missing: run npm install openapi-fetch.',
  );
  process.exit(1);
}

/** Says what to do when no server answers, and ends the program. */
function noServer(): never {
  console.error(
    `No server answers at ${base}: start the model with npx tsx api-server.ts, or set BASE_URL.`,
  );
  process.exit(1);
}

export {};
