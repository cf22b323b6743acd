import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import matter from 'gray-matter';
import {facts} from '../../data';
import {knownIssues} from '../../data/known-issues';
import {errors} from '../../data/errors';
import {glossary} from '../../data/glossary';
import {status} from '../../data/status';
import {splitSources} from '../../src/lib/source';
import {isoDay} from '../front-matter/schema';
import {movedSince, type Range, type Stated} from './moved';

/** After how many days a fact or a page wants to be compared with its sources again. */
const reviewAfterDays = 180;

export interface Dated extends Stated {
  /** `YYYY-MM-DD` */
  verified: string;
}

/** What is older than the limit, oldest first, with its age in days. @param today `YYYY-MM-DD` */
export function due<T extends {name: string; verified: string}>(
  entries: readonly T[],
  today: string,
  limit = reviewAfterDays,
): (T & {days: number})[] {
  return entries
    .map((entry) => ({...entry, days: Math.floor((Date.parse(today) - Date.parse(entry.verified)) / 86_400_000)}))
    .filter(({days}) => days > limit)
    .sort((a, b) => b.days - a.days || a.name.localeCompare(b.name));
}

/** Every dated thing of the site: facts, terms, states, errors, known issues and pages. */
export function everythingDated(root: string): Dated[] {
  const pages = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    (readdirSync(join(root, folder), {recursive: true}) as string[])
      .filter((name) => /\.mdx?$/.test(name))
      .flatMap((name) => {
        const {data} = matter(readFileSync(join(root, folder, name), 'utf8'));
        const verified = isoDay(data.verified);
        const sources = (data.sources as string[] | undefined) ?? [];
        return verified ? [{name: `${folder}/${name}`, verified, sources}] : [];
      }),
  );
  const of = (kind: string, key: string, {source, verified}: {source: string; verified: string}): Dated => ({
    name: `${kind} ${key}`,
    verified,
    sources: splitSources(source),
  });
  return [
    ...[...facts.values()].map((fact) => of('fact', fact.key, fact)),
    ...glossary.map((term) => of('term', term.id, term)),
    ...Object.entries(status).map(([key, entry]) => of('status', key, entry)),
    ...errors.map((error) => of('error', error.id, error)),
    ...knownIssues.map((issue) => of('known issue', issue.id, issue)),
    ...pages,
  ];
}

/** What follows an option, as in `--from 2daf1b5` or `--from=2daf1b5`. @throws Error if nothing follows it */
function option(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const value = args[at]!.startsWith(`--${name}=`) ? args[at]!.slice(name.length + 3) : args[at + 1];
  if (!value || value.startsWith('--')) throw new Error(`--${name} needs a value.`);
  return value;
}

/** What changed in the checkouts, as lines to print. */
function movedLines(everything: readonly Dated[], checkouts: string, range: Range): string[] {
  const {moved, missing} = movedSince(everything, checkouts, range);
  const statements = new Set(moved.flatMap(({names}) => names));
  const reasons = new Map<string, number>();
  for (const {why} of missing) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  return [
    ...moved.flatMap(({repository, from, to, path, changed, names}) => [
      `${repository} ${from}..${to} ${path || '(whole repository)'}`,
      ...changed.filter((file) => file !== path).map((file) => `  changed  ${file}`),
      ...names.map((name) => `  review   ${name}`),
    ]),
    ...[...reasons].map(([why, sources]) => `not compared  ${sources} sources: ${why}`),
    `${statements.size} of ${everything.length} rest on a file that changed; ${missing.length} sources were not compared.`,
  ];
}

/**
 * The lines that `npm run facts:due` prints. Without arguments: what has not been looked at for long. With `--checkouts
 * <folder>`, and `--from` and `--to` if you like: what rests on a file that changed.
 *
 * @param today `YYYY-MM-DD`
 * @throws Error for an option without a value, and for `--from` or `--to` without `--checkouts`
 */
export function report(args: readonly string[], root: string, today: string): string[] {
  const everything = everythingDated(root);
  const [checkouts, from, to] = ['checkouts', 'from', 'to'].map((name) => option(args, name));
  if (checkouts) return movedLines(everything, checkouts, {from, to});
  if (from ?? to) throw new Error('--from and --to need --checkouts.');
  const late = due(everything, today);
  return [
    ...late.map(({name, verified, days}) => `${verified}  ${String(days).padStart(4)} days  ${name}`),
    `${late.length} of ${everything.length} are older than ${reviewAfterDays} days.`,
  ];
}

if (require.main === module) {
  try {
    console.log(report(process.argv.slice(2), process.cwd(), new Date().toISOString().slice(0, 10)).join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
