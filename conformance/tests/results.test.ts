import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {planDataFiles} from '@site/plugins/data-files/plan';
import {badgeOf, resultOf, type Report} from '../results';
import {kit, root} from './run';

const report: Report = {
  kit: {version: '2.0.0', sha256: 'a'.repeat(64)},
  date: '2026-11-23',
  implementation: {name: 'x', language: 'y'},
  passed: 10,
  failures: [],
  rules: {},
  notOffered: {},
};
const partsOf = (more: Partial<Report>): string[] => resultOf('x', '', {...report, ...more}, kit).parts;

describe('a row of the page of results', () => {
  it('names the parts that pass whole', () => {
    expect(partsOf({})).toEqual(Object.keys(kit.parts));
    expect(partsOf({notOffered: {evaluate: 3, 'check-record': 1}})).not.toContain('proofs');
    expect(partsOf({notOffered: {evaluate: 3, 'check-record': 1}})).not.toContain('reader-v0.2');
    expect(partsOf({notOffered: {evaluate: 3}})).toContain('reader-v0.2');
  });

  it('counts a failure in the parts of its version alone', () => {
    const {id} = kit.cases.find(({op, version}) => op === 'encode-payload' && version === 'v0.1')!;
    expect(partsOf({failures: [{id}]})).toContain('writer-v0.2');
    expect(partsOf({failures: [{id}]})).not.toContain('writer-v0.1');
  });

  it('has the rules with the most failures first', () => {
    const failed = {...report, failures: [{id: 'a'}, {id: 'b'}], rules: {'LP-3': 1, 'LP-49': 4}};
    expect(resultOf('x', '', failed, kit)).toMatchObject({
      name: 'x',
      asked: 12,
      rules: [
        ['LP-49', 4],
        ['LP-3', 1],
      ],
    });
  });

  it('has a badge that says how many cases pass, in another colour when one fails', () => {
    const {svg, width} = badgeOf({kit: report.kit, passed: 10, asked: 12});
    expect(svg).toContain('<title>Location Protocol kit 2.0.0: 10 of 12 passed</title>');
    expect(svg).toContain(`width="${width}"`);
    const fills = (text: string): string[] => text.match(/fill="#\w+"/g) ?? [];
    expect(fills(badgeOf({kit: report.kit, passed: 12, asked: 12}).svg)).not.toEqual(fills(svg));
  });
});

describe('the first run on the page', () => {
  it('gets from an empty folder to a report, and prints what the page shows', () => {
    const page = readFileSync(join(root, 'docs/location-protocol/conformance.md'), 'utf8');
    const [, lines = '', shown = ''] = /```bash\n([^`]*)```[^]*?```text\n([^`]*)```/.exec(page) ?? [];
    const published = new Map(planDataFiles(root).map(({path, content}) => [path, content]));
    const folder = mkdtempSync(join(tmpdir(), 'lp-first-'));
    const downloads = [...lines.matchAll(/^curl -O https:\/\/docs\.astral\.global\/(\S+)$/gm)];
    for (const [, path = ''] of downloads) writeFileSync(join(folder, path.split('/').at(-1)!), published.get(path)!);
    const [program, ...rest] = lines.trim().split('\n').at(-1)!.split(' ');
    const output = execFileSync(program!, rest, {cwd: folder, encoding: 'utf8'});
    expect(downloads).toHaveLength(3);
    expect(output.endsWith(shown)).toBe(true);
    expect(shown).toContain('passed');
    const written = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
    expect(written).toMatchObject({implementation: {name: 'start'}, kit: {version: kit.version}, failures: []});
    rmSync(folder, {recursive: true});
  });
});
