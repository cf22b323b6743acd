// runs: api
const base = process.env.BASE_URL ?? 'http://localhost:3000';

// #region split
type Box = [west: number, south: number, east: number, north: number];

/**
 * Degrees, WGS 84, longitude first. A box whose west is greater than its east
 * crosses the antimeridian.
 */
function boxesFor([west, south, east, north]: Box): Box[] {
  if (west <= east) return [[west, south, east, north]];
  return [
    [west, south, 180, north],
    [-180, south, east, north],
  ];
}
// #endregion split

// #region ask
interface Row {
  uid: string;
  memo: string | null;
  longitude: number | null;
  latitude: number | null;
}

interface Page {
  data: Row[];
  pagination: {total: number; next: string | null};
}

/** The rows of one part, page by page. */
async function rowsIn(part: Box): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  let total: number | undefined;
  let next: string | null =
    `/api/v0/location-proofs?bbox=${part.join(',')}&limit=100`;
  while (next !== null) {
    const response: Response = await fetch(base + next).catch(noServer);
    if (!response.ok)
      throw new Error(`${response.status} ${await response.text()}`);
    const {data, pagination} = (await response.json()) as Page;
    for (const row of data) rows.set(row.uid, row);
    total ??= pagination.total;
    next = pagination.next;
  }
  // When its database fails, the server sends an empty last page.
  if (rows.size < (total ?? 0))
    throw new Error(`Only ${rows.size} of ${total} rows came: read again.`);
  return rows;
}

async function inBox(box: Box): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const part of boxesFor(box))
    for (const [uid, row] of await rowsIn(part)) rows.set(uid, row);
  return [...rows.values()];
}

for (const {memo, longitude, latitude} of await inBox([
  176.8, -19.3, -178.2, -15.9,
])) {
  console.log(longitude, latitude, memo);
}
// #endregion ask

/** Says what to do when no server answers, and ends the program. */
function noServer(): never {
  console.error(
    `No server answers at ${base}: start the model with npx tsx api-server.ts, or set BASE_URL.`,
  );
  process.exit(1);
}

export {};
