import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {HeaderRule, Hosting, Policy, Redirect} from '../options';
import {applyEdits, findHeadTags, type Tag, findTags} from '../shared/html';
import {listFilesBelow, type HtmlPage, sha256, type BuiltSite, writeText} from '../shared/site';

/** Origins that answer for another one: the pictures of GitHub accounts are at an address that leads elsewhere. */
const answeredBy: Readonly<Record<string, readonly string[]>> = {
  'https://github.com': ['https://avatars.githubusercontent.com'],
};

const here = 'https://localhost';
const originOf = (address: string): string => new URL(address, here).origin;
const isElsewhere = (address: string): boolean => /^(?:https?:)?\/\//.test(address) && URL.canParse(address, here);

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

const hashSource = (text: string): string => `'sha256-${sha256(text, 'base64')}'`;

/** Inline scripts of a page, of which all tags are given. Data blocks such as JSON-LD are none. */
function inlineScripts(html: string, tags: readonly Tag[]): {hash: string; isInShell: boolean}[] {
  const root = tags.find(({attributes: {id}}) => id === '__docusaurus');
  return tags
    .filter(
      ({name, attributes: {src, type = 'module'}}) =>
        name === 'script' && !src && /^(?:module|text\/javascript)$/.test(type),
    )
    .map(({start, end, contentEnd, attributes}) => ({
      hash: hashSource(html.slice(end, contentEnd)),
      isInShell: !('data-rh' in attributes) && start < (root?.start ?? Infinity),
    }));
}

/**
 * Hashes of the inline scripts that every page begins with: those of the framework, of this package and of the site's configuration.
 * A script that a page or a component brings is none of them, and is blocked until the configuration has its hash.
 */
