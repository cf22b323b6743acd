import {findLine} from '@astral-docs/content-checks/files';
import {SourceFileError} from '@astral-docs/content-checks/markdown/problem';
import {walkTree} from '@astral-docs/content-checks/markdown/tree';
import {parsePage} from '@astral-docs/content-checks/page';
import {checkMarkup} from '@astral-docs/content-checks/rules/markup';
import {listVisibleTexts} from '@astral-docs/content-checks/rules/text';
import type {BlockContent} from 'mdast';
import {pageRules} from '../../config/pageRules';
import {checkTexts} from '../content-checks/pageChecks';

/**
 * Reads a description of a contract as Markdown without JSX.
 *
 * @throws SourceFileError for one with what pages may not have either, such as a link that leads elsewhere than it says
 */
export function parseDescription(source: string): BlockContent[] {
  // Below an empty line, nothing in it is front matter.
  const page = parsePage('docs/reference.md', `\n${source}`, {isPlain: true});
  // The pages are MDX, in which it would be lost.
  const html = [...walkTree(page.tree)].filter(({type}) => type === 'html');
  const [problem] = [
    ...page.problems,
    ...checkMarkup(page, pageRules, new Set()),
    ...checkTexts(page.path, listVisibleTexts(page)),
    ...html.map(({position}) => ({line: position!.start.line, message: 'The text has HTML.', fix: 'Write Markdown.'})),
  ];
  if (!problem) return page.tree.children as BlockContent[];
  const text = page.raw.split('\n')[problem.line - 1]?.trim() ?? '';
  // One that was put together from several stands in none of the contracts.
  const position = findLine(text, 'data/reference', /\.(?:yaml|graphql|d\.ts)$/);
  throw new SourceFileError(position, `${problem.message} It is in “${text}”.`, problem.fix);
}
