import {deflateSync} from 'node:zlib';
import {describe, expect, it, vi} from 'vitest';
import {listRunnableSamples, findObstacle, regionLines} from '../../../plugins/playground/programs';
import {PROGRAM_EXAMPLES} from '../../../src/tools/Playground/examples';
import {compareOutput} from '../../../src/lib/playground/compare';
import {programFromUrlFragment, programToUrlFragment} from '../../../src/lib/playground/state';
import {parseWorkerMessage} from '../../../src/lib/playground/report';

const paths = listRunnableSamples().map(({path}) => path);

describe('programs of the site', () => {
  it('that need a chain or the SDK say so and do not run', () => {
    expect(findObstacle('samples/onchain/register.ts')).toBe('a chain');
    expect(findObstacle('samples/sdk/first-attestation.ts')).toBe('the Astral SDK');
    expect(paths).not.toContain('samples/onchain/register.ts');
  });

  it('have the regions that pages show, in lines of what readers see', () => {
    const text = '// runs: offline\na\n// #region x\nb\n// #region y\nc\n// #endregion y\n// #endregion x\nd';
    expect(regionLines(text)).toEqual({x: [2, 3], y: [3, 3]});
    expect(listRunnableSamples().find(({path}) => path === 'samples/hello/record.ts')?.regions).toHaveProperty('save');
  });

  it('are offered as examples by paths that exist', () => {
    expect(
      PROGRAM_EXAMPLES.flatMap(({programs: all}) => all.map(([path]) => path)).filter((path) => !paths.includes(path)),
    ).toEqual([]);
  });
});

describe('the address', () => {
  it('carries a program there and back', () => {
    const code = 'console.log("Grüße ✓");\n'.repeat(40);
    expect(programFromUrlFragment(`#${programToUrlFragment({program: 'samples/hello/record.ts', code})}`)).toEqual({
      program: 'samples/hello/record.ts',
      code,
    });
    expect(programToUrlFragment({program: 'samples/hello/record.ts'})).toBe('program=hello/record');
    expect(programToUrlFragment({code}).length).toBeLessThan(code.length / 4);
  });
  it('that unpacks to hundreds of megabytes carries nothing, and takes no time', () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000)).toString('base64url');
    // Time of the processor: a busy machine doesn't count.
    const before = process.cpuUsage();
    expect(programFromUrlFragment(`#code=${bomb}`)).toBeUndefined();
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
  it('that was cut carries nothing', () => {
    const hash = programToUrlFragment({code: 'console.log(1);'});
    expect(programFromUrlFragment(hash.slice(0, -6))).toBeUndefined();
    expect(programFromUrlFragment('#a-heading')).toBeUndefined();
  });
});

describe('messages of a program', () => {
  const end = {type: 'end', code: 0, milliseconds: 1, files: {}, asked: {random: false, clock: false}, differences: []};
  it('are taken in their exact form only', () => {
    expect(parseWorkerMessage(JSON.stringify(end))).toEqual(end);
    const print = {type: 'print', chunks: [{text: 'a', isError: false}]};
    expect(parseWorkerMessage(JSON.stringify(print))).toEqual(print);
    const forged = [
      ...[null, 'end', 7, [], {...end, code: -1}, {...end, code: '0'}, {...end, more: 1}, {...end, files: {a: 1}}],
      ...[
        {...end, crash: {}},
        {...end, differences: [1]},
        {...print, chunks: [{text: {}, isError: false}]},
        {...print, chunks: 'a'},
        {type: 'end'},
      ],
    ];
    expect(forged.filter((one) => parseWorkerMessage(JSON.stringify(one)))).toEqual([]);
    expect(parseWorkerMessage('')).toBeUndefined();
  });

  it('are short texts, whatever a program has put in place of methods', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('self', {postMessage: (message: unknown) => sent.push(message)});
    const {print: write, end: finish} = await import('../../../plugins/playground/worker/output');
    vi.spyOn(Object, 'fromEntries').mockReturnValue({a: Array.from({length: 2e6}, (_, at) => at + 1e6)});
    vi.spyOn(String.prototype, 'replace').mockReturnValue({length: 1} as never);
    write('x', false);
    finish(0, new Map());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    expect(sent.map((message) => typeof message)).toEqual(['string', 'string']);
    expect(sent[1]).toBe('');
  });
});

describe('a comparison with what was recorded', () => {
  const hash = (digit: string): string => `uid 0x${digit.repeat(64)}\n`;
  const compare = (random: boolean) =>
    compareOutput(hash('a'), hash('b'), new Set(), new Map(), {random, clock: false}).difference;
  it('lets a hash differ only where the program has asked for random bytes', () => {
    expect(compare(false)).toMatchObject({line: 1, why: 'differs'});
    expect(compare(true)).toBeUndefined();
  });
  it('is to the letter otherwise', () => {
    const {difference} = compareOutput('a  b', 'a   b', new Set(), new Map(), {random: true, clock: true});
    expect(difference).toBeDefined();
  });
});
