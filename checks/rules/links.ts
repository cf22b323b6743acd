import {closest, isSlip} from '../../src/lib/closest';
import {decode} from '../../src/lib/routes';
import type {Outline} from '../outline';
import type {Finding, Report} from '../report';

export interface Targets {
  /** Every address of the site, as the site writes it: with its slash at the end where it has one. */
  routes: ReadonlySet<string>;
  /** Whether a file is published at an address. */
  isFile: (address: string) => boolean;
  /** Parts of a page, by its address; nothing where they cannot be known before the build. */
  parts: ReadonlyMap<string, ReadonlySet<string>>;
}

const withoutSlash = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));

/** The first name of an address: `/sdk` of `/sdk/guides`. */
const sectionOf = (address: string): string => address.split('/').slice(0, 2).join('/');

/** Every link inside the site leads to a page or a file, and to a part that the page has. */
export function checkInternalLinks(outlines: readonly Outline[], {routes, isFile, parts}: Targets): Report {
  const findings: Finding[] = [];
  let looked = 0;
  const byPath = new Map([...routes].map((route) => [withoutSlash(route), route]));
  const sections = new Set([...routes].map(sectionOf));
  for (const {path: file, route: own, links} of outlines) {
    for (const {url, line, column} of links) {
      const report = (message: string, fix: string): void => void findings.push({file, line, column, message, fix});
      if (!URL.canParse(url, 'https://localhost')) report(`${url} is not an address.`, 'Correct it.');
      if (!/^[/#]/.test(url) || url.startsWith('//')) continue;
      looked += 1;
      const [address = '', part] = url.split('#');
      const target = address.replace(/\?.*$/, '') || own;
      if (target === undefined) continue;
      const route = byPath.get(withoutSlash(target));
      if (route === undefined) {
        if (isFile(target)) continue;
        // Another section may be of a plugin, such as a second instance of the docs: the build knows its pages.
        const section = sectionOf(target);
        if (!sections.has(section) && !isSlip(section, sections)) continue;
        report(`${target} is not a page or a file of the site.`, `Nearest: ${closest(target, routes).join(', ')}.`);
        continue;
      }
      const known = parts.get(route);
      // A hash that begins with a slash or holds an equals sign is state of a tool, not a part of the page.
      if (!part || !known || /^\/|=/.test(part) || known.has(decode(part))) continue;
      report(
        `${route} has no part #${part}.`,
        known.size > 0 ? `Nearest: #${closest(part, known).join(', #')}.` : 'Link the page itself.',
      );
    }
  }
  return {looked, findings};
}
