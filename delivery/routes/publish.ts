import {readdir, readFile, unlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {scriptsIn, withScripts} from '../bundles/scriptList';
import {sha256, type Site, type Step} from '../shared/site';

/** The one script of a name. @throws Error when there is none or more */
async function scriptNamed(folder: string, name: string): Promise<{file: string; hash: string}> {
  const found = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));
  const [file, ...others] = found;
  if (!file || others.length)
    throw new Error(`One script ${name}.….js was expected in ${folder}, not ${found.length}.`);
  return {file, hash: file.slice(name.length + 1, -'.js'.length)};
}

/**
 * Takes away the script that has all documents in it (./plugin.ts): nobody calls it. The runtime names it by its content, so a
 * change to one page would give the runtime another name, and with it every page and every compressed copy. So the runtime
 * forgets that name and gets one from what is left.
 */
export const documentsScript: Step = {
  name: 'script of all documents',
  async run({dir, pages, record}: Site) {
    const folder = join(dir, 'assets/js');
    const documents = await scriptNamed(folder, 'rendered');
    const runtime = await scriptNamed(folder, 'runtime~main');
    const text = await readFile(join(folder, runtime.file), 'utf8');
    const parts = text.split(`"${documents.hash}"`);
    if (parts.length !== 2)
      throw new Error(`${runtime.file} names ${documents.file} ${parts.length - 1} times, not once.`);
    const left = parts.join('""');
    const file = `runtime~main.${sha256(left).slice(0, 8)}.js`;
    await unlink(join(folder, documents.file));
    await unlink(join(folder, runtime.file));
    await writeFile(join(folder, file), left);
    const address = (name: string): string => `${record.baseUrl}assets/js/${name}`;
    for (const page of pages)
      page.html = withScripts(
        page.html,
        scriptsIn(page.html).map((script) => (script === address(runtime.file) ? address(file) : script)),
      );
  },
};
