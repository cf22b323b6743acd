import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {alternatePath} from '../alternates/alternatePath';
import type {LocaleRecord} from '../shared/record';
import {pathOf} from '../shared/site';
import {emptySection, indexesOf, searchData, type IndexedArticle} from './publish';
import {readSource} from './sources';

/**
 * What the build writes after the pages, for `docusaurus start`: the search index of each version, made from the sources when
 * somebody searches, and the Markdown of each page, which is its source there.
 * @param record the locale that is served, with the pages as they are now
 */
export function answerFromSources(siteDir: string, record: () => LocaleRecord) {
  let texts: Record<string, string[][]> = {};
  const known = new Map<string, {text: string; read: ReturnType<typeof readSource>}>();

  async function readPage(file: string): ReturnType<typeof readSource> {
    const text = await readFile(file, 'utf8');
    const before = known.get(file);
    if (before?.text === text) return before.read;
    const read = readSource(file, text);
    known.set(file, {text, read});
    return read;
  }

  async function makeIndex(locale: LocaleRecord, folder: string): Promise<object | undefined> {
    const index = indexesOf(locale).find((one) => one.folder === folder);
    if (!index) return undefined;
    const articles = locale.pages
      .filter((page) => page.kind && !page.unlisted && index.holds(page))
      .map(async (page): Promise<IndexedArticle> => {
        const file = join(siteDir, page.source ?? '');
        const read = /\.mdx?$/.test(file) ? await readPage(file) : {description: '', sections: [emptySection()]};
        const {route, type, title = locale.title} = page;
        return {route, type, path: pathOf(page, locale), title, ...read};
      });
    const made = searchData(await Promise.all(articles), [locale], locale);
    texts = {...texts, [folder]: made.texts};
    return made.data;
  }

  async function answer(path: string): Promise<{type: string; body: string} | undefined> {
    const locale = record();
    const {baseUrl} = locale;
    if (!path.startsWith(baseUrl)) return undefined;
    const [, folder = '', name = ''] =
      /^(search(?:\/[^/]+)?)\/(index|\d+)\.json$/.exec(path.slice(baseUrl.length)) ?? [];
    if (folder) {
      const found = name === 'index' ? await makeIndex(locale, folder) : texts[folder]?.[Number(name)];
      return found && {type: 'application/json', body: JSON.stringify(found)};
    }
    const page = locale.pages.find(
      ({route, source = ''}) => /\.mdx?$/.test(source) && alternatePath(route, baseUrl) === path,
    );
    return (
      page && {type: 'text/markdown; charset=utf-8', body: await readFile(join(siteDir, page.source ?? ''), 'utf8')}
    );
  }

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    answer(decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname)).then((found) => {
      if (!found) return next();
      response.setHeader('Content-Type', found.type);
      response.end(found.body);
    }, next);
  };
}
