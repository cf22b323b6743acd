import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {engineRun, engineSeconds, subjects, type EngineReport} from '../engines/record';

const spec = (file: string, ...tests: [engine: string, status: string][]): EngineReport => ({
  specs: [{file, tests: tests.map(([projectName, status]) => ({projectName, status, results: [{duration: 1500}]}))}],
});
const report: EngineReport = {
  suites: [
    {suites: [spec('shell.spec.ts', ['chromium', 'expected'], ['webkit', 'unexpected'])]},
    spec('shell.spec.ts', ['chromium', 'flaky'], ['webkit', 'expected']),
    spec('print.spec.ts', ['firefox', 'skipped']),
  ],
};

describe('the record of three engines', () => {
  it('has a subject for each file of tests', () => {
    const files = readdirSync('tests/engines').filter((name) => name.endsWith('.spec.ts'));
    expect(Object.keys(subjects).sort()).toEqual(files.sort());
  });

  it('counts what passed and what ran, for each file and engine', () => {
    const folder = mkdtempSync(join(tmpdir(), 'engines-'));
    writeFileSync(join(folder, 'firefox'), 'Firefox 1.2');
    const {names, checks} = engineRun(report, folder);
    expect(names).toEqual(['chromium', 'Firefox 1.2', 'webkit']);
    const of = (file: string) => checks.find(({subject}) => subject === subjects[file]);
    expect(of('shell.spec.ts')).toMatchObject({passed: [2, 0, 1], tests: [2, 0, 2]});
    expect(of('print.spec.ts')).toMatchObject({passed: [0, 0, 0], tests: [0, 1, 0]});
  });

  it('adds up the time', () => {
    expect(engineSeconds(report)['shell.spec.ts']).toEqual({chromium: 3, webkit: 3});
  });
});
