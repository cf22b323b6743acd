import {readFileSync} from 'node:fs';
import {Parser} from 'htmlparser2';
import {imageSize} from 'image-size';
import type {PageRules} from './pageRules';
import type {Finding} from '../report';
import {stackedMarks} from './text';

const allow = 'or add it with a reason to files in config/pageRules.ts, where a maintainer reviews it';

/** Ids that script takes for its own: the framework and the bundler look for globals of these names, which elements become by their id. A heading has it in a comment, and the contents of a page read it as a part of an address. */
export const takenId = /^(?:\s*\/\*\s*#)?(?:webpackChunk|docusaurusRoot\b|requestIdleCallback\b)|^\s*\/\*\s*#[^*]*%/;

/** Files that the build writes, or that hosts read: one in `static/` would take their place, and so would a folder of such a name. */
export const reserved =
  /^static\/(?:sw\.js|CNAME|(?:404|index)\.html|_headers|_redirects|_routes\.json|_worker\.js|(?:assets|conformance|downloads|figures|functions|hosting|records|reference|samples|search|vectors)\/|(?:.*\/)?[^/]+\.(?:html|md|xml|json|txt|js)\/|sitemap\.xml|data-index\.json|licences\.txt|llms[\w-]*\.txt|web\.config|(?:vercel|netlify|firebase|staticwebapp\.config)\.(?:json|toml))/i;

/**
 * Files in which tools that work on pages and data look for settings, which can name programs to run, and packages in place of
 * those installed; lock files say where each comes from. The Finder leaves its own beside data, where they are not published.
 */
const settings =
  /(?<!^samples)\/package\.json$|\/(?:package-lock|npm-shrinkwrap|deno)\.json$|\/pnpm-\w+\.ya?ml$|\/node_modules\/|\/\.(?!well-known\/security\.txt$|DS_Store$)/i;

/** Files that no browser runs, and pages. Everything else is read as a page or a program somewhere. */
const harmless =
  /\.(?:mdx?|png|jpe?g|webp|avif|gif|ico|svg|txt|csv|json|geojson|webmanifest|ya?ml|pdf|woff2|mp4|webm)$/i;

/** Elements of a drawing. Others run, load, lead elsewhere, take seconds, or end the drawing where it is part of a page. */
const drawn =
  /^(?:svg|g|defs|symbol|use|title|desc|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|image|linearGradient|radialGradient|stop|pattern|clipPath|mask|filter|fe(?:Blend|C(?:olorMatrix|omposite|omponentTransfer)|DropShadow|Flood|Func[ABGR]|GaussianBlur|Merge(?:Node)?|Offset)|style|metadata)$/;

/** Attributes of a whole drawing. With others, such as overflow, class or filter, it can lie over the page that it is part of. */
const ofWhole =
  /^(?:xmlns(?::\w+)?|xml:space|version|id|role|viewBox|preserveAspectRatio|width|height|x|y|(?:aria|fill|stroke|font|text|shape)(?:-[a-z-]+)?)$/;

/** Rules for elements, classes and ids, or one in another: a browser finds their elements at once, however many a drawing has. */
const selector = String.raw`(?:[.#]?[\w-]+(?:\s+|\s*>\s*))?(?:[.#]?[\w-]+|\*|:root)(?::hover)?\s*`;
const rule = String.raw`\s|/\*(?:(?!\*/)[^{}])*\*/|${selector}(?:,\s*${selector})*\{[^{}]*\}`;
const plainStyles = new RegExp(String.raw`^(?:@media[^{}@]*\{(?:${rule})*\}|${rule})*`);

/** What a browser reads in one way in a file of XML and in another in a page: comments with tags, and declarations but that of UTF-8. */
const plain =
  /^\s*<\?xml\s+version=["']1\.\d["'](?:\s+encoding=["']utf-8["'])?(?:\s+standalone=["'](?:yes|no)["'])?\s*\?>|<!--[^<>]*-->|<!DOCTYPE svg[^<>[]*>/gi;

/** Elements that a browser draws for one picture before a page takes seconds to answer. */
const mostDrawn = 10_000;

/** What a browser draws as a picture of its own each time, and how many other elements that takes the time of. */
const heavy = /^(?:mask|clipPath|pattern|fe[A-Z]\w+)$/;
const heavyCost = 200;

/** As many elements as a letter takes the time of, where each has a place of its own, or what is around it is from right to left. */
const letterCost = 5;

/** A part of a drawing: how many elements it has, and the ids that these refer to. */
interface DrawingPart {
  elements: number;
  references: string[];
}

/** How many elements are drawn for a part, with what it refers to each time that it does. A circle has no end. */
function countDrawn(id: string, parts: ReadonlyMap<string, DrawingPart>, counts = new Map<string, number>()): number {
  const known = counts.get(id);
  if (known !== undefined) return known;
  counts.set(id, Infinity);
  const part = parts.get(id);
  // Another drawing on the same page may have it.
  if (!part) return Infinity;
  const {elements, references} = part;
  const count = references.reduce((sum, reference) => sum + countDrawn(reference, parts, counts), elements);
  counts.set(id, count);
  return count;
}

/** How many dashes a browser draws for an element at most, by the steps of its path and the longest. */
function countDashes(name: string, attributes: Record<string, string>): number {
  const entries = Object.entries(attributes);
  const [own, dashes = '0'] = entries.find(([key]) => /^stroke-dasharray$/i.test(key)) ?? [];
  if (/^(?:none|0)$/.test(dashes)) return 0;
  const sizes = entries.filter(([key]) => /^(?:d|points|[cr]?[xy][12]?|r|width|height|pathLength)$/i.test(key));
  // Others hand theirs to what is in them, or are as large as something else.
  if (own !== 'stroke-dasharray' || !/^(?:path|rect|circle|ellipse|line|poly\w+)$/.test(name)) return Infinity;
  if (/[^\d.,\s]/.test(dashes) || sizes.some(([key, value]) => key !== 'd' && /[a-z%]/i.test(value))) return Infinity;
  const path = sizes.map(([, value]) => value).join(' ');
  const steps = path.match(/[a-df-z]|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? [];
  const longest = Math.max(0, ...steps.map((step) => Number(step) || 0));
  // These go back to a place, or on as before, however far that is.
  const far = /m[^m]*m|[st]/i.test(path) ? longest * steps.length : longest;
  const list = dashes.split(/[\s,]+/).map(Number);
  return ((steps.length + 5) * far * list.length) / list.reduce((sum, dash) => sum + dash, 0);
}

/** What is wrong with an attribute. @param isOfWhole whether it is one of the `<svg>` around all, see svgProblem for `mayStyle` */
function findAttributeProblem(key: string, value: string, isOfWhole: boolean, mayStyle: boolean): string | undefined {
  if (isOfWhole && !mayStyle && !ofWhole.test(key))
    return `the attribute ${key} on <svg>: leave it out, or put it on a <g> in it`;
  if (/^aria-(?:labelledby|describedby)$/i.test(key) && !mayStyle)
    return `the attribute ${key}, whose ids are others where it is part of a page: write aria-label`;
  if (/^style$/i.test(key))
    return `the attribute ${key}: write its properties as attributes, as "Optimized SVG" of Inkscape does`;
  if ((/^class$/i.test(key) && !/^[a-z]+-?\d*$/i.test(value)) || /^on/i.test(key) || /[<>]/.test(value))
    return `the attribute ${key}`;
  if (/^(?:filter|mask)$/i.test(key) && !/^(?:none|url\([^()]*\))$/.test(value))
    return `the attribute ${key} with more than url(#id)`;
  // With a blank before it, a browser and this check can read another id.
  if (
    (/(?:^|:)(?:href|src)$/i.test(key) && !/^(?:#[\w-]+$|data:image\/(?:png|jpeg|webp|gif);)/i.test(value)) ||
    /\\[^]*\(|(?:image|image-set|src)\(|url\((?!(["']?)#[\w-]+\1\))/i.test(value)
  )
    return `the address ${value.slice(0, 40)}`;
  return undefined;
}

/**
 * What is wrong with an SVG, which runs scripts when a reader opens it at its own address.
 *
 * @param mayStyle whether it is never part of a page, so that its style sheet is for itself alone
 */
function svgProblem(text: string, mayStyle: boolean): string | undefined {
  // Where a browser takes the file for one in another encoding, these can be letters.
  if (/[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFD]/.test(text)) return 'a character that browsers may read as another';
  // A small drawing can keep a page busy for a second at most, whatever is in it.
  if (text.length > 100_000) return 'more than 100,000 characters: save it as WebP or PNG';
  const bare = text.replace(plain, '');
  if (/<[!?]/.test(bare))
    return 'a comment with tags, or a declaration, such as CDATA, an entity, a style sheet or another encoding than UTF-8';
  let problem = /^[^<]*<svg[\s>]/.test(bare) ? undefined : 'something that is not an <svg>';
  let styles = '';
  let written = '';
  const open = [{name: '', filters: 0, part: {elements: 0, references: []} as DrawingPart}];
  const parts = new Map([['', open[0]!.part]]);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const part: DrawingPart = {elements: 0, references: []};
        const filters = open.at(-1)!.filters + Number(Object.keys(attributes).some((key) => /^filter$/i.test(key)));
        open.push({name, filters, part});
        if (filters > 2) problem ??= 'filters in filters, more than two deep';
        if (open.length - 1 > 100) problem ??= 'elements that are nested more than 100 deep';
        const references: string[] = [];
        if (!drawn.test(name)) problem ??= `<${name}>`;
        if (name === 'style' && !mayStyle)
          problem ??=
            '<style>, which holds for a whole page: give the elements fill and stroke, or move it to static/img';
        for (const [key, value] of Object.entries(attributes)) {
          problem ??= findAttributeProblem(key, value, open.length === 2, mayStyle);
          if (/^id$/i.test(key)) {
            // A page reads ID as id, and takes the first of two. An element of some ids stops the scripts of a page.
            if (key !== 'id' || !/^[\w-]+$/.test(value) || takenId.test(value) || parts.has(value))
              problem ??= `the ${key} ${value}: ids have letters, digits, - and _, and stand once`;
            parts.set(value, part);
          }
          const reference = /(?:^|:)href$/i.test(key) ? /^#([\w-]+)/g : /url\(["']?#([\w-]+)/gi;
          references.push(...[...value.matchAll(reference)].map(([, id = '']) => id));
        }
        // What is in an element that can be seen through is a picture of its own as well.
        const isHeavy = heavy.test(name) || Object.keys(attributes).some((key) => /^opacity$/i.test(key));
        const cost = (isHeavy ? heavyCost : 1) * (/Blur|Shadow/.test(name) ? 3 : 1);
        for (const {part: around} of open) {
          around.elements += cost + countDashes(name, attributes) / 100;
          around.references.push(...references);
        }
      },
      onclosetag: () => void open.pop(),
      ontext(value) {
        if (open.at(-1)?.name === 'style') styles += value;
        else written += value;
        for (const {part} of open) part.elements += letterCost * value.trim().length;
      },
    },
    {xmlMode: true},
  );
  parser.end(text);
  for (const [, name = ''] of bare.matchAll(/<\/([^\s>]*)/g)) if (!drawn.test(name)) problem ??= `</${name}>`;
  if (
    /\\|@import|filter|mask|clip(?!-rule)|blend|isolation|(?<!-)opacity|(?:image|-set|src|url)\(|dasharray|[{;\s/](?:d|r[xy]?|width|height)\s*:/i.test(
      styles,
    )
  )
    problem ??= 'a style that loads something, a filter, opacity, or dashes and sizes: write these as attributes';
  const other = styles.replace(plainStyles, '');
  if (other || styles.split(/[{,]/).length > 100)
    problem ??= `${other ? `the style ${other.slice(0, 40)}` : 'more than 100 styles'}: rules are for an element, a class or an id, or for one in another`;
  if (stackedMarks.test(written)) problem ??= 'a letter with more than 8 accents';
  // What can't be counted is too much.
  if (!(countDrawn('', parts) <= mostDrawn))
    problem ??= `more than ${mostDrawn} elements, with those that it repeats and what takes as long, such as blurs, opacity, letters, and dashes that are not a shape's own, or repeats what it does not have`;
  return problem;
}

/** No folder of pages, or of what they show, has settings of tools. @param files path of each, from the root of the project */
export const checkStrayConfigFiles = (
  files: readonly string[],
  {files: reasons}: Pick<PageRules, 'files'>,
): Finding[] =>
  files
    .filter((file) => settings.test(file) && !Object.hasOwn(reasons, file))
    .map((file) => ({
      file,
      line: 1,
      message: 'Tools read settings from a file of this name, and settings can run programs.',
      fix: `Delete it, ${allow}.`,
    }));

/** The points of a picture; none where the file is no picture. A browser needs four bytes for each, however small the file is. */
function countPoints(file: string): number {
  try {
    const {width, height} = imageSize(readFileSync(file));
    return width * height;
  } catch {
    return 0;
  }
}

/**
 * Files of `static/`, and what is beside pages and can be linked or shown, take no place of the build's own files and run no script.
 *
 * @param files path of each, from the root of the project, and a way to read it
 */
export function checkPublishedFileSafety(
  files: readonly string[],
  read: (path: string) => string,
  {files: reasons}: Pick<PageRules, 'files'>,
): Finding[] {
  return files.flatMap((file): Finding[] => {
    if (Object.hasOwn(reasons, file)) return [];
    const report = (message: string, fix: string): Finding[] => [{file, line: 1, message, fix}];
    if (/[!?#\\"<>\p{Cc}]/u.test(file) || (/\.mdx?$/.test(file) && /[^\p{L}\p{M}\p{N}/_.~-]/u.test(file)))
      return report(
        'The bundler, the router or a browser reads the name as more than a name.',
        'Name it with letters, digits and hyphens.',
      );
    if (/\.[a-z]\w*\.mdx?$|^(?!\w*versioned_docs).*\.[a-z]\w+\/.*\.mdx?$/i.test(file))
      return report('The page would have the address of a file.', 'Name it without a dot.');
    if (reserved.test(file))
      return report('The build writes a file of this name, or a host reads it.', `Take another name, ${allow}.`);
    if (/^static\/.*\.mdx?$/i.test(file))
      return report('The file is a page, which no check reads here.', `Move it to docs/ or src/pages/, ${allow}.`);
    if (!harmless.test(file))
      return report(
        'The file is not a page, picture or text, so a browser may run it with the rights of this site.',
        `Make it part of a component or a plugin, ${allow}.`,
      );
    // Another application, a site, or a form of this site that gets what readers share.
    if (/\.webmanifest$/i.test(file) && /\/\/|\\|related|handler|target/i.test(read(file)))
      return report('The manifest leads away from the site, or gives it what others send.', `Take it out, ${allow}.`);
    if (/\.(?:png|jpe?g|webp|gif|avif)$/i.test(file) && countPoints(file) > 16_000_000)
      return report(
        'The picture has more than 16 million points, which take a phone out of memory.',
        'Save it smaller.',
      );
    const problem = /\.svg$/i.test(file) ? svgProblem(read(file), file.startsWith('static/')) : undefined;
    return problem ? report(`The picture has ${problem}.`, `Take it out, ${allow}.`) : [];
  });
}
