import {execFile, execFileSync, type ExecFileException} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync, cpSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {KEYS, startLocalChain, type LocalChain} from '../../../samples/onchain/local-chain';
import {listFiles, readText} from '@astral-docs/content-checks/files';
import {CLOCK} from './clock';
import {readDirective, type Directive} from '../../samples/directive';
import {needsOf} from '../../samples/needs';

export interface Program extends Directive {
  /** Path from the root of the project, with slashes. */
  readonly path: string;
}

/** Where the built Astral SDK is that programs of mode `sdk` need and this repository does not hold. */
export const sdkTarball = (): string | undefined => process.env.ASTRAL_SDK_TARBALL;

/** Whether a program runs here: one that uses the SDK does where a tarball is named. */
export const canRun = ({mode}: Program): boolean =>
  mode === 'offline' || mode === 'evm' || (mode === 'sdk' && sdkTarball() !== undefined);

/** Every program of `samples/`, sorted by path. */
export const listPrograms = (): Program[] =>
  listFiles(['samples'], /(?<!\.d)\.m?ts$/).map((path) => ({path, ...readDirective(path, readText(path))}));

/** Files that decide what a program prints: itself, what it imports, and the programs that run before it. */
export function listParts(path: string): string[] {
  const {files, after} = needsOf(path);
  return [path, ...files, ...(after ? listParts(after) : [])];
}

const execute = promisify(execFile);

/** Makes one script of a program and its own imports, with its name: a loader takes a second to find what its packages import. */
async function bundle(file: string, home: string, folder: string): Promise<string> {
  const [entry, outfile] = [resolve(home, file), join(folder, basename(file).replace(/\.\w+$/, '.mjs'))];
  await build({
    ...{entryPoints: [entry], outfile, bundle: true, packages: 'external', sourcemap: 'inline'},
    ...{platform: 'node', format: 'esm', define: {'import.meta.url': JSON.stringify(pathToFileURL(entry))}},
  });
  return outfile;
}

