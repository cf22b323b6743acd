// runs: api
const base = process.env.BASE_URL ?? 'http://localhost:3000';

// #region types
interface Row {
  uid: string;
  chain: string;
  event_timestamp: string;
  location: string;
  revoked: boolean | null;
}
interface Page {
  data: Row[];
  pagination: {
    total: number;
    limit: number;
    offset: number;
    next: string | null;
  };
}
// #endregion types

// #region read
/**
 * Reads every matching row, or throws when some are missing. Always sends a
 * limit, because without one the page object is wrong.
 */
async function readAll(filters: Record<string, string>): Promise<Row[]> {
  const rows = new Map<string, Row>();
  let offset = 0;
  let total: number | undefined;
  for (;;) {
    const query = new URLSearchParams({
      ...filters,
      limit: '100',
      offset: String(offset),
    });
    const response = await fetch(
      `${base}/api/v0/location-proofs?${query}`,
    ).catch(noServer);
    if (!response.ok)
      throw new Error(`${response.status} ${await response.text()}`);
    const {data, pagination} = (await response.json()) as Page;
    // The order of rows with equal times is not fixed: the key keeps a row that
    // appears on two pages once.
    for (const row of data) rows.set(row.uid, row);
    offset += pagination.limit;
    total ??= pagination.total;
    if (pagination.next !== null) continue;
    // When its database fails, the server sends an empty last page.
    if (rows.size < total)
      throw new Error(`Only ${rows.size} of ${total} rows came: read again.`);
    return [...rows.values()];
  }
}
// #endregion read

// #region guard
/**
 * Tells an empty index, or a database that does not answer, from a filter that
 * matches nothing.
 */
async function indexedRows(): Promise<number> {
  const response = await fetch(`${base}/api/v0/location-proofs/stats`).catch(
    noServer,
  );
  return ((await response.json()) as {total: number}).total;
}

const rows = await readAll({fromTimestamp: '2025-01-01T00:00:00Z'});
if (rows.length === 0 && (await indexedRows()) === 0)
  throw new Error('The index is empty or its database does not respond.');
// #endregion guard
console.log(`${rows.length} rows of ${await indexedRows()}`);
for (const chain of ['arbitrum', 'base', 'celo', 'sepolia']) {
  console.log(chain, rows.filter((row) => row.chain === chain).length);
}

/** Says what to do when no server answers, and ends the program. */
function noServer(): never {
  console.error(
    `No server answers at ${base}: start the model with npx tsx api-server.ts, or set BASE_URL.`,
  );
  process.exit(1);
}

export {};
