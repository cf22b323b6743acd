import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {SourceProblem} from '../shared/problem';
import {checkFrontMatter, isoDay, type PageKind} from './schema';

/** Which schema a file falls under, by its folder; nothing for files that are no pages, such as parts (`_name.md`). */
export function kindOf(path: string): PageKind | undefined {
  // A name that begins with an underscore is a part of a page, not a page.
  if (/\/_[^/]*$/.test(path)) return undefined;
  if (path.startsWith('docs/')) return 'doc';
  if (path.startsWith('blog/')) return 'blog';
  return path.startsWith('src/pages/') ? 'page' : undefined;
}

/** Line of a field in the front matter, counted from 1; the opening line when the field is missing. */
export function lineOfField(text: string, field: string): number {
  const line = text.split('\n').findIndex((candidate) => candidate.startsWith(`${field}:`));
  return line < 0 ? 1 : line + 1;
}

/** Reads front matter as the framework does, then holds it to the schema of its kind of page. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = relative(process.cwd(), params.filePath).split(sep).join('/');
  const kind = kindOf(file);
  if (!kind) return parsed;
  const [problem] = checkFrontMatter(kind, parsed.frontMatter);
  if (problem) {
    const line = lineOfField(params.fileContent, problem.field);
    throw new SourceProblem({file, line}, `Front matter: ${problem.what}`, problem.cure);
  }
  const {verified} = parsed.frontMatter;
  // YAML reads a bare date as a Date, which would reach the page with a time and a zone that nobody wrote.
  return verified === undefined
    ? parsed
    : {...parsed, frontMatter: {...parsed.frontMatter, verified: isoDay(verified)}};
};
