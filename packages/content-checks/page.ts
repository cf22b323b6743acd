import type {Root} from 'mdast';
import type {Node} from 'unist';
import {parseFence, type Fence} from './markdown/fence';
import {explainYamlError, splitFrontMatter} from './markdown/frontMatter';
import {createPageParser} from './markdown/parser';
import type {SourceFileError} from './markdown/problem';
import {isCode, walkTree} from './markdown/tree';
import type {Finding} from './report';

export interface PageFence extends Fence {
  /** Path of the page. */
  page: string;
  /** Line of its opening, counted from 1. */
  line: number;
  /** The text as a reader sees it: filled from its sample, keys of facts replaced. */
  text: string;
}

/** What checks across pages read of each. */
export interface PageSource {
  /** Path from the root of the project. */
  path: string;
  /** The file as it is, with line feeds alone. */
  raw: string;
  frontMatter: Record<string, unknown>;
}

export interface Page extends PageSource {
  /** The text below the front matter, with as many empty lines above it, so that lines keep their numbers. */
  body: string;
  tree: Root;
  fences: PageFence[];
  /** What can't be read: front matter or text that doesn't parse, bad fences, missing samples, unknown facts. */
  problems: Finding[];
}

/** How a site reads its pages. */
export interface PageOptions {
  /** The configuration of the site, whose plugins add syntax to pages. Without it pages are plain MDX. */
  config?: Parameters<typeof createPageParser>[0];
  /** The text of a block of code as readers see it. Where the block names what doesn't exist, it throws an error with `what` and `fix`. */
  fillFence?: (fence: Fence, text: string) => string;
  /** Whether it is Markdown without JSX, whatever its front matter says. */
  isPlain?: boolean;
}

/** Some text takes a parser a time that grows with the square of it: a minute at this many characters. */
const mostCharacters = 100_000;

/** Parses one page as the checks see it. What is wrong with it becomes a problem of the page: nothing is thrown. */
export function parsePage(path: string, source: string, {config, fillFence, isPlain = false}: PageOptions = {}): Page {
  const raw = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const page: Page = {
    path,
    raw,
    body: '',
    frontMatter: {},
    tree: {type: 'root', children: []},
    fences: [],
    problems: [],
  };
  const report = (message: string, fix: string, line = 1, column = 1): void =>
    void page.problems.push({file: path, line, column, message, fix});
  if (raw.length > mostCharacters) {
    report(
      `The page has ${raw.length} characters, and at most ${mostCharacters} are read.`,
      'Make several pages of it.',
    );
    return page;
  }
  try {
    Object.assign(page, splitFrontMatter(source));
  } catch (error) {
    const {line, reason, fix} = explainYamlError(error);
    report(`The front matter does not parse: ${reason}.`, fix, line);
    return page;
  }
  let nodes: Node[] = [];
  try {
    const {format} = (page.frontMatter.mdx ?? {}) as {format?: string};
    const isMarkdown = isPlain || format === 'md' || (format === 'detect' && path.endsWith('.md'));
    const tree = createPageParser(config, isMarkdown).parse(page.body);
    nodes = [...walkTree(tree)];
    page.tree = tree;
  } catch (error) {
    const {
      line,
      column,
      message,
      fix = 'Escape { and < in prose, or set them as code. The id of a heading is {/* #id */}.',
    } = error as Error & {line?: number; column?: number; fix?: string};
    report(`The page does not parse: ${message}.`, fix, line, column);
  }
  for (const node of nodes) {
    if (!isCode(node)) continue;
    const line = node.position?.start.line ?? 1;
    try {
      const fence = parseFence(node.lang, node.meta, {file: path, line});
      const text = fillFence?.(fence, node.value) ?? node.value;
      page.fences.push({...fence, page: path, line, text});
      node.value = text;
    } catch (error) {
      const {
        message,
        what = message,
        fix = 'Fix the line that opens the fence.',
      } = error as Error & Partial<SourceFileError>;
      report(what, fix, line);
    }
  }
  return page;
}
