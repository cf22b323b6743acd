import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import matter from 'gray-matter';
import {facts} from '../../data';
import {knownIssues} from '../../data/known-issues';
import {errors} from '../../data/errors';
import {glossary} from '../../data/glossary';
import {status} from '../../data/status';
import {isoDay} from '../front-matter/schema';

/** After how many days a fact or a page wants to be compared with its sources again. */
const reviewAfterDays = 180;

/** A statement of the site. */
export interface Dated {
  /** For instance `docs/sdk/index.md` or `fact schema.v0.1.uid`. */
  name: string;
  /** `YYYY-MM-DD` */
  verified: string;
}

/** Entries older than the limit, oldest first, with their age in days. @param today `YYYY-MM-DD` */
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
        return verified ? [{name: `${folder}/${name}`, verified}] : [];
      }),
  );
  const of = (kind: string, key: string, {verified}: {verified: string}): Dated => ({name: `${kind} ${key}`, verified});
  return [
    ...[...facts.values()].map((fact) => of('fact', fact.key, fact)),
    ...glossary.map((term) => of('term', term.id, term)),
    ...Object.entries(status).map(([key, entry]) => of('status', key, entry)),
    ...errors.map((error) => of('error', error.id, error)),
    ...knownIssues.map((issue) => of('known issue', issue.id, issue)),
    ...pages,
  ];
}

if (require.main === module) {
  const everything = everythingDated(process.cwd());
  const late = due(everything, new Date().toISOString().slice(0, 10));
  for (const {name, verified, days} of late) console.log(`${verified}  ${String(days).padStart(4)} days  ${name}`);
  console.log(`${late.length} of ${everything.length} are older than ${reviewAfterDays} days.`);
}
