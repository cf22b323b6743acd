import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {lineOf, outcome, type Line} from '../corpus/corpus';
import {makeCorpus} from '../corpus/make';
import {questionsOver} from '../corpus/questions';
import {rules} from '../corpus/rules';
import {corpusRun} from '../site';
import {handle} from '../server';
import {sample} from './server';

const text = readFileSync('api-model/corpus/answers.jsonl', 'utf8');
const lines = text
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

describe('api-model/corpus', () => {
  it('holds what the model answers, line for line', () => {
    // Lines rather than one text, so that a failure names the question.
    expect(makeCorpus(process.cwd()).split('\n')).toEqual(text.split('\n'));
    // 2,494 answers of the model take five seconds on a machine that does nothing else.
  }, 120_000);

  it('has at least 2000 questions and stays below 1.5 MB', () => {
    expect(lines.length).toBeGreaterThanOrEqual(2000);
    expect(Buffer.byteLength(text)).toBeLessThan(1_500_000);
  });

  it('asks for each rule, and no question has a rule that is not stated', () => {
    expect([...new Set(lines.map(({r}) => r))].sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.entries(rules))('says where %s is in the source', (_, {source, says}) => {
    expect(source).toMatch(/^(npm \S+@\d|[\w./-]+\.ts:\d)/);
    expect(says).toMatch(/\.$/);
  });

  it('was sent to the server as it is now', () => {
    expect(corpusRun).toMatchObject({questions: lines.length, differences: 0});
  });

  it('notices a model that answers otherwise (negative control)', () => {
    const {rule, request} = questionsOver(sample.rows).find((question) => question.rule === 'list-limit')!;
    const altered = {...sample, rows: sample.rows.slice(1)};
    const line = (server: typeof sample) =>
      JSON.stringify(lineOf(rule, request, handle(server, request), server.origin));
    expect(text).toContain(line(sample));
    expect(text).not.toContain(line(altered));
  });
});

describe('outcome', () => {
  it('leaves out the moment and the address, keeps the moment of a row, and shortens long bodies', () => {
    expect(outcome({timestamp: 'now', links: [{href: 'http://a:1/ogc'}]}, 'http://a:1')).toEqual({
      links: [{href: '/ogc'}],
    });
    expect(outcome({uid: '0x1', timestamp: 'then'}, 'http://a:1')).toEqual({uid: '0x1', timestamp: 'then'});
    const rows = Array.from({length: 9}, (_, i) => ({uid: `0x${i}${'0'.repeat(63)}`}));
    expect(outcome({data: rows}, 'http://a:1')).toEqual({
      rows: 9,
      first: '0x00000000',
      sha: expect.stringMatching(/^\w{16}$/),
    });
  });
});
