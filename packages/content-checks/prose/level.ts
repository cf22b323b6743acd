import type {Paragraph} from 'mdast';
import {syllable} from 'syllable';
import {walkTree} from '../markdown/tree';
import type {Finding} from '../report';
import type {Page} from '../page';

/** Text of a paragraph with each piece of inline code read as one short word: a symbol has no syllables to count. */
const textOf = (paragraph: Paragraph): string =>
  [...walkTree(paragraph)]
    .map((node) =>
      node.type === 'text' ? (node as unknown as {value: string}).value : node.type === 'inlineCode' ? 'it' : '',
    )
    .join('');

/**
 * Tutorials and how-tos are at grade 10 or below by Flesch and Kincaid: the school year, in the United States, whose pupils can
 * read the page. Paragraphs and list items count; headings, tables and code do not. The formula is 0.39 words a sentence plus
 * 11.8 syllables a word minus 15.59. Source: Kincaid et al., Navy Research Branch Report 8-75, 1975.
 */
export function checkReadingGrade({path, frontMatter, tree}: Page): Finding[] {
  if (!['tutorial', 'how-to'].includes(String(frontMatter.page_type))) return [];
  const text = [...walkTree(tree)]
    .filter((node): node is Paragraph => node.type === 'paragraph')
    .map((paragraph) => `${textOf(paragraph).replace(/[.:]\s*$/, '')}.`)
    .join(' ')
    .replace(/https?:\S+/g, '');
  const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  // So few say nothing of a page.
  if (words.length < 30) return [];
  const sentences = text.split(/[.!?](?=\s|$)/).filter((sentence) => /[A-Za-z]/.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const level = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  const message = `The page reads at grade ${level.toFixed(1)}, above 10.`;
  const fix = 'Write shorter sentences and shorter words.';
  return level > 10 ? [{file: path, line: 1, message, fix}] : [];
}