/** Runs a program of the folder `home` in the folder `cwd`. */
async function start(
  file: string,
  home: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const options = {cwd, env, timeout: 60_000, killSignal: 'SIGKILL', maxBuffer: 1e8} as const;
  // Where the program finds its packages.
  const folder = resolve(home, '.cache/run', basename(cwd));
  try {
    const still = await bundle('plugins/content-checks/samples/still.ts', '.', folder);
    const flags = ['--enable-source-maps', '--import', still, await bundle(file, home, folder)];
    return (await execute(process.execPath, [...flags, ...args], options)).stdout;
  } catch (error) {
    const {code, stdout, stderr} = error as ExecFileException;
    throw new Error(`${file} ended with ${code ?? 'a time-out of 60 s'}:\n${stdout}${stderr}`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Runs a program in an empty folder.
 *
 * @param path from the root of the project
 * @param variables the only ones that are set
 * @returns its exit code, a colon, and what it says on standard error
 */
export async function messageOf(
  path: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const cwd = mkdtempSync(join(realpathSync(tmpdir()), 'message-'));
  const folder = resolve('.cache/run', basename(cwd));
  const env = {PATH: process.env.PATH, NODE_ENV: 'production', ...variables};
  const {code, stderr} = await execute(process.execPath, [await bundle(path, '.', folder), ...args], {cwd, env}).then(
    (ended) => ({...ended, code: 0}),
    (error: ExecFileException) => error,
  );
  for (const left of [cwd, folder]) rmSync(left, {recursive: true});
  return `${code}: ${stderr?.trim()}`;
}

/**
 * Installs a locally built SDK beside a copy of the samples, once per tarball, and returns that folder.
 *
 * @param tarball path of the `.tgz` that `pnpm pack` made
 * @throws Error if the tarball does not exist or npm fails
 */
function prepareSdk(tarball: string): string {
  const digest = createHash('sha256').update(readFileSync(tarball)).digest('hex').slice(0, 16);
  const folder = resolve('.cache', 'sdk', digest);
  if (!existsSync(join(folder, 'node_modules', '@decentralized-geo'))) {
    mkdirSync(folder, {recursive: true});
    const manifest = {
      private: true,
      type: 'module',
      dependencies: {'@decentralized-geo/astral-sdk': `file:${resolve(tarball)}`, ethers: '^6.15.0'},
      // The versions that the site itself uses; Hardhat is dead weight of the EAS packages.
      overrides: {
        '@ethereum-attestation-service/eas-sdk': '2.7.0',
        hardhat: 'npm:empty-npm-package@1.0.0',
      },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const flags = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
    execFileSync('npm', flags, {cwd: folder, stdio: 'inherit'});
  }
  rmSync(join(folder, 'samples'), {recursive: true, force: true});
  cpSync('samples', join(folder, 'samples'), {recursive: true});
  return folder;
}

/** Whether a chain mines each transaction at once. */
async function isMining(url: string): Promise<boolean> {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'anvil_getAutomine', params: []});
  const response = await fetch(url, {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return ((await response.json()) as {result: boolean}).result;
}

/** Runs programs one after the other, on a chain of its own that starts when the first program needs it. */
class Lane {
  #chain?: LocalChain;

  constructor(
    readonly programs: readonly Program[],
    /** Where programs run, each in a folder of its own. */
    readonly folder: string,
    /** The folders of programs without a chain that others come after, by path. */
    readonly left: Map<string, Promise<string>>,
    /** Folder made by `prepareSdk`, when a tarball is named. */
    readonly sdk?: string,
  ) {}

  /** Where a program has run that others come after. Without a chain it leaves the same files each time, so it runs once for all. */
  #folderOf(program: Program): Promise<string> {
    const cwd = mkdtempSync(join(this.folder, 'before-'));
    const left = this.left.get(program.path) ?? this.#run(program, cwd).then(() => cwd);
    this.left.set(program.path, left);
    return left;
  }

  async #run(program: Program, cwd: string): Promise<string> {
    const before = this.programs.find(({path}) => path === program.after);
    if (program.after && !before) throw new Error(`${program.path}:1: ${program.after} does not exist.`);
    if (before?.mode === 'offline') cpSync(await this.#folderOf(before), cwd, {recursive: true});
    else if (before) await this.#run(before, cwd);
    const home = program.mode === 'sdk' ? this.sdk : '.';
    if (home === undefined) throw new Error(`${program.path} needs ASTRAL_SDK_TARBALL.`);
    const {PATH, HOME} = process.env;
    const env: NodeJS.ProcessEnv = {PATH, HOME, NO_COLOR: '1', TZ: 'UTC', NODE_ENV: 'production'};
    if (program.mode === 'offline') env.STILL_OFFLINE = '1';
    // Without them where a page calls them optional: a program that does not survive that fails here.
    else if (needsOf(program.path).chain) {
      this.#chain ??= await startLocalChain(CLOCK);
      Object.assign(env, {RPC_URL: this.#chain.url, PRIVATE_KEY: KEYS.user, OTHER_KEY: KEYS.other});
    }
    // A program that kept its own key is funded as a reader would do it.
    const own = join(cwd, 'signer.txt');
    if (this.#chain && existsSync(own)) await this.#chain.fund(readFileSync(own, 'utf8').trim());
    const args = (program.args ?? []).map((text) =>
      text.startsWith('@') ? readFileSync(join(cwd, text.slice(1)), 'utf8').trim() : text,
    );
    return start(program.path, home, args, cwd, env);
  }

  /**
   * Runs one program in an empty folder.
   *
   * @throws Error with everything it printed, if it fails, or if it leaves the chain without mining
   */
  async run(program: Program): Promise<string> {
    const cwd = mkdtempSync(join(this.folder, 'sample-'));
    await this.#chain?.reset();
    const output = await this.#run(program, cwd);
    // Whoever runs next on this chain would wait for a block that never comes.
    if (this.#chain && !(await isMining(this.#chain.url)))
      throw new Error(
        `${program.path}:1: leaves the chain without mining. Send evm_setAutomine true in a finally block.`,
      );
    return output;
  }

  stop(): void {
    this.#chain?.stop();
  }
}

/** Takes programs from one list with two lanes, since two cores are what a test machine has. */
export async function runAll(
  programs: readonly Program[],
  visit: (program: Program, outcome: string | Error) => void,
): Promise<void> {
  const queue = [...programs];
  const all = listPrograms();
  const tarball = programs.some(({mode}) => mode === 'sdk') ? sdkTarball() : undefined;
  const sdk = tarball && prepareSdk(tarball);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'samples-'));
  const left = new Map<string, Promise<string>>();
  await Promise.all(
    [0, 1].map(async () => {
      const lane = new Lane(all, folder, left, sdk);
      try {
        for (let program = queue.shift(); program; program = queue.shift()) {
          visit(program, await lane.run(program).catch((error: Error) => error));
        }
      } finally {
        lane.stop();
      }
    }),
  );
  rmSync(folder, {recursive: true});
}
