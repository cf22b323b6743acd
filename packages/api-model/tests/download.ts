import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {apiServerText} from '@site/data/apiServer';

const root = join(import.meta.dirname, '../../..');
const loader = join(root, 'node_modules/tsx/dist/loader.mjs');

export type ApiServerFixture = ReturnType<typeof createApiServerFixture>;

/** The published api-server.ts in a folder of its own. */
export function createApiServerFixture() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'api-server-'));
  writeFileSync(join(folder, 'api-server.ts'), apiServerText());
  const children: ChildProcess[] = [];
  return {
    folder,
    /** Starts the program as a reader does; answers when it says that it listens, or ended. */
    start: (...args: string[]) =>
      new Promise<{child: ChildProcess; output: string; code: number | null}>((done) => {
        const {PATH, HOME} = process.env;
        const child = spawn(process.execPath, ['--import', loader, 'api-server.ts', ...args], {
          cwd: folder,
          env: {PATH, HOME},
        });
        children.push(child);
        let output = '';
        const read = (chunk: Buffer): void => {
          output += chunk.toString();
          if (output.includes('Stop it with')) done({child, output, code: null});
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.on('close', (code) => done({child, output, code}));
      }),
    /** Ends the programs that were started, and removes the folder. */
    remove: () => {
      for (const child of children) child.kill();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
