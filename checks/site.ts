import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Config} from '@docusaurus/types';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import {factStore} from '../plugins/facts/store';
import {fillPlaceholders, Unknown} from '../plugins/facts/resolve';
import {fillFence} from '../plugins/samples/fill';
import {SampleProblem} from '../plugins/samples/region';
import {parseFence, type Fence} from '../plugins/shared/fence';
import {parserOf} from '../plugins/shared/parser';
import {SourceProblem} from '../plugins/shared/problem';
import {isCode, walk} from '../plugins/shared/tree';
import type {Finding} from './report';
import {root} from './root';

export {root};

export interface PageFence extends Fence {
  /** Page in which it stands. */
  page: string;
  /** Line of its opening, counted from 1. */
  line: number;
  /** The text as a reader sees it: filled from its sample, keys of facts replaced. */
  text: string;
}

export interface Page {
  /** Path from the root of the project. */
  path: string;
  raw: string;
  /** The text with its front matter blanked, so that lines keep their numbers. */
  body: string;
  frontMatter: Record<string, unknown>;
  tree: Root;
  fences: PageFence[];
  /** What could not be read at all: bad fences, missing samples, unknown facts. */
  broken: Finding[];
}

let parser = parserOf();

/** From now on, pages are read with the plugins of the configuration. To load it takes a second, so nobody does who reads none. */
export async function readAsConfigured(): Promise<void> {
  parser = parserOf((await loadFreshModule(join(root, 'docusaurus.config.ts'))) as Config);
}

/** Replaces the front matter with as many empty lines. */
function blankFrontMatter(raw: string): string {
  const [block] = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(raw) ?? [];
  return block ? '\n'.repeat(block.split('\n').length - 1) + raw.slice(block.length) : raw;
}

/** Reads one page as the checks see it. @param base folder of the samples that its fences name */
export function readPage(path: string, raw: string, base = root): Page {
  const body = blankFrontMatter(raw.replace(/\r\n/g, '\n'));
  const broken: Finding[] = [];
  const page: Page = {
    path,
    raw,
    body,
    frontMatter: {},
    tree: {type: 'root', children: []},
    fences: [],
    broken,
  };
  try {
    // An own copy: the package keeps what it has read by its text, also where it could not read all of it.
    page.frontMatter = matter(raw, {}).data;
  } catch (error) {
    const {mark, reason = 'it is not YAML'} = error as {mark?: {line: number}; reason?: string};
    broken.push({
      file: path,
      line: (mark?.line ?? 0) + 1,
      message: `The front matter does not parse: ${reason}.`,
      fix: 'Put the value into double quotes, or fix its indentation.',
    });
  }
  try {
    page.tree = parser.parse(body);
  } catch (error) {
    const {line = 1, column = 1, message} = error as {line?: number; column?: number; message: string};
    broken.push({
      file: path,
      line,
      column,
      message: `The page does not parse: ${message}.`,
      fix: 'Escape { and < in prose, or set them as code.',
    });
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
        broken.push({file: path, line, message: error.what, fix: error.fix});
      else
        broken.push({file: path, line, message: (error as Error).message, fix: 'Fix the line that opens the fence.'});
    }
  }
  return page;
}

/** Files below a folder, as paths from the root with slashes, sorted. */
export function filesBelow(folder: string, extension: RegExp): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && extension.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
