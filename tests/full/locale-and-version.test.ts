import type {ChildProcess} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {SearchData} from '@astral-docs/search/engine/types';
import {serve} from '../support/server';
import {watch} from '../browser/watch';
import {launchChromium} from '../support/browsers';
import {copyProject, endNpm, shell, startNpm} from '../support/copy';
import {readSection} from '../support/markdown';

const origin = 'https://docs.astral.global';
const unlisted = 'core-concepts/onchain-geospatial';

/** The texts of the blocks of one section of a guide, without the lines that only hold them together. */
const blocksOf = (guide: string, heading: string): string[] =>
  readSection(`docs/tutorial-extras/${guide}.md`, heading).map(({value}) =>
    value.replace(/^ *(?:export const .*|\};)\n?/gm, ''),
  );

/** Settings of a block, by name. */
const settingsOf = (code: string): [name: string, text: string][] =>
  code
    .trim()
    .split(/\n(?=\s{0,3}\w+:)/)
    .map((text) => [/\w+/.exec(text)?.[0] ?? '', text.trim()]);

/** Puts settings into an object of the configuration; one that is there is replaced. */
function configure(copy: string, object: string, code: string): void {
  const file = join(copy, 'docusaurus.config.ts');
  let text = readFileSync(file, 'utf8');
  for (const [name, setting] of settingsOf(code)) {
    const opening = `const ${object} = {\n`;
    const [before = '', rest = ''] = text.split(opening);
    const end = rest.indexOf('\n}');
    const body = rest.slice(0, end).replace(new RegExp(`^  ${name}:.*\\n`, 'm'), '');
    text = `${before}${opening}  ${setting}\n${body}${rest.slice(end)}`;
  }
  writeFileSync(file, text);
}

function run(copy: string, command: string): void {
  const {status, output} = shell(copy, command);
  if (status !== 0) throw new Error(`${command} failed.\n${output}`);
}

/** Carries out both guides, up to the build. */
function followGuides(copy: string): void {
  const [first, cut, banner] = blocksOf('manage-docs-versions', 'Create the first version');
  configure(copy, 'docs', first!);
  run(copy, cut!);
  configure(copy, 'docs', banner!);
  const [locales, translations] = blocksOf('translate-your-site', 'Add a language');
  configure(copy, 'config', locales!);
  run(copy, translations!);
  for (const [from, to] of [
    ['docs/introduction.md', 'docusaurus-plugin-content-docs/current/introduction.md'],
    ['blog/2026-11-21-welcome.md', 'docusaurus-plugin-content-blog/2026-11-21-welcome.md'],
    ['src/pages/markdown-page.md', 'docusaurus-plugin-content-pages/markdown-page.md'],
  ] as const) {
    const target = join(copy, 'i18n/fr', to);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, readFileSync(join(copy, from), 'utf8').replace(/^title: .*/m, 'title: "Titre en français"'));
  }
  const page = join(copy, `versioned_docs/version-0.2/${unlisted}.md`);
  writeFileSync(page, readFileSync(page, 'utf8').replace('---\n', '---\nunlisted: true\n'));
}

const copy = copyProject();
const built = (path: string): string => readFileSync(join(copy, 'build', path), 'utf8');
const pageOf = (route: string): string => built(`${route}/index.html`);
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  followGuides(copy);
  run(copy, 'npm run build');
  site = await serve(join(copy, 'build'));
  browser = await launchChromium();
}, 900_000);
afterAll(async () => {
  await browser?.close();
  site?.server.close();
  rmSync(copy, {recursive: true, force: true});
});

/** Every page by language and version: the folder of its addresses, and that of its search index. */
const scopes = [
  ['', 'search'],
  ['0.2/', 'search/0.2'],
  ['fr/', 'fr/search'],
  ['fr/0.2/', 'fr/search/0.2'],
] as const;

