import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {shell} from '../../scripts/copy';

/** A page as its Markdown alternate has it. */
interface MarkdownPage {
  /** `/sdk/quick-start`, without a slash at the end. */
  readonly path: string;
  readonly title: string;
  /** What follows the title. */
  readonly body: string;
}

/** A generator of the same kind, with what it needs to be given. */
interface Generator {
  readonly name: string;
  /** Packages and versions, as npm takes them. */
  readonly packages: readonly string[];
  /** Where its pages are, and where it writes. */
  readonly pages: string;
  readonly out: string;
  readonly build: string;
  /** Lowest major version of Node that runs it. */
  readonly node: number;
  /** Files beside the pages. */
  files(sections: readonly Section[]): Record<string, string>;
}

interface Section {
  readonly name: string;
  readonly pages: readonly MarkdownPage[];
}

/** A built site, ready to be served. */
export interface PeerSite {
  readonly name: string;
  readonly folder: string;
  /** Processor time of its build from nothing, s. */
  readonly cpu: number;
}

const generators: readonly Generator[] = [
  {
    name: 'VitePress 1.6',
    packages: ['vitepress@~1.6.0'],
    pages: 'docs',
    out: 'docs/.vitepress/dist',
    build: 'npx vitepress build docs',
    node: 18,
    files: (sections) => ({
      'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
        title: 'Astral',
        cleanUrls: true,
        ignoreDeadLinks: true,
        themeConfig: {
          search: {provider: 'local'},
          sidebar: sections.map(({name, pages}) => ({
            text: name,
            items: pages.map(({path, title}) => ({text: title, link: path})),
          })),
        },
      })};`,
    }),
  },
  {
    name: 'Starlight 0.42',
    packages: ['@astrojs/starlight@~0.42.0', 'astro@^7.2.10', '@astrojs/markdown-remark@^7.3.0'],
    pages: 'src/content/docs',
    out: 'dist',
    build: 'npx astro build',
    node: 22,
    files: (sections) => ({
      'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({telemetry: false, integrations: [starlight(${JSON.stringify({
        title: 'Astral',
        sidebar: sections.map(({name, pages}) => ({
          label: name,
          items: pages.map(({path, title}) => ({label: title, link: path})),
        })),
      })})]});`,
      'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`,
    }),
  },
];

/**
 * The pages of a built site, from their Markdown alternates.
 * @param folder a published build
 */
function alternatesOf(folder: string): MarkdownPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !/^(?:samples|articles)\//.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const source = /\n---\n\nSource: (https:\/\/[^/]+)(\S*)\n/.exec(text);
      const title = /^# (.*)$/m.exec(text)?.[1];
      if (!source || !title) return [];
      const [, origin = '', route = ''] = source;
      const path = route.replace(/\/$/, '') || '/index';
      // Some alternates hold those of the pages below them too; here each page is its own.
      const own = text.slice(0, source.index).replace(/^# .*\n/, '');
      const body = own
        .replaceAll(`${origin}/`, '/')
        // Pictures are files that the generators would look for, and two braces are code to one of them.
        .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll('{{', '{ {')
        .replaceAll('```geojson', '```json');
      return [{path, title: title.replace(/[`*\\]/g, ''), body}];
    });
}

function sectionsOf(pages: readonly MarkdownPage[]): Section[] {
  const sections = new Map<string, MarkdownPage[]>();
  for (const page of pages) {
    const name = page.path.split('/')[1] ?? '';
    sections.set(name, [...(sections.get(name) ?? []), page]);
  }
  return [...sections].map(([name, own]) => ({name, pages: own}));
}

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
}

/** Our server looks for a page in a folder of its name; hosts that VitePress is made for look for a file too. */
function asFolders(folder: string): void {
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!/(?<!^404|(?:^|\/)index)\.html$/.test(file)) continue;
    const page = join(folder, file.replace(/\.html$/, ''), 'index.html');
    mkdirSync(dirname(page), {recursive: true});
    copyFileSync(join(folder, file), page);
  }
}

/** @throws Error with the end of what it said when a command fails */
function run(folder: string, line: string): number {
  const {status, output, busy} = shell(folder, line);
  if (status !== 0) throw new Error(`${line} ended with ${status}.\n${output.slice(-4000)}`);
  return busy;
}

/**
 * Builds the pages of our site with each generator, from the registry of npm, in a scratch folder.
 * @param folder our own published build
 * @returns the sites, and the scratch folder, which who asked for it removes
 */
export async function buildPeers(
  folder: string,
): Promise<{readonly sites: readonly PeerSite[]; readonly scratch: string}> {
  const scratch = mkdtempSync(join(tmpdir(), 'astral-peers-'));
  const pages = alternatesOf(folder);
  const sections = sectionsOf(pages);
  const sites: PeerSite[] = [];
  for (const generator of generators) {
    const place = join(scratch, generator.name.replace(/\W+/g, '-'));
    write(place, {'package.json': JSON.stringify({private: true, type: 'module'}), ...generator.files(sections)});
    for (const {path, title, body} of pages) {
      const text = `---\ntitle: ${JSON.stringify(title)}\n---\n\n`;
      // Starlight writes the title by itself.
      const heading = generator.name.startsWith('Vite') ? `# ${title}\n\n` : '';
      write(place, {[`${generator.pages}${path}.md`]: `${text}${heading}${body}`});
    }
    const old = Number(process.versions.node.split('.')[0]) < generator.node;
    const node = old ? [`node-${process.platform}-${process.arch}@${generator.node}`] : [];
    run(place, `npm install --no-audit --no-fund --ignore-scripts ${[...generator.packages, ...node].join(' ')}`);
    const path = old ? `PATH="$PWD/node_modules/node-${process.platform}-${process.arch}/bin:$PATH" ` : '';
    const cpu = run(place, `ASTRO_TELEMETRY_DISABLED=1 ${path}${generator.build}`);
    const built = join(place, generator.out);
    asFolders(built);
    sites.push({name: generator.name, folder: built, cpu});
  }
  return {sites, scratch};
}
