import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';

/** The table of measurements, from the root of the project. */
const resultsFile = 'bench/RESULTS.md';

/** Average number of processes that ran or wanted to run in the last minute. */
export const load = (): number => loadavg()[0] ?? Number.NaN;

/** A table in Markdown. */
export const table = (lines: readonly (readonly string[])[], columns: readonly string[]): string =>
  [['Measured', ...columns], ['Measured', ...columns].map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell || 'none set').join(' | ')} |`)
    .join('\n');

/** Text of a section: when and where it was taken, how, and the table. */
export function sectionText(how: string, before: number, written: string): string {
  const machine = `${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  return `Taken ${day} with Node ${process.version} on ${machine}. Load of the machine: ${before.toFixed(1)} before, ${load().toFixed(1)} after.
${how}

${written}`;
}

/** Writes a section into the table, and leaves all else as it is. @throws Error when the file has no such heading */
export function writeSection(heading: string, text: string): void {
  const file = readFileSync(resultsFile, 'utf8');
  const section = new RegExp(`(?<=^## ${heading}\n)[^]*?(?=\n## |$(?![^]))`, 'm');
  if (!section.test(file)) throw new Error(`${resultsFile} has no heading ${heading}.`);
  writeFileSync(
    resultsFile,
    file.replace(section, () => `\n${text}\n`),
  );
}
