import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {articleOf, type Article} from '../shared/pageContent';
import type {LocaleRecord, PageRecord} from '../shared/record';
import {type Site, type Step, versionOf, writeText} from '../shared/site';
import type {SearchData, SearchScope} from './engine/engine';
import {type Fields, packIndex} from './engine/pack';

/** A part of a page that search finds. */
export interface Section {
  anchor: string;
  heading: string;
  text: string;
}

const blocks = /^(?:p|li|td|th|dt|dd|h[1-6]|pre|div|figcaption|summary|blockquote|tr)$/;

/** A page as it is indexed. */
export interface IndexedArticle extends Pick<Article, 'route' | 'path' | 'title' | 'description'> {
  sections: Section[];
}

/** Splits a page at its headings of level 2 and 3; what comes before the first belongs to the page itself. */
export function sectionsOf(article: Pick<Article, 'content'>): Section[] {
  const sections: Section[] = [{anchor: '', heading: '', text: ''}];
  const walk = (node: Nodes): void => {
    const current = sections.at(-1) as Section;
    if (node.type === 'text') current.text += node.value;
    if (node.type !== 'element' && node.type !== 'root') return;
    const element = node as Element;
    if (node.type === 'element' && /^h[23]$/.test(element.tagName) && element.properties.id) {
      sections.push({anchor: String(element.properties.id), heading: toString(element).trim(), text: ''});
      return;
    }
    // Programs are found by what the page says of them; their own words would fill half of the index.
    if (node.type === 'element' && (element.tagName === 'h1' || element.tagName === 'pre')) return;
    node.children.forEach(walk);
    if (node.type === 'element' && blocks.test(element.tagName)) (sections.at(-1) as Section).text += ' ';
  };
  walk(article.content);
  return sections
    .map(({text, ...rest}) => ({...rest, text: text.replace(/\s+/g, ' ').trim()}))
    .filter(({text, heading}, index) => text || heading || index === 0);
}

/** Makes the index and the texts for excerpts; a pure function of the pages. */
export function searchData(
  articles: readonly IndexedArticle[],
  locales: readonly IndexedLocale[],
  {baseUrl, options}: IndexedLocale,
): {data: SearchData; texts: string[][]} {
  const {areas = {}, defaultArea = '', synonyms = []} = options.search ?? {};
  const indexed: Fields[] = [];
  const pages: SearchData['pages'] = [];
  const sections: SearchData['sections'] = [];
  const texts = articles.map(({route, path, title, description, sections: parts}, page) => {
    pages.push([route, title, areas[path.split('/')[1] ?? ''] ?? defaultArea]);
    return parts.map(({anchor, heading, text}) => {
      indexed.push({
        // Each section carries the title of its page, so that "ogc conformance" finds the section and not the top of the page.
        page: `${title} ${path.replace(/[/-]/g, ' ')}`,
        heading: heading || title,
        text: anchor ? text : `${description} ${text}`,
      });
      sections.push([page, anchor, heading]);
      return text.slice(0, 1200);
    });
  });
  return {data: {baseUrl, scopes: scopesOf(locales), synonyms, pages, sections, index: packIndex(indexed)}, texts};
}

/** What an index takes from the record of a locale. */
export type IndexedLocale = Pick<LocaleRecord, 'baseUrl' | 'label' | 'versions' | 'options'>;

/** One index of a locale. */
interface Index {
  /** Folder below that of the locale. */
  folder: string;
  version?: string;
  /** Whether a page of the locale belongs into it: pages without a version are in each. */
  holds(page: PageRecord): boolean;
}

const folderOf = (version?: string): string => (version === undefined ? 'search' : `search/${version}`);

/**
 * The indexes of a locale: one for the last version, and one for each other. An instance of the docs without a version of that
 * name takes part with its last one.
 */
export function indexesOf({versions}: Pick<LocaleRecord, 'versions'>): Index[] {
  const others = new Set(versions.filter(({isLast}) => !isLast).map(({name}) => name));
  return [undefined, ...others].map((version) => ({
    folder: folderOf(version),
    version,
    holds(page) {
      const own = versionOf(page, {versions});
      if (!own) return true;
      const named = versions.some(({plugin, name}) => plugin === own.plugin && name === version);
      return named ? own.name === version : own.isLast;
    },
  }));
}

/** Path of the index that readers of a page search, below that of the locale. */
export function indexFile(page: PageRecord, record: Pick<LocaleRecord, 'versions'>): string {
  const own = versionOf(page, record);
  return `${folderOf(own?.isLast === false ? own.name : undefined)}/index.json`;
}

/** Every index of the site by language and version; none when there is one. */
export function scopesOf(locales: readonly IndexedLocale[]): SearchScope[] {
  const scopes = locales.flatMap((record) => {
    const indexes = indexesOf(record);
    return indexes.map(({folder, version}) => {
      const own = record.versions.find(({isLast, name}) => (version === undefined ? isLast : name === version));
      const labels = [locales.length > 1 && record.label, indexes.length > 1 && own?.label];
      return {label: labels.filter(Boolean).join(' · '), address: `${record.baseUrl}${folder}/`};
    });
  });
  return scopes.length > 1 ? scopes : [];
}

/** Writes an index for each version, and the texts of each page, loaded for its excerpts. */
export const searchIndex: Step = {
  name: 'search index',
  async run({record, pages, dir, locales}: Site) {
    for (const {folder, holds} of indexesOf(record)) {
      const articles = pages
        .filter(holds)
        .map((page) => articleOf(page, record))
        .filter(({listed}) => listed)
        .map((article) => ({...article, sections: sectionsOf(article)}));
      const {data, texts} = searchData(articles, locales, record);
      await writeText(dir, `${folder}/index.json`, JSON.stringify(data));
      await Promise.all(texts.map((text, page) => writeText(dir, `${folder}/${page}.json`, JSON.stringify(text))));
    }
  },
};
