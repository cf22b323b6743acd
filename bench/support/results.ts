import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';

/** A table in Markdown. */
export const table = (lines: readonly (readonly string[])[], columns: readonly string[]): string =>
  [['Measured', ...columns], ['Measured', ...columns].map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Text of a section: when and where it was taken, how, and the table. */
export function sectionText(how: string, written: string): string {
  const machine = `${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `Taken ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${machine}.
${how}

${written}`;
}

/** Writes a section into the table, and leaves all else as it is. @throws Error when the file has no such heading */
export function writeSection(heading: string, text: string): void {
  const resultsFile = 'bench/RESULTS.md';
  const file = readFileSync(resultsFile, 'utf8');
  const section = new RegExp(`(?<=^## ${heading}\n)[^]*?(?=\n## |$(?![^]))`, 'm');
  if (!section.test(file)) throw new Error(`${resultsFile} has no heading ${heading}.`);
  writeFileSync(
    resultsFile,
    file.replace(section, () => `\n${text}\n`),
  );
}
