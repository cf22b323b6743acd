import {readFileSync} from 'node:fs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {site} from '../../data/site';
import {parseHtmlElements, getElementText} from '@astral-docs/paint-first/shared/html';
import {specifiedRoutes} from './routes';
import {files, readBuilt, readPages} from '../support/builtSite';

const pages = readPages();
const generated = <T>(name: string) => JSON.parse(readFileSync(`.docusaurus/${name}`, 'utf8')) as T;

describe('routes', () => {
  it('the specification lists 76', () => expect(new Set(specifiedRoutes).size).toBe(76));

  it('the pages that the specification names are built, each once', () => {
    const built = pages.map(({route}) => route);
    expect(built).toEqual(expect.arrayContaining([...specifiedRoutes]));
    expect(new Set(built).size).toBe(built.length);
  });

  it('the sitemap has the routes that are built, but for lists of posts', () => {
    const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)];
    const pageRoutes = pages.map(({route}) => route).filter((route) => !/^\/blog\/(tags|archive)/.test(route));
    expect(listed.map(([, url]) => new URL(url!).pathname).sort()).toEqual(pageRoutes.sort());
  });

  it('route keys carry a short hash', () => {
    const keys = Object.keys(generated<object>('routesChunkNames.json'));
    expect(keys.length).toBeGreaterThan(pages.length);
    expect(keys.filter((key) => !/^\/.*-[0-9a-f]{3,4}$/.test(key))).toEqual([]);
  });

  it('no page is made twice', () => {
    const source = readFileSync('.docusaurus/routes.js', 'utf8');
    const paths = [...source.matchAll(/^ +path: '([^']+)',\n +component: .*\n +exact: true/gm)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThanOrEqual(pages.length);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('pages', () => {
  const notFound = {file: '404.html', route: '/404.html', tags: parseHtmlElements(readBuilt('404.html'))};
  const all = [...pages, notFound];

  it('every page is English, left to right', () => {
    const languages = all.map(({tags}) => tags.find(({name}) => name === 'html')?.attribs);
    for (const attributes of languages) expect(attributes).toMatchObject({lang: 'en', dir: 'ltr'});
  });

  it('every title is "page | site", and no two are the same', () => {
    const titles = pages.map(({tags}) => {
      const title = tags.find(({name}) => name === 'title');
      return title ? getElementText(title) : '';
    });
    const ending = ` | ${site.title}`;
    expect(
      titles.filter((title) => title !== site.title && !(title.lastIndexOf(ending) > 0 && title.endsWith(ending))),
    ).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('every canonical link names its own page', () => {
    for (const {file, tags} of pages) {
      const own = site.url + `/${file}`.replace(/\/index\.html$/, '');
      const links = tags.flatMap(({attribs: {rel, href}}) => (rel === 'canonical' ? [href] : []));
      expect(links, file).toHaveLength(1);
      expect([own, `${own}/`], file).toContain(links[0]);
    }
  });

  it('every page has one heading of the first level', () =>
    expect(all.filter(({tags}) => tags.filter(({name}) => name === 'h1').length !== 1).map(({file}) => file)).toEqual(
      [],
    ));

  it('every link and every part that a link names is there', () => {
    const known = new Set(files);
    const anchors = new Map(
      all.map(({file, tags}) => [
        file,
        new Set(tags.flatMap(({name: tag, attribs: {id, name}}) => [id, tag === 'a' ? name : undefined])),
      ]),
    );
    const problems = all.flatMap(({file, route, tags}) =>
      [...new Set(tags.flatMap(({attribs: {href, src}}) => [href, src]))].flatMap((link) => {
        if (link === undefined) return [];
        const base = new URL(route, site.url);
        if (!URL.canParse(link, base)) return [`${file}: ${link} is not an address`];
        const target = new URL(link, base);
        if (target.origin !== site.url) return [];
        const path = decodeURIComponent(target.pathname).replace(/^\/|\/$/g, '');
        const found = [path, path === '' ? 'index.html' : `${path}/index.html`].find((name) => known.has(name));
        if (!found) return [`${file}: ${link} leads nowhere`];
        const part = decodeURIComponent(target.hash.slice(1));
        // A hash that starts with a slash or holds an equals sign is state of a tool, not a part of the page.
        if (part === '' || /^\/|=/.test(part) || (anchors.get(found)?.has(part) ?? true)) return [];
        return [`${file}: ${link} names a part that ${found} does not have`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('only the not-found page stays out of search engines', () => {
    const hidden = all.filter(({tags}) =>
      tags.some(({attribs: {name, content}}) => name === 'robots' && content?.includes('noindex')),
    );
    expect(hidden).toEqual([notFound]);
  });
});

describe('what the client knows of the docs', () => {
  const versions = () =>
    generated<Record<string, {default: GlobalPluginData}>>('globalData.json')['docusaurus-plugin-content-docs']!.default
      .versions;

  it('there is one version, with introduction as its main doc', () => {
    expect(versions()).toHaveLength(1);
    expect(versions()[0]).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'introduction',
      draftIds: [],
    });
  });

  it('a doc has an id, a path and perhaps a sidebar', () => {
    for (const doc of versions()[0]!.docs) {
      expect(doc).toMatchObject({id: expect.any(String), path: expect.stringMatching(/^\//)});
      expect([undefined, 'docs']).toContain(doc.sidebar);
      expect(doc.unlisted).toBeUndefined();
    }
  });

  it('there is one sidebar, which links to /introduction with the label Astral', () =>
    expect(versions()[0]!.sidebars).toEqual({docs: {link: {path: '/introduction', label: 'Astral'}}}));

  it('the sidebar has the docs that the specification puts into it', () => {
    const inside = versions()[0]!
      .docs.filter(({sidebar}) => sidebar === 'docs')
      .map(({path}) => path);
    const wanted = specifiedRoutes.filter(
      (route) =>
        ['/introduction', '/core-concepts'].includes(route) ||
        /^\/(api|astralscan|research|sdk|spatial-sol|location-protocol)\//.test(route),
    );
    const left = ['/api/documentation-review', '/api/spatial-queries', '/location-protocol/media-attachments'];
    expect(inside).toEqual(expect.arrayContaining(wanted.filter((route) => !left.includes(route))));
    expect(inside).not.toContain('/location-protocol/media-attachments');
  });

  it('the one locale is English, ltr, gregory', () =>
    expect(generated('i18n.json')).toMatchObject({
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'}},
    }));

  it('storage is local, with an empty key suffix', () =>
    expect(generated('site-storage.json')).toEqual({type: 'localStorage', namespace: ''}));

  it('the site version is 0.0.0', () => expect(generated('site-metadata.json')).toMatchObject({siteVersion: '0.0.0'}));
});
