import {join} from 'node:path';
import {buildSync} from 'esbuild';

/** The text of conformance.mjs: the runner in one file and without its types, so that Node.js alone starts it. */
export function runnerText(): string {
  const entryPoints = [join(__dirname, 'conformance.ts')];
  const {outputFiles} = buildSync({
    entryPoints,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  return outputFiles[0]!.text;
}
