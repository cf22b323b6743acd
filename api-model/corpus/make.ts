/**
 * Writes answers.jsonl: each question of the corpus with what the model of the server answers.
 * `npx tsx api-model/corpus/make.ts`
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {handle} from '../server';
import {serverOfSample} from '../sample';
import {records} from '../site';
import {lineOf} from './corpus';
import {questionsOver} from './questions';

/** The whole file as text, made again from the questions and the model. */
export function makeCorpus(root: string): string {
  const server = serverOfSample(records, readFileSync(join(root, 'data/reference/schema.graphql'), 'utf8'));
  const lines = questionsOver(server.rows).map(({rule, request}) =>
    JSON.stringify(lineOf(rule, request, handle(server, request), server.origin)),
  );
  return `${lines.join('\n')}\n`;
}

if (require.main === module) {
  const path = join(__dirname, 'answers.jsonl');
  writeFileSync(path, makeCorpus(join(__dirname, '../..')));
  console.log(`${path}: written`);
}
