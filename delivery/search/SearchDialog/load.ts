import {Engine} from '@site/delivery/search/engine/engine';
import {getJson, requestIndex} from './request';

let engine: Engine | undefined;

/** The search engine, if it is there already. */
export const engineNow = (): Engine | undefined => engine;

/** The search engine, made once. @throws Error when the index cannot be had; another call tries again */
export async function loadEngine(baseUrl: string): Promise<Engine> {
  const data = await requestIndex(baseUrl);
  engine ??= new Engine(data);
  return engine;
}

const texts = new Map<number, string[]>();
const loading = new Map<number, Promise<void>>();

/** The texts of a page's sections, for excerpts, if they are there already. */
export const textsNow = (page: number): string[] | undefined => texts.get(page);

/** Gets the texts of a page's sections. It may fail quietly: a result is useful without, and the next search asks again. */
export function loadTexts(baseUrl: string, page: number): Promise<void> {
  const asked =
    loading.get(page) ??
    getJson<string[]>(`${baseUrl}search/${page}.json`).then(
      (found) => void texts.set(page, found),
      () => void loading.delete(page),
    );
  loading.set(page, asked);
  return asked;
}
