/**
 * Sends the questions of the corpus to a server and prints each answer that differs from the recorded one.
 * `npx tsx api-model/corpus/replay.ts http://localhost:3001`, for a server of DecentralizedGeo/astral-api@cf3f342 over the
 * rows that `--rows` prints, in production mode, with all four endpoints configured. Nothing that changes a server is sent.
 */
import {readFileSync} from 'node:fs';
import {request as send} from 'node:http';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {rowsOfSample} from '../ingest';
import type {ApiRequest, ApiResponse} from '../types';
import {records} from '../site';
import {lineOf} from './corpus';
import {questionsOver} from './questions';

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
  const rows = rowsOfSample(records);
  if (argument === '--rows') return void process.stdout.write(`${JSON.stringify(rows)}\n`);
  if (!argument || !URL.canParse(argument)) {
    console.error('Name the address of a server, for example http://localhost:3001, or --rows.');
    process.exitCode = 2;
    return;
  }
  const base = new URL(argument);
  const recorded = readFileSync(join(__dirname, 'answers.jsonl'), 'utf8').trimEnd().split('\n');
  let differences = 0;
  for (const [index, {rule, request}] of questionsOver(rows).entries()) {
    const actual = JSON.parse(JSON.stringify(lineOf(rule, request, await ask(base, request), base.origin))) as unknown;
    const expected = JSON.parse(recorded[index] ?? 'null') as unknown;
    if (isDeepStrictEqual(actual, expected)) continue;
    differences += 1;
    console.log(`line ${index + 1}\n  recorded ${JSON.stringify(expected)}\n  answered ${JSON.stringify(actual)}`);
  }
  console.log(`${recorded.length} questions, ${differences} differences`);
  if (differences > 0) process.exitCode = 1;
}

void main();
