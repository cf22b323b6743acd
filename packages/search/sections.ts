import type {Element, ElementContent, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Article} from '@astral-docs/paint-first/shared/pageContent';
import {isPascalCaseName} from './engine/symbols';
import {isCodeName} from './engine/words';

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

const blocks = /^(?:p|li|td|th|dt|dd|h[1-6]|pre|div|figcaption|summary|blockquote|tr)$/;
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An empty section. */
export const createEmptySection = (anchor = '', heading = ''): Section => ({
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

/** Whether a link leads to a section of the same name on another page. */
const isForwarding = (to: string, anchor: string): boolean => /^\/[^/]/.test(to) && to.endsWith(`#${anchor}`);

/** Most characters of a section that only leads to the page where its subject is now. */
const maxForwardingLength = 100;

/** Reads a page from its beginning to its end, and puts each word into the section that it belongs to. */
class SectionReader {
  readonly sections = [createEmptySection()];
  /** The sections that link to one of their name on another page. */
  readonly forwarding = new Set<Section>();
  private current = this.sections[0] as Section;
  /** Whether the current place names what is beside it, as the head of a table does: found, but no words to read in a row. */
  private isLabel = false;
  /** The headings that the current place is below, by level. */
  private readonly headings: string[];

  constructor(title: string) {
    this.headings = [title];
  }

  /** @param inLead whether the words begin a row or an entry */
  read(node: Nodes, inLead = false): void {
    if (node.type === 'text') this.addText(node.value, inLead);
    if (node.type === 'root') node.children.forEach((child) => this.read(child, inLead));
    // Programs are found by what the page says of them; their own words would fill half of the index.
    if (node.type !== 'element' || node.tagName === 'h1' || node.tagName === 'pre') return;
    const {tagName, properties} = node;
    if (tagName === 'a' && this.current.anchor && isForwarding(String(properties.href), this.current.anchor))
      this.forwarding.add(this.current);
    if (properties.id) {
      if (/^h[2-5]$/.test(tagName)) return this.beginHeading(node);
      if (tagName === 'dt') return this.begin(node, toString(node).trim());
      if (tagName === 'tr') return this.readNamedRow(node);
      if (tagName === 'a' || tagName === 'div') this.addEntry(node);
    }
    if (tagName === 'table' && this.addDirectory(node)) return;
    this.readChildren(node, inLead);
  }

  private begin({properties}: Element, heading: string): void {
    this.current = createEmptySection(String(properties.id), heading);
    this.sections.push(this.current);
  }

  /** A method is named with its class, which its heading does not have. */
  private beginHeading(element: Element): void {
    const heading = toString(element).trim();
    const level = Number(element.tagName.slice(1)) - 1;
    this.headings.length = level;
    const owner = this.headings.filter((one) => one && isPascalCaseName(one)).at(-1);
    this.begin(element, owner && /^\w+\(\)$/.test(heading) ? `${owner}.${heading}` : heading);
    this.headings[level] = heading;
  }

  /** A row with an anchor is found by itself, and named by its first cell. */
  private readNamedRow(row: Element): void {
    const outer = this.current;
    const first = row.children.find(({type}) => type === 'element');
    this.begin(row, first ? toString(first).trim() : '');
    this.current.isRow = true;
    this.current.messages.push(...messagesIn(row));
    row.children.forEach((child) => this.read(child));
    this.current = outer;
  }

  /** Adds a name of code that has an anchor. */
  private addEntry(element: Element): void {
    const text = toString(element).trim();
    const id = String(element.properties.id);
    const name = text.startsWith(id) ? id : text;
    if (isCodeName(name)) this.current.entries.push([id, name]);
  }

  /** Adds a table that leads elsewhere. @returns whether it does */
  private addDirectory(table: Element): boolean {
    this.current.excerpt += ' · ';
    const rows = directoryOf(table);
    if (!rows) return false;
    this.current.links.push(...rows);
    this.current.excerpt += ` ${spaced([...new Set(rows.map(([, words]) => words))].join(' · '))} `;
    return true;
  }

  private readChildren({tagName, children}: Element, inLead: boolean): void {
    const outer = this.current;
    const wasLabel = this.isLabel;
    this.isLabel ||= /^(?:thead|caption|figcaption)$/.test(tagName);
    const isElement = (child?: ElementContent): child is Element => child?.type === 'element';
    const first = children.find(isElement);
    children.forEach((child, at) => {
      if (isElement(child) && isElement(children[at - 1])) this.addSpace();
      this.read(child, inLead || (tagName === 'tr' && child === first && first.tagName === 'td'));
    });
    if (tagName === 'dl') this.current = outer;
    this.isLabel = wasLabel;
    if (blocks.test(tagName)) this.addSpace();
    if (/^t[dh]$/.test(tagName)) this.current.excerpt += '· ';
  }

  private addText(text: string, inLead: boolean): void {
    for (const field of [inLead ? 'lead' : 'text', 'excerpt'] as const) {
      if (this.isLabel && field === 'excerpt') continue;
      // Elements without space between them, such as a number and the rule that it numbers, do not make one word.
      const joint = /[\p{L}\p{N}]$/u.test(this.current[field]) && /^\p{Lu}/u.test(text) ? ' ' : '';
      this.current[field] += joint + text;
    }
  }

  private addSpace(): void {
    for (const field of ['lead', 'text', 'excerpt'] as const) this.current[field] += ' ';
  }
}

/**
 * Splits a page at its headings of level 2 to 5, its terms and its rows with an anchor; what comes before the first belongs to
 * the page itself. A short section that links to a section of its own name elsewhere keeps old addresses working; it is left out.
 */
export function parseSections({content, title}: Pick<Article, 'content' | 'title'>): Section[] {
  const reader = new SectionReader(title);
  reader.read(content);
  const {sections, forwarding} = reader;
  return sections
    .filter((section) => !forwarding.has(section) || section.excerpt.length > maxForwardingLength)
    .map(({lead, text, excerpt, ...rest}) => ({
      ...rest,
      lead: spaced(lead),
      text: spaced(text),
      // Between two cells, and not around those of a row that stands alone.
      excerpt: spaced(excerpt).replace(/^[ ·]+|(?: ·)+(?= ·|$)/g, ''),
    }))
    .filter(({excerpt, heading}, index) => excerpt || heading || index === 0);
}
