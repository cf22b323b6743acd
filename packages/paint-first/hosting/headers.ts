import type {HeaderRule, Hosting, Policy, Redirect} from '../options';
import {edited, headTags, tagsIn} from '../shared/html';
import {type Page, sha256, type Site, writeText} from '../shared/site';

/** Origins that answer for another one: the pictures of GitHub accounts are at an address that leads elsewhere. */
const answeredBy: Readonly<Record<string, string>> = {'https://github.com': 'https://avatars.githubusercontent.com'};

const originOf = (address: string): string => new URL(address, 'https://localhost').origin;
const isElsewhere = (address: string): boolean =>
  /^(?:https?:)?\/\//.test(address) && URL.canParse(address, 'https://localhost');

/** The other origins that pages take pictures from, sorted. A page also shows what its reader opens after it, so all pages count. */
export function pictureOrigins(pages: readonly Pick<Page, 'html'>[]): string[] {
  const origins = pages
    .flatMap(({html}) => tagsIn(html))
    .flatMap(({name, attributes: {src = ''}}) => (name === 'img' && isElsewhere(src) ? [originOf(src)] : []));
  return [...new Set(origins.flatMap((origin) => [origin, answeredBy[origin] ?? []].flat()))].sort();
}

/** Hashes of the inline scripts of a page, as a Content-Security-Policy names them. Data blocks such as JSON-LD are none. */
export const inlineScriptHashes = (html: string): string[] =>
  tagsIn(html)
    .filter(
      ({name, attributes: {src, type = 'module'}}) =>
        name === 'script' && !src && /^(?:module|text\/javascript)$/.test(type),
    )
    .map(({end, contentEnd}) => `'sha256-${sha256(html.slice(end, contentEnd), 'base64')}'`);

/** Sources for the style attributes of pages, which a reader may open one after the other, so all of them count. */
export function styleHashes(pages: readonly Pick<Page, 'html'>[]): string[] {
  const styles = pages.flatMap(({html}) => tagsIn(html)).flatMap(({attributes: {style}}) => style ?? []);
  const hashes = [...new Set(styles)].map((style) => `'sha256-${sha256(style, 'base64')}'`);
  return hashes.length ? ["'unsafe-hashes'", ...hashes.sort()] : [];
}

/**
 * The policy of the site. Everything is closed, then what the pages need is opened.
 * @param scriptHashes hashes of the inline scripts, as `'sha256-…'`
 */
function directives(scriptHashes: readonly string[], policy: Policy = {}): string[] {
  // Icons and small fonts that style sheets carry are data.
  const own = {script: scriptHashes, style: [], img: ['data:'], font: ['data:'], media: [], connect: [], frame: []};
  const opened = Object.entries<readonly string[]>(own).map(([kind, sources]) =>
    [`${kind}-src 'self'`, ...sources, ...(policy[kind as keyof Policy] ?? [])].join(' '),
  );
  return [
    "default-src 'none'",
    ...opened,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/**
 * Puts the policy into a page, for hosts that send no headers. It comes before everything that it governs; `frame-ancestors`
 * is missing, because browsers ignore it there and say so in the console.
 * @throws Error when the page has no character set to put the policy behind
 */
export function withPolicy(html: string, policy: Policy = {}): string {
  const text = directives(inlineScriptHashes(html), policy).join(';');
  const [charset] = headTags(html).filter(({name}) => !['html', 'head'].includes(name));
  if (!charset?.attributes.charset) throw new Error('A page does not begin its head with a character set.');
  const meta = `<meta http-equiv=Content-Security-Policy content="${text}">`;
  return edited(html, [{start: charset.end, end: charset.end, text: meta}]);
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
];

/** Every header of the site. */
export function headerRules(
  scriptHashes: readonly string[],
  {policy, crossOrigin = [], headers = []}: Hosting,
): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        'Content-Security-Policy': [...directives(scriptHashes, policy), "frame-ancestors 'none'"].join('; '),
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
    // Files for programs on other sites.
    ...crossOrigin.map((path) => ({
      path,
      headers: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
    })),
    ...headers,
  ];
}

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read. `! Name` takes back what an earlier rule says, and for all
 * paths what Cloudflare Pages sends by itself: it opens every file to other sites.
 */
