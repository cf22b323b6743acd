/** A generator for each kind of bound: it makes inputs at both sides, and two implementations that share no code have to agree. */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import packages from '@astral-docs/location-record/vectors/bad-packages.json';
import {operations, type Operations} from '../typescript/operations';
import {hasPython, python, root} from './run';

interface Question {
  op: 'check-record' | 'check-package';
  input: object;
}

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const record = (changes: object): Question => ({
  op: 'check-record',
  input: {
    record: {
      lp_version: '1.0.0',
      srs: CRS84,
      location_type: 'geojson-point',
      location: {type: 'Point', coordinates: [1, 2]},
      ...changes,
    },
  },
});
const located = (location_type: string, location: unknown): Question => record({location_type, location});
/** A package in which one number, as text, is another. */
function packed(name: string, value: bigint): Question {
  const pack = structuredClone(packages.cases[0]!.package) as unknown as {
    sig: Record<string, Record<string, unknown>>;
  };
  pack.sig[name === 'chainId' ? 'domain' : 'message']![name] = String(value);
  return {op: 'check-package', input: {package: pack}};
}

/** A bound, and what is next to it on both sides, with either sign. */
const near = (bound: number, step = 1e-6): fc.Arbitrary<number> =>
  fc.tuple(fc.constantFrom(-1, 1), fc.constantFrom(-step, 0, step)).map(([sign, by]) => sign * (bound + by));
const degrees = fc.oneof(near(0), near(90), near(180));
const letters = (alphabet: string, least: number, most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...alphabet), {minLength: least, maxLength: most}).map((all) => all.join(''));
/** An H3 index: resolution, base cell of 0 to 127, and three bits for each of fifteen digits, 7 where there is none. */
const cell = fc
  .tuple(
    fc.integer({min: 0, max: 3}),
    fc.constantFrom(0, 4, 5, 117, 121, 122, 127),
    fc.array(fc.nat(7), {maxLength: 4}),
  )
  .map(([resolution, base, digits]) => {
    const bits = Array.from({length: 15}, (_, i) => BigInt(digits[i] ?? 7) << BigInt(3 * (14 - i)));
    const head = (1n << 59n) | (BigInt(resolution) << 52n) | (BigInt(base) << 45n);
    return bits.reduce((sum, digit) => sum | digit, head).toString(16);
  });
const ring = fc
  .tuple(fc.array(fc.tuple(fc.nat(3), fc.nat(3)), {minLength: 1, maxLength: 4}), fc.boolean())
  .map(([positions, isClosed]) => (isClosed ? [...positions, positions[0]!] : positions));

/** Questions at a bound, by the reason that they are given beyond it. */
const bounds: readonly [code: string, questions: fc.Arbitrary<Question>][] = [
  ['version-pattern', letters('012.', 0, 6).map((lp_version) => record({lp_version}))],
  ['srs-not-uri', letters('h:/ a?#', 0, 4).map((end) => record({srs: `http:/${end}`}))],
  [
    'media-type-form',
    fc
      .tuple(fc.constantFrom(1, 126, 127, 128), letters('a1!*/; ', 0, 4))
      .map(([length, end]) => record({media_type: `${'a'.repeat(length)}/b${end}`, media_data: 'x'})),
  ],
  [
    'latitude-range',
    fc.tuple(degrees, degrees).map(([x, y]) => located('geojson-point', {type: 'Point', coordinates: [x, y]})),
  ],
  [
    'too-many-decimals',
    fc.integer({min: 4, max: 10}).map((decimals) => located('coordinate-decimal+lon-lat', [1 + 10 ** -decimals, 2])),
  ],
  [
    'antimeridian',
    fc
      .array(fc.tuple(degrees, fc.nat(3)), {minLength: 2, maxLength: 4})
      .map((coordinates) => located('geojson-line', {type: 'LineString', coordinates})),
  ],
  [
    'ring-open',
    fc
      .array(ring, {minLength: 1, maxLength: 3})
      .map((coordinates) => located('geojson-polygon', {type: 'Polygon', coordinates})),
  ],
  ['h3-not-cell', cell.map((index) => located('h3', index))],
  ['geohash-alphabet', fc.oneof(letters('0az', 0, 3), letters('0z', 11, 13)).map((hash) => located('geohash', hash))],
  ['wkt-syntax', letters('1.+-e ', 0, 4).map((number) => located('wkt', `POINT (${number} 2)`))],
  ['address-empty', letters(' \t\u0085\u00a0\u200b\u2028\ufeff', 0, 2).map((text) => located('address', text))],
  [
    'scaled-shape',
    fc
      .tuple(near(1, 0.5), near(2 ** 53, 1), near(1, 1))
      .map(([x, y, scale]) => located('scaledCoordinates', {x, y, scale})),
  ],
  [
    'field-form',
    fc
      .tuple(fc.constantFrom('time', 'expirationTime', 'chainId'), fc.constantFrom(53n, 64n), fc.bigInt(-1n, 1n))
      .map(([name, bits, by]) => packed(name, 2n ** bits + by)),
  ],
];

const asked = bounds.map(([code, arbitrary]) => {
  const sampled = fc.sample(arbitrary, {numRuns: 300, seed: 20261123});
  return {code, questions: [...new Map(sampled.map((question) => [JSON.stringify(question), question])).values()]};
});

/** What the Python implementation answers to all questions, in one run. */
function askPython(): Map<Question, unknown> {
  const questions = asked.flatMap((one) => one.questions);
  const [program, ...options] = python;
  const output = execFileSync(program, [...options, join(root, 'packages/conformance/python/lp.py')], {
    input: questions.map((question, seq) => `${JSON.stringify({seq, ...question})}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const answers = output.trim().split('\n');
  return new Map(
    questions.map((question, seq) => [question, (JSON.parse(answers[seq]!) as {output?: unknown}).output]),
  );
}

// The runner of the implementations says when Python is missing.
const others = hasPython ? askPython() : new Map<Question, unknown>();
it.runIf(hasPython).each(asked)(
  '$code: two implementations agree on both sides of its bound',
  async ({code, questions}) => {
    const own = await Promise.all(questions.map(({op, input}) => (operations as Operations)[op]!(input as never)));
    const differing = questions.filter((one, i) => JSON.stringify(own[i]) !== JSON.stringify(others.get(one)));
    expect(differing.slice(0, 3)).toEqual([]);
    const beyond = own.filter((answer) => (answer as {codes: string[]}).codes.includes(code)).length;
    expect(beyond, 'beyond the bound').toBeGreaterThan(0);
    expect(beyond, 'within it').toBeLessThan(questions.length);
  },
);
