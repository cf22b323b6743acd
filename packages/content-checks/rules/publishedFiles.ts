import {Parser} from 'htmlparser2';
import type {PageRules} from './pageRules';
import type {Finding} from '../report';

const allow = 'or add it with a reason to files in config/pageRules.ts, where a maintainer reviews it';

/** Files that the build writes, or that hosts read: one in `static/` would take their place. */
const reserved =
  /^static\/(?:sw\.js|CNAME|(?:404|index)\.html|_headers|_redirects|_routes\.json|_worker\.js|functions\/|hosting\/|assets\/|search\/|sitemap\.xml|llms[\w-]*\.txt|web\.config|(?:vercel|netlify|firebase|staticwebapp\.config)\.(?:json|toml))/i;

/**
 * Files in which tools that work on pages and data look for settings, which can name programs to run, and packages in place of
 * those installed. The Finder leaves its own beside data, where they are not published.
 */
const settings = /(?<!^samples)\/package\.json$|\/node_modules\/|\/\.(?!well-known\/security\.txt$|DS_Store$)/;

/** Files that no browser runs, and pages. Everything else is read as a page or a program somewhere. */
const harmless =
  /\.(?:mdx?|png|jpe?g|webp|avif|gif|ico|svg|txt|csv|json|geojson|webmanifest|ya?ml|pdf|woff2|mp4|webm)$/i;

/** Elements of a drawing. Others run, load, lead elsewhere, or end the drawing where it is part of a page. */
const drawn =
  /^(?:svg|g|defs|symbol|use|title|desc|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|image|linearGradient|radialGradient|stop|pattern|clipPath|mask|marker|filter|fe[A-Z]\w+|style)$/;

/** What a browser reads in one way in a file of XML and in another in a page: comments with tags, and declarations but that of UTF-8. */
const plain =
  /^\s*<\?xml\s+version=["']1\.\d["'](?:\s+encoding=["']utf-8["'])?(?:\s+standalone=["'](?:yes|no)["'])?\s*\?>|<!--[^<>]*-->|<!DOCTYPE svg[^<>[]*>/gi;

/** What is wrong with an SVG, which runs scripts when a reader opens it at its own address, and may be part of a page. */
function svgProblem(text: string): string | undefined {
  // Where a browser takes the file for one in another encoding, these can be letters.
  if (/[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFD]/.test(text)) return 'a character that browsers may read as another';
  const bare = text.replace(plain, '');
  if (/<[!?]/.test(bare))
    return 'a comment with tags, or a declaration, such as CDATA, an entity, a style sheet or another encoding than UTF-8';
  let problem = /^[^<]*<svg[\s>]/.test(bare) ? undefined : 'something that is not an <svg>';
  let styles = '';
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (!drawn.test(name)) problem ??= `<${name}>`;
        for (const [key, value] of Object.entries(attributes)) {
          const address = value.replace(/[\s\p{Cc}]/gu, '');
          if (/^on/i.test(key) || /[<>]/.test(value)) problem ??= `the attribute ${key}`;
          if (/(?:^|:)(?:href|src)$/i.test(key) && !/^(?:#|data:image\/(?:png|jpeg|webp|gif);)/i.test(address))
            problem ??= `the address ${value.slice(0, 40)}`;
          if (/\\.*\(|(?:image|image-set|src)\(|url\((?!["']?#)/i.test(address))
            problem ??= `the address ${value.slice(0, 40)}`;
        }
      },
      onclosetag: () => void open.pop(),
      ontext: (value) => void (open.at(-1) === 'style' && (styles += value)),
    },
    {xmlMode: true},
  );
  parser.end(text);
  return (
    problem ??
    (/\\|@import|(?:image|image-set|src)\(|url\(\s*["']?(?!#)/i.test(styles)
      ? 'a style that loads something'
      : undefined)
  );
}

/** No folder of pages, or of what they show, has settings of tools. @param files path of each, from the root of the project */
export const checkSettings = (files: readonly string[], {files: reasons}: Pick<PageRules, 'files'>): Finding[] =>
  files
    .filter((file) => settings.test(file) && !Object.hasOwn(reasons, file))
    .map((file) => ({
      file,
      line: 1,
      message: 'Tools read settings from a file of this name, and settings can run programs.',
      fix: `Delete it, ${allow}.`,
    }));

/**
 * Files of `static/`, and what is beside pages and can be linked or shown, take no place of the build's own files and run no script.
 *
 * @param files path of each, from the root of the project, and a way to read it
 */
export function checkPublishedFiles(
  files: readonly string[],
  read: (path: string) => string,
  {files: reasons}: Pick<PageRules, 'files'>,
): Finding[] {
  return files.flatMap((file): Finding[] => {
    if (Object.hasOwn(reasons, file)) return [];
    const report = (message: string, fix: string): Finding[] => [{file, line: 1, message, fix}];
    if (/[!?#\\\p{Cc}]/u.test(file))
      return report('The bundler reads the name as more than a name.', 'Name it with letters, digits and hyphens.');
    if (reserved.test(file))
      return report('The build writes a file of this name, or a host reads it.', `Take another name, ${allow}.`);
    if (/^static\/.*\.mdx$/i.test(file))
      return report(
        'The file is a page with code, which no check reads here.',
        `Move it to docs/ or src/pages/, ${allow}.`,
      );
    if (!harmless.test(file))
      return report(
        'The file is not a page, picture or text, so a browser may run it with the rights of this site.',
        `Make it part of a component or a plugin, ${allow}.`,
      );
    const problem = /\.svg$/i.test(file) ? svgProblem(read(file)) : undefined;
    return problem ? report(`The picture has ${problem}.`, `Take it out, ${allow}.`) : [];
  });
}
