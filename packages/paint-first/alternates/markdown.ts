import type {Element, Root as HtmlRoot} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Root as MarkdownRoot} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {alternatePath} from './alternatePath';
import {type Article, extractArticle} from '../shared/pageContent';
import {stripBaseUrl, type BuiltSite, writeText} from '../shared/site';

const classes = (node: Element): string[] =>
  Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];

/** What a reader, or a program, needs to know of a block to do what the page says: the name of its file, its terminal. */
function metaOf({properties}: Element): string | null {
  // The name of a block is its language and, behind a colon, its title.
  const [, title] = /^[^:]*: (.*)$/s.exec(String(properties.ariaLabel ?? '')) ?? [];
  const parts = [
    ...(title ? [`title=${JSON.stringify(title)}`] : []),
    ...(properties.dataTerminal ? [`terminal=${properties.dataTerminal}`] : []),
  ];
  return parts.join(' ') || null;
}

/** Admonitions become quotes with their kind as first word, summaries become bold lines, links become absolute. */
function prepare(tree: HtmlRoot, origin: string, route: string): HtmlRoot {
  visit(tree, 'element', (node) => {
    if (classes(node).includes('theme-admonition')) node.tagName = 'blockquote';
    if (node.tagName === 'summary') {
      node.tagName = 'p';
      node.children = [{type: 'element', tagName: 'strong', properties: {}, children: node.children}];
    }
    if (node.tagName === 'details') node.tagName = 'div';
    for (const name of ['href', 'src'] as const) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = new URL(value, origin + route).href;
    }
  });
  return tree;
}

/**
 * The text of a page as Markdown: no JSX, no raw HTML, absolute links.
 * @param origin scheme and host of the site, without a slash at the end
 */
function toMarkdown(article: Article, origin: string): string {
  const processor = unified()
    .use(rehypeRemark, {
      handlers: {
        pre(state, node: Element) {
          const code = node.children.find(
            (child): child is Element => child.type === 'element' && child.tagName === 'code',
          );
          const language = classes(node)
            .concat(code ? classes(code) : [])
            .find((name) => name.startsWith('language-'));
          const lang = language?.slice('language-'.length);
          const meta = metaOf(node);
          return {
            type: 'code',
            // Without a language the first word behind the backticks would be taken for one.
            lang: lang === 'text' && !meta ? null : lang,
            meta,
            value: toString(code ?? node).replace(/\n$/, ''),
          };
        },
      },
    })
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', emphasis: '*', fences: true, resourceLink: true, rule: '-'});
  const tree = processor.runSync(
    prepare(structuredClone(article.content), origin, article.route),
  ) as unknown as MarkdownRoot;
  const body = processor.stringify(tree as never).replaceAll('\u00a0', ' ');
  const heading = /^# /m.test(body) ? '' : `# ${article.title}\n\n`;
  return `${heading}${body.trim()}\n\n---\n\nSource: ${origin}${article.route}\n`;
}

/** Writes the Markdown alternate of each page and names it in the page's head. Lists have none. */
export async function writeMarkdownAlternates(site: BuiltSite): Promise<void> {
  const {baseUrl, origin} = site.record;
  for (const page of site.pages.filter(({kind}) => kind)) {
    const address = alternatePath(page.route, baseUrl);
    await writeText(site.dir, stripBaseUrl(site, address), toMarkdown(extractArticle(page, site.record), origin));
    page.html = page.html.replace('</head>', `<link rel="alternate" type="text/markdown" href="${address}"></head>`);
  }
}
