import type {BuiltPage} from './site';

/** The route of a page: the path of its canonical link, which carries the trailing slash that the page claims. */
export function routeOf(page: BuiltPage): string {
  return page.canonical ? new URL(page.canonical).pathname : `/${page.file}`;
}

/** Titles that are not `page | site`, or not the site's alone; and titles that two pages share. */
export function titleProblems(pages: readonly BuiltPage[], siteTitle: string): string[] {
  const ending = ` | ${siteTitle}`;
  const badForm = pages
    .filter(({title}) => title !== siteTitle && !(title.endsWith(ending) && title.length > ending.length))
    .map(({file, title}) => `${file}: title "${title}"`);
  const sharing = (title: string) => pages.filter((page) => page.title === title).map(({file}) => file);
  const shared = [...new Set(pages.map(({title}) => title))].filter((title) => sharing(title).length > 1);
  return [...badForm, ...shared.map((title) => `"${title}" is the title of ${sharing(title).join(', ')}`)];
}

/** Characters that a Markdown alternate needs: a title and a source line alone are fewer. */
const leastText = 100;

/** What is wrong with a Markdown alternate that says next to nothing. */
export function emptyAlternates(route: string, text: string): string[] {
  return text.length > leastText
    ? []
    : [`${route} says ${text.length} characters as Markdown. Write what the page is for.`];
}

/** Canonical links that are missing, lead to another host, or name another page than the one they stand on. */
export function canonicalProblems(pages: readonly BuiltPage[], siteUrl: string): string[] {
  return pages.flatMap(({file, canonical}) => {
    if (!canonical) return [`${file}: no canonical link`];
    const {origin, pathname} = new URL(canonical);
    if (origin !== siteUrl) return [`${file}: canonical link to ${origin}`];
    const own = `/${file}`.replace(/\/index\.html$/, '') || '/';
    return pathname === own || pathname === `${own}/` ? [] : [`${file}: canonical link to ${pathname}`];
  });
}

/** Pages without exactly one heading of the first level. */
export function headingProblems(pages: readonly BuiltPage[]): string[] {
  return pages.filter(({h1s}) => h1s !== 1).map(({file, h1s}) => `${file}: ${h1s} headings of the first level`);
}

/**
 * Links and sources inside the site that lead to no file, or to a part of a page that does not exist. An address of
 * the site's own host counts as inside.
 */
export function linkProblems(pages: readonly BuiltPage[], files: ReadonlySet<string>, siteUrl: string): string[] {
  const byFile = new Map(pages.map((page) => [page.file, new Set(page.anchors)]));

  return pages.flatMap((page) => {
    const base = new URL(page.canonical ?? `/${page.file}`, siteUrl);
    return [...new Set(page.links)].flatMap((link) => {
      if (!URL.canParse(link, base)) return [`${page.file}: ${link} is not an address`];
      const target = new URL(link, base);
      if (target.origin !== siteUrl) return [];
      const path = decodeURIComponent(target.pathname).replace(/^\/|\/$/g, '');
      const file = [path, path === '' ? 'index.html' : `${path}/index.html`].find((name) => files.has(name));
      if (!file) return [`${page.file}: ${link} leads nowhere`];
      const part = decodeURIComponent(target.hash.slice(1));
      const anchors = byFile.get(file);
      // A hash that starts with a slash or holds an equals sign is state of a tool, not a part of the page.
      if (part === '' || !anchors || /^\/|=/.test(part) || anchors.has(part)) return [];
      return [`${page.file}: ${link} names a part that ${file} does not have`];
    });
  });
}

/** Pages without a day, each with the fix. @param days day of each route in the sitemap */
export function dayProblems(routes: readonly string[], days: ReadonlyMap<string, string | undefined>): string[] {
  return routes
    .filter((route) => !days.get(route))
    .map((route) => `${route} has no day in the sitemap. Write verified: YYYY-MM-DD into its front matter.`);
}