describe('a second language and a version, added as the handbook says', () => {
  it('have a page at each address, which names itself, its language and its counterpart', () => {
    for (const [folder] of scopes) {
      const html = pageOf(`${folder}introduction`);
      const version = folder.replace('fr/', '');
      expect(html).toContain(`<html lang=${folder.startsWith('fr/') ? 'fr' : 'en'}`);
      expect(html).toContain(`rel=canonical href=${origin}/${folder}introduction`);
      for (const [lang, base] of [
        ['en', ''],
        ['fr', 'fr/'],
        ['x-default', ''],
      ])
        expect(html).toContain(`href=${origin}/${base}${version}introduction hreflang=${lang}`);
      const sitemap = built(`${folder.startsWith('fr/') ? 'fr/' : ''}sitemap.xml`);
      expect(sitemap).toContain(`<loc>${origin}/${folder}introduction</loc>`);
      expect(sitemap).not.toMatch(/\/blog\/(?:tags|archive)/);
    }
    expect(pageOf('fr/introduction')).toContain('<title data-rh=true>Titre en français | Astral');
    expect(pageOf('fr/markdown-page')).toContain('<title data-rh=true>Titre en français | Astral');
    expect(pageOf('0.2/introduction')).toContain('theme-doc-version-banner');
  });

  it('have a search index each, with each page once and none of another', () => {
    for (const [folder, index] of scopes) {
      const data = JSON.parse(built(`${index}/index.json`)) as SearchData;
      const routes = data.pages.map(([route]) => route);
      expect(new Set(routes).size).toBe(routes.length);
      expect(routes).toContain(`/${folder}introduction`);
      expect(
        routes.filter((route) => route.includes('/introduction')).filter((route) => !route.startsWith(`/${folder}`)),
      ).toEqual([]);
      expect(routes.some((route) => route.includes('/0.2/'))).toBe(folder.endsWith('0.2/'));
      expect(routes.every((route) => route.startsWith('/fr/'))).toBe(folder.startsWith('fr/'));
      expect(data.scopes.map(({label}) => label)).toEqual([
        'English · Next',
        'English · 0.2',
        'Français · Next',
        'Français · 0.2',
      ]);
    }
  });

  it('have Markdown, and each language a list of its newest version for language models', () => {
    for (const [folder] of scopes)
      expect(built(`${folder}introduction.md`)).toContain(`Source: ${origin}/${folder}introduction`);
    for (const folder of ['', 'fr/']) {
      const pages = [...built(`${folder}llms.txt`).matchAll(/\((\S+)\.md\)/g)].map(([, url]) => url);
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages).toContain(`${origin}/${folder}introduction`);
      expect(pages.filter((url) => url?.includes('/0.2/'))).toEqual([]);
    }
  });

  it('have feeds in their language', () => {
    const {items} = JSON.parse(built('fr/blog/feed.json')) as {items: {title: string; url: string}[]};
    expect(items.map(({title}) => title)).toContain('Titre en français');
    for (const {url} of items) expect(url).toContain(`${origin}/fr/blog/`);
    expect(built('fr/blog/rss.xml')).toContain('<language>fr</language>');
    expect(built('blog/rss.xml')).toContain('<language>en</language>');
  });

  it('keep an unlisted page of the old version out of search, lists and sitemap, and say so on it', async () => {
    expect(pageOf(`0.2/${unlisted}`)).toMatch(/name=robots content="noindex/);
    const html = pageOf(unlisted);
    expect(html).not.toMatch(/name=robots content="noindex/);
    for (const file of ['search/0.2/index.json', 'llms.txt', 'sitemap.xml'])
      expect(built(file)).not.toContain(`/0.2/${unlisted}`);
    for (const file of ['search/index.json', 'llms.txt', 'sitemap.xml']) expect(built(file)).toContain(`/${unlisted}`);
  });

  it('have a worker each, with the files of its language', () => {
    const files = (path: string): string[] =>
      Object.keys((JSON.parse(/\{.*\}/.exec(built(path))?.[0] ?? '{}') as {files: object}).files);
    expect(files('sw.js').filter((file) => file.startsWith('fr/'))).toEqual([]);
    expect(files('sw.js')).toContain('introduction/index.html');
    expect(files('fr/sw.js')).toContain('introduction/index.html');
  });
});

async function searchFor(page: Page, words: string): Promise<string> {
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', {name: 'Search', exact: true});
  await field.fill(words);
  await page.getByRole('listbox', {name: 'Results'}).getByRole('option').first().waitFor();
  const from = new URL(page.url()).pathname;
  await field.press('Enter');
  await page.waitForURL(({pathname}) => pathname !== from, {waitUntil: 'commit'});
  return new URL(page.url()).pathname;
}

async function open(path: string): Promise<{page: Page; problems: string[]}> {
  const page = await browser.newPage();
  const problems = watch(page, new URL(site.url).origin);
  await page.goto(site.url + path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  return {page, problems};
}

describe('a reader of them', () => {
  it('meets no error, and finds what was there before script', {timeout: 120_000}, async () => {
    for (const path of [...scopes.map(([folder]) => `${folder}introduction`), `0.2/${unlisted}`, 'fr/']) {
      const {page, problems} = await open(path);
      if (path.endsWith(unlisted)) expect(await page.locator('.theme-unlisted-banner').count()).toBe(1);
      expect(problems, path).toEqual([]);
      await page.close();
    }
  });

  it('searches the version and language they are in', {timeout: 120_000}, async () => {
    for (const [folder] of scopes) {
      const {page} = await open(`${folder}introduction`);
      expect(await searchFor(page, 'credibility vector')).toMatch(new RegExp(`^/${folder}(?!0\\.2/|fr/)`));
      await page.close();
    }
  });

  it('can search another version and language', {timeout: 60_000}, async () => {
    const {page} = await open('introduction');
    await page.keyboard.press('/');
    await page.getByLabel('Search in').selectOption('Français · 0.2');
    await page.getByRole('combobox', {name: 'Search', exact: true}).fill('credibility vector');
    await page.getByRole('listbox', {name: 'Results'}).getByRole('option').first().click();
    await page.waitForURL(/\/fr\/0\.2\//);
    await page.close();
  });
});

describe('npm start', () => {
  let server: ChildProcess;
  const address = 'http://localhost:4867/fr/';
  beforeAll(async () => {
    const [, , start] = blocksOf('translate-your-site', 'Add a language');
    const [, ...words] = start!.trim().split(' ');
    server = startNpm(copy, ...words, '--no-open', '--port', '4867');
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)));
    const deadline = Date.now() + 300_000;
    while (!(await fetch(`${address}introduction`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`The dev server does not respond.\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }, 320_000);
  afterAll(() => endNpm(server));

  it('returns search results', {timeout: 180_000}, async () => {
    const page = await browser.newPage();
    await page.goto(`${address}introduction`, {timeout: 120_000});
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    expect(await searchFor(page, 'credibility vector')).toMatch(/^\/fr\/(?!0\.2)/);
    await page.close();
  });
});
