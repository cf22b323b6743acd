import {articleOf, type Article} from '../shared/pageContent';
import {type Site, type Step, writeText} from '../shared/site';
import {twinPath} from './alternatePath';
import {toMarkdown} from './markdown';

/** What a program or its user comes for, and the pages that serve it; a page stands under the first group that claims it. */
const purposes: {heading: string; claims: (route: string) => boolean}[] = [
  {
    heading: 'Start here',
    claims: (route) =>
      ['/', '/introduction', '/intro', '/hello', '/developer-resources/quickstart', '/examples'].includes(route),
  },
  {
    heading: 'Implement the Location Protocol',
    claims: (route) =>
      route.startsWith('/location-protocol/') || route === '/developer-resources/location-attestations',
  },
  {heading: 'Use the SDK', claims: (route) => route.startsWith('/sdk/')},
  {heading: 'Query the API', claims: (route) => /^\/api(?:\/|$)/.test(route)},
  {
    heading: 'Understand places, proofs and chains',
    claims: (route) => /^\/(?:core-concepts|location-proofs|research)(?:\/|$)/.test(route),
  },
  {
    heading: 'Contracts, registries and tools',
    claims: (route) => /^\/(?:spatial-|astralscan|tools|developer-resources\/spatial)/.test(route),
  },
  {heading: 'Notes', claims: (route) => route.startsWith('/blog/')},
  {heading: 'Optional', claims: () => true},
];

/** Files for programs, beside the pages. */
const files: [path: string, what: string][] = [
  ['/data-index.json', 'Every machine-readable file of this site, with its SHA-256'],
  ['/reference/openapi.yaml', 'OpenAPI 3.1 description of the REST and OGC interfaces of the Astral API v0'],
  ['/reference/schema.graphql', 'GraphQL schema of the Astral API v0'],
  ['/reference/astral-sdk.d.ts', 'Typed declarations of Astral SDK 0.2.0'],
  ['/llms-full.txt', 'Every page of this site in one Markdown file'],
];

/**
 * Writes `/llms.txt` (a list of pages by purpose) and `/llms-full.txt` (all of them).
 * Follows the proposal at llmstxt.org.
 */
export const llms = (origin: string, title: string, summary: string): Step => ({
  name: 'lists for language models',
  async run({dir, pages}: Site) {
    const articles = pages.map(articleOf).filter((article) => article.listed);
    const groups = purposes.map(({heading}) => ({heading, articles: [] as Article[]}));
    for (const article of articles) {
      groups[purposes.findIndex(({claims}) => claims(article.route))]?.articles.push(article);
    }
    const lines = groups
      .filter((group) => group.articles.length)
      .map(
        (group) =>
          `## ${group.heading}\n\n${group.articles.map((a) => `- [${a.title}](${origin}${twinPath(a.route)}): ${a.description}`).join('\n')}\n`,
      );
    const machine = `## Files for programs\n\n${files.map(([path, what]) => `- [${path}](${origin}${path}): ${what}`).join('\n')}\n`;
    await writeText(
      dir,
      'llms.txt',
      `# ${title}\n\n> ${summary}\n\n${[lines[0], machine, ...lines.slice(1)].join('\n')}`,
    );
    const whole = groups.flatMap((group) => group.articles.map((article) => toMarkdown(article, origin)));
    await writeText(dir, 'llms-full.txt', `# ${title}\n\n> ${summary}\n\n${whole.join('\n')}`);
  },
});
