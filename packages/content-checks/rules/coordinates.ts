import {lintPosition, type KnownPlace} from './geojsonLint';
import type {Finding, CheckResult} from '../report';
import {walk} from '../markdown/tree';
import type {Page} from '../page';

const literal = /["']?coordinates["']?\s*:\s*(\[[\d\s.,[\]+-]*\])/g;

function* positionsOf(value: unknown): Generator<number[]> {
  if (!Array.isArray(value)) return;
  if (typeof value[0] === 'number') yield value as number[];
  else for (const item of value as unknown[]) yield* positionsOf(item);
}

/**
 * Lints every `coordinates: [ … ]` of a program: range, order and precision. A counterexample says so, with
 * "swapped", "bad", "wrong" or "invalid", on its line or on the line above.
 */
export function checkCoordinateLiterals(
  file: string,
  text: string,
  places: readonly KnownPlace[],
  firstLine = 1,
): CheckResult {
  const findings: Finding[] = [];
  let checkedCount = 0;
  for (const match of text.matchAll(literal)) {
    let value: unknown;
    try {
      value = JSON.parse((match[1] ?? '').replace(/,(\s*\])/g, '$1'));
    } catch {
      // Not a literal but an expression over other values, which only running the program can judge.
      continue;
    }
    const before = text.slice(0, match.index).split('\n').length;
    const line = firstLine + before - 1;
    if (
      text
        .split('\n')
        .slice(Math.max(0, before - 2), before)
        .some((content) => /\b(?:swapped|bad|wrong|invalid)\b/i.test(content))
    )
      continue;
    for (const position of positionsOf(value)) {
      checkedCount += 1;
      findings.push(
        ...lintPosition(position, 'coordinates', places).map(({message, fix}) => ({file, line, message, fix})),
      );
    }
  }
  return {checkedCount, findings};
}

const pair = /\[\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\]/g;

/** Degrees within which a position is that of a city. */
const near = 0.5;

/**
 * Finds pairs that give a place with its axes swapped: `const berlin = [52.52, 13.405];`. The place is named on the line.
 *
 * @param gazetteer cities and landmarks, longitude and latitude in degrees
 */
export function checkNamedPairs(
  file: string,
  text: string,
  gazetteer: readonly KnownPlace[],
  firstLine = 1,
): CheckResult {
  const findings: Finding[] = [];
  let checkedCount = 0;
  text.split('\n').forEach((line, index) => {
    if (/\b(?:swapped|bad|wrong|invalid)/i.test(line)) return;
    const words = line.toLowerCase();
    for (const {0: written, 1: first, 2: second, index: at} of line.matchAll(pair)) {
      checkedCount += 1;
      const isAt = (longitude: number, latitude: number) => (place: KnownPlace) =>
        Math.abs(place.longitude - longitude) < near && Math.abs(place.latitude - latitude) < near;
      const [x, y] = [Number(first), Number(second)];
      const named = gazetteer.filter(
        ({name}) => words.includes(name.toLowerCase().replace(/\s+/g, '')) || words.includes(name.toLowerCase()),
      );
      const swapped = named.some(isAt(x, y)) ? undefined : named.find(isAt(y, x));
      if (!swapped) continue;
      findings.push({
        file,
        line: firstLine + index,
        column: at + 1,
        message: `${written} is ${swapped.name} with its axes swapped.`,
        fix: `Write [${second}, ${first}]: longitude first.`,
      });
    }
  });
  return {checkedCount, findings};
}

const hasPositions = /["']?coordinates["']?\s*:/;

/** A page that shows coordinates names their order and their reference system in its words. */
export function checkReferenceSystem(page: Page): CheckResult {
  const shown = page.fences.find(
    ({language, text}) => language === 'geojson' || (language === 'json' && hasPositions.test(text)),
  );
  if (!shown) return {checkedCount: 0, findings: []};
  const words = [...walk(page.tree)]
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? ((node as {value?: string}).value ?? '') : ''))
    .join(' ');
  const findings: Finding[] = [];
  const at = {file: page.path, line: shown.line};
  if (!/WGS\s?84|CRS84|EPSG:\d+/.test(words)) {
    findings.push({
      ...at,
      message: 'The page shows coordinates and names no reference system.',
      fix: 'Name it in words, for example WGS 84 (CRS84).',
    });
  }
  if (!/longitude/i.test(words)) {
    findings.push({
      ...at,
      message: 'The page shows coordinates without naming their order.',
      fix: 'Write in words: longitude first, then latitude.',
    });
  }
  return {checkedCount: 1, findings};
}
