import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {extractArticle} from '../shared/pageContent';
import {matchesAnyPattern} from '../shared/paths';
import {stripBaseUrl, type BuiltSite, findVersion, writeText} from '../shared/site';
import {alternatePath} from './alternatePath';

const link = (title: string, url: string, description?: string): string =>
  `- [${title}](${url})${description ? `: ${description}` : ''}\n`;

/**
 * Writes `llms.txt` (the pages of the last version by purpose) and `llms-full.txt` (all of them in one file), for each language.
 * Follows the proposal at llmstxt.org. The Markdown alternates are there before it.
 */
export async function writeLlmsLists({record, options, pages, dir}: BuiltSite): Promise<void> {
  const {origin, baseUrl, title} = record;
  const {purposes = [], files = []} = options.llms ?? {};
  const articles = pages
    .filter((page) => findVersion(page, record)?.isLast !== false)
    .map((page) => extractArticle(page, record))
    .filter(({listed}) => listed);
  const headingOf = (path: string) => purposes.find(({paths}) => matchesAnyPattern(paths, path))?.heading ?? 'Optional';
  const groups = [...purposes.map(({heading}) => heading), 'Optional'].map((heading) => ({
    heading,
    members: articles.filter(({path}) => headingOf(path) === heading),
  }));
  const lists = groups.map(({heading, members}) => ({
    heading,
    links: members.map((it) => link(it.title, origin + alternatePath(it.route, baseUrl), it.description)),
  }));
  const programs = files.map(({path, description}) => link(path, origin + path, description));
  const whole = `${baseUrl}llms-full.txt`;
  programs.push(link(whole, origin + whole, 'All of these pages in one Markdown file'));
  lists.splice(1, 0, {heading: 'Files for programs', links: programs});
  const head = `# ${title}\n\n> ${options.summary ?? record.tagline}\n\n`;
  const sections = lists
    .filter(({links}) => links.length)
    .map(({heading, links}) => `## ${heading}\n\n${links.join('')}`);
  await writeText(dir, 'llms.txt', head + sections.join('\n'));
  const texts = groups.flatMap(({members}) =>
    members.map(({route}) => readFile(join(dir, stripBaseUrl({record}, alternatePath(route, baseUrl))), 'utf8')),
  );
  await writeText(dir, 'llms-full.txt', head + (await Promise.all(texts)).join('\n'));
}
