/** Runs programs of the playground in Node.js, with the files that the build publishes. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';
import {buildPlayground, compile, type Playground} from '../../plugins/playground/build';
import type {RunnableProgram, RunReport, RunRequest} from '../../src/lib/playground/types';
import {CLOCK} from '../../checks/samples/clock';

/** What a run printed and how it ended. */
export interface Outcome extends Pick<Extract<RunReport, {type: 'end'}>, 'code' | 'crash' | 'files'> {
  readonly output: string;
  readonly errors: string;
}

export class NodePlayground {
  private constructor(
    readonly built: Playground,
    private readonly folder: string,
  ) {}

  /** Builds everything below a folder of `.cache`, which `remove` takes away. */
  static async make(name: string): Promise<NodePlayground> {
    const root = resolve(import.meta.dirname, '../..');
    const folder = join(root, '.cache/test', `playground-${name}`);
    const built = await buildPlayground(root);
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    for (const [file, text] of built.files) writeFileSync(join(folder, file), text);
    return new NodePlayground(built, folder);
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }

  describe(path: string): RunnableProgram {
    return JSON.parse(this.built.files.get(this.built.index.programs[path]!)!) as RunnableProgram;
  }

  run(request: Partial<RunRequest> & Pick<RunRequest, 'run'>): Promise<Outcome> {
    const {index} = this.built;
    const modules = Object.fromEntries(Object.entries(index.modules).map(([name, {file}]) => [name, file]));
    const whole: RunRequest = {
      name: 'program.ts',
      preload: [],
      api: index.api,
      args: [],
      env: {},
      files: {},
      ...request,
      modules: {...modules, ...request.modules},
    };
    return new Promise((done, fail) => {
      const worker = new Worker(join(import.meta.dirname, 'boot.mjs'), {
        workerData: {clock: CLOCK, worker: pathToFileURL(join(this.folder, index.worker)).href},
        stdout: true,
      });
      let output = '';
      let errors = '';
      const timer = setTimeout(() => void worker.terminate().then(() => fail(new Error('no end after 15 s'))), 15_000);
      worker.on('error', fail);
      worker.on('message', (report: RunReport) => {
        if (report.type === 'print') {
          if (report.isError) errors += report.text;
          else output += report.text;
          return;
        }
        clearTimeout(timer);
        void worker.terminate().then(() => done({output, errors, ...report}));
      });
      worker.postMessage(whole);
    });
  }

  /** Runs a text in the interpreter. */
  interpret(source: string, more: Partial<RunRequest> = {}): Promise<Outcome> {
    return this.run({...more, run: {source, interpreter: this.built.index.interpreter}});
  }

  /** Compiles a text as the build does, and runs it. */
  native(name: string, source: string): Promise<Outcome> {
    const file = `case-${name}.js`;
    const code = compile(source, (module) => this.built.index.modules[module]!.file);
    writeFileSync(join(this.folder, file), code);
    return this.run({run: {file}});
  }

  /** Runs a sample, and before it the one whose files it needs. */
  async sample(path: string, isInterpreted: boolean, source?: string): Promise<Outcome> {
    const program = this.describe(path);
    const before = program.after ? (await this.sample(program.after, false)).files : {};
    const files = {...program.files, ...before};
    return this.run({
      name: path.slice(path.lastIndexOf('/') + 1),
      run: isInterpreted
        ? {source: source ?? program.source, interpreter: this.built.index.interpreter}
        : {file: program.file},
      modules: program.imports,
      args: program.args.map((text) => (text.startsWith('@') ? files[text.slice(1)]!.trim() : text)),
      env: program.api ? {BASE_URL: 'http://localhost:3000'} : {},
      files,
    });
  }
}
