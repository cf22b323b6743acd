// runs: api
const base = process.env.BASE_URL ?? 'http://localhost:3000';

// #region crawl
interface Items {
  features: {id: string; geometry: {type: string} | null}[];
  links: {rel: string; href: string}[];
  numberMatched: number;
}

/**
 * The server leaves /api out of its links and may name the wrong scheme: keep
 * the path, add what is missing.
 */
function repair(href: string): string {
  const {pathname, search} = new URL(href);
  return base + pathname.replace(/^\/ogc(?=\/|$)/, '/api/ogc') + search;
}

const ids = new Set<string>();
let matched = 0;
let next: string | undefined =
  `${base}/api/ogc/collections/location-proofs/items?limit=100&chain=sepolia`;
while (next) {
  const response = await fetch(next).catch(noServer);
  if (!response.ok)
    throw new Error(`${response.status} ${await response.text()}`);
  const items = (await response.json()) as Items;
  matched = items.numberMatched;
  const before = ids.size;
  for (const {id} of items.features) ids.add(id);
  // A page that brings nothing new ends the crawl, whatever its links say.
  const link =
    ids.size > before ? items.links.find(({rel}) => rel === 'next') : undefined;
  next = link && repair(link.href);
}
console.log(`${ids.size} of ${matched} features`);
// #endregion crawl

/** Says what to do when no server answers, and ends the program. */
function noServer(): never {
  console.error(
    `No server answers at ${base}: start the model with npx tsx api-server.ts, or set BASE_URL.`,
  );
  process.exit(1);
}

export {};
