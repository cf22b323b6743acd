/**
 * Sends the requests of the corpus to a server and prints each answer that differs from the recorded one.
 * `npx tsx packages/api-model/tests/corpus/replay.ts http://localhost:3001`, for a server of DecentralizedGeo/astral-api@cf3f342 over the
 * rows that `--rows` prints, in production mode, with all four endpoints configured. Nothing that changes a server is sent.
 */
import {request as send} from 'node:http';
import {isDeepStrictEqual} from 'node:util';
import {buildSampleRows} from '../../ingest';
import type {ApiRequest, ApiResponse} from '../../types';
import {records} from '../../../../data/records';
import {recordResponse, corpus, toApiRequest} from './corpus';

/** One request, exactly as written: no redirect, no cache, no header of its own but the host. */
function ask(base: URL, {method, target, headers, body}: ApiRequest): Promise<ApiResponse> {
  return new Promise((done, fail) => {
    const outgoing = send({
      host: base.hostname,
      port: base.port,
      method,
      path: target,
      headers: {...headers, ...(body === undefined ? {} : {'content-length': Buffer.byteLength(body)})},
    });
    outgoing.on('error', fail).on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const contentType = incoming.headers['content-type'] ?? '';
          const isJson = /^application\/\S*json/.test(contentType) && text !== '';
          done({
            status: incoming.statusCode ?? 0,
            contentType,
            headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
            body: isJson ? (JSON.parse(text) as unknown) : text,
          });
        });
    });
    outgoing.end(body);
  });
}

async function main(): Promise<void> {
  const argument = process.argv[2];
  if (argument === '--rows') return void process.stdout.write(`${JSON.stringify(buildSampleRows(records))}\n`);
  if (!argument || !URL.canParse(argument)) {
    console.error('Name the address of a server, for example http://localhost:3001, or --rows.');
    process.exitCode = 2;
    return;
  }
  const base = new URL(argument);
  let differences = 0;
  for (const [index, line] of corpus.entries()) {
    const actual: unknown = JSON.parse(
      JSON.stringify(recordResponse(line, await ask(base, toApiRequest(line)), base.origin)),
    );
    if (isDeepStrictEqual(actual, line)) continue;
    differences += 1;
    console.log(`line ${index + 1}\n  recorded ${JSON.stringify(line)}\n  answered ${JSON.stringify(actual)}`);
  }
  console.log(`${corpus.length} requests, ${differences} differences`);
  if (differences > 0) process.exitCode = 1;
}

void main();
