import {Parser} from 'htmlparser2';

/** An element of a page, by its place in the text of the page. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The opening tag is `html.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** Its content is `html.slice(end, contentEnd)`: empty for an element such as `<img>`. */
  contentEnd: number;
}

/** The elements of a page in their order, which is that of their opening tags. Reading a page takes 2 ms; a tree of it, 40. */
export function findTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const end = parser.endIndex + 1;
        const tag = {name, attributes, start: parser.startIndex, end, contentEnd: end};
        tags.push(tag);
        open.push(tag);
      },
      onclosetag() {
        const tag = open.pop();
        if (tag) tag.contentEnd = Math.max(tag.end, parser.startIndex);
      },
    },
    // The names of SVG have capitals.
    {lowerCaseTags: false, lowerCaseAttributeNames: false},
  );
  parser.end(html);
  return tags;
}

/** The elements of the head, without reading the page. */
export const findHeadTags = (html: string): Tag[] => findTags(html.slice(0, html.indexOf('</head>')));

/** A page with other text in some places, which do not overlap. */
export const applyEdits = (html: string, edits: readonly {start: number; end: number; text: string}[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((page, {start, end, text}) => page.slice(0, start) + text + page.slice(end), html);
