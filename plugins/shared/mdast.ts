import type {BlockContent, Code, Heading, Link, List, ListItem, Paragraph, PhrasingContent, TableRow} from 'mdast';

/** What a program wrote: its quotes stay as they are. */
declare module 'mdast' {
  interface TextData {
    verbatim?: boolean;
  }
}

/** Plain text. */
export const text = (value: string): PhrasingContent => ({type: 'text', value});
/** Text of a program, whose quotes stay as they are. */
export const verbatim = (value: string): PhrasingContent => ({type: 'text', value, data: {verbatim: true}});
/** Code within a sentence. */
export const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});
/** A link; `url` as Markdown has it. */
export const link = (url: string, children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: children as Link['children'],
});
/** A name with an anchor that links to itself. */
export const permalink = (name: string, id: string): Link => ({
  ...link(`#${id}`, [inlineCode(name)]),
  data: {hProperties: {id}},
});
/** A paragraph. */
export const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
/** A block of code; `meta` is what follows the language in the fence. */
export const code = (value: string, lang = 'ts', meta: string | null = null): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});
/** A bullet list with one paragraph an item. */
export const bullets = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children): ListItem => ({type: 'listItem', spread: false, children: [paragraph(children)]})),
});
/** A heading with a fixed anchor; `depth` 1 to 6, deeper ones become 6. */
export const heading = (depth: number, label: string, id: string): Heading => ({
  type: 'heading',
  depth: Math.min(depth, 6) as Heading['depth'],
  data: {hProperties: {id}},
  // Text, and not code: the label of the heading's anchor link is made from it.
  children: [text(label)],
});

/** A row of a table. */
export const row = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/** What stands below a strong label; nothing where there is nothing to say. */
export const section = (label: string, content: readonly BlockContent[]): BlockContent[] =>
  content.length > 0 ? [labelled(label, []), ...content] : [];

/** A paragraph that opens with a strong label. */
export function labelled(label: string, content: readonly PhrasingContent[]): Paragraph {
  const strong: PhrasingContent = {type: 'strong', children: [text(label)]};
  return paragraph(content.length === 0 ? [strong] : [strong, text(' '), ...content]);
}
