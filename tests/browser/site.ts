import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

/**
 * The routes that were built, each with the trailing slash that its page claims in its canonical link. Samples are files to
 * download: an `index.html` among them is not a page of the site.
 *
 * @param folder - a built site
 */
export function builtRoutes(folder = 'build'): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(^|[\\/])index\.html$/.test(name) && !/^samples[\\/]/.test(name))
    .flatMap((name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      const canonical = /<link[^>]*rel="?canonical"?[^>]*>/.exec(html)?.[0];
      const href = canonical && /href="?([^"\s>]+)/.exec(canonical)?.[1];
      return href ? [new URL(href).pathname] : [`/${relative(folder, join(folder, name))}`];
    })
    .sort();
}
