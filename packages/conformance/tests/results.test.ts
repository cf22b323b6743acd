import {describe, expect, it} from 'vitest';
import {drawBadge, buildResult} from '../results';
import type {Failure, Report} from '../runner/types';
import {kit} from './run';

const report: Report = {
  kit: {version: '2.0.0', sha256: 'a'.repeat(64)},
  date: '2026-11-23',
  implementation: {name: 'x', language: 'y'},
  passed: 10,
  failures: [],
  known: 0,
  crashes: 0,
  rules: {},
  notOffered: {},
};
const failure = (id: string) => ({id}) as Failure;
const partsOf = (more: Partial<Report>): string[] => buildResult('x', '', {...report, ...more}, kit).parts;

describe('a row of the page of results', () => {
  it('names the parts that pass whole', () => {
    expect(partsOf({})).toEqual(Object.keys(kit.parts));
    expect(partsOf({notOffered: {evaluate: 3, 'check-record': 1}})).not.toContain('proofs');
    expect(partsOf({notOffered: {evaluate: 3, 'check-record': 1}})).not.toContain('reader-v0.2');
    expect(partsOf({notOffered: {evaluate: 3}})).toContain('reader-v0.2');
  });

  it('counts a failure in the parts of its version alone', () => {
    const {id} = kit.cases.find(({op, version}) => op === 'encode-payload' && version === 'v0.1')!;
    expect(partsOf({failures: [failure(id)]})).toContain('writer-v0.2');
    expect(partsOf({failures: [failure(id)]})).not.toContain('writer-v0.1');
  });

  it('has the rules with the most failures first', () => {
    const failed = {...report, failures: [failure('a'), failure('b')], rules: {'LP-3': 1, 'LP-49': 4}};
    expect(buildResult('x', '', failed, kit)).toMatchObject({
      name: 'x',
      asked: 12,
      rules: [
        ['LP-49', 4],
        ['LP-3', 1],
      ],
    });
  });

  it('has a badge that says how many cases pass, in another colour when one fails', () => {
    const {svg, width} = drawBadge({kit: report.kit, passed: 10, asked: 12});
    expect(svg).toContain('<title>Location Protocol kit 2.0.0: 10 of 12 passed</title>');
    expect(svg).toContain(`width="${width}"`);
    const fills = (text: string): string[] => text.match(/fill="#\w+"/g) ?? [];
    expect(fills(drawBadge({kit: report.kit, passed: 12, asked: 12}).svg)).not.toEqual(fills(svg));
  });
});
