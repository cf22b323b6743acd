import type {Policy} from '../options';
import {type Element, parseHtmlElements, getElementText} from '../shared/html';
import {type HtmlPage, sha256, type BuiltSite} from '../shared/site';

const here = 'https://localhost';
const originOf = (address: string): string => new URL(address, here).origin;
const isElsewhere = (address: string): boolean => /^(?:https?:)?\/\//.test(address) && URL.canParse(address, here);
const hashSource = (text: string): string => `'sha256-${sha256(text, 'base64')}'`;

/** Data blocks such as JSON-LD are no scripts. */
const isInlineScript = ({name, attribs: {src, type = 'module'}}: Element): boolean =>
  name === 'script' && !src && /^(?:module|text\/javascript)$/.test(type);

/** The elements before what React draws, or all of a page without any of it. */
function listShellElements(elements: readonly Element[]): readonly Element[] {
  const root = elements.findIndex(({attribs: {id}}) => id === '__docusaurus');
  return root < 0 ? elements : elements.slice(0, root);
}

/**
 * Hashes of the inline scripts that every page begins with, as sources of a policy: those of the framework, of this package and of the site's
 * configuration. A script that a page or a component brings is none of them, and is blocked until the configuration has its hash.
 */
export const hashInlineScripts = (html: string): string[] => hashShellScripts(parseHtmlElements(html));

const hashShellScripts = (elements: readonly Element[]): string[] =>
  listShellElements(elements)
    .filter((element) => isInlineScript(element) && !('data-rh' in element.attribs))
    .map((script) => hashSource(getElementText(script)));

/**
 * The policy of the site. Everything is closed, then what the pages need is opened.
 * @param scriptHashes hashes of the inline scripts, as `'sha256-…'`
 */
export function listCspDirectives(scriptHashes: readonly string[], policy: Policy = {}): string[] {
  // Icons and small fonts that style sheets carry are data.
  const own = {script: scriptHashes, img: ['data:'], font: ['data:']};
  const kinds = ['script', 'style', 'img', 'font', 'media', 'connect', 'frame', 'manifest', 'worker'] as const;
  const opened = kinds.map((kind) =>
    [`${kind}-src 'self'`, ...(own[kind as keyof typeof own] ?? []), ...(policy[kind as keyof Policy] ?? [])].join(' '),
  );
  return ["default-src 'none'", ...opened, "base-uri 'none'", "form-action 'none'"];
}

/**
 * Puts the policy into a page, for hosts that send no headers. It comes before everything that it governs; `frame-ancestors`
 * is missing, because browsers ignore it there and say so in the console.
 * @throws Error when the page has no character set to put the policy behind
 */
export function addCspToPage(html: string, policy: Policy = {}, route = 'A page'): string {
  const start = /^(?:\s*<(?:!doctype|html|head)\b[^>]*>)*\s*<meta charset=[^>]*>/i;
  if (!start.test(html)) throw new Error(`${route} does not begin its head with a character set.`);
  const text = listCspDirectives(hashInlineScripts(html), policy).join(';');
  return html.replace(start, `$&<meta http-equiv=Content-Security-Policy content="${text}">`);
}

