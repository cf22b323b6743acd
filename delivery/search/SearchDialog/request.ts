import type {SearchData} from '@site/delivery/search/engine/engine';

/** Gets JSON of this site. @throws Error for any answer but a good one */
export async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

let index: Promise<SearchData> | undefined;

/**
 * Asks for the search index, once; a failed attempt may be repeated. It stands apart from what reads the index, so that the
 * two are fetched side by side.
 */
export function requestIndex(baseUrl: string): Promise<SearchData> {
  index ??= getJson<SearchData>(`${baseUrl}search/index.json`).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}
