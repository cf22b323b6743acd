import {existsSync, realpathSync} from 'node:fs';
import {relative} from 'node:path';
import {listFiles, readText} from '@astral-docs/content-checks/files';
import type {Fence} from '@astral-docs/content-checks/markdown/fence';
import {flatten} from './needs';
import {failUnknown, PageReferenceError} from '../shared/position';
import {extractRegion, pickLines, wholeFile} from './region';

/** Files below `samples/` that are published, and so checked, as paths from the project's root with slashes, sorted. */
export const listSamples = (): string[] => listFiles(['samples']);

/** Where the recorded output of a program stands: `verify.ts` → `verify.out.txt`. */
export const outputOf = (program: string): string => program.replace(/\.\w+$/, '.out.txt');

/** Paths that lead out of the project, to settings of tools and secrets of whoever builds, or into packages. */
const hidden = /(?:^|[\\/])(?:\.|node_modules(?:[\\/]|$))/;

function read(path: string): string {
  const isThere = existsSync(path);
  const target = isThere ? relative(realpathSync('.'), realpathSync(path)) : path;
  if (path.startsWith('/') || hidden.test(path) || hidden.test(target)) {
    throw new PageReferenceError(
      `${path} leaves the project, or is not for readers.`,
      'Write a path from the root of the project, for instance samples/offchain/verify-record.ts.',
    );
  }
  if (!isThere) failUnknown('file', path, listSamples());
  const text = readText(path).replace(/\r\n/g, '\n');
  return path.endsWith('.ts') ? flatten(text) : text;
}

/**
 * The text that belongs into a fence which names a program or an output.
 *
 * @returns nothing when the fence names neither
 * @throws PageReferenceError when file, region or lines do not exist
 */
export function fillFence(fence: Fence): string | undefined {
  let text: string;
  if (fence.file) {
    const source = read(fence.file);
    text = fence.region ? extractRegion(source, fence.region) : wholeFile(source);
  } else if (fence.output) {
    read(fence.output);
    const recorded = outputOf(fence.output);
    if (!existsSync(recorded)) {
      throw new PageReferenceError(
        `${fence.output} has no recorded output ${recorded}.`,
        `Record it: npm run samples -- ${fence.output.replace(/^samples\/|\.\w+$/g, '')}`,
      );
    }
    text = read(recorded).trimEnd();
  } else {
    return undefined;
  }
  return fence.lines ? pickLines(text, fence.lines) : text;
}