export const inlineScriptHashes = (html: string): string[] =>
  inlineScripts(html, findTags(html)).flatMap(({hash, isInShell}) => (isInShell ? [hash] : []));

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
export function addPolicyToPage(html: string, policy: Policy = {}): string {
  const text = directives(inlineScriptHashes(html), policy).join(';');
  const [charset] = findHeadTags(html).filter(({name}) => !['html', 'head'].includes(name));
  if (!charset?.attributes.charset) throw new Error('A page does not begin its head with a character set.');
  const meta = `<meta http-equiv=Content-Security-Policy content="${text}">`;
  return applyEdits(html, [{start: charset.end, end: charset.end, text: meta}]);
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
export function buildHeaderRules(
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
 * (200) for each page keeps the address that the site links. Rules without a pattern come first, as both ask.
 */
export function formatRedirectsFile(
  redirects: readonly Redirect[],
  pages: readonly Pick<HtmlPage, 'route' | 'file'>[],
): string {
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
  img: 'img',
  source: 'media',
  video: 'media',
  audio: 'media',
  icon: 'img',
  preconnect: 'connect',
};

/** What a tag loads: the kind of the policy, and the address. */
function loadsOf({name, attributes}: Tag): (readonly [kind: keyof Policy, address: string])[] {
  const {src = '', href = '', rel = '', srcset = '', poster = ''} = attributes;
  const kind = kinds[name === 'link' ? rel : name];
  return [
    ...(kind ? [[kind, src || href] as const] : []),
    ...srcset.split(/,\s+/).map((part) => ['img', part.trim().split(' ')[0]!] as const),
    ['img', poster],
  ];
}

/** What the policy says of a tag: one line for each thing that it blocks, with the option that allows it. */
function blockedBy(policy: Policy, tag: Tag, html: string): string[] {
  const isAllowed = (kind: keyof Policy, ...sources: string[]): boolean =>
    // Whoever connects early wants it for something that is allowed.
    (kind === 'connect' ? Object.values(policy).flat() : (policy[kind] ?? [])).some((one) => sources.includes(one));
  const lines = loadsOf(tag).flatMap(([kind, address]) => {
    if (!isElsewhere(address) || isAllowed(kind, originOf(address), 'https:')) return [];
    const origins = [originOf(address), ...(answeredBy[originOf(address)] ?? [])];
    return [`blocks ${address}: add ${origins.map((one) => `'${one}'`).join(', ')} to hosting.policy.${kind}`];
  });
  const style = tag.name === 'style' ? html.slice(tag.end, tag.contentEnd) : tag.attributes.style;
  if (style && !isAllowed('style', hashSource(style), "'unsafe-inline'")) {
    const sources = [...(tag.name === 'style' ? [] : ["'unsafe-hashes'"]), hashSource(style)];
    lines.push(
      `blocks the style "${style.trim().slice(0, 40)}": put it into a style sheet, or add ${sources.map((one) => `"${one}"`).join(', ')} to hosting.policy.style`,
    );
  }
  return lines;
}

/**
 * What is said of structured data of a page that is cut. The framework writes titles into it as they are, so one with an end tag of a script
 * would go on as HTML.
 */
const cutsOf = (html: string, tags: readonly Tag[]): string[] =>
  tags
    .filter(({name, attributes: {type}}) => name === 'script' && type === 'application/ld+json')
    .filter(({end, contentEnd}) => !isJson(html.slice(end, contentEnd)))
    .map(() => 'A title ends the structured data: take "</script" and "<!--" out of it');

/** Other sites that a page sends its reader to without a press, which no policy forbids. */
const refreshesOf = (tags: readonly Tag[]): string[] =>
  tags
    .filter(({name}) => /^meta$/i.test(name))
    .map(({attributes}) =>
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value])),
    )
    .filter((attributes) => attributes['http-equiv']?.trim().toLowerCase() === 'refresh')
    .map(({content = ''}) => /^[\s\d.,;]*(?:url\s*=)?[\s"']*([^"']*)/i.exec(content)![1]!)
    .filter((address) => URL.canParse(address, here) && originOf(address) !== here);

/** One line for each address of another site that a style sheet loads and the policy blocks. */
export function sheetProblems(css: string, {style = [], img = [], font = []}: Policy = {}): string[] {
  const addresses = [...css.matchAll(/(?:@import\s*|url\(\s*)(?!url\()["']?([^"')\s;]+)/gi)].map(([, one = '']) => one);
  const isAllowed = (origin: string): boolean =>
    [...style, ...img, ...font].some((one) => one === origin || one === 'https:');
  return [...new Set(addresses)].flatMap((one) => {
    if (!isElsewhere(one) || isAllowed(originOf(one))) return [];
    return `The policy blocks ${one} in a style sheet: add '${originOf(one)}' to hosting.policy.style, img or font.`;
  });
}

/** One line for each address, inline style, inline script and frame of the pages that the policy blocks. */
export function findPolicyProblems(pages: readonly Pick<HtmlPage, 'html' | 'route'>[], policy: Policy = {}): string[] {
  const found = new Map<string, string[]>();
  for (const {html, route} of pages) {
    const tags = findTags(html);
    const scripts = inlineScripts(html, tags).filter((one) => !one.isInShell && !policy.script?.includes(one.hash));
    const blocked = [
      ...scripts.map(({hash}) => `blocks an inline script: add "${hash}" to hosting.policy.script`),
      ...tags.flatMap((tag) => blockedBy(policy, tag, html)),
    ].map((line) => `The policy ${line}`);
    const away = refreshesOf(tags).map((address) => `A page sends its readers to ${address} by itself: link it`);
    for (const text of new Set([...blocked, ...cutsOf(html, tags), ...away]))
      found.set(text, [...(found.get(text) ?? []), route]);
  }
  return [...found].map(([text, [first, ...others]]) => {
    const where = others.length ? `${first} and ${others.length} more` : first;
    return `${text}. Found on ${where}.`;
  });
}

/**
 * Puts the policy that the site has written into its pages. It changes them, so it runs after every other step that does.
 *
 * @returns what the policy blocks on them and in their style sheets, see {@link findPolicyProblems}
 */
export async function policyInPages({dir, pages, options}: BuiltSite): Promise<string[]> {
  const {policy} = options.hosting ?? {};
  const sheets = (await listFilesBelow(join(dir, 'assets/css'))).filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(sheets.map((file) => readFile(join(dir, 'assets/css', file), 'utf8')));
  const problems = [...findPolicyProblems(pages, policy), ...sheetProblems(styles.join('\n'), policy)];
  for (const page of pages) page.html = addPolicyToPage(page.html, policy);
  return problems;
}

/** Reads the finished pages and writes what hosts need to serve them. */
export async function writeHostFiles(dir: string, sites: readonly BuiltSite[]): Promise<void> {
  const pages = sites.flatMap((site) => site.pages);
  const [{options}] = sites as [BuiltSite];
  const hashes = [...new Set(pages.flatMap(({html}) => inlineScriptHashes(html)))].sort();
  await writeText(dir, '_headers', formatHeadersFile(buildHeaderRules(hashes, options.hosting ?? {})));
  await writeText(dir, '_redirects', formatRedirectsFile(options.hosting?.redirects ?? [], pages));
}
