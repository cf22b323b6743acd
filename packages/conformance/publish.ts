import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from 'esbuild';

/** The text of conformance.mjs: the runner without its types, so that Node.js alone starts it. */
export function runnerText(): string {
  const source = readFileSync(join(__dirname, 'conformance.ts'), 'utf8');
  return transformSync(source, {loader: 'ts', format: 'esm', target: 'node20'}).code;
}
