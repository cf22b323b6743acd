import type {DeliveryOptions} from '../options';
import {type Folder, type Step, writeText} from '../shared/site';
import {inlineScriptHashes} from './styleAttributes';

/** Headers for every path that begins with `path`; a later rule adds to or replaces what an earlier one says. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/**
 * The policy of the site. Everything is closed, then what the pages need is opened; only this origin is ever named.
 * `img-src data:` serves the icons that the framework's style sheet carries.
 * @param scriptHashes hashes of the inline scripts, as `'sha256-…'`
 * @param connect other origins that scripts may connect to
 */
export function contentSecurityPolicy(scriptHashes: string[], connect: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
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
  scriptHashes: string[],
  {crossOrigin = [], connect = []}: NonNullable<DeliveryOptions['hosting']> = {},
): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(scriptHashes, connect),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    // File names under /assets/ carry a hash of their content, so a copy never grows old.
    {path: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    // Contracts, vectors and records are for programs on other sites too.
    ...crossOrigin.map((path) => ({
      path,
      headers: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
    })),
  ];
}

/** The format that Netlify and Cloudflare Pages read. A more specific rule first takes away what it replaces. */
export function toNetlify(rules: HeaderRule[]): string {
  const [base, ...more] = rules as [HeaderRule, ...HeaderRule[]];
  return rules
    .map((rule) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(more.includes(rule) && name in base.headers ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return `${rule.path}*\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

const merged = (rules: HeaderRule[], rule: HeaderRule): Record<string, string> => ({
  ...rules[0]?.headers,
  ...rule.headers,
});

/** A server block for nginx. nginx drops inherited headers wherever a location adds one, so each location has them all. */
export function toNginx(rules: HeaderRule[]): string {
  const block = (rule: HeaderRule): string => {
    const headers = Object.entries(merged(rules, rule))
      .map(([name, value]) => `        add_header ${name} "${value}" always;`)
      .join('\n');
    const files = rule.path === '/' ? '        try_files $uri $uri/index.html =404;\n' : '';
    return `    location ${rule.path} {\n${files}${headers}\n    }`;
  };
  return `# Inside a server block whose root is the build folder.\n    error_page 404 /404.html;\n    gzip_static on;\n${rules.map(block).join('\n')}\n`;
}

/**
 * A Caddyfile site body. Caddy applies the general rule last, so the special ones are deferred until the answer is written;
 * the older word `defer` says so in every Caddy 2.
 */
export function toCaddy(rules: HeaderRule[]): string {
  const block = (rule: HeaderRule): string => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `\t${name} "${value}"`);
    return rule.path === '/'
      ? `header {\n${lines.join('\n')}\n}`
      : `header ${rule.path}* {\n\tdefer\n${lines.join('\n')}\n}`;
  };
  return [
    '# Inside a site block whose root is the build folder.',
    'try_files {path} {path}/index.html',
    'file_server {\n\tprecompressed br gzip\n}',
    // Caddy learned `handle_errors 404` in 2.8; this form works in every 2.x.
    'handle_errors {\n\t@missing expression `{err.status_code} == 404`\n\trewrite @missing /404.html\n\tfile_server\n}',
    ...rules.map(block),
    '',
  ].join('\n');
}

export const headers: Step<Folder> = {
  name: 'headers for each host',
  async run({dir, pages, options}) {
    const hashes = [...new Set(pages.flatMap(({html}) => inlineScriptHashes(html)))].sort();
    const rules = headerRules(hashes, options.hosting);
    await writeText(dir, '_headers', toNetlify(rules));
    await writeText(dir, 'hosting/nginx.conf', toNginx(rules));
    await writeText(dir, 'hosting/Caddyfile', toCaddy(rules));
  },
};
