import {createMatcher} from '@docusaurus/utils';
import {type BuiltSite, writeText} from '../shared/site';
import {buildMarkdownAlternatePath} from './alternatePath';
import type {Alternate} from './markdown';

/** A title in one line that begins no link of its own. */
const quote = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\[\]<]/g, '\\$&');

/**
 * Writes `llms.txt` (the pages of the last version by purpose) and `llms-full.txt` (all of them in one file), for each language.
 * Follows the proposal at llmstxt.org.
 */
export async function writeLlmsLists(site: BuiltSite, alternates: readonly Alternate[]): Promise<void> {
  const {url, baseUrl, title, tagline, options, dir} = site;
  const {purposes = [], files = []} = options.llms ?? {};
  let remaining = alternates.filter(({listed, page}) => listed && !page.isOlder);
  const groups = [...purposes, {heading: 'Optional', paths: ['/**']}].map(({heading, paths}) => {
    const isNamed = createMatcher([...paths]);
    const members = remaining.filter(({page}) => isNamed(`/${page.route.slice(baseUrl.length)}`));
    remaining = remaining.filter((one) => !members.includes(one));
    return {heading, members};
  });
  const lists = groups.map(({heading, members}) => ({
    heading,
    links: members.map(
      ({page, description, ...article}) =>
        `- [${quote(article.title)}](${url}${buildMarkdownAlternatePath(page.route, baseUrl)})${description && `: ${quote(description)}`}\n`,
    ),
  }));
  const whole = {path: `${baseUrl}llms-full.txt`, description: 'All of these pages in one Markdown file'};
  const links = [...files, whole].map(({path, description}) => `- [${path}](${url}${path}): ${description}\n`);
  lists.splice(1, 0, {heading: 'Files for programs', links});
  const head = `# ${title}\n\n> ${options.summary ?? tagline}\n\n`;
  const sections = lists
    .filter((list) => list.links.length)
    .map((list) => `## ${list.heading}\n\n${list.links.join('')}`);
  await writeText(dir, 'llms.txt', head + sections.join('\n'));
  const texts = groups.flatMap(({members}) => members.map(({text}) => text));
  await writeText(dir, 'llms-full.txt', head + texts.join('\n'));
}
