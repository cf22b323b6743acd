import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative, resolve} from 'node:path';

/** What builds and tests leave behind, and what a copy gets in another way. */
const left = /^(?:node_modules|build|\.git|\.docusaurus|\.cache|test-results|playwright-report|screenshots)$/;

/** Where builds keep what they know from earlier builds, below the folder of a site. */
const caches = ['.docusaurus', '.cache', join('node_modules', '.cache'), 'build'];

/**
 * Copies the project into a temporary folder, so that builds with changed pages or without caches leave the project's own
 * folders alone. Packages are linked one by one: the folder that holds the links is the copy's own, and so is the cache of
 * the bundler in it.
 * @returns the folder; who asked for it removes it
 */
export function copySite(): string {
  const root = resolve('.');
  const copy = mkdtempSync(join(tmpdir(), 'astral-docs-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (source) =>
      !relative(root, source)
        .split(/[\\/]/)
        .some((part) => left.test(part)),
  });
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  return copy;
}

/** Takes away everything that an earlier build of a copy has left. */
export function forget(copy: string): void {
  for (const cache of caches) rmSync(join(copy, cache), {recursive: true, force: true});
}
