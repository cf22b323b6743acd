import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileOf, type Site, type Step} from '../shared/site';

/** A drawing as an address that needs no request. What is no character of an address (URL Standard) is escaped. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/"/g, "'")
    .replace(/[^\w!$&'()*+,./:;=?@~-]/g, (sign) => encodeURIComponent(sign))}`;

/**
 * Puts the icon of the tab into the page itself. Browsers ask for an icon while they draw the page for the first time, and
 * the headers of the answer alone weigh four times what the drawing does. Hydration puts back the address that the
 * configuration names; programs without script find the icon for home screens.
 */
export const icon: Step = {
  name: 'icon of the tab',
  async run(site: Site) {
    const addresses = new Map<string, string>();
    for (const page of site.pages) {
      const [link, href] = /<link\b[^>]*\brel="?icon"?[^>]*\bhref="?(\/[^"\s>]+\.svg)[^>]*>/.exec(page.html) ?? [];
      if (!link || !href) throw new Error(`${page.file} links no icon that is a drawing.`);
      const address = addresses.get(href) ?? svgAddress(await readFile(join(site.dir, fileOf(site, href)), 'utf8'));
      addresses.set(href, address);
      page.html = page.html.replace(link, () => `<link data-rh=true rel=icon href="${address}">`);
    }
  },
};
