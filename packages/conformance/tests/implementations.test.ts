import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {isInstalled} from '../../../tests/support/debian';
import {folder, hasPython, kit, python, runKitReport, root} from './run';

/** The command that starts each implementation, which is built first if need be; absent where its language is. */
const commands: Record<string, () => readonly string[] | undefined> = {
  TypeScript: () => {
    const outfile = join(folder, 'lp.cjs');
    const entryPoints = [join(root, 'packages/conformance/typescript/lp.ts')];
    buildSync({entryPoints, bundle: true, platform: 'node', outfile});
    return [process.execPath, outfile];
  },
  Python: () => (hasPython ? [...python, join(root, 'packages/conformance/python/lp.py')] : undefined),
  Go: () => {
    if (!isInstalled('go', 'version')) return undefined;
    const program = join(folder, 'lp-go');
    const cwd = join(root, 'packages/conformance/go');
    execFileSync('go', ['build', '-buildvcs=false', '-o', program, '.'], {cwd});
    return [program];
  },
};
const here = Object.entries(commands).flatMap(([language, prepare]) => {
  const command = prepare();
  if (!command) console.log(`${language} is missing, or too old: its implementation is left out.`);
  return command ? [{language, command}] : [];
});

/** A program that readers begin with speaks the protocol too, and offers one operation. */
const starter = {language: 'JavaScript', command: [process.execPath, join(root, 'packages/conformance/start.mjs')]};

describe.each(here)('the implementation in $language', ({language, command}) => {
  it('passes every case, as its report says', async () => {
    const {status, date, ...report} = await runKitReport(command);
    expect(report).toMatchObject({implementation: {language}, failures: [], notOffered: {}, passed: kit.cases.length});
    expect([status, date.length]).toEqual([0, 10]);
    // What the page of results shows: packages/conformance/README.md has the command that writes it.
    const file = join(root, `packages/conformance/reports/${language.toLowerCase()}.json`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({...report, date: expect.any(String) as string});
  }, 300_000);
});

describe.each([...here, starter])('the line protocol in $language', ({command}) => {
  it('ends a line at U+000A alone', () => {
    // JSON allows a carriage return between its tokens, and inside a string the other ends that libraries give to lines.
    const text = 'a\u2028b\u2029c\u0085d';
    const input = {location: {type: text, coordinates: []}};
    const request = JSON.stringify({seq: 1, op: 'location-text', input}).replaceAll(',"', ',\r"');
    const [program, ...parameters] = command;
    const {stdout} = spawnSync(program!, parameters, {
      encoding: 'utf8',
      timeout: 60_000,
      input: ['{"seq":0,"op":"start","protocol":1}', request, '{"seq":2,"op":"stop"}'].join('\r\n').concat('\n'),
    });
    const answers = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object);
    expect(answers).toMatchObject([
      {seq: 0, protocol: 1},
      {seq: 1, output: {text: JSON.stringify({type: text, coordinates: []})}},
    ]);
  });
});
