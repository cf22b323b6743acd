import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/** Serves a built site as a good host does: compressed copies where they are, long caching for files with a hash in the name. */
export async function host(root: string): Promise<{url: string; close: () => void}> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const found = [path, join(path, 'index.html')]
      .map((name) => join(root, name))
      .find((file) => existsSync(file) && statSync(file).isFile());
    const file = found ?? join(root, '404.html');
    const compressed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.gz`);
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'max-age=0, must-revalidate',
      ...(compressed && {'content-encoding': 'gzip'}),
    });
    response.end(readFileSync(compressed ? `${file}.gz` : file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close()};
}
