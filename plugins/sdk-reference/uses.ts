import {fillFence} from '../samples';
import {listFiles, readText} from '@astral-docs/content-checks/files';
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
function programsOf(content: string): string[] {
  return [...content.matchAll(/^```(ts|tsx)\b([^\n]*)\n([\s\S]*?)^```/gm)].map(([, lang = '', meta = '', own = '']) => {
    const fence = parseFence(lang, meta.trim(), {file: 'a page', line: 1});
    return fillFence(fence) ?? own;
  });
}

let known: ReadonlyMap<string, Use[]> | undefined;

/**
 * The pages that use each entry, those with most uses first. Read once: a page that starts to use an entry while pages are
 * written is listed after the next start.
 */
export function listGuidesByEntry(contract: SdkContract): ReadonlyMap<string, Use[]> {
  if (known) return known;
  const uses = new Map<string, Use[]>();
  const files = listFiles(['docs']).map((path) => path.slice('docs/'.length));
  for (const file of files.filter(isGuide)) {
    const {frontMatter, body} = splitFrontMatter(readText(`docs/${file}`));
    const counts = new Map<string, number>();
    const add = (entry: string): void => void counts.set(entry, (counts.get(entry) ?? 0) + 1);
    for (const [, code = ''] of body.matchAll(/`([^`\n]+)`/g)) {
      const symbol = findSdkSymbol(code, contract);
      if (symbol) add(symbol.entry);
    }
    for (const program of programsOf(body)) listSdkEntriesInProgram(program, contract).forEach(add);
    for (const [entry, count] of counts)
      uses.set(entry, [
        ...(uses.get(entry) ?? []),
        {route: routeOf(file, frontMatter.slug), title: String(frontMatter.title), count},
      ]);
  }
  for (const list of uses.values()) list.sort((a, b) => b.count - a.count || a.route.localeCompare(b.route));
  known = uses;
  return uses;
}
