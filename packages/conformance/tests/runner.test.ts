import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {kit, runKitReport, runKit} from './run';

const folder = mkdtempSync(join(tmpdir(), 'lp-runner-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));
const asked = kit.cases.filter(({op}) => op === 'schema-uid');
const third = asked[2]!.id;
/** These cases alone, which both programs read in no time. */
const small = join(folder, 'kit.json');
writeFileSync(small, JSON.stringify({...kit, cases: asked}));
const runSmall = (line: readonly string[], ...options: string[]) => runKitReport(line, ['--kit', small, ...options]);

/** A program that knows the answers, and does something else when it is asked the third case, or starts: statements of JavaScript. */
const program = (then: string, first = ''): string[] => [
  process.execPath,
  '-e',
  `const {cases} = require(${JSON.stringify(small)});
  ${first}
  const say = (answer) => console.log(JSON.stringify(answer));
  require('readline').createInterface({input: process.stdin}).on('line', (line) => {
    const {seq, op, input} = JSON.parse(line);
    if (op === 'stop') process.exit();
    if (op === 'start') return say({seq, protocol: 1, name: 'x', version: '7', language: 'y', ops: ['schema-uid']});
    const {id, output, error} = cases.find((one) => one.op === op && JSON.stringify(one.input) === JSON.stringify(input));
    if (id === ${JSON.stringify(third)}) { ${then} }
    say({seq, output, error});
  });`,
];
const sound = program('');

describe('a program that fails in one case only', () => {
  it.each([
    ['ends', 'process.exit(3)'],
    ['says nothing', 'return'],
    ['prints rubbish', "console.log('rubbish')"],
    [
      'leaves a child that holds its output',
      "require('child_process').spawn('sleep', ['60'], {stdio: ['ignore', 'inherit', 'ignore']}); process.exit(1)",
    ],
    ['prints without end', "const more = () => process.stdout.write('x'.repeat(1e6), more); return more()"],
    [
      'answers with lists too deep to compare',
      'process.stdout.write(`{"seq":${seq},"output":${"[".repeat(1e5)}${"]".repeat(1e5)}}\\n`); return',
    ],
    ['answers a question that was not asked', 'return say({seq: seq + 1, output})'],
  ])('loses that case when it %s, and passes the others', async (_, then) => {
    const {status, passed, failures, crashes} = await runSmall(program(then), '--timeout', '3');
    expect(failures.map(({id}) => id)).toEqual([third]);
    expect(failures[0]?.got.crash).toBeTruthy();
    expect([status, passed, crashes]).toEqual([1, asked.length - 1, 1]);
  });
});

it('takes U+000A alone for the end of a line that the program prints', async () => {
  const answer = "JSON.stringify({note: 'a\\u2028b\\u2029c\\u0085d', seq, output}).replaceAll(',\"', ',\\r\"')";
  const {status, passed} = await runSmall(program(`process.stdout.write(${answer} + '\\r\\n'); return`));
  expect([status, passed]).toEqual([0, asked.length]);
});

describe('when a program has crashed', () => {
  const rest = asked.slice(2).map(({id}) => id);
  const marker = join(folder, 'started');
  const once = `const fs = require('fs'); const [again, marker] = [fs.existsSync(${JSON.stringify(marker)}), ${JSON.stringify(marker)}];
    fs.writeFileSync(marker, '');`;
  it('and ends when it is started again, the cases that remain fail by name', async () => {
    const report = await runSmall(program('process.exit(3)', `${once} if (again) process.exit(4);`));
    expect(report.failures.map(({id}) => id)).toEqual(rest);
    expect(report.failures[0]?.got.crash).toContain('ended with status 3');
    for (const {got} of report.failures.slice(1))
      expect(got.crash).toMatch(/^the program does not start again: .*ended with status 4/);
    expect([report.status, report.passed, report.crashes]).toEqual([1, 2, 1]);
  });

  it('and crashes are too many, the cases that remain fail by name', async () => {
    const report = await runSmall(program('process.exit(3)'), '--restarts', '0');
    expect(report.failures.map(({id}) => id)).toEqual(rest);
    expect(report.failures[1]?.got.crash).toBe('not asked: the program has crashed too often');
    expect(report.status).toBe(1);
  });
});

describe('the runner', () => {
  it('cites kit, date and program in its reports', async () => {
    const [json, xml] = [join(folder, 'report.json'), join(folder, 'report.xml')];
    const wrong = program("return say({seq, output: {uid: '<\\u0001>'}})");
    expect((await runKit(wrong, ['--report', json, '--junit', xml])).status).toBe(1);
    const report = JSON.parse(readFileSync(json, 'utf8')) as object;
    expect(report).toMatchObject({
      kit: {version: kit.version, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string},
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      implementation: {name: 'x', version: '7', language: 'y'},
      passed: asked.length - 1,
    });
    const text = readFileSync(xml, 'utf8');
    expect(text).toContain(`tests="${asked.length}" failures="1"`);
    expect(text).toContain(`name="${third}"><failure`);
    expect(text).toContain('&#60;');
  });

  it('lets a known failure pass, and says when it is none any more', async () => {
    const file = join(folder, 'known.txt');
    writeFileSync(file, `# not yet\n${third}  # why\n`);
    const failing = await runSmall(program('return say({seq, error: "no"})'), '--known', file);
    expect([failing.status, failing.known, failing.failures.length]).toEqual([0, 1, 1]);
    const mended = await runKit(sound, ['--kit', small, '--known', file]);
    expect(mended.status).toBe(1);
    expect(mended.output).toContain(`PASS ${third}: it is in ${file}; take it out`);
  });

  it('runs a part alone', async () => {
    const {status, passed, notOffered} = await runKitReport(sound, ['--part', 'writer-v0.2']);
    expect([status, passed]).toEqual([0, asked.filter(({version}) => !version || version === 'v0.2').length]);
    expect(Object.keys(notOffered).sort()).toEqual(
      kit.parts['writer-v0.2']!.ops.filter((op) => op !== 'schema-uid').sort(),
    );
  });

  it.each([
    [['--tiemout', '3'], '--tiemout is not an option. Nearest: --timeout.'],
    [['--rule', 'LP-490'], 'Nearest: LP-4'],
    [['--case', 'geohsh'], 'no id contains it.'],
    [['--known', 'nowhere.txt'], 'nowhere.txt: ENOENT'],
    [['node', 'lp.mjs'], 'node: put -- before the command.'],
  ])('does not run with %j, and says why', async (options, message) => {
    const {status, output} = await runKit(sound, options);
    expect(status).toBe(2);
    expect(output).toContain(message);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['no command', []],
    ['a command that does not exist', ['no-such-program']],
    ['a program that ends at once', [process.execPath, '-e', '0']],
    ['a program that speaks no JSON', [process.execPath, '-e', 'console.log("hello"); setTimeout(() => {}, 20000)']],
  ])('could not run with %s: status 2', async (_, line) => {
    expect((await runKit(line)).status).toBe(2);
  });
});

it('asks with the numbers of the case file: minus zero, and what no double holds', async () => {
  const kitFile = join(folder, 'numbers.json');
  const one = `{"id":"x","op":"canonical","rules":[],"flags":[],"note":"x","input":{"value":[-0,1e400,-1e400]},"output":true}`;
  writeFileSync(kitFile, `{"protocol":1,"version":"1","parts":{},"reasons":{},"cases":[${one}]}`);
  const echo = `require('readline').createInterface({input: process.stdin}).on('line', (line) => {
    const {seq} = JSON.parse(line);
    const output = line.endsWith('{"value":[-0,1e400,-1e400]}}') || line;
    console.log(JSON.stringify({seq, protocol: 1, ops: ['canonical'], output}));
  });`;
  const {passed} = await runKitReport([process.execPath, '-e', echo], ['--kit', kitFile]);
  expect(passed).toBe(1);
});