export function headersFile([base, ...more]: readonly HeaderRule[]): string {
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
 * (200) for each page keeps the address that the site links. Rules without a pattern come first, as both ask.
 */
export function redirectsFile(redirects: readonly Redirect[], pages: readonly Pick<Page, 'route' | 'file'>[]): string {
  const lines = (isPattern: boolean): string[] =>
    redirects.filter(({from}) => from.endsWith('/*') === isPattern).map(({from, to}) => `${from} ${to} 301`);
  const rewrites = pages.flatMap(({route, file}) =>
    !route.endsWith('/') && file.endsWith('/index.html') ? [`${route} ${route}/ 200`] : [],
  );
  return [...lines(false), ...rewrites, ...lines(true), ''].join('\n');
}

/** The kind of the policy for what an element, or a link by its `rel`, loads. */
const kinds: Readonly<Record<string, keyof Policy>> = {
  script: 'script',
  stylesheet: 'style',
  iframe: 'frame',
  video: 'media',
  audio: 'media',
  preconnect: 'connect',
};

/** One line for each address, inline style and frame of the pages that the policy blocks, with the option that allows it. */
export function policyWarnings(pages: readonly Pick<Page, 'html' | 'route'>[], policy: Policy = {}): string[] {
  const found = new Map<string, string[]>();
  for (const {html, route} of pages) {
    const note = (text: string): unknown => found.set(text, [...(found.get(text) ?? []), route]);
    for (const {name, attributes} of tagsIn(html)) {
      const {src = '', href = '', rel = ''} = attributes;
      const kind = kinds[name === 'link' ? rel : name];
      const address = src || href;
      // Whoever connects early wants it for something that is allowed.
      const sources = kind === 'connect' ? Object.values(policy).flat() : kind && policy[kind];
      if (kind && isElsewhere(address) && !sources?.some((one) => one === originOf(address) || one === 'https:'))
        note(`blocks ${address}: add '${originOf(address)}' to hosting.policy.${kind}`);
      if (name === 'style' && !policy.style?.includes("'unsafe-inline'"))
        note(
          'blocks a <style> element: put its rules into a style sheet of the site, or add "\'unsafe-inline\'" to hosting.policy.style',
        );
    }
  }
  return [...found].map(([text, [first, ...others]]) => {
    const where = others.length ? `${first} and ${others.length} more` : first;
    return `The policy ${text}. Found on ${where}.`;
  });
}

/** The policy of a build: that of the site, with the origins of the pictures in its pages. */
const policyOf = ({pages, options}: Pick<Site, 'pages' | 'options'>): Policy => {
  const {policy = {}} = options.hosting ?? {};
  const img = [...new Set([...(policy.img ?? []), ...pictureOrigins(pages)])];
  // Browsers ignore 'unsafe-inline' next to a hash.
  const hashes = policy.style?.includes("'unsafe-inline'") ? [] : styleHashes(pages);
  return {...policy, img, style: [...(policy.style ?? []), ...hashes]};
};

/** Changes the pages, so it runs after every other step that does. */
export function policyInPages(site: Site): void {
  const policy = policyOf(site);
  for (const line of policyWarnings(site.pages, policy)) console.warn(`[publish] ${line}`);
  for (const page of site.pages) page.html = withPolicy(page.html, policy);
}

/** Reads the finished pages and writes what hosts need to serve them. */
export async function hostFiles(dir: string, sites: readonly Site[]): Promise<void> {
  const pages = sites.flatMap((site) => site.pages);
  const [{options}] = sites as [Site];
  const hashes = [...new Set(pages.flatMap(({html}) => inlineScriptHashes(html)))].sort();
  await writeText(
    dir,
    '_headers',
    headersFile(headerRules(hashes, {...options.hosting, policy: policyOf({pages, options})})),
  );
  await writeText(dir, '_redirects', redirectsFile(options.hosting?.redirects ?? [], pages));
}
