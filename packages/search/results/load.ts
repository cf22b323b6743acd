import {SearchEngine} from '../engine/engine';
import {fetchJson, fetchIndex} from '../dialog/request';

const engines = new Map<string, SearchEngine>();

/** The search engine over an index, if it is there already. @param scope address of the folder with the index */
export const getLoadedSearchEngine = (scope: string): SearchEngine | undefined => engines.get(scope);

/**
 * The search engine over an index, made once.
 * @throws Error when the index does not load; another call tries again
 */
export async function loadSearchEngine(scope: string): Promise<SearchEngine> {
  const data = await fetchIndex(scope);
  const engine = engines.get(scope) ?? new SearchEngine(data);
  engines.set(scope, engine);
  return engine;
}

const texts = new Map<string, string[]>();
const loading = new Map<string, Promise<void>>();

const addressOf = (scope: string, page: number): string => `${scope}${page}.json`;

/** The texts of a page's sections, for excerpts, if they are there already; none when they did not load. */
export const getLoadedTexts = (scope: string, page: number): string[] | undefined => texts.get(addressOf(scope, page));

/** Gets the texts of a page's sections. It may fail quietly: a result is useful without, and the next search asks again. */
export function loadSectionTexts(scope: string, page: number): Promise<void> {
  const address = addressOf(scope, page);
  const asked =
    loading.get(address) ??
    fetchJson<string[]>(address)
      .catch(() => [])
      .then((found) => {
        texts.set(address, found);
        loading.delete(address);
      });
  loading.set(address, asked);
  return asked;
}
