import {toString} from 'mdast-util-to-string';
import type {Node} from 'unist';
import {walk} from '../../plugins/shared/tree';
import type {Finding, CheckResult} from '../report';
import type {Page} from '../pages';
import type {KnownPlace} from './geojsonLint';

/** A pair of a text, in degrees on WGS 84, and where in the text it begins. */
interface Pair {
  longitude: number;
  latitude: number;
  at: number;
}

/** What is read as one: a sentence, a row, a line of code or an object of JSON. */
interface Unit {
  text: string;
  pairs: Pair[];
  line: number;
  column: number;
}

/** A city is wide, and pages round: this far from its centre, in degrees, is still the city. */
const wide = 0.5;
/** A text that names one place and one pair means the place: this far away, in degrees, is another one. */
const far = 3;

/** A counterexample says so. */
const counterexample =
  /\b(?:swapped|swap|bad|wrong|invalid|reversed|instead of|mistake|latitude first|lat(?:itude)?, ?lon)\b/i;

const minus = '[-−]?';
const number = `(${minus}\\d{1,3}\\.\\d{2,})`;
const degrees = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?\s*`;
const plain = new RegExp(`${number}\\s*,\\s*${number}`, 'g');
const wkt = /POINT\s*Z?\s*\(\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)/g;
const compass = new RegExp(`${degrees}([NS])\\b[,\\s]+(?:and\\s+)?${degrees}([EW])\\b`, 'g');
const named = /longitude:?\s*([-−]?\d+(?:\.\d+)?)°?[^.\d-]{1,20}latitude:?\s*([-−]?\d+(?:\.\d+)?)/gi;
const namedBack = /latitude:?\s*([-−]?\d+(?:\.\d+)?)°?[^.\d-]{1,20}longitude:?\s*([-−]?\d+(?:\.\d+)?)/gi;

/** A number as pages write it: with a hyphen or a minus sign. */
const valueOf = (text = ''): number => Number(text.replace('−', '-'));

/** The pairs of a text. Without words beside them, the first number is the longitude: the rule of these pages. */
function pairsIn(text: string): Pair[] {
  const pairs: Pair[] = [];
  const add = (longitude: number, latitude: number, at: number): void => void pairs.push({longitude, latitude, at});
  for (const pattern of [plain, wkt, named])
    for (const {1: x, 2: y, index} of text.matchAll(pattern)) add(valueOf(x), valueOf(y), index);
  for (const {1: y, 2: x, index} of text.matchAll(namedBack)) add(valueOf(x), valueOf(y), index);
  for (const {1: y, 2: ns, 3: x, 4: ew, index} of text.matchAll(compass))
    add(Number(x) * (ew === 'W' ? -1 : 1), Number(y) * (ns === 'S' ? -1 : 1), index);
  return pairs;
}

const near = (longitude: number, latitude: number, place: KnownPlace, most: number): boolean =>
  Math.abs(latitude - place.latitude) <= most &&
  Math.min(Math.abs(longitude - place.longitude), 360 - Math.abs(longitude - place.longitude)) <=
    most / Math.max(0.2, Math.cos((place.latitude * Math.PI) / 180));

const isUnitOfText = ({type}: Node): boolean => ['paragraph', 'tableRow', 'heading'].includes(type);

/** The sentences and rows of a page. */
function unitsOfText(page: Page): Unit[] {
  return [...walk(page.tree)].filter(isUnitOfText).flatMap((node): Unit[] => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    const whole = node.type === 'tableRow' ? page.body.split('\n')[line - 1]! : toString(node);
    let offset = 0;
    return (node.type === 'tableRow' ? [whole] : whole.split(/(?<=[.!?])\s(?=[A-Z[(])/)).flatMap((text) => {
      const before = whole.slice(0, offset);
      offset += text.length + 1;
      const pairs = pairsIn(text);
      const breaks = before.split('\n').length - 1;
      return pairs.length > 0 ? [{text, pairs, line: line + breaks, column: breaks > 0 ? 1 : column}] : [];
    });
  });
}

type Json = unknown;

/** The strings and positions of an object, without those of objects that have both themselves. */
function unitsOfJson(
  value: Json,
  units: {strings: string[]; positions: number[][]}[],
): {strings: string[]; positions: number[][]} {
  const own = {strings: [] as string[], positions: [] as number[][]};
  const take = (item: Json): void => {
    if (typeof item === 'string') own.strings.push(item);
    else if (Array.isArray(item)) {
      if (item.length >= 2 && item.length <= 3 && item.every((one) => typeof one === 'number'))
        own.positions.push(item as number[]);
      else item.forEach(take);
    } else if (typeof item === 'object' && item !== null) {
      const inner = unitsOfJson(item, units);
      own.strings.push(...inner.strings);
      own.positions.push(...inner.positions);
    }
  };
  if (Array.isArray(value)) value.forEach(take);
  else Object.values(value as object).forEach(take);
  if (
    own.strings.length > 0 &&
    own.positions.length > 0 &&
    !Array.isArray(value) &&
    'properties' in (value as object)
  ) {
    units.push(own);
    return {strings: [], positions: []};
  }
  return own;
}

/** The units of the fences that a page writes itself. */
function unitsOfFences(page: Page): Unit[] {
  return page.fences
    .filter(
      ({file, output, noCheck, expectError, language}) =>
        !file && !output && !noCheck && !expectError && language !== 'mermaid',
    )
    .flatMap((fence): Unit[] => {
      if (['json', 'geojson'].includes(fence.language)) {
        try {
          const units: {strings: string[]; positions: number[][]}[] = [];
          const rest = unitsOfJson(JSON.parse(fence.text) as object, units);
          if (rest.positions.length > 0) units.push(rest);
          return units.map(({strings, positions}) => ({
            // What a figure of several places says is about none of them alone.
            text: [...strings, ...(units.length === 1 ? [fence.title ?? '', fence.alt ?? ''] : [])].join(' · '),
            pairs: positions.map(([longitude = 0, latitude = 0]) => ({longitude, latitude, at: 0})),
            line:
              fence.line +
              1 +
              Math.max(
                0,
                fence.text.split('\n').findIndex((line) => line.includes(String(positions[0]?.[0]))),
              ),
            column: 1,
          }));
        } catch {
          // What does not parse is a finding of another check.
          return [];
        }
      }
      return fence.text.split('\n').flatMap((text, index) => {
        const pairs = pairsIn(text);
        return pairs.length > 0 ? [{text, pairs, line: fence.line + 1 + index, column: 1}] : [];
      });
    });
}

const shown = (longitude: number, latitude: number): string => `[${longitude}, ${latitude}]`;

/**
 * Compares each pair of coordinates with the places that are named in the same sentence, row, line of code or object: axes
 * swapped, a sign lost, or another place.
 *
 * @param places degrees on WGS 84
 */
export function checkPlaces(page: Page, places: readonly KnownPlace[]): CheckResult {
  const findings: Finding[] = [];
  let checkedCount = 0;
  const patterns = places.map((place) => ({
    place,
    pattern: new RegExp(`(?<![\\p{L}-])${place.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`, 'u'),
  }));
  for (const {text, pairs, line, column} of [...unitsOfText(page), ...unitsOfFences(page)]) {
    const said = patterns.filter(({pattern}) => pattern.test(text)).map(({place}) => place);
    if (said.length === 0 || counterexample.test(text)) continue;
    for (const pair of pairs) {
      const {longitude, latitude} = pair;
      if (Math.abs(longitude) > 180 || Math.abs(latitude) > 180) continue;
      const report = (message: string, fix: string): void =>
        void findings.push({file: page.path, line, column: column === 1 ? pair.at + 1 : column, message, fix});
      const is = (x: number, y: number): KnownPlace | undefined => said.find((place) => near(x, y, place, wide));
      checkedCount += 1;
      if (is(longitude, latitude)) continue;
      const swapped = is(latitude, longitude);
      const mirrored = is(-longitude, latitude) ?? is(longitude, -latitude) ?? is(-longitude, -latitude);
      const [only] = said;
      if (swapped)
        report(
          `${shown(longitude, latitude)} is ${swapped.name} with its axes swapped.`,
          `Write ${shown(latitude, longitude)}: longitude first.`,
        );
      else if (mirrored)
        report(
          `${shown(longitude, latitude)} is ${mirrored.name} with a wrong sign.`,
          `${mirrored.name} is at about ${shown(mirrored.longitude, mirrored.latitude)}, longitude first.`,
        );
      else if (only && said.length === 1 && pairs.length === 1 && !near(longitude, latitude, only, far))
        report(
          `${shown(longitude, latitude)} is not ${only.name}, which the text names.`,
          `${only.name} is at about ${shown(only.longitude, only.latitude)}, longitude first.`,
        );
    }
  }
  return {checkedCount, findings};
}
