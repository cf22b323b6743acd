import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {site} from '../../data/site';
import {canonicalProblems, headingProblems, linkProblems, routeOf, titleProblems} from './checks';
import {specifiedRoutes} from './routes';
import {readSite} from './site';

const {pages, files} = readSite('build');
const routed = pages.filter(({file}) => file !== '404.html');
const generated = <T>(name: string) => JSON.parse(readFileSync(`.docusaurus/${name}`, 'utf8')) as T;

describe('routes', () => {
  it('the specification lists 76', () => expect(new Set(specifiedRoutes).size).toBe(76));

  it('the pages that the specification names are built, each once', () => {
    const built = routed.map(routeOf);
    expect(built).toEqual(expect.arrayContaining([...specifiedRoutes]));
    expect(new Set(built).size).toBe(built.length);
  });

  it('the sitemap has the routes that are built, but for lists of posts', () => {
    const listed = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
    const pageRoutes = routed.map(routeOf).filter((route) => !/^\/blog\/(tags|archive)/.test(route));
    expect(listed.map(([, url]) => new URL(url!).pathname).sort()).toEqual(pageRoutes.sort());
  });

  it('route keys carry a short hash', () => {
    const keys = Object.keys(generated<object>('routesChunkNames.json'));
    expect(keys.length).toBeGreaterThan(routed.length);
    expect(keys.filter((key) => !/^\/.*-[0-9a-f]{3,4}$/.test(key))).toEqual([]);
  });

  it('no page is made twice', () => {
    const source = readFileSync('.docusaurus/routes.js', 'utf8');
    const paths = [...source.matchAll(/^ +path: '([^']+)',\n +component: .*\n +exact: true/gm)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThanOrEqual(routed.length);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('pages', () => {
  it('every page is English, left to right', () =>
    expect(pages.filter(({lang, dir}) => lang !== 'en' || dir !== 'ltr').map(({file}) => file)).toEqual([]));
  it('every title is "page | site", and no two are the same', () =>
    expect(titleProblems(routed, site.title)).toEqual([]));
  it('every canonical link names its own page', () => expect(canonicalProblems(routed, site.url)).toEqual([]));
  it('every page has one heading of the first level', () => expect(headingProblems(pages)).toEqual([]));
  it('every link and every part that a link names is there', () =>
    expect(linkProblems(pages, files, site.url)).toEqual([]));
  it('only the not-found page stays out of search engines', () =>
    expect(pages.filter(({robots}) => robots.includes('noindex')).map(({file}) => file)).toEqual(['404.html']));
});

interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  draftIds: string[];
  docs: {id: string; path: string; sidebar?: string; unlisted?: boolean}[];
  sidebars: Record<string, {link: {path: string; label: string}}>;
}

describe('what the client knows of the docs', () => {
  const versions = () =>
    generated<Record<string, {default: {versions: DocsVersion[]}}>>('globalData.json')[
      'docusaurus-plugin-content-docs'
    ]!.default.versions;

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
