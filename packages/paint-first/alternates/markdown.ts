import type {Element} from 'hast';
import {defaultHandlers, type Options, toMdast} from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {type Article, extractArticle} from '../shared/pageContent';
import {type BuiltSite, type HtmlPage, writeText} from '../shared/site';
import {buildMarkdownAlternatePath} from './alternatePath';

/** A page, and its words as Markdown. */
export type Alternate = Omit<Article, 'content'> & {page: HtmlPage; text: string};

/** What a reader, or a program, needs to know of a block to do what the page says: the name of its file, its terminal. */
function describeBlock({properties}: Element): string {
  // The name of a block is its language and, behind a colon, its title.
  const [, title] = /^[^:]*: (.*)$/s.exec(String(properties.ariaLabel ?? '')) ?? [];
  const terminal = properties.dataTerminal && `terminal=${properties.dataTerminal}`;
  return [title && `title=${JSON.stringify(title)}`, terminal].filter(Boolean).join(' ');
}

const isAdmonition = ({properties}: Element): boolean => [properties.className].flat().includes('theme-admonition');

const options: Options = {
  document: true,
  // Without it, the comments between the texts of React would be HTML.
  nodeHandlers: {comment: () => undefined},
  handlers: {
    details: defaultHandlers.div,
    summary: (state, node: Element) => ({type: 'paragraph', children: [defaultHandlers.strong(state, node)]}),
    // An admonition becomes a quote with its kind as first word.
    div: (state, node: Element) => defaultHandlers[isAdmonition(node) ? 'blockquote' : 'div'](state, node),
    pre(state, node: Element) {
      const code = defaultHandlers.pre(state, node);
      const meta = describeBlock(node);
      // The framework's theme names the language on the block, not on the code in it.
      const lang = /\blanguage-(\S+)/.exec([node.properties.className].flat().join(' '))?.[1] ?? code.lang;
      // Without a language the first word behind the backticks would be taken for one.
      return {...code, meta, lang: lang === 'text' && !meta ? null : lang};
    },
  },
};

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '*', fences: true, resourceLink: true, rule: '-'});

/** The text of a page as Markdown: no JSX, no raw HTML, absolute links. */
function toMarkdown({content, title}: Article, address: string): string {
  // Links become absolute.
  content.children.unshift({type: 'element', tagName: 'base', properties: {href: address}, children: []});
  const body = writer.stringify(toMdast(content, options) as never).replaceAll('\u00a0', ' ');
  const heading = /^# /m.test(body) ? '' : `# ${title}\n\n`;
  return `${heading}${body.trim()}\n\n---\n\nSource: ${address}\n`;
}

/** Writes the Markdown alternate of each page and names it in the page's head. Lists have none. */
export async function writeMarkdownAlternates(site: BuiltSite): Promise<Alternate[]> {
  const {baseUrl, url} = site;
  const alternates: Alternate[] = [];
  for (const page of site.pages.filter(({source}) => source)) {
    const path = buildMarkdownAlternatePath(page.route, baseUrl);
    const {content, ...article} = extractArticle(page.html, site);
    const text = toMarkdown({content, ...article}, url + page.route);
    alternates.push({...article, page, text});
    await writeText(site.dir, path.slice(baseUrl.length), text);
    page.html = page.html.replace('</head>', `<link rel="alternate" type="text/markdown" href="${path}"></head>`);
  }
  return alternates;
}
