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

async function inBox(box: Box): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const part of boxesFor(box)) {
    const query = new URLSearchParams({bbox: part.join(','), limit: '100'});
    const response = await fetch(
      `${base}/api/v0/location-proofs?${query}`,
    ).catch(noServer);
    if (!response.ok)
      throw new Error(`${response.status} ${await response.text()}`);
    const {data} = (await response.json()) as {data: Row[]};
    for (const row of data) rows.set(row.uid, row);
  }
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
