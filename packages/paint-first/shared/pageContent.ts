import type {Element, ElementContent, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {findHeadTags, findTags} from './html';
import type {LocaleRecord} from './record';
import type {HtmlPage} from './site';

export type PageKind = 'doc' | 'post' | 'page' | 'list';

/** Content of one page, without navbar, sidebar and footer. */
export interface Article {
  /** Path with base URL. */
  route: string;
  /** Path below the base URL, without a version. */
  path: string;
  title: string;
  description: string;
  /** The content as HTML tree: chrome, buttons and drawings are gone, links are as built. */
  content: Root;
  /** Whether search engines and our own index may list the page. */
  listed: boolean;
  /** What kind of page it is; a list is made by a plugin, such as tags, or is the not-found page. */
  kind: PageKind;
}

const classesOf = (node: Element): string[] =>
  Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];

/** Parts of a page that a reader of its text has no use for. */
const chrome = ['hash-link', 'a-code-bar', 'a-code-fold', 'a-code-said', 'theme-edit-this-page'];
const nonText = /^(?:script|style|button|nav|noscript|template|input|select|textarea|form)$/;

const isChrome = (node: Element): boolean =>
  nonText.test(node.tagName) ||
  classesOf(node).some((name) => chrome.includes(name)) ||
  ['tablist', 'tooltip', 'status'].includes(String(node.properties.role ?? ''));

/** A drawing in words: its title and its description. */
export function svgToText(svg: Element): ElementContent[] {
  const said = ['title', 'desc']
    .map((tag) => svg.children.find((child): child is Element => child.type === 'element' && child.tagName === tag))
    .filter((node): node is Element => Boolean(node))
    .map((node) => toString(node).trim())
    .filter(Boolean);
  if (!said.length) return [];
  return [
    {type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value: `Figure: ${said.join('. ')}`}]},
  ];
}

function clean(tree: Root): Root {
  visit(tree, (node: Nodes, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'comment' || (node.type === 'element' && isChrome(node))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'element' && node.tagName === 'svg') {
      parent.children.splice(index, 1, ...(node.properties.ariaHidden === 'true' ? [] : svgToText(node)));
      return [SKIP, index];
    }
    return undefined;
  });
  return tree;
}

const isMain = (node: Element): boolean => node.tagName === 'main';
/** Of a page without a `<main>`, such as a component without a layout, everything counts. */
const isBody = (node: Element): boolean => node.tagName === 'body';

/** The element that holds what the page says, by the kind of the page. */
const holders: Record<PageKind, (node: Element) => boolean> = {
  doc: (node) => classesOf(node).includes('theme-doc-markdown'),
  post: (node) => node.tagName === 'article',
  page: isMain,
  list: isMain,
};

function contentOf(page: HtmlPage, kind: PageKind): Root {
  // Two thirds of most pages are around this: their menus, scripts and footer.
  const main = findTags(page.html).find(({name}) => name === 'main');
  const tree = main
    ? fromHtml(`<main>${page.html.slice(main.end, main.contentEnd)}</main>`, {fragment: true})
    : fromHtml(page.html);
  let content: Root | undefined;
  for (const holds of [holders[kind], isMain, isBody]) {
    visit(tree, 'element', (node) => {
      if (!holds(node)) return undefined;
      content = {type: 'root', children: node.children};
      return EXIT;
    });
    if (content) return clean(content);
  }
  throw new Error(`${page.route} has no <body>.`);
}

type SiteTitle = Pick<LocaleRecord, 'title' | 'titleDelimiter'>;

const read = new WeakMap<HtmlPage, Article>();

/** Takes the words out of a built page, once: steps that change a page change its head, never its words. */
export function extractArticle(page: HtmlPage, site: SiteTitle): Article {
  const article = read.get(page) ?? readArticle(page, site);
  read.set(page, article);
  return article;
}

function readArticle(page: HtmlPage, {title, titleDelimiter}: SiteTitle): Article {
  const {html, kind = 'list'} = page;
  const suffix = ` ${titleDelimiter} ${title}`;
  const head = findHeadTags(html);
  const meta = (name: string): string =>
    head.find((tag) => tag.name === 'meta' && tag.attributes.name === name)?.attributes.content ?? '';
  const inHead = head.find(({name}) => name === 'title');
  const own = inHead ? toString(fromHtml(html.slice(inHead.end, inHead.contentEnd), {fragment: true})) : '';
  return {
    route: page.route,
    path: page.path,
    title: page.title ?? (own.endsWith(suffix) ? own.slice(0, -suffix.length) : own),
    description: meta('description'),
    content: contentOf(page, kind),
    listed: kind !== 'list' && !page.unlisted && !meta('robots').includes('noindex'),
    kind,
  };
}
