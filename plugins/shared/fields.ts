import type {BlockContent, List, ListItem, PhrasingContent} from 'mdast';

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

const text = (value: string): PhrasingContent => ({type: 'text', value});

const item = (tag: 'dt' | 'dd', children: PhrasingContent[], more: readonly BlockContent[] = []): ListItem => ({
  type: 'listItem',
  spread: false,
  data: {hName: tag},
  children: [{type: 'paragraph', children}, ...more],
});

function term({name, id, type, note}: FieldItem): PhrasingContent[] {
  const label: PhrasingContent = {type: 'inlineCode', value: name};
  return [
    // The anchor is the link itself: the framework knows the anchors of links and headings.
    id === undefined ? label : {type: 'link', url: `#${id}`, data: {hProperties: {id}}, children: [label]},
    ...(type.length > 0 ? [text(' '), ...type] : []),
    ...(note ? [text(' '), {type: 'emphasis', children: [text(note)]} satisfies PhrasingContent] : []),
  ];
}

/** A list of fields as a description list, which stacks on a phone as it does on a wide screen; nothing when it is empty. */
export function fieldList(items: readonly FieldItem[]): List[] {
  if (items.length === 0) return [];
  const children = items.flatMap((one) => [
    item('dt', term(one)),
    ...(one.meaning.length > 0 ? [item('dd', [...one.meaning], one.more)] : []),
  ]);
  return [{type: 'list', ordered: false, spread: false, data: {hName: 'dl'}, children}];
}
