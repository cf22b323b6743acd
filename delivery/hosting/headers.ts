import {type Build, type Page, type Site, type Step, writeText} from '../shared/site';
import {pagesWithoutSlash, type Move, toCaddyMoves, toNetlifyMoves, toNginxMoves} from './moves';
import {inlineScriptHashes} from './styleAttributes';

/** What a site says of its hosting. */
export interface Hosting {
  /** Other origins that scripts of the site may connect to, such as a search service. */
  connect?: readonly string[];
  /** Folders whose files programs on other sites may read, each with slashes at both ends. */
  crossOrigin?: readonly string[];
  /** Addresses of an earlier site, and where their content is now. */
  moved?: readonly Move[];
  /** A document that pages of the site show in a frame: its path, and the headers that differ from those of pages. */
  frame?: HeaderRule;
}

/** Headers for every path that begins with `path`; a later rule adds to or replaces what an earlier one says. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** What `hosting/rules.json` holds: the answers that this build expects of its host. `npm run host:check` reads it. */
export interface HostRules {
  headers: HeaderRule[];
  moved: readonly Move[];
}

/** Origins that answer for another one: the pictures of GitHub accounts are at an address that leads elsewhere. */
const redirects: Readonly<Record<string, string>> = {'https://github.com': 'https://avatars.githubusercontent.com'};

/** The other origins that pages take pictures from, sorted. A page also shows what its reader opens after it, so all pages count. */
export function pictureOrigins(pages: readonly Pick<Page, 'html'>[]): string[] {
  const pictures = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi;
  const origins = pages
    .flatMap(({html}) => [...html.matchAll(pictures)])
    .map(([, address = '']) => new URL(address, 'https://localhost').origin);
  return [...new Set(origins.flatMap((origin) => [origin, redirects[origin] ?? []].flat()))].sort();
}

interface Origins {
  /** Origins that scripts may ask beside the site's own. */
  readonly connect?: readonly string[];
  /** Other origins that pages take pictures from. */
  readonly pictures?: readonly string[];
}

function directives(scriptHashes: readonly string[], {connect = [], pictures = []}: Origins): string[] {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/**
 * The policy of the site. Everything is closed, then what the pages need is opened.
 * `img-src data:` serves the icons that the framework's style sheet carries.
 * @param scriptHashes hashes of the inline scripts, as `'sha256-…'`
 */
function contentSecurityPolicy(scriptHashes: readonly string[], origins: Origins = {}): string {
  return [...directives(scriptHashes, origins), "frame-ancestors 'none'"].join('; ');
}

/**
 * Puts the policy into a page, for hosts that send no headers. It comes before everything that it governs; `frame-ancestors`
 * is missing, because browsers ignore it there and say so in the console.
 * @throws Error when the page has no character set to put the policy behind
 */
export function withPolicy(html: string, origins: Origins = {}): string {
  const policy = directives(inlineScriptHashes(html), origins).join(';');
  const start = /<head>\s*<meta charset=[^>]*>/i;
  if (!start.test(html)) throw new Error('A page does not begin its head with a character set.');
  return html.replace(start, (tags) => `${tags}<meta http-equiv=Content-Security-Policy content="${policy}">`);
}

// Features that no current browser knows are left out: naming one is an error in the console of every page.
const closedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Every header of the site, once; the files for each host are written from this. */
export function headerRules(
  scriptHashes: readonly string[],
  {connect, crossOrigin = [], frame}: Hosting = {},
  pictures: readonly string[] = [],
): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(scriptHashes, {connect, pictures}),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    // File names under /assets/ carry a hash of their content, so a copy never grows old.
    {path: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    ...(frame ? [frame] : []),
    // Files for programs on other sites.
    ...crossOrigin.map((path) => ({
      path,
      headers: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
    })),
  ];
}

/**
 * The format that Netlify and Cloudflare Pages read. `! Name` takes back what an earlier rule says, and for all paths what
 * Cloudflare Pages sends by itself: it opens every file to other sites.
 */
