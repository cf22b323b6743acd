import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildMarkdownAlternatePath} from '@astral-docs/paint-first/alternates/alternatePath';
import {files, readBuilt, readPages} from '../support/builtSite';

const pages = readPages();
const origin = 'https://docs.astral.global';
const known = new Set(files.map((file) => `/${file}`));
const listed = pages.filter(({route}) => !/^\/blog(?:$|\/(?:tags|archive))/.test(route));
const alternates = listed.map(({route}) => ({route, text: readBuilt(buildMarkdownAlternatePath(route, '/'))}));

/** What Markdown made from MDX must not hold, outside code. */
function leftovers(markdown: string): string[] {
  const prose = markdown.replace(/^ *(`{3,})[\s\S]*?^ *\1`*$/gm, '').replace(/(`+)[\s\S]*?\1/g, '');
  return [
    ...prose.matchAll(/<(?:\/?[A-Za-z]|!--)[^>\n]*>|\{\/\*|^import .* from|\bclassName=|\[object Object\]/gm),
  ].map(([found]) => found);
}

/** The ids in each page, by its route without a slash at the end. */
const ids = new Map(
  pages.map(({route, tags}) => [route.replace(/(.)\/$/, '$1'), new Set(tags.map(({attribs: {id}}) => id))]),
);

/** Links of a Markdown text to this site that lead nowhere; a link that is not whole leads nowhere from another place. */
function brokenLinks(markdown: string): string[] {
  const prose = markdown.replace(/^ *(`{3,})[\s\S]*?^ *\1`*$/gm, '').replace(/(`+)[^`\n]*?\1/g, '');
  return [...prose.matchAll(/\]\(<?([^)\s>]+)/g)].flatMap(([, url = '']) => {
    if (!/^[a-z]+:/.test(url)) return [url];
    if (!url.startsWith(origin)) return [];
    const {pathname, hash} = new URL(url);
    const page = ids.get(pathname.replace(/(.)\/$/, '$1'));
    if (!page) return known.has(pathname) ? [] : [pathname];
    return !hash || page.has(decodeURIComponent(hash.slice(1))) ? [] : [pathname + hash];
  });
}

describe('Markdown alternates', () => {
  it('exist for every page that says something', () => {
    expect(alternates.length).toBeGreaterThan(70);
    // A title and a source line alone are fewer characters.
    expect(alternates.filter(({text}) => text.length <= 100).map(({route}) => route)).toEqual([]);
  });

  it('contain no JSX, no HTML and nothing that failed to render', () => {
    expect(alternates.flatMap(({route, text}) => leftovers(text).map((found) => `${route}: ${found}`))).toEqual([]);
  });

  it('have no broken links', () => {
    expect(alternates.flatMap(({route, text}) => brokenLinks(text).map((found) => `${route}: ${found}`))).toEqual([]);
  });

  it("leave out the list of a page's own headings", () =>
    expect(readBuilt('markdown-page.md')).not.toContain(
      '- [Privacy](https://docs.astral.global/markdown-page#privacy)',
    ));

  it('are named in the head of their page', () => {
    for (const {route, html} of listed)
      expect(html, route).toContain(`type="text/markdown" href="${buildMarkdownAlternatePath(route, '/')}"`);
  });
});

describe('lists for language models', () => {
  const list = readBuilt('llms.txt');

  it('begin with a title and a summary, and name every listed page once', () => {
    expect(list).toMatch(/^# Astral\n\n> /);
    const links = [...list.matchAll(/\]\((https:[^)]+\.md)\)/g)].map(([, url]) => new URL(url as string).pathname);
    expect(new Set(links).size).toBe(links.length);
    expect(links.sort()).toEqual(listed.map(({route}) => buildMarkdownAlternatePath(route, '/')).sort());
  });

  it('link to files that exist', () => expect(brokenLinks(list)).toEqual([]));

  it('are complete in one file, without leftovers', () => {
    const whole = readBuilt('llms-full.txt');
    expect(leftovers(whole)).toEqual([]);
    expect(brokenLinks(whole)).toEqual([]);
    for (const {route} of listed) expect(whole).toContain(`Source: ${origin}${route}`);
  });
});

describe('metadata', () => {
  it('gives every page a description and a card image that exists', () => {
    for (const {route, tags} of pages) {
      const meta = (key: 'name' | 'property', value: string): string =>
        tags.find(({name, attribs}) => name === 'meta' && attribs[key] === value)?.attribs.content ?? '';
      const image = meta('property', 'og:image');
      expect(known.has(new URL(image, origin).pathname), `${route}: ${image}`).toBe(true);
      if (listed.some((page) => page.route === route))
        expect(meta('name', 'description').length, route).toBeGreaterThanOrEqual(50);
    }
  });

  it('lists each page in the sitemap with the day it was verified', () => {
    const entries = [...readBuilt('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
    const days = new Map(entries.map(([, url, day]) => [new URL(url as string).pathname, day]));
    expect(entries.length).toBeGreaterThan(70);
    // A page in React has no front matter, and so no day; the home page has that of its newest neighbour.
    const dated = [...days.keys()].filter((route) => !existsSync(`src/pages${route}.tsx`));
    expect(dated.filter((route) => !days.get(route))).toEqual([]);
  });

  it('has a web manifest whose icons exist, and names it in each page', () => {
    const manifest = JSON.parse(readBuilt('site.webmanifest')) as {icons: {src: string; sizes: string}[]};
    const {icons} = manifest;
    expect(icons.length).toBeGreaterThan(1);
    for (const {src, sizes} of icons) {
      expect(known.has(src), src).toBe(true);
      // Width and height stand in the header of a PNG, which comes first.
      const header = readFileSync(join('build', src));
      expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(manifest).toMatchObject({name: expect.stringMatching(/./), start_url: '/', display: 'minimal-ui'});
    for (const {route, html} of pages) expect(html, route).toContain('/site.webmanifest');
  });

  it('lets robots in and shows them the sitemap', () => {
    const robots = readBuilt('robots.txt').split('\n');
    expect(robots).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${origin}/sitemap.xml`]));
    expect(robots.filter((line) => /^Disallow:\s*\S/.test(line))).toEqual([]);
  });
});
