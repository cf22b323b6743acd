import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LlmsOptions} from '../options';
import {articleOf, type Article} from '../shared/pageContent';
import {isNamedBy} from '../shared/paths';
import type {LocaleRecord, Version} from '../shared/record';
import {fileOf, type Site, type Step, versionOf, writeText} from '../shared/site';
import {alternatePath} from './alternatePath';

/** Groups pages by purpose, in the order of the options. */
function groupsOf(articles: readonly Article[], {purposes = []}: LlmsOptions): [heading: string, Article[]][] {
  const groups = new Map<string, Article[]>(
    [...purposes.map(({heading}) => heading), 'Optional'].map((it) => [it, []]),
  );
  for (const article of articles) {
    groups.get(purposes.find(({paths}) => isNamedBy(paths, article.path))?.heading ?? 'Optional')?.push(article);
  }
  return [...groups].filter(([, pages]) => pages.length);
}

const link = (title: string, url: string, description?: string): string =>
  `- [${title}](${url})${description ? `: ${description}` : ''}\n`;
const section = (heading: string, links: readonly string[]): string[] =>
  links.length ? [`## ${heading}\n\n${links.join('')}`] : [];

/** Folder of the lists of a version: its own, unless it is the last one. */
const folderOf = ({baseUrl}: LocaleRecord, version?: Version): string =>
  version && !version.isLast ? `${version.path.replace(/\/$/, '')}/` : baseUrl;

/** The lists of the site: one for each language and version. */
const listsOf = (record: LocaleRecord): (Version | undefined)[] => [
  undefined,
  ...record.versions.filter(({isLast}) => !isLast),
];

/** The lists for the other languages and versions. */
const others = (site: Site, version?: Version): string[] =>
  site.locales.flatMap((record) =>
    listsOf(record)
      .filter((other) => record.locale !== site.record.locale || other?.name !== version?.name)
      .map((other) => {
        const label = [record.label, other?.label ?? record.versions.find(({isLast}) => isLast)?.label];
        return link(label.filter(Boolean).join(', '), `${record.origin}${folderOf(record, other)}llms.txt`);
      }),
  );

/**
 * Writes `llms.txt` (a list of pages by purpose) and `llms-full.txt` (all of them), for each language and version.
 * Follows the proposal at llmstxt.org.
 */
export const llms: Step = {
  name: 'lists for language models',
  async run(site: Site) {
    const {record, options, pages} = site;
    const {origin, baseUrl, title} = record;
    const files = options.llms?.files ?? [];
    // The step before has written them.
    const read = (route: string): Promise<string> =>
      readFile(join(site.dir, fileOf(site, alternatePath(route, baseUrl))), 'utf8');
    for (const version of listsOf(record)) {
      const articles = pages
        .filter((page) => {
          const own = versionOf(page, record);
          return version ? own === version : own?.isLast !== false;
        })
        .map((page) => articleOf(page, record))
        .filter(({listed}) => listed);
      const folder = folderOf(record, version);
      const groups = groupsOf(articles, options.llms ?? {});
      const lists = groups.flatMap(([heading, members]) =>
        section(
          heading,
          members.map((it) => link(it.title, origin + alternatePath(it.route, baseUrl), it.description)),
        ),
      );
      const machine = section('Files for programs', [
        ...files.map(({path, description}) => link(path, origin + path, description)),
        link(`${folder}llms-full.txt`, `${origin}${folder}llms-full.txt`, 'All of these pages in one Markdown file'),
      ]);
      const head = `# ${version ? `${title}, ${version.label}` : title}\n\n> ${options.summary ?? record.tagline}\n\n`;
      const [first = '', ...rest] = lists;
      const more = section('Other languages and versions', others(site, version));
      const below = folder.slice(baseUrl.length);
      await writeText(site.dir, `${below}llms.txt`, head + [first, ...machine, ...rest, ...more].join('\n'));
      const whole = await Promise.all(groups.flatMap(([, members]) => members.map((it) => read(it.route))));
      await writeText(site.dir, `${below}llms-full.txt`, head + whole.join('\n'));
    }
  },
};
