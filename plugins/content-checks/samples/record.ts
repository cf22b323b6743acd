/**
 * `npm run samples` runs the programs of `samples/` and writes what each prints to `<program>.out.txt`, which pages show.
 * `npm run samples -- onchain gas` runs those whose path contains one of the words. Programs that use the Astral SDK run
 * when `ASTRAL_SDK_TARBALL` names a locally built package. Their sources are then fingerprinted, so that `npm test` notices a
 * change even where the package isn't at hand.
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename} from 'node:path';
import {hashFiles} from '@astral-docs/content-checks/files';
import {outputOf} from '../../samples/fill';
import {canRun, listParts, listPrograms, runAll, sdkTarball} from './run';

const ledger = 'samples/recordings.json';

interface Recordings {
  /** Package that was run, by file name. */
  sdk: string;
  /** SHA-256 of the source of each program when its output was recorded. */
  programs: Record<string, string>;
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const all = listPrograms();
  const chosen = all.filter(
    (program) => canRun(program) && (words.length === 0 || words.some((word) => program.path.includes(word))),
  );
  const recordings = JSON.parse(readFileSync(ledger, 'utf8')) as Recordings;
  await runAll(chosen, (program, outcome) => {
    if (outcome instanceof Error) {
      process.exitCode = 1;
      console.error(`${program.path}: ${outcome.message}`);
      return;
    }
    const file = outputOf(program.path);
    const changed = !existsSync(file) || readFileSync(file, 'utf8') !== outcome;
    writeFileSync(file, outcome);
    if (program.mode === 'sdk') {
      recordings.sdk = basename(sdkTarball()!);
      recordings.programs[program.path] = hashFiles(listParts(program.path));
    }
    console.log(`${changed ? 'changed' : 'same   '}  ${program.path}`);
  });
  for (const {path, mode} of all) if (mode === 'never') rmSync(outputOf(path), {force: true});
  const kept = Object.keys(recordings.programs).filter((path) => all.some((p) => p.path === path && p.mode === 'sdk'));
  recordings.programs = Object.fromEntries(kept.sort().map((path) => [path, recordings.programs[path] ?? '']));
  writeFileSync(ledger, `${JSON.stringify(recordings, null, 2)}\n`);
}

void main();
