import {readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Where specimens are kept: beside what they show, so that nobody forgets them. */
export const groups = {
  /** What the theme makes of plain Markdown. */
  theme: {folder: 'src/theme', file: /^specimen\.md$/},
  components: {folder: 'src/components', file: /^specimen\.md$/, name: /^(?!.*(?:Figure|Plot|Table))/},
  /** Components that draw data. */
  figures: {folder: 'src/components', file: /^specimen\.md$/, name: /Figure|Plot|Table/},
  tools: {folder: 'src/tools', file: /^specimen\.md$/, name: /^(?!.*(?:Chart|Ladder|Sea)$)/},
  /** Tools that are too heavy for a page with others: the handbook links to where they are. */
  charts: {folder: 'src/tools', file: /^specimen\.md$/, name: /(?:Chart|Ladder|Sea)$/},
  /** Elements that the build writes out, so that no component carries their name. */
  expanded: {folder: 'plugins', file: /^specimens[/\\]\w+\.md$/},
} as const satisfies Record<string, {folder: string; file: RegExp; name?: RegExp}>;

export type Group = keyof typeof groups;

export interface Specimen {
  /** Name of the component or element. */
  name: string;
  /** Path from the root of the project, with slashes. */
  file: string;
  /** Markdown as it would stand in a page. */
  source: string;
}

/** Every specimen of a group, by name. */
export function listSpecimens(group: Group): Specimen[] {
  const {folder, file, name: pattern}: {folder: string; file: RegExp; name?: RegExp} = groups[group];
  return readdirSync(folder)
    .filter((name) => !name.includes('.') && (!pattern || pattern.test(name)))
    .flatMap((name) => {
      const own = readdirSync(join(folder, name), {recursive: true, encoding: 'utf8'})
        .filter((path) => file.test(path))
        .sort();
      return own.map((path) => `${folder}/${name}/${path.replaceAll('\\', '/')}`);
    })
    .map((path) => ({
      name: basename(path) === 'specimen.md' ? basename(dirname(path)) : basename(path, '.md'),
      file: path,
      source: readFileSync(path, 'utf8').trimEnd(),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The folder in which a group is kept, and the folders in it, in which a specimen comes or goes. */
export function foldersOf(group: Group): string[] {
  const {folder} = groups[group];
  const inner = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return [folder, ...inner.map(({name}) => `${folder}/${name}`)];
}

/** Whether a text names a group. */
export const isGroup = (text: string): text is Group => Object.hasOwn(groups, text);
