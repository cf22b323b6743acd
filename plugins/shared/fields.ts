import type {BlockContent, List, ListItem, PhrasingContent} from 'mdast';
import {inlineCode, paragraph, permalink, text} from './mdast';

/** One parameter, field or member: its name, type and presence on a line, and what it means below. */
export interface FieldItem {
  readonly name: string;
  /** Anchor of the item; its name then links to itself. */
  readonly id?: string;
  readonly type: readonly PhrasingContent[];
  /** A word or two after the type: `required`, `optional`, `default 10`. */
  readonly note?: string;
  readonly meaning: readonly PhrasingContent[];
  /** What follows the meaning: a list of special cases. */
  readonly more?: readonly BlockContent[];
}

const item = (tag: 'dt' | 'dd', children: PhrasingContent[], more: readonly BlockContent[] = []): ListItem => ({
  type: 'listItem',
  spread: false,
  data: {hName: tag},
  children: [paragraph(children), ...more],
});

/** The name, which is the link itself where it has an anchor: the framework knows the anchors of links and headings. */
const label = ({name, id}: FieldItem): PhrasingContent => {
  return id === undefined ? inlineCode(name) : permalink(name, id);
};

const typed = ({type, note}: FieldItem): PhrasingContent[] => [
  ...type,
  ...(note ? [text(' '), {type: 'emphasis', children: [text(note)]} satisfies PhrasingContent] : []),
];

/** A term and its description. Of a field that nobody has described, the type is all that is known. */
function described(field: FieldItem): ListItem[] {
  const {meaning, more} = field;
  if (meaning.length === 0) return [item('dt', [label(field)]), item('dd', typed(field), more)];
  return [item('dt', [label(field), text(' '), ...typed(field)]), item('dd', [...meaning], more)];
}

/** A list of fields as a description list, which stacks on a phone as it does on a wide screen; nothing when it is empty. */
export function descriptionList(items: readonly FieldItem[]): List[] {
  if (items.length === 0) return [];
  return [{type: 'list', ordered: false, spread: false, data: {hName: 'dl'}, children: items.flatMap(described)}];
}
