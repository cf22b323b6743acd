import {describe, expect, it} from 'vitest';
import {answered, corpus, outcome, requestOf} from './corpus/corpus';
import {corpusRun} from '@site/data/api-ledger';
import {handle} from '../server';
import {sample} from './server';

const answers = (server: typeof sample, lines = corpus) =>
  lines.map((line) => JSON.stringify(answered(line, handle(server, requestOf(line)), server.origin)));

describe('api-model/corpus', () => {
  it('holds what the model answers, line for line', () => {
    expect(answers(sample)).toEqual(corpus.map((line) => JSON.stringify(line)));
    // 2,494 answers of the model take five seconds on a machine that does nothing else.
  }, 120_000);

  it('was sent to the server as it is now', () => {
    expect(corpusRun).toMatchObject({questions: corpus.length, differences: 0});
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
