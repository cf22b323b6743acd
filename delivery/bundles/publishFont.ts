import type {Site, Step} from '../shared/site';
import {filesBelow} from '../shared/site';

/**
 * Asks for the heading font before the style sheet is read, on wide screens. Without that, its 14 KB come after the first
 * paint, and the first page that somebody opens has its headings in the fallback. Measured as medians of five loads on
 * three pages: with 9 Mbit/s and 40 ms the first page then has the font, and its first paint comes no later (340 to 680 ms
 * without, 360 to 580 ms with). With 1.6 Mbit/s, 150 ms and a slow processor, as phones have it, the largest paint comes
 * 110 to 400 ms later. Nothing moves in either case. So narrow screens do without it on their first page, and fetch it when that
 * is there: src/clientModules/headingFont.ts.
 *
 * @param html - a page
 * @param href - address of the font
 */
export const withFont = (html: string, href: string): string =>
  html.replace(
    /<link rel="?stylesheet"?(?! media)/,
    (link) => `<link rel=preload as=font crossorigin media="(min-width: 997px)" href=${href}>${link}`,
  );

export const font: Step = {
  name: 'heading font',
  async run({dir, pages, record}: Site) {
    const fonts = (await filesBelow(dir)).filter((file) => /^assets\/fonts\/.*\.woff2$/.test(file));
    const [file, ...others] = fonts;
    // Of several, nobody knows here which one the headings have.
    if (!file || others.length) return;
    for (const page of pages) page.html = withFont(page.html, record.baseUrl + file);
  },
};
