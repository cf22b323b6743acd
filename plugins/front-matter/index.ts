import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {loadedPages} from '@astral-docs/paint-first/shared/recordPlugin';
import {assertYaml} from '@astral-docs/content-checks/markdown/frontMatter';
import {SourceProblem} from '@astral-docs/content-checks/markdown/problem';
import {checkFrontMatter, isoDay, lineOfField, type PageKind} from './schema';

/** Reads front matter as the framework does, with the day of verification as text, and apostrophes as the text below has them. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  assertYaml(params.fileContent);
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  const fields = Object.entries(frontMatter).map(([name, value]) => [
    name,
    // YAML reads a bare date as a Date, which would reach the page with a time and a zone that nobody wrote.
    name === 'verified'
      ? (isoDay(value) ?? value)
      : typeof value === 'string'
        ? value.replace(/(?<=\w)'/g, '’')
        : value,
  ]);
  return {frontMatter: Object.fromEntries(fields) as typeof frontMatter, content};
};

const kinds = {doc: 'doc', post: 'blog', page: 'page'} as const satisfies Record<string, PageKind>;

/**
 * Holds one page to the schema of its kind.
 * @param file path from the root of the site
 * @returns every mistake, each as one line
 */
export async function checkPage(siteDir: string, file: string, kind: PageKind): Promise<SourceProblem[]> {
  const filePath = join(siteDir, file);
  const fileContent = await readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  return checkFrontMatter(kind, frontMatter).map(
    ({field, message, fix}) =>
      new SourceProblem({file, line: lineOfField(fileContent, field)}, `Front matter: ${message}`, fix),
  );
}

/** Where the pages of this site are, in each version and language; other instances of the content plugins have terms of their own. */
const own = /^(?:docs|blog|src\/pages|versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-(?:docs|blog|pages))\//;

/** All mistakes as one error without a stack, each on a line of its own. */
class FrontMatterProblems extends Error {
  constructor(problems: readonly SourceProblem[]) {
    super(problems.map(({message}) => message).join('\n'));
    this.name = 'FrontMatterProblems';
    this.stack = `Front matter is not complete:\n${this.message}`;
  }
}

/** Holds the front matter of every Markdown page to its schema: of each version and language. */
export default function frontMatterPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'front-matter',
    async allContentLoaded({allContent}) {
      const pages = [...loadedPages(allContent).sources.values()].filter(
        ({source}) => own.test(source) && /\.mdx?$/.test(source),
      );
      if (process.env.NODE_ENV !== 'production') return;
      const problems = await Promise.all(pages.map(({source, kind}) => checkPage(siteDir, source, kinds[kind])));
      if (problems.flat().length > 0) throw new FrontMatterProblems(problems.flat());
    },
  };
}
