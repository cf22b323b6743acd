// runs: api
const base = process.env.BASE_URL ?? 'http://localhost:3000';

// #region deep
interface Row {
  uid: string;
  event_timestamp: string;
}

/**
 * Every row, newest first. The bound moves with the rows, so rows that arrive
 * meanwhile shift nothing. Throws at the end when some are missing.
 */
async function* newestFirst(
  filters: Record<string, string> = {},
): AsyncGenerator<Row> {
  const seen = new Set<string>();
  let toTimestamp: string | undefined;
  let total: number | undefined;
  let offset = 0;
  for (;;) {
    const query = new URLSearchParams({
      ...filters,
      limit: '100',
      offset: String(offset),
    });
    if (toTimestamp) query.set('toTimestamp', toTimestamp);
    const response = await fetch(
      `${base}/api/v0/location-proofs?${query}`,
    ).catch(noServer);
    if (!response.ok)
      throw new Error(`${response.status} ${await response.text()}`);
    const {data, pagination} = (await response.json()) as {
      data: Row[];
      pagination: {total: number};
    };
    for (const row of data) if (!seen.has(row.uid)) yield row;
    for (const {uid} of data) seen.add(uid);
    total ??= pagination.total;
    if (data.length < 100) {
      // When its database fails, the server sends an empty page.
      if (seen.size >= total) return;
      throw new Error(`Only ${seen.size} of ${total} rows came: read again.`);
    }
    // The bound is included, so its rows come again. A whole page of one moment
    // needs an offset as well.
    const last = data.at(-1)!.event_timestamp;
    offset = last === toTimestamp ? offset + 100 : 0;
    toTimestamp = last;
  }
}
// #endregion deep

let count = 0;
for await (const {uid} of newestFirst()) if (uid) count += 1;
console.log(`${count} rows`);

/** Says what to do when no server answers, and ends the program. */
function noServer(): never {
  console.error(
    `No server answers at ${base}: start the model with npx tsx api-server.ts, or set BASE_URL.`,
  );
  process.exit(1);
}

export {};
