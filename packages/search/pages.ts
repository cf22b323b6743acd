import {createMatcher} from '@docusaurus/utils';
import type {Article} from '@astral-docs/paint-first/shared/pageContent';
import {type SectionFields, packIndex} from './engine/pack';
import {buildSectionPath} from './engine/sectionPath';
import type {SearchData, SearchScope} from './engine/types';
import {isCodeName} from './engine/words';
import type {LoadedPage, Version} from './loadedPages';
import type {SearchOptions} from './options';
import type {Section} from './sections';

/** A page as it is indexed. */
export interface IndexedArticle extends Pick<Article, 'title' | 'description'> {
  /** Path with base URL. */
  route: string;
  /** Path below the base URL, without a version. */
  path: string;
  /** `page_type` of the front matter. */
  type?: string;
  sections: Section[];
}

/** The beginning of a text, up to the last word that is there as a whole. */
const beginningOf = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most + 1).replace(/\S*$/, '') : text;

/** The words of the table rows that link to a section, by its address: they say what is found there. */
function linkTextByTarget(articles: readonly IndexedArticle[]): Map<string, string> {
  const linkText = new Map<string, string>();
  for (const {sections} of articles)
    for (const {links} of sections)
      for (const [to, words] of links) {
        const [route = '', anchor = ''] = to.split('#');
        const address = buildSectionPath(route, anchor);
        linkText.set(address, `${linkText.get(address) ?? ''} ${words}`);
      }
  return linkText;
}

/** A locale with what is known of its pages: what indexes are made of. */
export interface SearchSource {
  baseUrl: string;
  title: string;
  titleDelimiter: string;
  versions: readonly Version[];
  pages: readonly LoadedPage[];
  /** All locales of the site. */
  locales: {baseUrl: string; label: string; versions: readonly Version[]}[];
  options: SearchOptions;
}

/** Makes the index and the texts for excerpts; a pure function of the pages. */
export function buildSearchData(
  articles: readonly IndexedArticle[],
  {baseUrl, locales, options}: Pick<SearchSource, 'baseUrl' | 'locales' | 'options'>,
): {data: SearchData; texts: string[][]} {
  const {areas = {}, defaultArea = '', synonyms = [], facts = [], last, skip = [], terms = {}, report} = options;
  const indexed: SectionFields[] = [];
  const pages: SearchData['pages'] = [];
  const sections: SearchData['sections'] = [];
  const entries: SearchData['entries'] = [];
  const messages: SearchData['messages'] = [];
  const linkText = linkTextByTarget(articles);
  const isLast = createMatcher([...(last?.paths ?? [])]);
  const texts = articles.map(({route, path, title, description, type = '', sections: parts}) => {
    const comesLast = isLast(path);
    const ownType = comesLast ? 'last' : options.glossaries?.includes(path) ? 'glossary' : type;
    pages.push([route, title, areas[path.split('/')[1] ?? ''] ?? defaultArea, ownType]);
    const own: SearchData['sections'][number] = [];
    sections.push(own);
    return parts
      .filter(({anchor}) => !skip.includes(anchor))
      .map(({anchor, heading, lead, text, excerpt, entries: names, isRow, messages: quoted}) => {
        for (const message of quoted) messages.push([indexed.length, message]);
        if (!comesLast) for (const [at, name] of names) entries.push([indexed.length, at, name]);
        // Of what comes last, and of names of code, whose entries are alike, the beginning has to do.
        const most = comesLast ? 60 : isCodeName(heading) ? 70 : Infinity;
        indexed.push({
          // Each section carries the title of its page, so that "ogc conformance" finds the section and not the top of the page.
          page: `${title} ${path.replace(/[/-]/g, ' ')}`,
          heading: heading || title,
          lead: `${anchor ? '' : description} ${lead} ${linkText.get(buildSectionPath(route, anchor)) ?? ''} ${terms[buildSectionPath(path, anchor)] ?? ''}`,
          // An anchor keeps the words that its heading had before.
          text: `${beginningOf(text, most)} ${isCodeName(heading) ? '' : anchor.replaceAll('-', ' ')}`,
        });
        own.push(isRow ? [anchor, heading, 1] : [anchor, heading]);
        return excerpt.slice(0, 1200);
      });
  });
  return {
    data: {
      baseUrl,
      scopes: scopesOf(locales),
      synonyms,
      facts,
      areas: [...new Set([defaultArea, ...Object.values(areas)])].filter((area) =>
        pages.some(([, , one]) => area && one === area),
      ),
      report,
      lastUnless: last?.unless ?? '',
      pages,
      sections,
      entries,
      messages,
      index: packIndex(indexed),
    },
    texts,
  };
}

/** One index of a locale. */
interface Index {
  /** Folder below that of the locale. */
  folder: string;
  version?: string;
  /** Whether a page of the locale belongs into it: pages without a version are in each. */
  holds(page: LoadedPage): boolean;
}

const folderOf = (version?: string): string => (version === undefined ? 'search' : `search/${version}`);

/**
 * The indexes of a locale: one for the last version, and one for each other. An instance of the docs without a version of that
 * name takes part with its last one.
 */
export function listSearchIndexes({versions}: Pick<SearchSource, 'versions'>): Index[] {
  const others = new Set(versions.filter(({isLast}) => !isLast).map(({name}) => name));
  return [undefined, ...others].map((version) => ({
    folder: folderOf(version),
    version,
    holds({version: own}) {
      if (!own) return true;
      const named = versions.some(({plugin, name}) => plugin === own.plugin && name === version);
      return named ? own.name === version : own.isLast;
    },
  }));
}

/** Every index of the site by language and version; none when there is one. */
function scopesOf(locales: SearchSource['locales']): SearchScope[] {
  const scopes = locales.flatMap((record) => {
    const indexes = listSearchIndexes(record);
    return indexes.map(({folder, version}) => {
      const own = record.versions.find(({isLast, name}) => (version === undefined ? isLast : name === version));
      const labels = [locales.length > 1 && record.label, indexes.length > 1 && own?.label];
      return {label: labels.filter(Boolean).join(' · '), address: `${record.baseUrl}${folder}/`};
    });
  });
  return scopes.length > 1 ? scopes : [];
}
