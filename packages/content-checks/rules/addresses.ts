import {dirname, join} from 'node:path/posix';
import {isAlias, LineCounter, parseDocument, visit} from 'yaml';
import type {PageRules} from './pageRules';
import {published} from '../files';
import type {Finding} from '../report';

/** Where a maintainer allows more. */
export const list = 'config/pageRules.ts, where a maintainer reviews it';

/** Characters that a reader can't see, which can reorder code, make two names look the same, or press a key of a terminal. */
export const invisible = /[\p{Cf}\u2028\u2029]|(?!\uFE0F)\p{DI}|(?![\t\n\r])\p{Cc}/u;

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
  if (invisible.test(address)) return ['has a character that readers do not see', 'Delete it.'];
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  if (scheme && !/^(?:https?|mailto|tel)$/i.test(scheme))
    return [`has an address of the kind ${scheme}:`, 'Link a page or an https address.'];
  const isHidden = /^[\\/]{2}/.test(address);
  if (isHidden && !loads)
    return ['is another site to browsers', 'Write https:// before a host, and one slash before a path.'];
  const isAllowed = origins.some((origin) => address.startsWith(`${origin}/`));
  if (!loads && !isAllowed && /^http:\/\/(?!localhost|127\.0\.0\.1|www\.opengis\.net)/i.test(address))
    return ['is not encrypted', `Write https, or add its origin to origins in ${list}.`];
  if (!loads || isAllowed || !(isHidden || /^https?:/i.test(address))) return undefined;
  return ['loads from another site', `Put the file into static/, or add its origin to origins in ${list}.`];
}

/**
 * What is wrong with an address of a file beside a page, if anything: the build publishes the file.
 *
 * @param page that has the address in its text or its front matter
 */
export function findFileProblem(address: string, page: string): Problem | undefined {
  const path = address.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(path)) return undefined;
  if (path.includes('!'))
    return ['has an exclamation mark, before which the bundler reads a program to run', 'Rename the file.'];
  const [file = ''] = path.split(/[?#]/);
  const target = file.startsWith('@site/') ? join(file.slice('@site/'.length)) : join(dirname(page), file);
  return file === '' || file.startsWith('/') || published.test(target)
    ? undefined
    : ['publishes a file that is none of the site', 'Put the file into static/ or next to the page.'];
}

/** What is wrong with the route that a page is to have: the build writes a folder of this name. */
const findRouteProblem = (route: string): Problem | undefined =>
  /(?:^|[\\/])\.\.(?:[\\/]|$)|\\|\/\/|^[a-z][a-z\d+.-]*:|[?#]/i.test(route)
    ? ['is not a path below this site', 'Write a path with single slashes, and without "..".']
    : undefined;

/**
 * Addresses in front matter, or in a file of authors, tags or a category, are those that text may have; routes stay below the site.
 */
export function checkDataAddresses(file: string, yaml: string, {origins}: Pick<PageRules, 'origins'>): Finding[] {
  const findings: Finding[] = [];
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter, logLevel: 'silent'});
  visit(document, {
    Pair(_, {key, value}) {
      const name = String(key);
      const node = isAlias(value) ? value.resolve(document) : value;
      const text = (node as {value?: unknown} | null | undefined)?.value;
      const isRoute = /^(?:slug|permalink)$/.test(name);
      if (typeof text !== 'string' || !(isRoute || /(?:image|url|href)$/i.test(name))) return;
      const loads = /image/i.test(name);
      const problem = isRoute
        ? findRouteProblem(text)
        : (findAddressProblem(text, loads, origins) ?? (loads ? findFileProblem(text, file) : undefined));
      const {line} = lineCounter.linePos((key as {range: [number]}).range[0]);
      if (problem) findings.push({file, line, message: `${name} ${problem[0]}.`, fix: problem[1]});
    },
  });
  return findings;
}