export function toNetlify(rules: HeaderRule[]): string {
  const [base, ...more] = rules as [HeaderRule, ...HeaderRule[]];
  const opened = 'Access-Control-Allow-Origin';
  return rules
    .map((rule) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(more.includes(rule) && name in base.headers ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      if (rule === base) lines.push(`  ! ${opened}`);
      return `${rule.path}*\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

const merged = (rules: HeaderRule[], rule: HeaderRule): Record<string, string> => ({
  ...rules[0]?.headers,
  ...rule.headers,
});

/** Media types of text that is not HTML; servers name some in two ways. */
const compressed = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/geo+json',
  'application/manifest+json',
  'application/xml',
  'text/xml',
  'text/plain',
  'text/markdown',
  'image/svg+xml',
];

/** A server block for nginx. nginx drops inherited headers wherever a location adds one, so each location has them all. */
export function toNginx(rules: HeaderRule[], moved: readonly Move[] = []): string {
  const block = (rule: HeaderRule): string => {
    const headers = Object.entries(merged(rules, rule))
      .map(([name, value]) => `        add_header ${name} "${value}" always;`)
      .join('\n');
    const files = rule.path === '/' ? `${toNginxMoves(moved)}        try_files $uri $uri/index.html =404;\n` : '';
    return `    location ${rule.path} {\n${files}${headers}\n    }`;
  };
  return [
    '# Inside a server block whose root is the build folder.',
    '    error_page 404 /404.html;',
    '    absolute_redirect off;',
    '    gzip on;',
    '    gzip_comp_level 6;',
    '    gzip_proxied any;',
    '    gzip_vary on;',
    // Pages are compressed without being named.
    `    gzip_types ${compressed.join(' ')};`,
    ...rules.map(block),
    '',
  ].join('\n');
}

/**
 * A Caddyfile site body. Caddy applies the general rule last, so the special ones are deferred until the answer is written;
 * the older word `defer` says so in every Caddy 2.
 */
export function toCaddy(rules: HeaderRule[], moved: readonly Move[] = []): string {
  const block = (rule: HeaderRule): string => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `\t${name} "${value}"`);
    return rule.path === '/'
      ? `header {\n${lines.join('\n')}\n}`
      : `header ${rule.path}* {\n\tdefer\n${lines.join('\n')}\n}`;
  };
  return [
    '# Inside a site block whose root is the build folder.',
    toCaddyMoves(moved),
    'try_files {path} {path}/index.html',
    'encode gzip',
    'file_server {\n\tprecompressed br\n}',
    // Caddy learned `handle_errors 404` in 2.8; this form works in every 2.x.
    'handle_errors {\n\t@missing expression `{err.status_code} == 404`\n\trewrite @missing /404.html\n\tfile_server\n}',
    ...rules.map(block),
    '',
  ].join('\n');
}

/** Changes the pages, so it runs after every other step that does. */
export const policyInPages: Step = {
  name: 'policy in each page',
  run({pages, options}: Site) {
    const origins = {connect: options.hosting?.connect, pictures: pictureOrigins(pages)};
    for (const page of pages) page.html = withPolicy(page.html, origins);
    return Promise.resolve();
  },
};

/** Reads the finished pages and writes what each host needs to serve them. */
export const hostFiles: Step<Build> = {
  name: 'files for each host',
  async run({dir, pages, options: {hosting = {}}}: Build) {
    const {moved = []} = hosting;
    const hashes = [...new Set(pages.flatMap(({html}) => inlineScriptHashes(html)))].sort();
    const rules = headerRules(hashes, hosting, pictureOrigins(pages));
    await writeText(dir, '_headers', toNetlify(rules));
    await writeText(dir, '_redirects', toNetlifyMoves(moved, pagesWithoutSlash(pages)));
    await writeText(dir, 'hosting/nginx.conf', toNginx(rules, moved));
    await writeText(dir, 'hosting/Caddyfile', toCaddy(rules, moved));
    await writeText(
      dir,
      'hosting/rules.json',
      `${JSON.stringify({headers: rules, moved} satisfies HostRules, null, 1)}\n`,
    );
  },
};
