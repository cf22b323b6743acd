// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import place from '@astral-docs/location-record/vectors/place.json';

const page = (route: string): Document =>
  new DOMParser().parseFromString(readFileSync(`build${route}/index.html`, 'utf8'), 'text/html');
const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({textContent}) => textContent?.trim() ?? '');
const attributes = (root: ParentNode, selector: string, name: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));

const introduction = page('/introduction');
const home = page('');

describe('the shell of a page', () => {
  it('is a skip link, an announcement, a navbar with search, one main area and a dark footer', () => {
    for (const route of ['', '/introduction', '/blog', '/markdown-page']) {
      const shell = page(route);
      const [first] = texts(shell, 'a[href]');
      expect(first, route).toBe('Skip to main content');
      for (const part of [
        '.theme-announcement-bar[role="banner"]',
        'nav.navbar',
        '.theme-layout-navbar-right [class*="navbarSearchContainer"]',
        '.theme-layout-main',
        'main',
        '.theme-layout-footer.footer--dark',
      ])
        expect(shell.querySelectorAll(part), `${route} ${part}`).toHaveLength(1);
    }
  });

  it('has Docs on the left, GitHub on the right, and opens other sites in a tab of their own', () => {
    expect(texts(introduction, '.theme-layout-navbar-left a')).toContain('Docs');
    const [github] = [...introduction.querySelectorAll('.theme-layout-navbar-right a[href^="https://github.com/"]')];
    expect(github?.getAttribute('target')).toBe('_blank');
    expect(github?.getAttribute('rel')).toContain('noopener');
  });

  it('has no switcher, as there is one language and one version', () =>
    expect(introduction.querySelectorAll('.navbar .dropdown')).toHaveLength(0));

  it('leads by logo and Docs to /introduction, and marks Docs on each page of the sidebar', () => {
    const docs = (root: Document) =>
      [...root.querySelectorAll('.navbar__items a')].find(({textContent}) => textContent === 'Docs');
    for (const route of ['/introduction', '/sdk/guides/offchain-workflow', '/blog']) {
      const root = page(route);
      expect(attributes(root, '.navbar__brand', 'href')[0]).toBe('/introduction');
      expect(docs(root)?.getAttribute('href')).toBe('/introduction');
      expect(docs(root)?.classList.contains('navbar__link--active'), route).toBe(route !== '/blog');
    }
  });

  it('has columns of links with titles, the year 2025, three communities and GitHub at its foot', () => {
    const columns = [...home.querySelectorAll('.footer__col')];
    expect(columns.length).toBeGreaterThan(1);
    for (const column of columns) {
      expect(texts(column, '.footer__title')).toHaveLength(1);
      expect(texts(column, '.footer__link-item').length).toBeGreaterThan(0);
    }
    expect(texts(home, '.footer__copyright').join()).toContain('2025');
    // The footer is dark in both modes, and so is its mark.
    expect(new Set([...home.querySelectorAll('.footer__logo')].map((mark) => mark.getAttribute('src'))).size).toBe(1);
    const hosts = attributes(home, '.theme-layout-footer a[href^="https:"]', 'href').map((to) => new URL(to!).host);
    expect(hosts).toEqual(expect.arrayContaining(['t.me', 'twitter.com', 'warpcast.com', 'github.com']));
  });

  it('has breadcrumbs in the sidebar, and none outside it', () => {
    expect(texts(page('/sdk/guides/offchain-workflow'), '.breadcrumbs__item').length).toBeGreaterThan(1);
    expect(texts(page('/location-protocol/media-attachments'), '.breadcrumbs__item')).toEqual([]);
  });
});

describe('without script', () => {
  it('the page of a place has it in every form', () => {
    const table = page('/location-protocol/one-place').querySelector('main table')?.textContent;
    for (const id of ['geojson', 'wkt', 'h3', 'geohash', 'dms'] as const)
      expect(table).toContain(place.encodings[id].text);
  });

  it('the page of payloads has one word by word', () =>
    expect(texts(page('/location-protocol/payloads'), '[aria-label="Words of the example payload"] > li')).toHaveLength(
      14,
    ));

  it('each kind of reader has a page in one step', () => {
    const from = (root: Document, part: string) => attributes(root, `main ${part} a`, 'href');
    expect(from(home, 'nav h3')).toEqual(
      expect.arrayContaining(['/intro', '/api/ogc-api', '/playground', '/core-concepts/questions']),
    );
    expect(from(introduction, 'table')).toEqual(
      expect.arrayContaining(['/intro', '/api/ogc-api', '/research/introduction', '/tutorial-basics/congratulations']),
    );
  });
});