/** The kind of the policy for what an element, or a link by its `rel`, loads. */
const kindOfTag: Readonly<Record<string, keyof Policy>> = {
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

const getKind = ({name, attribs: {rel = ''}}: Element): keyof Policy | undefined =>
  kindOfTag[name === 'link' ? rel : name];

/** What an element brings that a policy may block: its kind, how a message names it, and the source that allows it. */
function listLoads(element: Element): [kind: keyof Policy, what: string, source: string][] {
  const {src, href, srcset = '', poster = ''} = element.attribs;
  const style = element.name === 'style' ? getElementText(element) : element.attribs.style;
  const loads: ReturnType<typeof listLoads> = [];
  const add = (kind?: keyof Policy, address = '') => {
    if (kind && isElsewhere(address)) loads.push([kind, address, originOf(address)]);
  };
  add(getKind(element), src ?? href);
  for (const picture of [poster, ...srcset.split(',')]) add('img', picture.trim().split(' ')[0]);
  if (isInlineScript(element)) loads.push(['script', 'an inline script', hashSource(getElementText(element))]);
  const advice = "better in a style sheet, as an attribute needs 'unsafe-hashes' too";
  if (style) loads.push(['style', `the style "${style.trim().slice(0, 40)}" (${advice})`, hashSource(style)]);
  return loads;
}

/** Whether a policy has a source or, but for scripts, one that is wider. Whoever connects early wants it for something that is allowed. */
function isAllowed(policy: Policy, kind: keyof Policy, source: string): boolean {
  const allowed = kind === 'connect' ? Object.values(policy).flat() : (policy[kind] ?? []);
  const wide = source.startsWith('http') ? 'https:' : kind === 'style' && "'unsafe-inline'";
  return allowed.some((one) => one === source || one === wide);
}

/** Whether a page sends its reader to another site without a press, which no policy forbids. */
const isRedirect = ({name, attribs}: Element): boolean =>
  name === 'meta' &&
  attribs['http-equiv']?.trim().toLowerCase() === 'refresh' &&
  /[/\\]{2}|:/.test((attribs.content ?? '').replace(/\s/g, ''));

/** Whether an element runs or loads something, or lies over the page: no text needs it, so another text may have brought it as HTML. */
function isIntruder({name, attribs}: Element): boolean {
  if (name === 'script') return !/json$/.test(attribs.type ?? '');
  if (name === 'link') return 'href' in attribs && attribs.rel !== 'preload';
  const attribute = {meta: /^(?:http-equiv|name)$/, form: /^action$/, dialog: /^open$/}[name];
  return attribute
    ? Object.keys(attribs).some((one) => attribute.test(one))
    : /^(?:i?frame|object|embed|base)$/.test(name);
}

/** Whether a title, which the framework writes into structured data as it is, ends that, or lets browsers read on behind it (`<!--<script>`). */
function isCutData(element: Element): boolean {
  if (element.attribs.type !== 'application/ld+json') return false;
  const text = getElementText(element);
  try {
    return /<!--|<script/i.test(text) || JSON.parse(text) === undefined;
  } catch {
    return true;
  }
}

/** Where the policy doesn't decide: what is of this site, or has its text in itself. */
function listIntruderProblems(element: Element, policy: Policy): string[] {
  const kind = getKind(element);
  const isDecided = listLoads(element).some(([one]) => one === kind) && !('srcdoc' in element.attribs);
  if (kind && (isDecided || isAllowed(policy, kind, "'self'"))) return [];
  const more = kind ? `, or add "'self'" to hosting.policy.${kind}` : '';
  return [`A page has a <${element.name}>, which no text needs: take it out${more}`];
}

/** One line for each address, inline style, inline script and frame of the pages that the policy blocks, or that no page should have. */
export function findPageCspProblems(pages: readonly Pick<HtmlPage, 'html' | 'route'>[], policy: Policy = {}): string[] {
  const found = new Map<string, Set<string>>();
  for (const {html, route} of pages) {
    const elements = parseHtmlElements(html);
    const drawnFrom = listShellElements(elements).length;
    const hashes = hashShellScripts(elements);
    const problems = elements.flatMap((element, at) => [
      ...listLoads(element)
        .filter(([kind, , source]) => !isAllowed(policy, kind, source) && !(at < drawnFrom && hashes.includes(source)))
        .map(([kind, what, source]) => `The policy blocks ${what}: add "${source}" to hosting.policy.${kind}`),
      ...(at > drawnFrom && isIntruder(element) ? listIntruderProblems(element, policy) : []),
      ...(isRedirect(element)
        ? [`A page sends its readers to another site by itself (${element.attribs.content}): link it`]
        : []),
      ...(at > 2 && element.attribs.charset ? ['A name ends the tag <html>: take quotation marks out of it'] : []),
      ...(isCutData(element) ? ['A title ends the structured data: take script tags and "<!--" out of it'] : []),
    ]);
    // Parts that a page shows many times may have such parts in them.
    if (html.length > 1e6) problems.push('A page has more than 1 MB, which takes browsers seconds: divide it');
    for (const problem of problems) found.set(problem, (found.get(problem) ?? new Set()).add(route));
  }
  return [...found].map(([problem, [first, ...others]]) => {
    const where = others.length ? `${first} and ${others.length} more` : first;
    return `${problem}. Found on ${where}.`;
  });
}

/**
 * Puts the policy that the site has written into its pages. It changes them, so it runs after every other step that does.
 * @returns what the policy blocks on them, see {@link findPageCspProblems}
 */
export function addCspAndListProblems({pages, options}: BuiltSite): string[] {
  const {policy} = options.hosting ?? {};
  const problems = findPageCspProblems(pages, policy);
  for (const page of pages) page.html = addCspToPage(page.html, policy, page.route);
  return problems;
}
