import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Article} from '../delivery/shared/pageContent';
import {isNamedBy, sectionAddress} from '../delivery/shared/paths';
import type {LocaleRecord, PageRecord} from '../delivery/shared/record';
import {versionOf} from '../delivery/shared/site';
import {shortenAnchor} from './engine/anchors';
import {type Fields, packIndex} from './engine/pack';
import {isTypeName} from './engine/symbols';
import type {SearchData, SearchScope} from './engine/types';
import {isCodeName} from './engine/words';
import type {SearchOptions} from './options';

/** A part of a page that search finds. */
export interface Section {
  anchor: string;
  heading: string;
  /** What begins rows of tables and entries of lists of terms: the names and messages that readers look up. */
  lead: string;
  /** The other words. */
  text: string;
  /** The words of both as they follow each other, for excerpts. */
  excerpt: string;
  /** Names of code in the section that have an anchor of their own. */
  entries: [anchor: string, name: string][];
  /** Whether it is a row of a table. */
  isRow: boolean;
  /** Of a row: what programs print, as it is quoted or set as code. */
  messages: string[];
  /** Rows of tables that lead elsewhere: the address, and the words of the row, which say what is found there. */
  links: [to: string, words: string][];
}

/** A page as it is indexed. */
export interface IndexedArticle extends Pick<Article, 'route' | 'path' | 'title' | 'description'> {
  /** `page_type` of the front matter. */
  type?: string;
  sections: Section[];
}

const blocks = /^(?:p|li|td|th|dt|dd|h[1-6]|pre|div|figcaption|summary|blockquote|tr)$/;
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An empty section. */
export const emptySection = (anchor = '', heading = ''): Section => ({
  anchor,
  heading,
  lead: '',
  text: '',
  excerpt: '',
  entries: [],
  links: [],
  isRow: false,
  messages: [],
});

/** Paths of this site that an element links to. */
function linksIn(element: Element): string[] {
  const links: string[] = [];
  visit(element, {type: 'element', tagName: 'a'}, ({properties}) => {
    const to = String(properties.href ?? '');
    if (/^\/[^/]/.test(to)) links.push(to);
  });
  return links;
}

