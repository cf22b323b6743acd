import {dirname, join} from 'node:path/posix';
import {load} from 'js-yaml';
import type {Link, LinkReference} from 'mdast';
import type {Node} from 'unist';
import type {PageRules} from './pageRules';
import {publishedPathPattern} from '../files';
import {assertFewValues, explainYamlError} from '../markdown/frontMatter';
import {isJsx, listLiteralValues} from '../markdown/tree';
import type {Finding} from '../report';
import {reserved} from './publishedFiles';
import {extractVisibleText} from './text';

/** Where a maintainer allows more. */
export const allowListHint = 'config/pageRules.ts, where a maintainer reviews it';

/** Characters that a reader can't see, which can reorder code, make two names look the same, or press a key of a terminal. */
export const invisibleCharacter = /[\p{Cf}\u2028\u2029]|(?!\uFE0F)\p{DI}|(?![\t\n\r])\p{Cc}/u;

/** What is wrong, and what to do. */
type Problem = readonly [message: string, fix: string];

/**
 * What is wrong with an address, if anything.
 *
 * @param loads whether the page loads it, and not a reader who follows it
 */
export function findAddressProblem(value: string, loads: boolean, origins: readonly string[]): Problem | undefined {
  // The framework takes its mark of a path away, and what is behind it stays as it is.
  const address = value.replace(/[\s\p{Cc}]/gu, '').replace(/^(?:pathname:\/\/)+/i, '');
  if (invisibleCharacter.test(address)) return ['has a character that readers do not see', 'Delete it.'];
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  if (scheme && !/^(?:https?|mailto|tel)$/i.test(scheme))
    return [`has an address of the kind ${scheme}:`, 'Link a page or an https address.'];
  if (/^https?:[\\/]*[^\\/?#]*(?:@|[^\x21-\x7E])/i.test(address))
    return ['has a user name or letters beyond ASCII in its host', 'Write the host as browsers show it.'];
  const isHidden = /^[\\/]{2}/.test(address);
  if (isHidden && !loads)
    return ['is another site to browsers', 'Write https:// before a host, and one slash before a path.'];
  const isAllowed = origins.some((origin) => address.startsWith(`${origin}/`));
  if (!loads && !isAllowed && /^http:(?!\/\/(?:localhost|127\.0\.0\.1|www\.opengis\.net)(?:[:/]|$))/i.test(address))
    return ['is not encrypted', `Write https, or add its origin to origins in ${allowListHint}.`];
  if (!loads || isAllowed || !(isHidden || /^https?:/i.test(address))) return undefined;
  return ['loads from another site', `Put the file into static/, or add its origin to origins in ${allowListHint}.`];
}

/** Hosts in a text, without what ends a sentence. Without a scheme, they have an ending that files of code do not have. */
const hostsInText =
  /https?:[\\/]+([^/?#\s\\]*[^/?#\s\\\p{P}])|(?<![\w.@-])((?:[\w-]+\.)+(?:app|com|dev|global|io|net|org|xyz))(?![\w-]|\.\w)/giu;

/** What is wrong with a link whose text names another site than it leads to, if anything. */
function findMisleadingText(text: string, address: string): Problem | undefined {
  const here = 'https://this.invalid';
  const target = address.replace(/^\s*(?:pathname:\/\/)+/i, '');
  const real = URL.canParse(target, here) ? new URL(target, here) : new URL(here);
  const named = [
    ...text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .matchAll(hostsInText),
  ];
  return real.origin === here ||
    named.every(([, whole, bare]) => `.${real.host}`.endsWith(`.${(whole ?? bare ?? '').toLowerCase()}`))
    ? undefined
    : ['leads to another site than it says', 'Write where it leads to.'];
}

/**
 * The same of a link in a text.
 *
 * @param definitions addresses of the page's links by reference, by identifier
 */
export function findMisleadingLink(node: Node, definitions?: ReadonlyMap<string, string>): Problem | undefined {
  const {url, identifier = '', title} = node as Partial<Link & LinkReference & {title: string}>;
  const {type, properties} = node as Node & {properties?: Partial<Record<'href' | 'title' | 'ariaLabel', string>>};
  const written = isJsx(node)
    ? node.attributes.flatMap((one) => ('name' in one ? listLiteralValues(one.name, one.value) : []))
    : [];
  const read = (names: RegExp) => written.filter(([[name = '']]) => names.test(name)).map(([, value]) => value);
  const address =
    {link: url, linkReference: definitions?.get(identifier), element: properties?.href}[type] ??
    read(/^(?:href|to)$/)[0];
  // What a pointer or a screen reader says of it counts as well.
  const besides = [title, properties?.title, properties?.ariaLabel, ...read(/^(?:title|aria-label)$/)];
  return address ? findMisleadingText([extractVisibleText(node), ...besides].join(' '), address) : undefined;
}

/**
 * What is wrong with an address of a file beside a page, if anything: the build publishes the file.
 *
 * @param page that has the address in its text or its front matter
 */
export function findFileProblem(address: string, page: string): Problem | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return undefined;
  const decode = (text: string): string =>
    text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  if (decode(address).includes('!'))
    return ['has an exclamation mark, before which the bundler reads a program to run', 'Rename the file.'];
  // The framework cuts addresses in text before it decodes them; the bundler takes those of front matter as they are, whatever is in them.
  const [path = ''] = address.split(/[?#]/);
  return [decode(path), path, address].every((file) => {
    if (file === '') return true;
    // The framework looks for a path from the root in `static/`, and goes where it leads from there.
    const folder = file.startsWith('/') ? 'static' : dirname(page);
    const target = file.startsWith('@site/') ? file.slice('@site/'.length) : `${folder}/${file}`;
    return publishedPathPattern.test(join(target.replaceAll('\\', '/')));
  })
    ? undefined
    : ['publishes a file that is none of the site', 'Put the file into static/ or next to the page.'];
}

/** What is wrong with the route that a page is to have: the build writes a folder of this name, and the router reads marks as a pattern. */
const findRouteProblem = (route: string): Problem | undefined =>
  !/^[\p{L}\p{M}\p{N}/_.~-]+$/u.test(route) ||
  /(?:^|\/)\.\.?(?:\/|$)|\/\/|\.[a-z]\w*\/?$/i.test(route) ||
  reserved.test(`static/${route.replace(/^\//, '')}`)
    ? ['is not a path below this site', 'Write a path of letters with single slashes, which no file of the site has.']
    : undefined;

/** Sites whose sign the framework shows for an address of this key. */
const platforms = /^(?:github|instagram|linkedin|stackoverflow|threads|twitch|youtube)$/;

/** What readers see of an address in data: the site of its key, or what stands beside it. */
const listNames = (key: string, around: object): string =>
  platforms.test(key)
    ? `${key}.${{twitch: 'tv', threads: 'net'}[key] ?? 'com'}`
    : Object.entries(around)
        .map(([name, value]) => (/^(?:name|label|title)$/.test(name) ? String(value) : ''))
        .join(' ');

/**
 * Addresses in front matter are those that text may have; routes stay below the site.
 *
 * @param raw text of the file, for the lines of findings
 * @param data what the framework reads from it: keys and values may be written in other ways than they are
 */
export function checkAddresses(
  file: string,
  raw: string,
  data: unknown,
  {origins}: Pick<PageRules, 'origins'>,
): Finding[] {
  const findings: Finding[] = [];
  const lines = raw.split('\n');
  const seen = new Map<object, Set<string>>();
  const visit = (value: unknown, path: readonly string[], around: object = {}): void => {
    const name = path.at(-1) ?? '';
    if (typeof value === 'object' && value !== null) {
      // An alias may lead to what it is part of, and to what other names have.
      const names = seen.get(value) ?? new Set();
      if (names.has(name)) return;
      seen.set(value, names.add(name));
      for (const [key, one] of Object.entries(value)) visit(one, Array.isArray(value) ? path : [...path, key], value);
    }
    // The id of a page ends its route.
    const isRoute = /^(?:slug|permalink)$/.test(name) || (name === 'id' && path.length === 1 && /\.mdx?$/.test(file));
    if (typeof value !== 'string' || !(isRoute || /(?:image|url|href)$/i.test(name) || path.at(-2) === 'socials'))
      return;
    const loads = /image/i.test(name);
    // Pictures of authors are looked for from the notes that they have written.
    const page = /\.mdx?$/.test(file) ? file : 'blog/note.md';
    const problem = isRoute
      ? findRouteProblem(value)
      : (findAddressProblem(value, loads, origins) ??
        (loads ? findFileProblem(value, page) : findMisleadingText(listNames(name, around), value)));
    const at = [value, name].map((text) => lines.findIndex((line) => line.includes(text))).find((one) => one >= 0);
    if (problem) findings.push({file, line: (at ?? 0) + 1, message: `${name} ${problem[0]}.`, fix: problem[1]});
  };
  visit(data, []);
  return findings;
}

/** What a check finds in a file of authors, tags or a category, read with the library that the framework reads it with. */
export function checkYamlFile(file: string, raw: string, check: (data: unknown) => Finding[]): Finding[] {
  try {
    const data = load(raw);
    // Without aliases, a value has a character and more.
    assertFewValues(data, Math.max(1_000, raw.length));
    return check(data);
  } catch (error) {
    const {line, reason, fix} = explainYamlError(error);
    return [{file, line, message: `The file does not parse: ${reason}.`, fix}];
  }
}
