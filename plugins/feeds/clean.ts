import type {BlogFeedItem} from '@docusaurus/plugin-content-blog';
import type {ElementContent, Root, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {svgToTextParagraph} from '@astral-docs/paint-first/shared/pageContent';

/** Attributes that mean the same without our style sheet and script; all others are left behind. */
const kept = new Set([
  'href',
  'src',
  'alt',
  'title',
  'colSpan',
  'rowSpan',
  'start',
  'lang',
  'dir',
  'open',
  'width',
  'height',
]);
/** Elements that do nothing in a feed reader. */
const dropped = new Set(['button', 'script', 'style', 'input', 'select', 'textarea', 'noscript', 'iframe']);

const absolute = (value: unknown, base: string): string | undefined => {
  const text = String(value);
  return URL.canParse(text, base) ? new URL(text, base).href : undefined;
};

function cleanNodes(nodes: readonly RootContent[], base: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const {tagName, properties} = node;
    if (tagName === 'svg') return svgToTextParagraph(node);
    const isMark = properties.role === 'tooltip' || [properties.className].flat().includes('hash-link');
    if (dropped.has(tagName) || isMark) return [];
    const children = cleanNodes(node.children, base);
    // It only carries style.
    if (tagName === 'span') return children;
    const entries = Object.entries(properties).filter(([name]) => kept.has(name));
    const attributes = Object.fromEntries(
      entries.map(([name, value]) => [name, name === 'href' || name === 'src' ? absolute(value, base) : value]),
    );
    return [{type: 'element', tagName, properties: attributes, children}];
  });
}

/**
 * Makes of a post's HTML what any feed reader can show: absolute addresses, no classes, no buttons, words for drawings.
 *
 * @param html the article, as a fragment
 * @param base absolute address of the post
 */
export function cleanForFeed(html: string, base: string): string {
  const root: Root = fromHtml(html, {fragment: true});
  return toHtml({type: 'root', children: cleanNodes(root.children, base)});
}

/**
 * A post as the feeds carry it. Some readers take its title and description for HTML, and the library that writes feeds escapes the first
 * end of a CDATA section only, and nothing but quotes in the label of a topic. What would mean something there has another spelling.
 */
export function cleanFeedItem({title, description = '', content, category = [], ...item}: BlogFeedItem): BlogFeedItem {
  const spellings: Readonly<Record<string, string>> = {'<': '‹', '&': '& ', ']]>': ']] >'};
  const plain = (text: string): string => text.replace(/<|\]\]>|&(?=#?\w+;)/g, (mark) => spellings[mark]!);
  return {
    ...item,
    title: plain(title),
    description: plain(description),
    category: category.map(({name = '', ...one}) => ({...one, name: plain(name).replaceAll('&', '+')})),
    ...(content && {content: cleanForFeed(content, item.link).replaceAll(']]>', ']]&gt;')}),
  };
}
