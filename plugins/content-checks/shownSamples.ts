import {basename} from 'node:path';
import {outputOf} from '../samples/fill';
import type {Finding} from '@astral-docs/content-checks/report';

/** Programs that stand for themselves; fixtures, outputs and notes belong to them. */
const program = /\.(?:ts|tsx|sol|graphql|sh|py|dart)$/;

/** How a comment begins in the language of a program. */
const comment = (path: string): string => (/\.(?:sh|py|graphql)$/.test(path) ? '#' : '//');

/**
 * Every program is shown by a page, or says `// internal: …` why it is not, below its first line; every output belongs to a program.
 *
 * @param files text of each file below samples/, by path
 */
export function checkSamplesAreShown(files: ReadonlyMap<string, string>, pages: readonly {raw: string}[]): Finding[] {
  const findings: Finding[] = [];
  const linked = pages.map(({raw}) => raw).join('\n');
  const shown = new Set([...linked.matchAll(/\b(?:file|output)=(samples\/[\w./-]+)/g)].map(([, path]) => path));
  const sources = [...files].filter(([path]) => program.test(path));
  const imported = new Set(
    sources
      .flatMap(([, text]) => [...text.matchAll(/(?:from|import)\s*\(?['"](\.{1,2}\/[^'"]+)['"]/g)])
      .map(([, name = '']) => basename(name).replace(/\.[jt]s$/, '')),
  );
  for (const [path, text] of sources) {
    if (/\.(?:sh|graphql)$/.test(path) && text.split('\n', 1)[0] !== '# runs: model')
      findings.push({file: path, line: 1, message: 'Nothing says how it runs.', fix: 'Write "# runs: model" first.'});
    const head = text.split('\n').slice(0, 4);
    const internal = head.some((line) => /^\s*(?:\/\/|#|--) internal: \S/.test(line));
    if (!internal && !shown.has(path) && !linked.includes(`/${path}`) && !imported.has(basename(path, '.ts'))) {
      const fix = `Show a region of it, delete it, or write "${comment(path)} internal: why" below its first line.`;
      findings.push({file: path, line: 1, message: 'No page shows this program.', fix});
    }
  }
  const outputs = new Set(sources.map(([path]) => outputOf(path)));
  for (const path of files.keys()) {
    if (path.endsWith('.out.txt') && !outputs.has(path))
      findings.push({file: path, line: 1, message: 'The output belongs to no program.', fix: 'Delete it.'});
  }
  return findings;
}
