import {existsSync} from 'node:fs';
import {serve} from '../support/server';
import {watching} from './watch';

/** The bundle that hydrates the page. */
export const startsScript = /\/main\.\w+\.js$/;

/**
 * The built site on an origin of its own, with the headers that it ships with. What a test needs of the network it does here,
 * because engines differ in what their drivers can do to requests.
 */
export class Host {
  readonly asked: string[] = [];
  readonly refused: string[] = [];
  private readonly holds: {pattern: RegExp; until: Promise<void>}[] = [];
  private gone = false;
  private served!: Awaited<ReturnType<typeof serve>>;

  static async start(): Promise<Host> {
    if (!existsSync('build/index.html')) throw new Error('There is no built site. Run `npm run build` first.');
    const host = new Host();
    host.served = await serve('build', '/', false, {
      before: (path) => (host.gone ? false : host.answer(path)),
      // What a browser has kept cannot be held back.
      headers: (path): Record<string, string> => (startsScript.test(path) ? {'cache-control': 'no-store'} : {}),
      scripts: {'/injected.js': watching},
      rewrite: (file, body) => (file.endsWith('.html') ? host.withScript(body) : body),
      after: (path, status) => void (status >= 400 && host.refused.push(`${status} ${path}`)),
    });
    return host;
  }

  get url(): string {
    return this.served.url.replace(/\/$/, '');
  }

  private answer(path: string): Promise<void> {
    this.asked.push(path);
    return Promise.all(this.holds.filter(({pattern}) => pattern.test(path)).map(({until}) => until)).then(
      () => undefined,
    );
  }

  /** Has a document watch itself before any other script of it runs. */
  private withScript(body: Buffer): Buffer {
    // The policy lets scripts of this origin in.
    return Buffer.from(
      body.toString().replace(/<head>|<meta charset/i, (tag) => `<script src="/injected.js"></script>${tag}`),
    );
  }

  /** Holds back the answers to some paths until the function that it returns is called. */
  hold(pattern: RegExp): () => void {
    let release = () => {};
    this.holds.push({pattern, until: new Promise((resolve) => (release = resolve))});
    return release;
  }

  /** Takes the host off the network, or puts it back. */
  disconnect(gone = true): void {
    this.gone = gone;
    if (gone) this.served.server.closeAllConnections();
  }

  stop(): Promise<void> {
    return this.served.stop();
  }
}
