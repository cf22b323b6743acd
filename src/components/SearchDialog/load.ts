import {Engine, type SearchData} from '@site/src/lib/search/engine';

const get = async <T>(url: string): Promise<T> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
};

let engine: Promise<Engine> | undefined;

/** The search engine, fetched once; a failed attempt may be repeated. */
export function loadEngine(baseUrl: string): Promise<Engine> {
  engine ??= get<SearchData>(`${baseUrl}search/index.json`).then((data) => new Engine(data));
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}

const texts = new Map<number, Promise<string[]>>();

/** The texts of a page's sections, for excerpts; empty when they cannot be had, since a result is useful without. */
export function loadTexts(baseUrl: string, page: number): Promise<string[]> {
  const known = texts.get(page);
  if (known) return known;
  const loading = get<string[]>(`${baseUrl}search/${page}.json`).catch(() => {
    texts.delete(page);
    return [];
  });
  texts.set(page, loading);
  return loading;
}
