import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {type Element, parseHtmlElements} from '@astral-docs/paint-first/shared/html';

/** The text of a file of the built site. */
export const readBuilt = (path: string): string => readFileSync(join('build', path), 'utf8');

/** Every file of the built site, as a path below its folder with forward slashes; none where there is no built site. */
export const files: readonly string[] = (
  existsSync('build') ? readdirSync('build', {recursive: true, withFileTypes: true}) : []
)
  .filter((entry) => entry.isFile())
  .map(({parentPath, name}) => relative('build', join(parentPath, name)).replaceAll('\\', '/'))
  .sort();

interface BuiltPage {
  /** For example `sdk/index.html`. */
  readonly file: string;
  readonly html: string;
  /** Its elements, in their order. */
  readonly tags: readonly Element[];
  /** The path of its canonical link, which carries the trailing slash that the page claims. */
  readonly route: string;
}

/** Reads every page but the one for what is not there. Neither programs to download nor the frame that runs programs is a page. */
export const readPages = (): BuiltPage[] =>
  files
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !/^(?:samples|assets)\//.test(file))
    .map((file) => {
      const html = readBuilt(file);
      const tags = parseHtmlElements(html);
      const canonical = tags.find(({attribs: {rel}}) => rel === 'canonical')?.attribs.href;
      return {file, html, tags, route: canonical ? new URL(canonical).pathname : `/${file}`};
    });

/** The addresses of all pages. */
export const builtRoutes = (): string[] => readPages().map(({route}) => route);
