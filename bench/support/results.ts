import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, totalmem} from 'node:os';

/** The table of measurements, from the root of the project. */
const resultsFile = 'bench/RESULTS.md';

/** One that is not measured in a run stays as it was, with its own day and load. */
export type Heading = 'Weights' | 'Search' | 'Builds next to one another';

/** Average number of processes that ran or wanted to run in the last minute. */
export const load = (): number => loadavg()[0] ?? Number.NaN;

/** A table in Markdown; by default of figures and aims. */
export const table = (lines: readonly (readonly string[])[], columns = ['Figure', 'Aim']): string =>
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

/** The sections of a written table by their headings. */
function sectionsOf(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end).trim()];
    }),
  );
}

/** Writes a section into the table, and leaves the other sections as they are. */
export function writeSection(heading: Heading, text: string): void {
  const sections = sectionsOf(existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '');
  sections.set(heading, text);
  const written = [...sections].map(([name, section]) => `## ${name}\n\n${section}\n`);
  writeFileSync(
    resultsFile,
    `# Measurements

\`npm run build\`, then \`npm run bench\` takes weights and search again. \`-- --compare=build,.cache/off --lighthouse=3\` measures builds next
to one another, such as one made with \`DELIVERY=off\`, the first paint by Lighthouse. Bytes are exact; times depend on the machine and on what else it does. The load is its average over a minute, to which the bench adds.

${written.join('\n')}`,
  );
}
