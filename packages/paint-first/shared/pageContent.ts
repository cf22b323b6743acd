import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {type Element as HtmlElement, parseHtmlElements, sliceOuterHtml, getElementText} from './html';

/** Content of one page, without navbar, sidebar and footer. */
export interface Article {
  title: string;
  description: string;
  /** The content as HTML tree: chrome, buttons and drawings are gone, links are as built. */
  content: Root;
  /** Whether search engines and our own index may list the page. */
  listed: boolean;
}

/** Parts of a page that a reader of its text has no use for; a site marks its own with the attribute `data-nosnippet`. */
const chrome = /^(?:hash-link|table-of-contents|theme-edit-this-page)$/;
const nonText = /^(?:script|style|button|nav|noscript|template|input|select|textarea|form)$/;

const isChrome = ({tagName, properties}: Element): boolean =>
  nonText.test(tagName) ||
  'dataNosnippet' in properties ||
  /^(?:tablist|tooltip|status)$/.test(String(properties.role)) ||
  [properties.className].flat().some((name) => chrome.test(String(name)));

/** A drawing in words: its title and its description. */
export function svgToTextParagraph(svg: Element): ElementContent[] {
  const words = svg.children.flatMap((child) =>
    child.type === 'element' && /^(?:title|desc)$/.test(child.tagName) ? toString(child).trim() || [] : [],
  );
  const text = {type: 'text', value: `Figure: ${words.join('. ')}`} as const;
  return words.length ? [{type: 'element', tagName: 'p', properties: {}, children: [text]}] : [];
}

function removeChrome(tree: Root): Root {
  visit(tree, 'element', (node, index, parent) => {
    const isLeftOut = isChrome(node);
    if (!parent || index === undefined || !(isLeftOut || node.tagName === 'svg')) return undefined;
    const isHidden = isLeftOut || node.properties.ariaHidden === 'true';
    parent.children.splice(index, 1, ...(isHidden ? [] : svgToTextParagraph(node)));
    return [SKIP, index];
  });
  return tree;
}

/** The element that holds the words of a page. A component without a layout has no `<main>`, so that everything counts. */
function findContent(elements: readonly HtmlElement[]): HtmlElement {
  const holder =
    elements.find(({attribs}) => /\btheme-doc-markdown\b/.test(attribs.class ?? '')) ??
    elements.find(({name}) => name === 'main') ??
    elements.find(({name}) => name === 'body');
  if (!holder) throw new Error('A page has no <body>.');
  return holder;
}

/** Takes the words out of a built page. */
export function extractArticle(html: string, site: {readonly title: string; readonly titleDelimiter: string}): Article {
  const elements = parseHtmlElements(html);
  const meta = (name: string): string =>
    elements.find((element) => element.name === 'meta' && element.attribs.name === name)?.attribs.content ?? '';
  const titleElement = elements.find(({name}) => name === 'title');
  const title = titleElement ? getElementText(titleElement) : '';
  const suffix = ` ${site.titleDelimiter} ${site.title}`;
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: meta('description'),
    content: removeChrome(fromHtml(sliceOuterHtml(html, findContent(elements)), {fragment: true})),
    listed: !meta('robots').includes('noindex'),
  };
}
