import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import matter from 'gray-matter';
import {facts} from '../../data';
import {defects} from '../../data/defects';
import {errors} from '../../data/errors';
import {glossary} from '../../data/glossary';
import {status} from '../../data/status';
import {isoDay} from '../front-matter/schema';

/** After how many days a fact or a page wants to be compared with its sources again. */
const reviewAfterDays = 180;

export interface Dated {
  name: string;
  /** `YYYY-MM-DD` */
  verified: string;
}

/** What is older than the limit, oldest first, with its age in days. @param today `YYYY-MM-DD` */
export function due(entries: readonly Dated[], today: string, limit = reviewAfterDays): (Dated & {days: number})[] {
  return entries
    .map((entry) => ({...entry, days: Math.floor((Date.parse(today) - Date.parse(entry.verified)) / 86_400_000)}))
    .filter(({days}) => days > limit)
    .sort((a, b) => b.days - a.days || a.name.localeCompare(b.name));
}

/** Every dated thing of the site: facts, terms, states, errors, defects and pages. */
export function everythingDated(root: string): Dated[] {
  const pages = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    (readdirSync(join(root, folder), {recursive: true}) as string[])
      .filter((name) => /\.mdx?$/.test(name))
      .flatMap((name) => {
        const verified = isoDay(matter(readFileSync(join(root, folder, name), 'utf8')).data.verified);
        return verified ? [{name: `${folder}/${name}`, verified}] : [];
      }),
  );
  return [
    ...[...facts.values()].map(({key, verified}) => ({name: `fact ${key}`, verified})),
    ...glossary.map(({id, verified}) => ({name: `term ${id}`, verified})),
    ...Object.entries(status).map(([key, {verified}]) => ({name: `status ${key}`, verified})),
    ...errors.map(({id, verified}) => ({name: `error ${id}`, verified})),
    ...defects.map(({id, verified}) => ({name: `defect ${id}`, verified})),
    ...pages,
  ];
}

if (require.main === module) {
  const everything = everythingDated(process.cwd());
  const today = new Date().toISOString().slice(0, 10);
  const late = due(everything, today);
  for (const {name, verified, days} of late) console.log(`${verified}  ${String(days).padStart(4)} days  ${name}`);
  console.log(`${late.length} of ${everything.length} are older than ${reviewAfterDays} days.`);
}
