import {lintSwappedAxes, type KnownPlace} from './geojsonLint';
import type {Finding} from '../report';
import {walkTree} from '../markdown/tree';
import type {Page} from '../page';

const pair = /\[\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*(?:,\s*-?\d+(?:\.\d+)?\s*)?\]/g;

/**
 * Finds pairs that give a place with its axes swapped: `const berlin = [52.52, 13.405];`. A counterexample says so, with "swapped",
 * "bad", "wrong" or "invalid", on its line or on the line above.
 *
 * @param landmarks recognised by their position alone, degrees, WGS 84
 * @param gazetteer recognised where the line names them, within half a degree
 */
export function checkAxisOrder(
  file: string,
  text: string,
  landmarks: readonly KnownPlace[],
  gazetteer: readonly KnownPlace[],
): Finding[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const pairs = [...line.matchAll(pair)];
    if (pairs.length === 0 || /\b(?:swapped|bad|wrong|invalid)\b/i.test(`${lines[index - 1] ?? ''} ${line}`)) return [];
    const words = line.toLowerCase();
    const named = gazetteer.filter(({name}) =>
      [name.toLowerCase(), name.toLowerCase().replace(/\s+/g, '')].some((one) => words.includes(one)),
    );
    return pairs.flatMap(({1: x, 2: y, index: at}) => {
      const position = [Number(x), Number(y)];
      const [problem] = [...lintSwappedAxes(position, landmarks), ...lintSwappedAxes(position, named, 0.5)];
      return problem ? [{file, line: index + 1, column: at + 1, ...problem}] : [];
    });
  });
}

const hasPositions = /["']?coordinates["']?\s*:/;

/** A page that shows coordinates names their order and their reference system in its words. */
export function checkCrsIsNamed(page: Page): Finding[] {
  const shown = page.fences.find(
    ({language, text}) => language === 'geojson' || (language === 'json' && hasPositions.test(text)),
  );
  if (!shown) return [];
  const words = [...walkTree(page.tree)]
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? ((node as {value?: string}).value ?? '') : ''))
    .join(' ');
  const needed: [name: RegExp, message: string, fix: string][] = [
    [
      /WGS\s?84|CRS84|EPSG:\d+/,
      'The page shows coordinates and names no reference system.',
      'Name it in words, for example WGS 84 (CRS84).',
    ],
    [
      /longitude/i,
      'The page shows coordinates without naming their order.',
      'Write in words: longitude first, then latitude.',
    ],
  ];
  return needed
    .filter(([name]) => !name.test(words))
    .map(([, message, fix]) => ({file: page.path, line: shown.line, message, fix}));
}
