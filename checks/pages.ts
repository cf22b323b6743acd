import {join} from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Config} from '@docusaurus/types';
import type {Root} from 'mdast';
import {factStore} from '../plugins/facts/store';
import {fillPlaceholders, Unknown} from '../plugins/facts/resolve';
import {fillFence} from '../plugins/samples/fill';
import {SampleProblem} from '../plugins/samples/region';
import {parseFence, type Fence} from '../plugins/shared/fence';
import {parseMarkdownFile} from '../plugins/shared/frontMatter';
import {parserOf} from '../plugins/shared/parser';
import {SourceProblem} from '../plugins/shared/problem';
import {isCode, walk} from '../plugins/shared/tree';
import {listFiles, root} from './files';
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

/** Paths of all pages that the site's own content plugins read. */
export const pagePaths = (): string[] => listFiles(['docs', 'blog', 'src/pages'], /\.mdx?$/);

let config: Parameters<typeof parserOf>[0];

/** Loads the configuration, whose plugins add syntax to pages. It takes a second, so it is left out when no page has changed. */
export async function loadParserConfig(): Promise<void> {
  config = (await loadFreshModule(join(root, 'docusaurus.config.ts'))) as Config;
}

/** Reads one page as the checks see it. @param base folder of the samples that its fences name */
export function readPage(path: string, source: string, base = root): Page {
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
  try {
    Object.assign(page, parseMarkdownFile(raw));
  } catch (error) {
    const {mark, reason, message} = error as {mark?: {line: number}; reason?: string; message: string};
    report(
      `The front matter does not parse: ${reason ?? message}.`,
      'Put the value into double quotes, or fix its indentation.',
      (mark?.line ?? 0) + 1,
    );
    return page;
  }
  try {
    const {format} = (page.frontMatter.mdx ?? {}) as {format?: string};
    page.tree = parserOf(config, format === 'md' || (format === 'detect' && path.endsWith('.md'))).parse(page.body);
  } catch (error) {
    const {line, column, message} = error as {line?: number; column?: number; message: string};
    report(`The page does not parse: ${message}.`, 'Escape { and < in prose, or set them as code.', line, column);
  }
  for (const node of walk(page.tree)) {
    if (!isCode(node)) continue;
    const line = node.position?.start.line ?? 1;
    try {
      const fence = parseFence(node.lang, node.meta, {file: path, line});
      const text = fillFence(fence, base) ?? fillPlaceholders(node.value, factStore);
      page.fences.push({...fence, page: path, line, text});
    } catch (error) {
      if (error instanceof Unknown || error instanceof SampleProblem || error instanceof SourceProblem)
        report(error.what, error.fix, line);
      else report((error as Error).message, 'Fix the line that opens the fence.', line);
    }
  }
  return page;
}
