/**
 * Plants single faults in the three implementations, one at a time, and names those that no case of the kit finds.
 *
 *   npx tsx packages/conformance/faults.ts [--every N] [--of python|typescript|go]
 *
 * `--every 8` plants one in eight, always the same ones: which depends on the text of the fault alone. Faults are changes of the
 * text of a line. One that a compiler refuses isn't counted; one that changes no answer is in equivalent.json with its reason.
 * Exit status: 0 when every fault is found or listed; 1 when one survives.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {buildSync} from 'esbuild';
import {Crash, Program} from './runner/program';
import type {Case} from './runner/types';
import {planFaults, type PlantedFault} from './plant';

type Sources = Readonly<Record<string, string>>;

interface Implementation {
  sources: () => Sources;
  /** A line on which no fault is planted: comments, messages and the loop that speaks to the runner. */
  skip: RegExp;
  /** Builds what is in a folder; false when it doesn't compile. */
  build: (folder: string) => boolean;
  command: (folder: string) => readonly [string, ...string[]];
}

/** The program is silent for this long, in seconds: it doesn't end. */
const LIMIT = 60;
const root = join(__dirname, '../..');
const kit = JSON.parse(readFileSync(join(__dirname, 'kit.json'), 'utf8')) as {cases: Case[]};

const readFolder = (name: string, end: RegExp): Sources =>
  Object.fromEntries(
    readdirSync(join(__dirname, name))
      .filter((file) => end.test(file))
      .map((file) => [file, readFileSync(join(__dirname, name, file), 'utf8')]),
  );

/** The implementation in TypeScript as one file without types; the libraries of others stay outside. */
function bundle(): string {
  const {outputFiles} = buildSync({
    absWorkingDir: root,
    entryPoints: ['packages/conformance/typescript/lp.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    alias: {
      '@astral-docs/location-record': join(root, 'packages/location-record'),
      'astral-samples': join(root, 'samples'),
    },
  });
  // `(0, f)(x)` is the bundler's own, and the programs that are planted are in other folders.
  return outputFiles[0]!.text
    .replaceAll(/\(0, (import_\w+\.\w+)\)/g, '$1')
    .replaceAll(/(?<=\brequire\(")[^"]+/g, (name) => require.resolve(name, {paths: [root]}));
}

const IMPLEMENTATIONS: Readonly<Record<string, Implementation>> = {
  python: {
    sources: () => readFolder('python', /^(?!verify).*\.py$/),
    skip: /^(?:#|"""|import |from |def |class |@|print|reply|question|main\(|for line in sys)|__name__|question\['(?:op|seq)|sys\.stdin/,
    build: () => true,
    command: (folder) => ['python3', '-B', join(folder, 'lp.py')],
  },
  typescript: {
    sources: () => ({'lp.cjs': bundle()}),
    skip: /^(?:\/?\*|import |var import_|const message = |"LP-|["'`][^"'`]* [^"'`]*["'`],?$|form: |note: )/,
    build: () => true,
    command: (folder) => [process.execPath, join(folder, 'lp.cjs')],
  },
  go: {
    sources: () => readFolder('go', /\.(?:go|mod)$/),
    skip: /^(?:\/\/|import |package |func |type |module |go |"\w+(?:\/\w+)*"$|fmt\.|os\.|in, out|line, err|request|response|return map\[string\]any\{"protocol)/,
    build: (folder) =>
      spawnSync('go', ['build', '-buildvcs=false', '-ldflags=-s -w', '-o', 'lp', '.'], {cwd: folder}).status === 0,
    command: (folder) => [join(folder, 'lp')],
  },
};

/** The cases in the order in which they are asked: one that has found a fault comes early for the next. */
const order = kit.cases.map((_, i) => i).sort((a, b) => (a % 37) - (b % 37));

/** Asks a program every case; gives the id of the first that it answers wrongly, or how it ends; null when all are right. */
async function ask([name, ...parameters]: readonly [string, ...string[]]): Promise<string | null> {
  const program = new Program(name, parameters, LIMIT, () => undefined, 'ignore');
  try {
    await program.ask('start', {protocol: 1});
    for (const i of [...order]) {
      const {id, op, input, ...wanted} = kit.cases[i]!;
      const {output, error} = await program.ask(op, {input});
      if (isDeepStrictEqual([output, error], [wanted.output, wanted.error])) continue;
      order.unshift(...order.splice(order.indexOf(i), 1));
      return id;
    }
    return null;
  } catch (error) {
    if (error instanceof Crash) return error.message;
    throw error;
  } finally {
    await program.stop();
  }
}

/** For each fault the case that finds it, null when none does, and undefined when it doesn't compile. */
async function findAll(
  {sources, build, command}: Implementation,
  faults: readonly PlantedFault[],
): Promise<(string | null | undefined)[]> {
  const found: (string | null | undefined)[] = [];
  const texts = sources();
  let next = 0;
  const prepare = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'lp-fault-'));
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    return folder;
  };
  const sound = prepare();
  const wrong = build(sound) ? await ask(command(sound)) : 'it does not compile';
  rmSync(sound, {recursive: true});
  if (wrong !== null) throw new Error(`The implementation fails without any fault: ${wrong}`);
  const work = async (): Promise<void> => {
    const folder = prepare();
    for (let i = next++; i < faults.length; i = next++) {
      const {file, at, line, becomes} = faults[i]!;
      const lines = texts[file]!.split('\n');
      lines[at] = lines[at]!.replace(line, () => becomes);
      writeFileSync(join(folder, file), lines.join('\n'));
      if (build(folder)) found[i] = await ask(command(folder));
      writeFileSync(join(folder, file), texts[file]!);
    }
    rmSync(folder, {recursive: true});
  };
  await Promise.all(Array.from({length: Math.min(2, availableParallelism())}, work));
  return found;
}

const keyOf = ({file, line, becomes}: Pick<PlantedFault, 'file' | 'line' | 'becomes'>): string =>
  JSON.stringify([file, line, becomes]);

async function main(): Promise<void> {
  const {every, of} = parseArgs({
    options: {every: {type: 'string', default: '1'}, of: {type: 'string'}},
  }).values;
  const listed = new Set(
    (JSON.parse(readFileSync(join(__dirname, 'equivalent.json'), 'utf8')) as PlantedFault[]).map(keyOf),
  );
  let alive = 0;
  for (const [name, implementation] of Object.entries(IMPLEMENTATIONS).filter(([name]) => !of || name === of)) {
    const isChosen = (fault: PlantedFault): boolean =>
      createHash('sha256').update(keyOf(fault)).digest().readUInt32BE() % Number(every) === 0;
    const planted = planFaults(implementation.sources(), implementation.skip).filter(isChosen);
    const found = await findAll(implementation, planted);
    const [count, missed] = [
      found.filter((id) => id !== undefined).length,
      planted.filter((_, i) => found[i] === null),
    ];
    const unlisted = missed.filter((fault) => !listed.has(keyOf(fault)));
    alive += unlisted.length;
    for (const {file, line, becomes, operator} of unlisted)
      console.log(JSON.stringify({file, line, becomes, operator}));
    console.log(`${name}: ${count} faults planted, ${count - missed.length} found, ${unlisted.length} survive`);
  }
  process.exitCode = alive > 0 ? 1 : 0;
}

void main();
