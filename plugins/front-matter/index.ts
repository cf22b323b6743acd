import type {ParseFrontMatter} from '@docusaurus/types';
import {assertHarmlessFrontMatter} from '@astral-docs/content-checks/markdown/frontMatter';
import {toIsoDay} from './schema';

/** Reads front matter as the framework does, with the day of verification as text, and apostrophes as the text below has them. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  assertHarmlessFrontMatter(params.fileContent);
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  const fields = Object.entries(frontMatter).map(([name, value]) => [
    name,
    // YAML reads a bare date as a Date, which would reach the page with a time and a zone that nobody wrote.
    name === 'verified'
      ? (toIsoDay(value) ?? value)
      : typeof value === 'string'
        ? value.replace(/(?<=\w)'/g, '’')
        : value,
  ]);
  return {frontMatter: Object.fromEntries(fields) as typeof frontMatter, content};
};
