import {fork, type ChildProcess} from 'node:child_process';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watch} from 'chokidar';
import {loadedPages} from '@astral-docs/paint-first/shared/recordPlugin';
import {readWith} from './guard';

/** Message of the process of checks, after each run. */
interface Answer {
  findings?: readonly {file: string; line: number; column?: number; message: string; fix: string}[];
}

const address = '/__checks';

/** Exit status with which the checks ask to be started again, as their own code or the data have changed. */
const restart = 75;

/**
 * In `npm start`, runs the checks of pages and programs on each save, in a process of their own: their findings come to the
 * terminal, one line each, and to the open page (`overlay.ts`).
 */
export default function writingMode({siteDir, siteConfig}: LoadContext): Plugin {
  const name = 'writing-mode';
  if (process.env.NODE_ENV === 'production') return {name};
  readWith(siteConfig);
  const readers = new Set<ServerResponse>();
  let last = '';
  let checks: ChildProcess | undefined;
  let routes: string[] = [];

  const tell = (reader: ServerResponse): void => void (last && reader.write(`data: ${last}\n\n`));
  const begin = (): void => {
    checks = fork(join(siteDir, 'plugins/content-checks/watch.ts'), {cwd: siteDir, execArgv: ['--import', 'tsx']});
    checks.send({routes});
    checks.on('message', (answer: Answer) => {
      if (!answer.findings) return;
      last = JSON.stringify(answer);
      readers.forEach(tell);
    });
    checks.on('exit', (status) => {
      if (status === restart) begin();
      else if (status) beginAfterChange();
    });
  };

  /** Code that does not compile ends the checks, and its correction starts them again. */
  const beginAfterChange = (): void => {
    const folders = ['checks', 'config', 'data', 'plugins', 'src/lib'];
    const watcher = watch(folders, {cwd: siteDir, ignoreInitial: true}).once('all', () => {
      void watcher.close();
      begin();
    });
    // Last: a reader who saves as soon as this is said is heard.
    console.log(
      'The checks have stopped. They start again when you save a file of checks, config, data, plugins or src/lib.',
    );
  };

  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== address) return next();
    // Without "no-transform", the server would collect what it sends in order to compress it.
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform'});
    readers.add(response);
    tell(response);
    request.on('close', () => readers.delete(response));
  };

  return {
    name,
    allContentLoaded({allContent}) {
      routes = [...loadedPages(allContent).sources.keys()];
      if (checks?.connected) checks.send({routes});
    },
    getClientModules: () => [join(__dirname, 'overlay.ts')],
    configureWebpack(_, isServer) {
      if (isServer) return {};
      const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
        middlewares.unshift({name, middleware});
        if (!checks) {
          begin();
          process.once('exit', () => checks?.kill());
        }
        return [];
      };
      return {devServer: {setupMiddlewares}} as never;
    },
  };
}
