import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import type {SearchOptions} from '../options';
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

/** What an index holds beside its pages. */
export type IndexHead = Pick<SearchData, 'baseUrl' | 'scopes'>;

/** Makes the index and the texts for excerpts; a pure function of the pages. */
export function searchData(
  articles: readonly IndexedArticle[],
  {baseUrl, scopes}: IndexHead,
  {areas = {}, defaultArea = '', synonyms = []}: SearchOptions = {},
): {data: SearchData; texts: string[][]} {
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
  return {data: {baseUrl, scopes, synonyms, pages, sections, index: packIndex(indexed)}, texts};
}

/**
 * The versions that have an index of their own, beside that of the last one. Each holds the pages that belong to no version too.
 * @returns names; an instance of the docs that has no version of a name takes part with its last one
 */
const olderVersions = ({versions}: LocaleRecord): string[] => [
  ...new Set(versions.filter(({isLast}) => !isLast).map(({name}) => name)),
];

function isIn(name: string | undefined, page: PageRecord, record: LocaleRecord): boolean {
  const own = versionOf(page, record);
  if (!own) return true;
  const named = record.versions.some((other) => other.plugin === own.plugin && other.name === name);
  return named ? own.name === name : own.isLast;
}

/** Address of the folder with the index for a version; that of the last version has no name. */
const addressOf = ({baseUrl}: LocaleRecord, name?: string): string =>
  `${baseUrl}search/${name === undefined ? '' : `${encodeURIComponent(name)}/`}`;

/** Address of the index that readers of a page search. */
export function indexAddress(page: PageRecord, record: LocaleRecord): string {
  const own = versionOf(page, record);
  return `${addressOf(record, own?.isLast === false ? own.name : undefined)}index.json`;
}

/** Every index of the site by language and version; none when there is one. */
export function scopesOf(locales: readonly LocaleRecord[]): SearchScope[] {
  const scopes = locales.flatMap((record) =>
    [undefined, ...olderVersions(record)].map((name) => {
      const version = record.versions.find((other) => (name === undefined ? other.isLast : other.name === name));
      const labels = [
        ...(locales.length > 1 ? [record.label] : []),
        ...(version && olderVersions(record).length ? [version.label] : []),
      ];
      return {label: labels.join(' · '), address: addressOf(record, name)};
    }),
  );
  return scopes.length > 1 ? scopes : [];
}

/** Writes an index for each version, and the texts of each page, loaded for its excerpts. */
export const searchIndex: Step = {
  name: 'search index',
  async run(site: Site) {
    const {record, pages, dir, locales, options} = site;
    const head = {baseUrl: record.baseUrl, scopes: scopesOf(locales)};
    for (const name of [undefined, ...olderVersions(record)]) {
      const articles = pages
        .filter((page) => isIn(name, page, record))
        .map((page) => articleOf(page, record))
        .filter(({listed}) => listed)
        .map((article) => ({...article, sections: sectionsOf(article)}));
      const {data, texts} = searchData(articles, head, options.search);
      const folder = name === undefined ? 'search' : `search/${name}`;
      await writeText(dir, `${folder}/index.json`, JSON.stringify(data));
      await Promise.all(texts.map((text, page) => writeText(dir, `${folder}/${page}.json`, JSON.stringify(text))));
    }
  },
};
