import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFilesBelow} from '@astral-docs/paint-first/shared/site';
import {findTags} from '@astral-docs/paint-first/shared/html';
import {alternatePath} from '@astral-docs/paint-first/alternates/alternatePath';
import {dayProblems, emptyAlternates} from './checks';

const build = 'build';
const origin = 'https://docs.astral.global';
const read = (path: string): string => readFileSync(join(build, path), 'utf8');
const files = await listFilesBelow(build);
const known = new Set(files.map((file) => `/${file}`));
const pages = files
  // Neither programs that readers download nor the frame that runs programs is a page.
  .filter((file) => file.endsWith('.html') && file !== '404.html' && !/^(?:samples|assets)\//.test(file))
  .map((file) => {
    const html = read(file);
    const tags = findTags(html);
    const [address = origin] = tags.flatMap(({attributes: {rel, href}}) => (rel === 'canonical' && href) || []);
    return {file, html, tags, route: new URL(address).pathname};
  });
const listed = pages.filter(({route}) => !/^\/blog(?:$|\/(?:tags|archive))/.test(route));
const alternates = listed.map(({route}) => ({route, text: read(alternatePath(route, '/'))}));

/** What Markdown made from MDX must not hold, outside code. */
function leftovers(markdown: string): string[] {
  const prose = markdown.replace(/^ *(`{3,})[\s\S]*?^ *\1`*$/gm, '').replace(/(`+)[\s\S]*?\1/g, '');
  return [...prose.matchAll(/<\/?[A-Za-z][^>\n]*>|\{\/\*|^import .* from|\bclassName=|\[object Object\]/gm)].map(
    ([found]) => found,
  );
}

/** The ids in each page, by its route without a slash at the end. */
const ids = new Map(
  pages.map(({route, tags}) => [route.replace(/(.)\/$/, '$1'), new Set(tags.map(({attributes: {id}}) => id))]),
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
    expect(alternates.flatMap(({route, text}) => emptyAlternates(route, text))).toEqual([]);
  });

  it('contain no JSX, no HTML and nothing that failed to render', () => {
    expect(alternates.flatMap(({route, text}) => leftovers(text).map((found) => `${route}: ${found}`))).toEqual([]);
  });

  it('have no broken links', () => {
    expect(alternates.flatMap(({route, text}) => brokenLinks(text).map((found) => `${route}: ${found}`))).toEqual([]);
  });

  it('are named in the head of their page', () => {
    for (const {route, html} of listed)
      expect(html, route).toContain(`type="text/markdown" href="${alternatePath(route, '/')}"`);
  });
});

describe('lists for language models', () => {
  const list = read('llms.txt');

  it('begin with a title and a summary, and name every listed page once', () => {
    expect(list).toMatch(/^# Astral\n\n> /);
    const links = [...list.matchAll(/\]\((https:[^)]+\.md)\)/g)].map(([, url]) => new URL(url as string).pathname);
    expect(new Set(links).size).toBe(links.length);
    expect(links.sort()).toEqual(listed.map(({route}) => alternatePath(route, '/')).sort());
  });

  it('link to files that exist', () => expect(brokenLinks(list)).toEqual([]));

  it('are complete in one file, without leftovers', () => {
    const whole = read('llms-full.txt');
    expect(leftovers(whole)).toEqual([]);
    expect(brokenLinks(whole)).toEqual([]);
    for (const {route} of listed) expect(whole).toContain(`Source: ${origin}${route}`);
  });
});

describe('metadata', () => {
  it('gives every page a description, a card image that exists, and a canonical address', () => {
    for (const {route, tags} of pages) {
      const meta = (key: 'name' | 'property', value: string): string =>
        tags.find(({name, attributes}) => name === 'meta' && attributes[key] === value)?.attributes.content ?? '';
      expect(tags.filter(({attributes: {rel}}) => rel === 'canonical').length, route).toBe(1);
      const image = meta('property', 'og:image');
      expect(known.has(new URL(image, origin).pathname), `${route}: ${image}`).toBe(true);
      if (listed.some((page) => page.route === route))
        expect(meta('name', 'description').length, route).toBeGreaterThanOrEqual(50);
    }
  });

  it('lists each page in the sitemap with the day it was verified', () => {
    const entries = [...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
    const days = new Map(entries.map(([, url, day]) => [new URL(url as string).pathname, day]));
    expect(entries.length).toBeGreaterThan(70);
    // A page in React has no front matter, and so no day; the home page has that of its newest neighbour.
    const dated = [...days.keys()].filter((route) => !existsSync(`src/pages${route}.tsx`));
    expect(dayProblems(dated, days)).toEqual([]);
  });

  it('has a web manifest whose icons exist, and names it in each page', () => {
    const manifest = JSON.parse(read('site.webmanifest')) as {icons: {src: string; sizes: string}[]};
    const {icons} = manifest;
    expect(icons.length).toBeGreaterThan(1);
    for (const {src, sizes} of icons) {
      expect(known.has(src), src).toBe(true);
      // Width and height stand in the header of a PNG, which comes first.
      const header = readFileSync(join(build, src));
      expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(manifest).toMatchObject({name: expect.stringMatching(/./), start_url: '/', display: 'minimal-ui'});
    for (const {route, html} of pages) expect(html, route).toContain('/site.webmanifest');
  });

  it('lets robots in and shows them the sitemap', () => {
    const robots = read('robots.txt').split('\n');
    expect(robots).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${origin}/sitemap.xml`]));
    expect(robots.filter((line) => /^Disallow:\s*\S/.test(line))).toEqual([]);
  });
});
