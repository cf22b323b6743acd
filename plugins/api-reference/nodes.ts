import {createPageParser} from '@astral-docs/content-checks/markdown/parser';
import type {BlockContent, Code, Heading, Paragraph, PhrasingContent, Table} from 'mdast';
import {code, paragraph, row, permalink, text} from '../shared/mdast';

const markdown = createPageParser({}, true);

/** Markdown text as blocks. */
export const markdownToBlocks = (source: string): BlockContent[] => markdown.parse(source).children as BlockContent[];

/** One paragraph of Markdown as phrasing content, for a table cell or a heading. */
export function toPhrasing(source: string): PhrasingContent[] {
  // Most cells hold no markup; parsing them all would take seconds.
  if (source !== '' && /^[\w ,;()'’–−-]*\.?$/.test(source) && !source.includes('_')) return [text(source)];
  return markdownToBlocks(source).flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

/** A cell: Markdown, or a name that carries the anchor of its row and links to itself. */
export type Cell = string | {label: string; id: string};

function cellContent(cell: Cell): PhrasingContent[] {
  if (typeof cell === 'string') return toPhrasing(cell);
  return [permalink(cell.label, cell.id)];
}

/** A table of Markdown cells; nothing when there are no rows. */
export function createTable(head: readonly string[], rows: readonly (readonly Cell[])[]): Table[] {
  if (rows.length === 0) return [];
  const cells = [head, ...rows].map((line) => row(line.map(cellContent)));
  return [{type: 'table', align: head.map(() => null), children: cells}];
}

/** A heading with a fixed anchor, so that it enters the table of contents and keeps its address when its text changes. */
export function markdownHeading(depth: 2 | 3 | 4, source: string, id: string): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: toPhrasing(source)};
}

export const titledCode = (lang: string, value: string, title: string): Code =>
  code(value, lang, `title="${title}" no-figure`);

/** A paragraph that opens with a strong word, and goes on with one paragraph of Markdown. */
export const labelledMarkdown = (label: string, source = ''): Paragraph =>
  paragraph([{type: 'strong', children: [text(label)]}, ...toPhrasing(source && `\u00a0${source}`)]);

/** The anchor of a name: `listLocationProofs` → `list-location-proofs`. Parts are joined by hyphens. */
export function toAnchorId(...parts: string[]): string {
  const dashed = (part: string) => part.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/[^A-Za-z0-9]+/g, '-');
  return parts
    .map((part) => dashed(part).replace(/^-|-$/g, ''))
    .join('-')
    .toLowerCase();
}
