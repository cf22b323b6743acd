import type {HeaderRule, Hosting} from '../options';
import {type BuiltSite, type HtmlPage, writeText} from '../shared/site';
import {hashInlineScripts, listCspDirectives} from './policy';

/** Every header of the site. */
export function buildHeaderRules(scriptHashes: readonly string[], {policy, headers = []}: Hosting): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        'Content-Security-Policy': [...listCspDirectives(scriptHashes, policy), "frame-ancestors 'none'"].join('; '),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'no-referrer',
        // A feature that no current browser knows would be an error in the console of every page.
        'Permissions-Policy':
          'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
          'microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    // File names under /assets/ carry a hash of their content, so a copy never grows old.
    {path: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    ...headers,
  ];
}

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read. `! Name` takes back what an earlier rule says, and for all
 * paths what Cloudflare Pages sends by itself: it opens every file to other sites.
 */
export function formatHeadersFile([base, ...more]: readonly HeaderRule[]): string {
  const lines = (headers: HeaderRule['headers'], before: HeaderRule['headers'] = {}): string =>
    Object.entries(headers)
      .flatMap(([name, value]) => [
        ...(name in before ? [`  ! ${name}`] : []),
        ...(value ? [`  ${name}: ${value}`] : []),
      ])
      .join('\n');
  return [
    `/*\n${lines(base?.headers ?? {})}\n  ! Access-Control-Allow-Origin\n`,
    ...more.map(({path, headers}) => `${path}${path.endsWith('/') ? '*' : ''}\n${lines(headers, base?.headers)}\n`),
  ].join('\n');
}

/**
 * The text of `_redirects` for the same two. Cloudflare Pages redirects `/a` to `/a/` when the file is `a/index.html`; a rewrite
 * (200) for each page keeps the address that the site links.
 */
function formatRedirectsFile({redirects = []}: Hosting, pages: readonly HtmlPage[]): string {
  const lines = redirects.map(({from, to}) => `${from} ${to} 301`);
  const rewrites = pages.flatMap(({route, file}) =>
    !route.endsWith('/') && file.endsWith('/index.html') ? [`${route} ${route}/ 200`] : [],
  );
  return [...lines, ...rewrites, ''].join('\n');
}

/** Reads the finished pages and writes what hosts need to serve them, and the files of each language. @returns the headers */
export async function writeHeadersAndRedirects(dir: string, sites: readonly BuiltSite[]): Promise<HeaderRule[]> {
  const pages = sites.flatMap((site) => site.pages);
  const {hosting = {}} = sites[0]?.options ?? {};
  const rules = buildHeaderRules([...new Set(pages.flatMap(({html}) => hashInlineScripts(html)))].sort(), hosting);
  const bases = sites.map(({baseUrl}) => baseUrl.slice(sites[0]!.baseUrl.length));
  const own = bases.flatMap((base) => rules.slice(1).map((rule) => ({...rule, path: `/${base}${rule.path.slice(1)}`})));
  await writeText(dir, '_headers', formatHeadersFile([rules[0]!, ...own]));
  await writeText(dir, '_redirects', formatRedirectsFile(hosting, pages));
  return rules;
}
