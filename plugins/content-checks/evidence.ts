import {existsSync} from 'node:fs';
import {listFiles} from '@astral-docs/content-checks/files';
import type {Finding} from '@astral-docs/content-checks/report';
import {outputOf} from '../samples/fill';
import {readWithImports} from '../samples/needs';

/** A source as pages and data write it, and where. */
export type EvidenceClaim = Pick<Finding, 'file' | 'line'> & {source: string};

/** Each source that begins with `executed:` names a test, or a program of `samples/` with a recorded output, or a part of one. */
export function checkEvidence(claims: readonly EvidenceClaim[]): Finding[] {
  const recorded = listFiles(['samples']).filter((path) => existsSync(outputOf(path)));
  const run = recorded.flatMap((path) => [...readWithImports(path).keys()]);
  // `npm test` itself, a test or a folder of tests, or a program or a folder of programs.
  const isRun = (path: string): boolean =>
    path === 'tests/all.ts' ||
    listFiles([path], /\.(?:test|spec)\.tsx?$/).length > 0 ||
    run.some((one) => `${one}/`.startsWith(`${path}/`));
  return claims
    .filter(({source}) => source.startsWith('executed:'))
    .filter(({source}) => {
      const [, path = ''] = /^executed: ([\w./-]+)$/.exec(source) ?? [];
      return !existsSync(path) || !isRun(path);
    })
    .map(({source, ...place}) => ({
      ...place,
      message: `The tests run nothing like “${source}”.`,
      fix: 'Name a test or a recorded program of samples/, or write "tried by hand: …" for steps that they do not run.',
    }));
}
