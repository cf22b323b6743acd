import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {CompletionContext} from '@codemirror/autocomplete';
import {EditorState} from '@codemirror/state';
import {buildSchema} from 'graphql';
import {lintGraphQL, parseGraphQLVariables} from '../../src/lib/api/workbench';
import {parseSpatialQueryFields, type QuestionFields} from '../../src/lib/api/questions';
import {EMPTY_QUERY} from '../../src/tools/QueryExplorer/questions';
import {isPascalCaseName} from '@astral-docs/search/engine/symbols';
import {compareOutput} from '../../src/lib/playground/compare';
import {parseWorkerMessage} from '../../src/lib/playground/report';
import type {Chunk} from '../../src/lib/playground/types';
import {packText, programFromUrlFragment, unpackText} from '../../src/lib/playground/state';
import {parsePlaceNotation, PlaceParseError} from '../../src/lib/placeConverter';
import {INITIAL_RECORD_FIELDS, deriveUnsignedRecord} from '../../src/lib/recordWorkbench/form';
import {inspectText} from '../../src/lib/recordWorkbench/inspect';
import {encodePayload, LOCATION_TYPES} from '@astral-docs/location-record/record';
import {HighlightedJson} from '../../src/tools/shared/Json';
import {buildRequestTarget} from '../../src/lib/api/requests';
import {fillRequest} from '../../src/tools/TryRequest/request';
import {completeGraphQL} from '../../src/tools/GraphQLWorkbench/language';
import {programLanguage} from '../../src/tools/Playground/language';
import {Findings} from '../../src/tools/RecordWorkbench/Findings';
import {PayloadWordList} from '../../src/tools/RecordWorkbench/PayloadMap';
import {findExceededEditorLimit} from '../../src/lib/editorLimit';
import {clipWithNote, findExceededLimit, LIMITS} from '../../src/lib/limits';

const fill = (part: string, end = '', start = ''): string =>
  start + part.repeat(Math.floor((LIMITS.text - start.length - end.length) / part.length)) + end;

