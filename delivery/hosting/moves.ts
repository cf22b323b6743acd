import type {Page} from '../shared/site';

/** An address that has moved for good. `from` may end with `/*`; `to` then has `:splat` where that part goes. */
export interface Move {
  from: string;
  to: string;
}

const isPattern = ({from}: Move): boolean => from.endsWith('/*');
const escaped = (path: string): string => path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const expression = ({from}: Move): string =>
  from.endsWith('/*') ? `^${escaped(from.slice(0, -1))}(.*)$` : `^${escaped(from)}/?$`;

/** Addresses of pages that the site writes without a slash at the end, and whose file is `index.html` in a folder. */
export const pagesWithoutSlash = (pages: readonly Page[]): string[] =>
  pages.flatMap(({route, file}) => (!route.endsWith('/') && file.endsWith('/index.html') ? [route] : []));

/**
 * `_redirects` of Netlify and Cloudflare Pages. Cloudflare Pages redirects `/a` to `/a/` when the file is `a/index.html`;
 * a rewrite (200) for each page keeps the address that the site links. Rules without a pattern come first, as both ask.
 */
export function toNetlifyMoves(moved: readonly Move[], pages: readonly string[]): string {
  const lines = (list: readonly Move[]) => list.map(({from, to}) => `${from} ${to} 301`);
  return [
    ...lines(moved.filter((move) => !isPattern(move))),
    ...pages.map((route) => `${route} ${route}/ 200`),
    ...lines(moved.filter(isPattern)),
    '',
  ].join('\n');
}

/** Lines for nginx, inside the location of all pages: what moved, and addresses of files instead of pages. */
export function toNginxMoves(moved: readonly Move[]): string {
  return [
    ...moved.map((move) => `rewrite ${expression(move)} ${move.to.replace(':splat', '$1')} permanent;`),
    'rewrite ^/index\\.html$ / permanent;',
    'rewrite ^(?!/404\\.)(/.+?)(?:/index)?\\.html$ $1 permanent;',
  ]
    .map((line) => `        ${line}\n`)
    .join('');
}

/** The same for Caddy; named matchers, because only those know regular expressions. */
export function toCaddyMoves(moved: readonly Move[]): string {
  return [
    ...moved.map(
      (move, at) =>
        `@moved${at} path_regexp moved${at} ${expression(move)}\n` +
        `redir @moved${at} ${move.to.replace(':splat', `{re.moved${at}.1}`)} permanent`,
    ),
    'redir /index.html / permanent',
    '@file {\n\tpath_regexp file ^(/.+?)(?:/index)?\\.html$\n\tnot path /404.html /index.html\n}',
    'redir @file {re.file.1} permanent',
  ].join('\n');
}
