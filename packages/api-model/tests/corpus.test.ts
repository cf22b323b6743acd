import {describe, expect, it} from 'vitest';
import {recordResponse, corpus, toApiRequest} from './corpus/corpus';
import {corpusRun} from '@site/data/api-ledger';
import {handleRequest} from '../server';
import {testServer} from './server';

const answers = (server: typeof testServer, lines = corpus) =>
  lines.map((line) => JSON.stringify(recordResponse(line, handleRequest(server, toApiRequest(line)), server.origin)));

describe('api-model/corpus', () => {
  it('holds what the model answers, line for line', () => {
    expect(answers(testServer)).toEqual(corpus.map((line) => JSON.stringify(line)));
    // 2,494 answers of the model take five seconds on a machine that does nothing else.
  }, 120_000);

  it('was sent to the server as it is now', () => {
    expect(corpusRun).toMatchObject({questions: corpus.length, differences: 0});
  });
});
