import {existsSync} from 'node:fs';
import {basename, join} from 'node:path';
import {flatten, needsOf} from '../../plugins/samples/needs';
import {wholeFile} from '../../plugins/samples/region';
import {readDirective} from '../../plugins/samples/directive';
import type {Report} from '../report';
import {readPage, readText, root, type Page} from '../site';

/** Lines of code that do something: no comments, no empty lines, no indentation. */
const code = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/\/|\/\*|\*)/.test(line));

/** The page whose folder and files a page needs, as a path from the root; nothing where there is none. */
export function previousOf(raw: string): string | undefined {
  const [, route] = /^continues: ["']?\/?([\w/-]+?)\/?["']?$/m.exec(raw) ?? [];
  if (route === undefined) return undefined;
  return [`docs/${route}.md`, `docs/${route}/index.md`].find((path) => existsSync(join(root, path)));
}

/** The page and those whose folder it continues, the first one first. */
function chain(page: Page): Page[] {
  const previous = previousOf(page.raw);
  return previous === undefined ? [page] : [...chain(readPage(previous, readText(previous))), page];
}

const isShell = (language: string): boolean => ['sh', 'bash', 'shell'].includes(language);
const shell = (page: Page): string =>
  page.fences
    .filter(({language}) => isShell(language))
    .map(({text}) => text)
    .join('\n');

/** The addresses that `curl` makes of one with braces: `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
const expand = (address: string): string[] => {
  const [, before = '', choice, after = ''] = /^([^{]*)(?:\{([^}]*)\}(.*))?$/.exec(address) ?? [];
  return choice === undefined ? [before] : choice.split(',').map((one) => before + one + after);
};

/** Programs that a page has its reader download, as paths from the project's root. */
const downloads = (page: Page): string[] =>
  [...shell(page).matchAll(/curl -O "?https:\/\/docs\.astral\.global\/((?:samples|conformance)\/[^\s"]+)/g)]
    .flatMap(([, address = '']) => expand(address))
    .filter((file) => /\.(?:tsx?|py|sol)$/.test(file));

/** Programs that a page makes, by file name: the parts that it shows, in order. */
function programs(page: Page): Map<string, {file?: string; text: string}> {
  const made = new Map<string, {file?: string; text: string}>();
  for (const fence of page.fences) {
    const name = fence.title ?? (fence.file && basename(fence.file));
    if (!name || !/^[\w-]+\.\w+$/.test(name) || fence.output) continue;
    made.set(name, {file: fence.file, text: `${made.get(name)?.text ?? ''}\n${fence.text}`});
  }
  // A downloaded program is whole, and blocks of it on the page are there to be read.
  for (const file of downloads(page)) made.set(basename(file), {file, text: flatten(wholeFile(readText(file)))});
  return made;
}

const run = /npx tsx ([\w-]+\.ts)/g;
const runs = (page: Page): string[] => [...shell(page).matchAll(run)].map(([, name = '']) => name);

/** Tutorials and how-tos that tell a reader to run a program of ours; those of the API are run by tests of their own. */
const isTold = (page: Page): boolean =>
  ['tutorial', 'how-to'].includes(String(page.frontMatter.page_type)) &&
  runs(page).length > 0 &&
  page.path.startsWith('docs/') &&
  !page.path.startsWith('docs/api/');

/** A page that tells its reader to run a program gives the reader everything that the program needs. */
export function checkPasteable(page: Page): Report {
  if (!isTold(page)) return {looked: 0, findings: []};
  const all = chain(page);
  const made = new Map(all.flatMap((one) => [...programs(one)]));
  const installs = all.map(shell).join('\n');
  const problems: string[] = [];
  if (!/npm install[^\n]* tsx\b/.test(installs)) problems.push('tsx is not installed');
  for (const name of new Set(runs(page))) {
    const program = made.get(name);
    if (!program && installs.includes(`/downloads/${name}`)) continue;
    if (!program) {
      problems.push(`${name} is run and no block makes it`);
      continue;
    }
    const {file, text} = program;
    const position = (wanted: (fence: (typeof page.fences)[number]) => boolean): number =>
      page.fences.map(wanted).lastIndexOf(true);
    const last = downloads(page).includes(file ?? '')
      ? -1
      : position((fence) => fence.file === file && (fence.title ?? name) === name);
    if (position((fence) => isShell(fence.language) && fence.text.includes(`npx tsx ${name}`)) < last)
      problems.push(`${name} is not run after its last part`);
    if (!file?.startsWith('samples/')) continue;
    const whole = code(flatten(wholeFile(readText(file))));
    const shown = code(text);
    const missing = whole.filter((line) => !shown.includes(line));
    if (missing.length > 0 || shown.length !== whole.length)
      problems.push(`${name} is shown in part; missing: ${missing.slice(0, 3).join(' ⏎ ')}`);
    const needs = needsOf(file, root);
    for (const other of needs.files)
      if (!made.has(basename(other))) problems.push(`${name} needs ${basename(other)}, which no block makes`);
    for (const item of needs.packages) {
      const bare = item.replace(/@[\d.]+$/, '');
      if (!new RegExp(`npm install[^\\n]*\\s${bare}(?:@|\\s|$)`, 'm').test(installs))
        problems.push(`${name} needs ${item}, which no command installs`);
    }
    if (needs.sdk && !/npm install[^\n]*astral-sdk/.test(installs)) problems.push(`${name} needs the Astral SDK`);
    for (const variable of needs.optional ? [] : needs.variables)
      if (!new RegExp(`export ${variable}=`).test(installs))
        problems.push(`${name} needs ${variable}, which is not set`);
    const {after} = readDirective(file, readText(file));
    // Any program that writes the record will do.
    const writes = [...made.values()].some(({text}) => text.includes("writeFileSync('record.json'"));
    if (after && !all.flatMap(runs).includes(basename(after)) && !writes)
      problems.push(`${name} runs after ${basename(after)}, which is not run`);
  }
  return {
    looked: 1,
    findings: problems.map((problem) => ({
      file: page.path,
      line: page.fences.find(({text}) => text.includes('npx tsx'))?.line ?? 1,
      message: `${problem}.`,
      fix: 'Show every part of the program, install what it needs, and run it after its last part.',
    })),
  };
}
