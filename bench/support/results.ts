import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';

/** Writes the table of builds next to one another, with when and where it was taken. @throws Error when the file has no place for it */
export function writeResults(builds: readonly string[], lines: readonly (readonly string[])[], how: string): void {
  const resultsFile = 'bench/RESULTS.md';
  const file = readFileSync(resultsFile, 'utf8');
  const section = /(?<=^## Builds next to one another\n)[^]*?(?=\n## |$(?![^]))/m;
  if (!section.test(file)) throw new Error(`${resultsFile} has no heading “Builds next to one another”.`);
  const head = ['Measured', ...builds];
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const machine = `${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB`;
  const taken = `Taken ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${machine}.`;
  writeFileSync(
    resultsFile,
    file.replace(section, () => `\n${taken}\n${how}\n\n${table}\n`),
  );
  console.log(table);
}
