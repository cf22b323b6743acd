import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildMarkdownAlternatePath} from '@astral-docs/paint-first/alternates/alternatePath';
import {readSteps} from './alternate';

/** What the build keeps of a document; of other files in its folder these fields are missing. */
interface Doc {
  readonly id: string;
  /** Its file, behind `@site/`. An earlier build may have kept one that is no more. */
  readonly source: string;
  readonly permalink: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}
const docs = '.docusaurus/docusaurus-plugin-content-docs/default';

/**
 * The contributor handbook tells how to change a clone of this repository, not what to do in an empty folder:
 * tests/full/handbook.test.ts carries it out there.
 */
const handbook = /^tutorial-(?:basics|extras)\//;

/** Text of a page's Markdown alternate, as it was published. @throws Error when it has none in `build/` */
export function readAlternate(route: string): string {
  const path = `build${buildMarkdownAlternatePath(route, '/')}`;
  if (!existsSync(path)) throw new Error(`${route} has no Markdown alternate in build/. Run npm run build.`);
  return readFileSync(path, 'utf8');
}

/**
 * Tutorials and how-tos by what the test of pages does with them; reads the documents of the last build and their text in `build/`.
 *
 * @returns `chains`, routes in the order in which one reader works through them: a page, then those that continue it; and `silent`, pages
 * without a command, with the number of files that they name
 */
export function listPages() {
  const chains = new Map<string, string[]>();
  const excused: {route: string; reason: string}[] = [];
  const silent: {route: string; files: number}[] = [];
  let followers: {route: string; continues: string}[] = [];
  for (const file of readdirSync(docs).filter((name) => name.endsWith('.json'))) {
    const {id, source, permalink: route, frontMatter} = JSON.parse(readFileSync(join(docs, file), 'utf8')) as Doc;
    if (
      !frontMatter ||
      !existsSync(source.replace('@site/', '')) ||
      handbook.test(id) ||
      !/^(?:tutorial|how-to)$/.test(String(frontMatter.page_type))
    )
      continue;
    if (typeof frontMatter.not_run === 'string') {
      excused.push({route, reason: frontMatter.not_run});
      continue;
    }
    const steps = readSteps(readAlternate(route));
    if (!steps.some(({kind}) => kind === 'commands'))
      silent.push({route, files: steps.filter(({kind}) => kind === 'file').length});
    else if (typeof frontMatter.continues === 'string') followers.push({route, continues: frontMatter.continues});
    else chains.set(route, [route]);
  }
  while (followers.length) {
    const follower = followers.find(({continues}) => chains.has(continues));
    if (!follower) throw new Error(`${followers.map(({route}) => route).join(', ')} continue pages that are not run.`);
    const chain = chains.get(follower.continues)!;
    chain.push(follower.route);
    chains.set(follower.route, chain);
    followers = followers.filter((one) => one !== follower);
  }
  return {chains: [...new Set(chains.values())], excused, silent};
}
