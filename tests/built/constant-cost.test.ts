import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {listScripts} from '@astral-docs/paint-first/bundles/scripts';

const build = 'build';
const read = (file: string): string => readFileSync(join(build, file), 'utf8');
const size = (text: string): number => gzipSync(text, {level: 9}).length;

/** What the tables of the framework say of one page in the script of all: route, chunk, module, and its place in the menu. */
function linesOf(text: string, words: readonly string[]): string {
  return words.reduce(
    (rest, word) => rest.replaceAll(new RegExp(`[^,;{}\\[\\]]*${word}[^,;{}\\[\\]]*`, 'g'), ''),
    text,
  );
}

it('a page adds at most 0.1 KB to the script of every other page', () => {
  const scripts = listScripts(read('introduction/index.html')).map(read);
  const pages = ['sdk/reference/attestations', 'api/reference/location-proofs', 'location-protocol/rationale'];
  for (const page of pages) {
    const own = listScripts(read(`${page}/index.html`));
    const others = listScripts(read('introduction/index.html'));
    // The chunk of its content, by the name that the runtime has for it.
    const chunk = own.find((file) => !others.includes(file));
    const hash = /([\da-f]{8})\.js$/.exec(chunk ?? '')?.[1] ?? '';
    expect(hash, page).not.toBe('');
    const cost = scripts.reduce((sum, text) => sum + size(text) - size(linesOf(text, [`${page}(?![\\w/-])`, hash])), 0);
    expect(cost, page).toBeGreaterThan(0);
    expect(cost, page).toBeLessThanOrEqual(100);
  }
});
