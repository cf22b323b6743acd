import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {alternatePath} from '@astral-docs/paint-first/alternates/alternatePath';
import {parseMarkdownFile} from '@astral-docs/content-checks/markdown/frontMatter';
import {readProgram} from './alternate';

export interface PagesToRun {
  /** Routes in the order in which one reader works through them: a page, then those that continue it. */
  readonly chains: readonly (readonly string[])[];
  readonly excused: readonly {readonly route: string; readonly reason: string}[];
  /** Tutorials and how-tos without a command, with the number of files that they name. */
  readonly silent: readonly {readonly route: string; readonly files: number}[];
}

/**
 * The contributor handbook tells how to change a clone of this repository, not what to do in an empty folder:
 * tests/full/handbook.test.ts carries it out there.
 */
const handbook = /^tutorial-(?:basics|extras)\//;

/** Tutorials and how-tos by what the test of pages does with them; reads `docs/` for their types and `build/` for their text. */
export function pagesToRun(root: string): PagesToRun {
  const chains = new Map<string, string[]>();
  const excused: {route: string; reason: string}[] = [];
  const silent: {route: string; files: number}[] = [];
  const followers: {route: string; continues: string}[] = [];
  const docs = join(root, 'docs');
  for (const file of readdirSync(docs, {recursive: true, encoding: 'utf8'}).sort()) {
    if (!/\.mdx?$/.test(file) || /(?:^|[\\/])_/.test(file) || handbook.test(file.replaceAll('\\', '/'))) continue;
    const {frontMatter: data} = parseMarkdownFile(readFileSync(join(docs, file), 'utf8'));
    if (data.page_type !== 'tutorial' && data.page_type !== 'how-to') continue;
    const route = routeOf(file.replaceAll('\\', '/'), data.slug as string | undefined);
    if (typeof data.not_run === 'string') {
      excused.push({route, reason: data.not_run});
      continue;
    }
    const path = join(root, 'build', alternatePath(route, '/'));
    if (!existsSync(path)) throw new Error(`${route} has no Markdown alternate in build/. Run npm run build.`);
    const program = readProgram(readFileSync(path, 'utf8'));
    if (!program.steps.some(({kind}) => kind === 'commands')) {
      silent.push({route, files: program.steps.filter(({kind}) => kind === 'file').length});
    } else if (typeof data.continues === 'string') followers.push({route, continues: data.continues});
    else chains.set(route, [route]);
  }
  while (followers.length) {
    const ready = followers.findIndex(({continues}) => [...chains.values()].some((chain) => chain.includes(continues)));
    const follower = followers[ready];
    if (!follower) throw new Error(`${followers.map(({route}) => route).join(', ')} continue pages that are not run.`);
    followers.splice(ready, 1);
    [...chains.values()].find((chain) => chain.includes(follower.continues))?.push(follower.route);
  }
  return {chains: [...chains.values()], excused, silent};
}

/** Route of a document: its path, or its slug; an `index` is its folder, with a slash at the end. */
function routeOf(file: string, slug: string | undefined): string {
  const path = `/${file.replace(/\.mdx?$/, '')}`;
  if (slug) return slug.startsWith('/') ? slug : `${path.replace(/[^/]*$/, '')}${slug}`;
  return path.replace(/\/index$/, '/');
}
