import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fillFence} from '../samples';
import {parseFence} from '@astral-docs/content-checks/markdown/fence';
import {splitFrontMatter} from '@astral-docs/content-checks/markdown/frontMatter';
import type {SdkContract} from './parse';
import {findSdkSymbol, listSdkEntriesInProgram} from './symbols';

/** A page that uses an entry of the reference. */
export interface Use {
  readonly route: string;
  readonly title: string;
  /** Mentions in prose and uses in programs, together. */
  readonly count: number;
}

/** Where readers learn to use the SDK; a page of the reference is not a use of its own entries. */
const isGuide = (file: string): boolean =>
  file.endsWith('.md') && !/^(?:sdk\/reference\/|sdk\/(?:index|known-issues)\.md|tutorial-|api\/)/.test(file);

const routeOf = (file: string, slug: unknown): string =>
  typeof slug === 'string' ? slug : `/${file.replace(/(?:index)?\.md$/, '')}`;

/** The text of the programs that a page shows. */
function programsOf(content: string, root: string): string[] {
  return [...content.matchAll(/^```(ts|tsx)\b([^\n]*)\n([\s\S]*?)^```/gm)].map(([, lang = '', meta = '', own = '']) => {
    const fence = parseFence(lang, meta.trim(), {file: 'a page', line: 1});
    return fillFence(fence, root) ?? own;
  });
}

let known: {readonly root: string; readonly uses: ReadonlyMap<string, Use[]>} | undefined;

/**
 * The pages that use each entry, those with most uses first. Read once: a page that starts to use an entry while pages are
 * written is listed after the next start.
 *
 * @param root folder of the project
 */
export function listGuidesByEntry(contract: SdkContract, root: string): ReadonlyMap<string, Use[]> {
  if (known?.root === root) return known.uses;
  const uses = new Map<string, Use[]>();
  const folder = join(root, 'docs');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.filter(isGuide).sort()) {
    const {frontMatter, body} = splitFrontMatter(readFileSync(join(folder, file), 'utf8'));
    const counts = new Map<string, number>();
    const add = (entry: string): void => void counts.set(entry, (counts.get(entry) ?? 0) + 1);
    for (const [, code = ''] of body.matchAll(/`([^`\n]+)`/g)) {
      const symbol = findSdkSymbol(code, contract);
      if (symbol) add(symbol.entry);
    }
    for (const program of programsOf(body, root)) listSdkEntriesInProgram(program, contract).forEach(add);
    for (const [entry, count] of counts)
      uses.set(entry, [
        ...(uses.get(entry) ?? []),
        {route: routeOf(file, frontMatter.slug), title: String(frontMatter.title), count},
      ]);
  }
  for (const list of uses.values()) list.sort((a, b) => b.count - a.count || a.route.localeCompare(b.route));
  known = {root, uses};
  return uses;
}