/** Chance in two letters, the same each time (a linear congruential generator). */
function twoLetters(length: number): string {
  let state = 1;
  return Array.from({length}, () => 'ab'[((state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16) & 1]).join('');
}

/** Texts of the largest size that a field takes, each the worst for another way to read it. */
const hostile: Readonly<Record<string, string>> = {
  'a WKT of spaces': fill(' ', '2 3)', 'POINT (1'),
  'a polygon of spaces': fill(' ', ')', 'POLYGON ((1 2)'),
  'a polygon of empty rings': fill('(),', '()', 'POLYGON ('),
  'names of a WKT': fill('A '),
  'spaces between numbers': fill(' ', 'x', '1'),
  digits: fill('1', 'x'),
  'digits with a point': fill('1', 'x', '.'),
  minutes: fill("1'", 'x'),
  'hemisphere letters': fill('N ', '1'),
  commas: fill(','),
  'opening brackets': fill('['),
  'nested brackets': '['.repeat(LIMITS.text / 2) + ']'.repeat(LIMITS.text / 2),
  'a payload with nested brackets': encodePayload('v0.2', {
    lp_version: '1.0.0',
    srs: 'x',
    location_type: 'geojson-point',
    location: '['.repeat(40_000) + ']'.repeat(40_000),
  }),
  'a payload of v0.1 with nested brackets': encodePayload('v0.1', {
    eventTimestamp: 1n,
    srs: 'x',
    locationType: 'point',
    location: `{"type":${'['.repeat(40_000) + ']'.repeat(40_000)}}`,
    recipeType: [],
    recipePayload: [],
    mediaType: [],
    mediaData: [],
    memo: '',
  }),
  'nested objects': fill('{"a":'),
  'nested fields': fill('{a'),
  'quotation marks': fill('"'),
  backslashes: fill('\\', '"', '"'),
  'positions that are none': fill('["x"],', '["x"]]}', '{"type":"LineString","coordinates":['),
  'positions off the Earth': fill('[99,999],', '[9,9]]}', '{"type":"LineString","coordinates":['),
  corners: fill('[1,2],', '[1,2]]}', '{"type":"LineString","coordinates":['),
  'bytes of a payload': fill('ab', '', '0x'),
  'zero bytes': fill('00', '', '0x'),
  spaces: fill(' ', 'x'),
  'capitals in a name': fill('A', '\u0000', `A${'a'.repeat(99_000)}`),
  // What compresses worst: chance in two letters.
  'two letters': twoLetters(LIMITS.text),
  'combining marks': fill('\u0301', '', 'a'),
  'lines of a query': fill('{ a }\n'),
  'fields of one name': fill('a ', '} }', '{ locationProofs {'),
  signs: fill('&'),
};

const schema = buildSchema(readFileSync('data/reference/schema.graphql', 'utf8'));
const domains = [{key: 'x', name: 'X', chainId: 1, eas: `0x${'1'.repeat(40)}`, version: '1.0.0'}];

/** Every way in which a tool reads a text of its reader. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'the place converter': (text) => {
    try {
      return parsePlaceNotation(text);
    } catch (error) {
      if (error instanceof PlaceParseError) return error.message;
      throw error;
    }
  },
  'the record workbench, check': (text) => inspectText(text, 0n, []),
  ...Object.fromEntries(
    LOCATION_TYPES.map((type) => [
      `the record workbench, ${type}`,
      (text: string) => deriveUnsignedRecord({...INITIAL_RECORD_FIELDS, type, location: text}, domains),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(INITIAL_RECORD_FIELDS).map((name) => [
      `the record workbench, field ${name}`,
      (text: string) => deriveUnsignedRecord({...INITIAL_RECORD_FIELDS, [name]: text}, domains),
    ]),
  ),
  'the query explorer': (text) =>
    parseSpatialQueryFields(
      Object.fromEntries(Object.keys(EMPTY_QUERY).map((name) => [name, text])) as unknown as QuestionFields,
    ),
  'the GraphQL workbench': (text) => lintGraphQL(schema, text),
  'its variables': (text) => parseGraphQLVariables(text),
  'the playground, its output': (text) => compareOutput('1', text, new Set(), new Map(), {random: false, clock: false}),
  'the playground, its link': (text) => packText(text),
  'the search': (text) => isPascalCaseName(text),
};

describe('a text as long as a field takes', () => {
  it.each(Object.keys(readers))(
    'is read by %s in half a second, and never breaks it',
    async (name) => {
      const slow: string[] = [];
      for (const [kind, text] of Object.entries(hostile)) {
        expect(text.length).toBeLessThanOrEqual(LIMITS.text);
        // Time of the processor: a busy machine doesn't count.
        const before = process.cpuUsage();
        await readers[name]!(text);
        const {user, system} = process.cpuUsage(before);
        if (user + system > 500_000) slow.push(`${kind}: ${Math.round((user + system) / 1000)} ms`);
      }
      expect(slow).toEqual([]);
    },
    300_000,
  );
});

describe('limits', () => {
  it('hold at both sides: what a field, an editor or a link takes', () => {
    expect(findExceededLimit('x'.repeat(LIMITS.text))).toBeUndefined();
    expect(findExceededLimit('x'.repeat(LIMITS.text + 1))).toBe('longer than 200,000 characters');
    expect(findExceededLimit('\n'.repeat(LIMITS.textLines - 1))).toBeUndefined();
    for (const end of ['\n', '\r', '\r\n']) {
      expect(findExceededLimit(end.repeat(LIMITS.textLines - 1))).toBeUndefined();
      expect(findExceededLimit(end.repeat(LIMITS.textLines))).toBe('longer than 5,000 lines');
    }
    for (const letter of ['א', '\u202E', '\u{1E900}']) {
      const lines = (length: number): string => `${' 1'.repeat(50_000)}\n${letter}\n${letter.padEnd(length, ' [1]')}`;
      expect(findExceededLimit(lines(LIMITS.turned - letter.length))).toBeUndefined();
      expect(findExceededLimit(lines(LIMITS.turned - letter.length + 1))).toBe(
        'longer than 1,000 characters in lines with letters from right to left',
      );
    }
    expect(findExceededLimit('ก'.repeat(LIMITS.foreign + 1))).toBe(
      'longer than 2,000 letters beyond ASCII and control characters',
    );
    for (const escape of ['\\u0301', '\\b', '\\f', '%CC%81']) {
      expect(findExceededLimit(escape.repeat(LIMITS.foreign))).toBeUndefined();
      expect(findExceededLimit(escape.repeat(LIMITS.foreign + 1))).toMatch(/2,000 letters beyond ASCII/);
    }
    expect(findExceededLimit(`a${'\u0301'.repeat(LIMITS.marks)} b\u0301`)).toBeUndefined();
    expect(findExceededLimit(`a${'\u0301'.repeat(LIMITS.marks + 1)}`)).toBe('a letter with more than 8 accents');
  });
  it('hold at both sides: nesting', () => {
    const problemOf = (text: string): string | undefined => parseGraphQLVariables(text).problem;
    expect(problemOf('['.repeat(LIMITS.nesting) + ']'.repeat(LIMITS.nesting))).not.toMatch(/nested/);
    expect(problemOf(`"${'['.repeat(500)}\\"${'{'.repeat(500)}"`)).not.toMatch(/nested/);
    for (const deep of ['[', '\\[']) expect(problemOf(deep.repeat(LIMITS.nesting + 1))).toMatch(/nested/);
  });
  it('hold at both sides: words, signs and branches of an operation', () => {
    const aliases = (count: number): string =>
      `{ ${Array.from({length: count}, (_, at) => `a${at}: locationProofs { uid }`).join(' ')} }`;
    expect(lintGraphQL(schema, aliases(LIMITS.branches))).toEqual([]);
    expect(lintGraphQL(schema, aliases(LIMITS.branches + 1))[0]?.message).toMatch(/at most 20 fields with fields/);
    const fields = (count: number): string =>
      `{ locationProofs { ${Array.from({length: 331}, (_, at) => `a${at}: uid `).join('')}${'uid '.repeat(count)}} }`;
    expect(lintGraphQL(schema, fields(LIMITS.tokens - 5 - 3 * 331))).toEqual([]);
    expect(lintGraphQL(schema, fields(LIMITS.tokens - 4 - 3 * 331))[0]?.message).toMatch(/more that 1000 tokens/);
    const twice = '{ a: locationProofs { ...F } b: locationProofs { ...F } } fragment F on LocationProof';
    const geometries = (count: number): string =>
      `${twice} { ${Array.from({length: count}, (_, at) => `a${at}: geometry { type }`).join(' ')} }`;
    expect(lintGraphQL(schema, geometries(LIMITS.branches / 2 - 1))).toEqual([]);
    expect(lintGraphQL(schema, geometries(LIMITS.branches / 2))[0]?.message).toMatch(/at most 20 fields with fields/);
    const spread = (count: number): string =>
      `{ a: locationProofs { ...F uid } b: locationProofs { ...F } } fragment F on LocationProof { ${'uid '.repeat(count)}}`;
    expect(lintGraphQL(schema, spread((LIMITS.selections - 6) / 2))).toEqual([]);
    expect(lintGraphQL(schema, spread((LIMITS.selections - 4) / 2))[0]?.message).toMatch(
      /500 fields with its fragments/,
    );
  });
  it('hold at both sides: fields that an address brings', () => {
    const fields = (count: number): string => `#program=${'&a'.repeat(count - 1)}`;
    expect(programFromUrlFragment(fields(LIMITS.parameters))).toEqual({});
    expect(programFromUrlFragment(fields(LIMITS.parameters + 1))).toBeUndefined();
  });
  it('hold at both sides: brackets in an editor', () => {
    expect(findExceededEditorLimit(`${'[)'.repeat(3000)}${'({'.repeat(LIMITS.brackets / 2)}`)).toBeUndefined();
    expect(findExceededEditorLimit('('.repeat(LIMITS.brackets + 1))).toBe('nested 2,000 levels deep');
  });
  it('hold at both sides: a line of a program that is coloured', () => {
    // Where the first colour begins, when a number follows on the next line.
    const colours = (length: number) =>
      programLanguage.parser.parse(`${'1'.repeat(length)}\n2`).topNode.firstChild?.from;
    expect(colours(LIMITS.colouredLine)).toBe(0);
    expect(colours(LIMITS.colouredLine + 1)).toBe(LIMITS.colouredLine + 2);
  });
  it('hold at both sides: an operation that is completed', () => {
    const found = {from: 0, options: []};
    const extensions = EditorState.languageData.of(() => [{autocomplete: () => found}]);
    const complete = (doc: string): unknown =>
      completeGraphQL(new CompletionContext(EditorState.create({doc, extensions}), doc.length, true));
    const lines = (length: number): string => '{ a }\n'.padEnd(length, '\n');
    expect([complete(lines(LIMITS.completed)), complete('a'.padEnd(LIMITS.colouredLine))]).toEqual([found, found]);
    expect([complete(lines(LIMITS.completed + 1)), complete('a'.padEnd(LIMITS.colouredLine + 1))]).toEqual([
      null,
      null,
    ]);
  });
  it('hold at both sides: two angles', () => {
    expect(() => parsePlaceNotation(`51.4${' '.repeat(LIMITS.angles - 7)}, 2`)).not.toThrow();
    expect(() => parsePlaceNotation(`51.4${' '.repeat(LIMITS.angles - 6)}, 2`)).toThrow(/longer than/);
  });
  it('hold at both sides: what a link brings packed', () => {
    expect(unpackText(packText('x'.repeat(LIMITS.unpacked)))).toHaveLength(LIMITS.unpacked);
    expect(() => unpackText(packText('x'.repeat(LIMITS.unpacked + 1)))).toThrow(/too large/);
    expect(() => unpackText(packText(`a${'\u0301'.repeat(LIMITS.marks + 1)}`))).toThrow(/more than 8 accents/);
    expect(() => unpackText(packText('\n'.repeat(LIMITS.textLines)))).toThrow(/longer than 5,000 lines/);
    // As bytes that don't compress, which a call with one argument for each can't take.
    const noise = Array.from({length: 190_000}, (_, at) => String.fromCharCode(33 + ((at * at * 7919 + at * 31) % 90)));
    const packed = packText(noise.join(''));
    expect(unpackText(packed)).toBe(noise.join(''));
    expect(() => unpackText('A'.repeat(LIMITS.packed + 1))).toThrow(/too large/);
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(1000);
    expect(() => unpackText(packed)).toThrow(/too long to unpack/);
    vi.restoreAllMocks();
  });
  it('hold at both sides: what is drawn of a value, and the marks on a letter', () => {
    expect(clipWithNote('x'.repeat(9), 9)).toBe('x'.repeat(9));
    expect(clipWithNote('x'.repeat(1010), 9)).toBe(`${'x'.repeat(9)}… and 1,001 more characters`);
    expect(clipWithNote(`a${'\u0301'.repeat(LIMITS.marks)}b`, 99)).toHaveLength(LIMITS.marks + 2);
    for (const [slow, most] of [
      ['\n', LIMITS.textLines - 1],
      ['ก', LIMITS.foreign],
    ] as const)
      expect(clipWithNote(slow.repeat(most + 5), LIMITS.text)).toBe(`${slow.repeat(most)}… and 5 more characters`);
    expect(clipWithNote('א'.padEnd(LIMITS.turned + 5, ' 1'), LIMITS.text)).toMatch(/1 … and 5 more characters$/);
    expect(clipWithNote(`a${'\u0301'.repeat(150_000)}b`, 999_999)).toHaveLength(LIMITS.marks + 2);
  });
  it('hold at both sides: what a program sends to its page', () => {
    const take = (data: object): unknown => parseWorkerMessage(JSON.stringify(data));
    const print = (count: number, text = ''): unknown =>
      take({type: 'print', chunks: Array.from({length: count}, () => ({text, isError: false}))});
    expect(print(LIMITS.pieces + 2)).toBeDefined();
    expect(print(LIMITS.pieces + 3)).toBeUndefined();
    expect(print(1, 'x'.repeat(2 * LIMITS.printed))).toBeDefined();
    expect(print(1, 'x'.repeat(2 * LIMITS.printed + 1))).toBeUndefined();
    const read = vi.spyOn(JSON, 'parse');
    for (const text of ['1'.repeat(LIMITS.workerSigns + 1), `"${'x'.repeat(LIMITS.workerMessage)}`])
      expect(parseWorkerMessage(text)).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
    parseWorkerMessage(`"\\"${'1'.repeat(LIMITS.workerSigns)}"${'1'.repeat(LIMITS.workerSigns)}`);
    expect(read).toHaveBeenCalledOnce();
    const end = (files: object, message = '', differences: string[] = []): unknown =>
      take({
        type: 'end',
        code: 0,
        milliseconds: 1,
        files,
        asked: {random: false, clock: false},
        differences,
        crash: {name: 'Error', message},
      });
    const files = (count: number): object => Object.fromEntries(Array.from({length: count}, (_, at) => [`f${at}`, '']));
    expect(end(files(LIMITS.files), 'x'.repeat(LIMITS.message))).toBeDefined();
    expect(end(files(LIMITS.files + 1))).toBeUndefined();
    expect(end({}, 'x'.repeat(LIMITS.message + 1))).toBeUndefined();
    expect(end({['x'.repeat(LIMITS.fileName)]: 'x'.repeat(LIMITS.written)})).toBeDefined();
    expect(end({['x'.repeat(LIMITS.fileName + 1)]: ''})).toBeUndefined();
    expect(end({a: 'x'.repeat(LIMITS.written), b: 'x'})).toBeUndefined();
    const long = 'x'.repeat(LIMITS.value);
    expect(end({}, '', Array<string>(LIMITS.differences).fill(long))).toBeDefined();
    expect(end({}, '', Array<string>(LIMITS.differences + 1).fill(long))).toBeUndefined();
    expect(end({}, '', [`${long}x`])).toBeUndefined();
  });
  it('hold at both sides: what a program writes', async () => {
    vi.stubGlobal('self', {postMessage: () => undefined});
    const {writeFileSync} = await import('../../plugins/playground/worker/fs');
    const name = 'x'.repeat(LIMITS.fileName);
    expect(() => writeFileSync(`${name}x`, '')).toThrow(expect.objectContaining({code: 'ENOSPC', path: name}));
    expect(() => writeFileSync(name, 'x'.repeat(LIMITS.written))).not.toThrow();
    expect(() => writeFileSync('more', 'x')).toThrow(/ENOSPC/);
    for (let at = 1; at < LIMITS.files; at += 1) writeFileSync(`f${at}`, '');
    expect(() => writeFileSync('one more', '')).toThrow(/at most 100 files/);
  });
  it('hold at both sides: lines of a result that are drawn', () => {
    const drawn = (count: number): string =>
      renderToStaticMarkup(createElement(HighlightedJson, {label: 'x', children: '1\n'.repeat(count - 1) + '1'}));
    expect(drawn(LIMITS.lines)).not.toContain('more lines');
    expect(drawn(LIMITS.lines + 2)).toContain('… and 2 more lines');
  });
  it('hold at both sides: entries of a list that are drawn', () => {
    const line = `{"type":"LineString","coordinates":[${'[1.12345678,2],'.repeat(9000)}[1,2]]}`;
    expect(new Set(parsePlaceNotation(line).warnings).size).toBe(parsePlaceNotation(line).warnings.length);
    const finding = {level: 'error', code: 'x', rule: '', field: '', message: ''} as const;
    const word = {offset: 0, word: `0x${'0'.repeat(64)}`, field: 'x', role: 'value'} as const;
    const draw = (count: number): string[] => [
      renderToStaticMarkup(createElement(Findings, {findings: Array(count).fill(finding)})),
      renderToStaticMarkup(createElement(PayloadWordList, {words: Array(count).fill(word), label: 'x'})),
    ];
    for (const list of draw(LIMITS.shown)) expect(list.split('<li').length - 1).toBe(LIMITS.shown);
    for (const list of draw(LIMITS.shown + 2)) expect(list).toMatch(/^(?:.*?<li){101}>(?:<span><\/span>)?And 2 more/s);
  });
  it('hold at both sides: what a program prints, and changes between output and errors', async () => {
    let chunks: Chunk[] = [];
    const load = () => {
      chunks = [];
      vi.resetModules();
      vi.stubGlobal('self', {
        postMessage: (text: string) => {
          const report = parseWorkerMessage(text);
          if (report?.type === 'print') chunks.push(...report.chunks);
        },
      });
      return import('../../plugins/playground/worker/output');
    };
    const {print} = await load();
    print('x'.repeat(LIMITS.printed), false);
    expect(chunks.map(({text}) => text)).toEqual(['x'.repeat(LIMITS.printed)]);
    print('y', false);
    expect(chunks.map(({text}) => text).join('')).toMatch(/x\s*More than 200000 characters: the rest is left out\.\n$/);
    const {print: printAlternately, end} = await load();
    // The first piece is no change: output comes first.
    for (let at = 0; at <= LIMITS.pieces + 4; at += 1) printAlternately(`${at} `, at % 2 === 1);
    end(0, new Map());
    const red = chunks.filter(({isError}) => isError).flatMap(({text}) => text.trim().split(' ').map(Number));
    expect(red.filter((at) => at < LIMITS.pieces)).toHaveLength(LIMITS.pieces / 2);
    expect(red.filter((at) => at > LIMITS.pieces)).toEqual([]);
  });
});

it('half of a surrogate pair in a path is sent as the replacement character', () =>
  expect(
    buildRequestTarget(fillRequest({path: '/a/{id}', fields: [{name: 'id', place: 'path', value: 'x\ud800'}]})),
  ).toBe('/a/x%EF%BF%BD'));
