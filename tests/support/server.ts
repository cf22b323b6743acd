import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.geojson': 'application/geo+json',
};

/** The path as the reader means it. One that cannot be decoded is no file's, and gets the not-found page. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function readFirst(files: string[]): Promise<{file: string; body: Buffer} | undefined> {
  for (const file of files) {
    try {
      return {file, body: await readFile(file)};
    } catch {
      // not there, or a folder: the next one
    }
  }
  return undefined;
}

/** The headers that a `_headers` file gives an address, by lower-case name. `! Name` takes one back. */
function findHeaders(text: string, path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split('\n\n')) {
    const [rule = '', ...lines] = block.trim().split('\n');
    if (rule.endsWith('*') ? !path.startsWith(rule.slice(0, -1)) : path !== rule) continue;
    for (const line of lines) {
      const [, taken, name = '', value = ''] = /^\s*(! )?([^:]+)(?:: (.*))?$/.exec(line) ?? [];
      if (taken) found.delete(name.toLowerCase());
      else found.set(name.toLowerCase(), value);
    }
  }
  return found;
}

/** Compressed texts by their hash, so that only the first answer waits. */
const known = new Map<string, Buffer>();

function brotli(body: Buffer): Buffer {
  const key = createHash('sha256').update(body).digest('hex');
  const small = known.get(key) ?? brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}});
  known.set(key, small);
  return small;
}

/** What a test does to answers on their way. */
export interface Hooks {
  /** Called with the path of each request; the answer waits for what it returns. `false` cuts the connection. */
  before?: (path: string) => Promise<void> | void | false;
  /** Whether the host has no file for a path. */
  lacks?: (path: string) => boolean;
  /** Headers of some answers, over those of the folder. */
  headers?: (path: string) => Readonly<Record<string, string>>;
  /** Changes what is sent of a file to a page; what a script fetches is sent as it is. */
  rewrite?: (file: string, body: Buffer) => Buffer;
  /** Files that the folder does not hold: path and script. */
  scripts?: Readonly<Record<string, string>>;
  /** Serves `x.html` at `/x` and `x/index.html` at `/x/`, and leads there from the files' own addresses, as Cloudflare Pages does. */
  cleanUrls?: boolean;
  /** Called with each answer. */
  after?: (path: string, status: number) => void;
}

/**
 * Serves a folder as the plainest static host does: the path, then `path/index.html`, else `404.html` with status 404.
 * It never redirects unless `cleanUrls` is on: a host that does would hide what the site makes of `.html` addresses.
 *
 * @param root - the folder; its `_headers`, if any, is obeyed
 * @param base - the path under which the folder is mounted, with slashes at both ends
 * @param compressed - send text with Brotli, as hosts do, where the client takes it
 * @returns its address, and what ends it with all connections
 */
export async function serve(
  root: string,
  base = '/',
  compressed = false,
  {before, lacks, headers, rewrite, scripts = {}, cleanUrls, after}: Hooks = {},
): Promise<{url: string; server: Server; stop: () => Promise<void>}> {
  const server = createServer((request, response) => {
    void (async () => {
      // Not as an address beside a base: `//name` would be another host.
      const path = decodePath(new URL(`http://localhost${request.url ?? '/'}`).pathname);
      const held = before?.(path);
      if (held === false) {
        request.socket.destroy();
        return;
      }
      await held;
      if (scripts[path] !== undefined) {
        response.setHeader('content-type', types['.js']!);
        response.end(scripts[path]);
        return;
      }
      if (cleanUrls && path.endsWith('.html')) {
        response.statusCode = 308;
        response.setHeader('location', path.replace(/(?:(\/)index)?\.html$/, '$1'));
        response.end('');
        return;
      }
      const inside = path.startsWith(base) ? normalize(path.slice(base.length)) : undefined;
      const wanted =
        inside === undefined || inside.startsWith('..') || lacks?.(path)
          ? []
          : [inside, join(inside, 'index.html'), ...(cleanUrls ? [`${inside}.html`] : [])];
      const found = await readFirst(wanted.map((name) => join(root, name)));
      const answer = found ?? (await readFirst([join(root, '404.html')]));
      // Read anew, as the pages are: a policy of the build before would block the scripts of this one.
      const rules = (await readFirst([join(root, '_headers')]))?.body.toString() ?? '';
      for (const [name, value] of findHeaders(rules, path)) response.setHeader(name, value);
      response.statusCode = found ? 200 : 404;
      response.setHeader('content-type', types[extname(answer?.file ?? '.txt')] ?? 'application/octet-stream');
      for (const [name, value] of Object.entries(headers?.(path) ?? {})) response.setHeader(name, value);
      const takesBrotli = compressed && /\bbr\b/.test(String(request.headers['accept-encoding']));
      const isText = /^text|javascript|json|xml|svg/.test(String(response.getHeader('content-type')));
      const small = takesBrotli && answer && isText ? brotli(answer.body) : undefined;
      if (small) response.setHeader('content-encoding', 'br');
      const body = small ?? answer?.body ?? Buffer.from('Not found');
      const isFetched = request.headers['sec-fetch-dest'] === 'empty';
      const sent = rewrite && answer && !isFetched ? rewrite(answer.file, body) : body;
      response.end(request.method === 'HEAD' ? undefined : sent);
      after?.(path, response.statusCode);
    })().catch((error: unknown) => {
      response.statusCode = 400;
      response.end(String(error));
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {url: `http://localhost:${(server.address() as AddressInfo).port}${base}`, server, stop};
}