/** What a row quotes of the output of programs: several words in quotation marks or in code. */
function messagesIn(row: Element): string[] {
  const messages = [...toString(row).matchAll(/["“]([^"“”]{4,}?)["”]/g)].map(([, text = '']) => text);
  visit(row, {type: 'element', tagName: 'code'}, (code) => {
    messages.push(toString(code));
  });
  return [...new Set(messages.map(spaced))].filter((text) => /\p{L} \p{L}/u.test(text) && !/[{}]/.test(text));
}

/**
 * The rows of a table that leads elsewhere, as "You want to … | Go to …" does, each with its address; undefined for a table that
 * answers itself.
 */
function directoryOf(table: Element): Section['links'] | undefined {
  const rows: Element[] = [];
  visit(table, {type: 'element', tagName: 'tr'}, (row) => {
    if (row.children.some((cell) => cell.type === 'element' && cell.tagName === 'td')) rows.push(row);
  });
  const linked = rows.map((row) => (row.properties.id ? [] : linksIn(row)));
  if (rows.length < 4 || linked.filter(({length}) => length).length < 0.75 * rows.length) return undefined;
  return rows.flatMap((row, at) => {
    const words = row.children.map((cell) => toString(cell)).join(' · ');
    return (linked[at] ?? []).map((to): [string, string] => [to, words]);
  });
}

/** Whether a page comes after the others. */
const isLast = (path: string, {last}: SearchOptions): boolean => isNamedBy(last?.paths ?? [], path);

/** Whether a link leads to a section of the same name on another page. */
const isForwarding = (to: string, anchor: string): boolean => /^\/[^/]/.test(to) && to.endsWith(`#${anchor}`);

/** Most characters of a section that only leads to the page where its subject is now. */
const mostForwarding = 100;

/**
 * Splits a page at its headings of level 2 to 5, its terms and its rows with an anchor; what comes before the first belongs to
 * the page itself. A page that comes last is split at its headings only, and what is below a heading of level 3 is left out.
 * A short section that links to a section of its own name elsewhere keeps old addresses working; it is left out too.
 */
export function sectionsOf(
  article: Pick<Article, 'content' | 'title' | 'path'>,
  options: SearchOptions = {},
): Section[] {
  const isWhole = isLast(article.path, options);
  let current = emptySection();
  const sections = [current];
  const forwarding = new Set<Section>();
  const begin = (element: Element, heading: string): void => {
    current = emptySection(String(element.properties.id), heading);
    sections.push(current);
  };
  const space = (): void => {
    for (const field of ['lead', 'text', 'excerpt'] as const) current[field] += ' ';
  };
  /** The headings that the current place is below, by level. */
  const above = [article.title];
  const walkAll = (nodes: readonly Nodes[], inLead: boolean): void => nodes.forEach((node) => walk(node, inLead));
  const walk = (node: Nodes, inLead: boolean): void => {
    if (node.type === 'text') {
      if (isWhole && above.length > 2) return;
      for (const field of [inLead ? 'lead' : 'text', 'excerpt'] as const) {
        // Elements without space between them, such as a number and the rule that it numbers, do not make one word.
        const joint = /[\p{L}\p{N}]$/u.test(current[field]) && /^\p{Lu}/u.test(node.value) ? ' ' : '';
        current[field] += joint + node.value;
      }
    }
    if (node.type === 'root') walkAll(node.children, inLead);
    if (node.type !== 'element') return;
    const {tagName, properties, children} = node;
    const isNamed = Boolean(properties.id);
    if (tagName === 'a' && current.anchor && isForwarding(String(properties.href), current.anchor))
      forwarding.add(current);
    // Programs are found by what the page says of them; their own words would fill half of the index.
    if (tagName === 'h1' || tagName === 'pre') return;
    if (isNamed && /^h[2-5]$/.test(tagName)) {
      const heading = toString(node).trim();
      const level = Number(tagName.slice(1)) - 1;
      above.length = level;
      const owner = above.filter((one) => one && isTypeName(one)).at(-1);
      begin(node, owner && /^\w+\(\)$/.test(heading) ? `${owner}.${heading}` : heading);
      above[level] = heading;
      return;
    }
    if (tagName === 'dt' && isNamed && !isWhole) return begin(node, toString(node).trim());
    const cells = children.filter((child) => child.type === 'element');
    const outer = current;
    if (tagName === 'tr' && isNamed && !isWhole) {
      // A row with an anchor is found by itself, and named by its first cell.
      begin(node, cells[0] ? toString(cells[0]).trim() : '');
      current.isRow = true;
      current.messages.push(...messagesIn(node));
      walkAll(children, false);
      current = outer;
      return;
    }
    if (tagName === 'table') {
      current.excerpt += ' · ';
      const rows = directoryOf(node);
      if (rows) {
        current.links.push(...rows);
        current.excerpt += ` ${spaced([...new Set(rows.map(([, words]) => words))].join(' · '))} `;
        return;
      }
    }
    if (isNamed && /^(?:a|div)$/.test(tagName)) {
      const text = toString(node).trim();
      const id = String(properties.id);
      const name = text.startsWith(id) ? id : text;
      if (isCodeName(name)) current.entries.push([id, name]);
    }
    children.forEach((child, at) => {
      if (child.type === 'element' && children[at - 1]?.type === 'element') space();
      walk(child, inLead || (tagName === 'tr' && child === cells[0] && cells[0].tagName === 'td'));
    });
    if (tagName === 'dl') current = outer;
    if (blocks.test(tagName)) space();
    if (/^t[dh]$/.test(tagName)) current.excerpt += '· ';
  };
  walk(article.content, false);
  return sections
    .filter((section) => !forwarding.has(section) || section.excerpt.length > mostForwarding)
    .map(({lead, text, excerpt, ...rest}) => ({
      ...rest,
      lead: spaced(lead),
      text: spaced(text),
      // Between two cells, and not around those of a row that stands alone.
      excerpt: spaced(excerpt).replace(/^[ ·]+|(?: ·)+(?= ·|$)/g, ''),
    }))
    .filter(({excerpt, heading}, index) => excerpt || heading || index === 0);
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
        const address = sectionAddress(route, anchor);
        linkText.set(address, `${linkText.get(address) ?? ''} ${words}`);
      }
  return linkText;
}

/** A locale with what is known of its pages: what indexes are made of. */
export interface Source extends Pick<LocaleRecord, 'baseUrl' | 'title' | 'titleDelimiter' | 'versions' | 'pages'> {
  /** All locales of the site. */
  locales: (Pick<LocaleRecord, 'baseUrl' | 'versions'> & {label: string})[];
  options: SearchOptions;
}

/** Makes the index and the texts for excerpts; a pure function of the pages. */
export function searchData(
  articles: readonly IndexedArticle[],
  {baseUrl, locales, options}: Pick<Source, 'baseUrl' | 'locales' | 'options'>,
): {data: SearchData; texts: string[][]} {
  const {areas = {}, defaultArea = '', synonyms = [], facts = [], last, skip = [], terms = {}, report} = options;
  const indexed: Fields[] = [];
  const pages: SearchData['pages'] = [];
  const sections: SearchData['sections'] = [];
  const entries: SearchData['entries'] = [];
  const messages: SearchData['messages'] = [];
  const linkText = linkTextByTarget(articles);
  const texts = articles.map(({route, path, title, description, type = '', sections: parts}) => {
    const comesLast = isLast(path, options);
    const ownType = comesLast ? 'last' : options.glossaries?.includes(path) ? 'glossary' : type;
    pages.push([route, title, areas[path.split('/')[1] ?? ''] ?? defaultArea, ownType]);
    const own: SearchData['sections'][number] = [];
    sections.push(own);
    return parts
      .filter(({anchor}) => !skip.includes(anchor))
      .map(({anchor, heading, lead, text, excerpt, entries: names, isRow, messages: quoted}) => {
        for (const message of quoted) messages.push([indexed.length, message]);
        if (!comesLast) for (const [at, name] of names) entries.push([indexed.length, shortenAnchor(at, name), name]);
        // Of what comes last, and of names of code, whose entries are alike, the beginning has to do.
        const most = comesLast ? 60 : isCodeName(heading) ? 70 : Infinity;
        indexed.push({
          // Each section carries the title of its page, so that "ogc conformance" finds the section and not the top of the page.
          page: `${title} ${path.replace(/[/-]/g, ' ')}`,
          heading: heading || title,
          lead: `${anchor ? '' : description} ${lead} ${linkText.get(sectionAddress(route, anchor)) ?? ''} ${terms[sectionAddress(path, anchor)] ?? ''}`,
          // An anchor keeps the words that its heading had before.
          text: `${beginningOf(text, most)} ${isCodeName(heading) ? '' : anchor.replaceAll('-', ' ')}`,
        });
        const address = shortenAnchor(anchor, heading);
        own.push(isRow ? [address, heading, 1] : [address, heading]);
        return excerpt.slice(0, 1200);
      });
  });
  return {
    data: {
      baseUrl,
      scopes: scopesOf(locales),
      synonyms,
      facts,
      areas: [...new Set([...Object.values(areas), defaultArea])].filter(Boolean),
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

/** Every index of the site by language and version; none when there is one. */
function scopesOf(locales: Source['locales']): SearchScope[] {
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
