import {describe, expect, it} from 'vitest';
import {recordResponse, corpus, corpusFile, toApiRequest} from './corpus/corpus';
import {corpusRun} from '@site/data/api-ledger';
import {handleRequest} from '../server';
import {testServer} from './server';

describe('api-model/corpus', () => {
  it('holds what the model answers, line for line; `vitest … -u` records the answer to a new request', async () => {
    const lines = corpus.map((line) =>
      recordResponse(line, handleRequest(testServer, toApiRequest(line)), testServer.origin),
    );
    await expect(lines.map((line) => `${JSON.stringify(line)}\n`).join('')).toMatchFileSnapshot(corpusFile);
    // 2,494 answers of the model take five seconds on a machine that does nothing else.
  }, 120_000);

  it('was sent to the server as it is now', () => {
    expect(corpusRun).toMatchObject({questions: corpus.length, differences: 0});
  });
});
