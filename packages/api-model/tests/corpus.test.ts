import {describe, expect, it} from 'vitest';
import {answered, corpus, requestOf} from './corpus/corpus';
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
