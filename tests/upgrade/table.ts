/** One row of the table of internals in delivery/README.md. */
export interface Internal {
  /** The first cell, as text. */
  name: string;
  /** What the row writes as code, test files aside: modules, files, functions of the framework. */
  terms: string[];
  /** Test files that fail when the internal moves. */
  tests: string[];
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const codeOf = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const isTest = (code: string): boolean => code.startsWith('tests/');

/**
 * Reads the table of internals: the tables with a column for the test that guards each row.
 * @param markdown text of delivery/README.md
 */
export function internalsOf(markdown: string): Internal[] {
  const lines = markdown.split('\n');
  return lines.flatMap((head, at) => {
    const isTable = /^\|[\s:|-]+\|\s*$/.test(lines[at + 1] ?? '');
    if (!isTable || !cellsOf(head).some((cell) => /\btests?\b/i.test(cell))) return [];
    const rows = lines.slice(at + 2);
    const end = rows.findIndex((line) => !line.startsWith('|'));
    return rows.slice(0, end < 0 ? undefined : end).map((line) => {
      const codes = codeOf(line);
      return {
        name: (cellsOf(line)[0] ?? '').replaceAll('`', ''),
        terms: codes.filter((code) => !isTest(code)),
        tests: codes.filter(isTest),
      };
    });
  });
}

/**
 * The rows that a failure belongs to: those whose test failed, or whose terms the message names.
 * @param message what a step printed when it failed
 */
export function rowsFor(internals: readonly Internal[], message: string): Internal[] {
  // Short words such as `Link` occur in any log.
  const named = (term: string): boolean => term.length >= 8 && message.includes(term);
  return internals.filter(({terms, tests}) => tests.some((test) => message.includes(test)) || terms.some(named));
}

/** The lines of a log that say what went wrong: the first error and what follows it, without colours and repetitions. */
export function reasonOf(log: string, lines = 12): string[] {
  const clean = log
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  const first = clean.findIndex((line) => /\berror\b|\bERR!|\bfailed\b|Error:|×|✘/i.test(line));
  const from = first < 0 ? Math.max(0, clean.length - lines) : first;
  return [...new Set(clean.slice(from))].slice(0, lines);
}
