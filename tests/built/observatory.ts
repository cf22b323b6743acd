/**
 * The scoring of the HTTP Observatory (mdn/mdn-http-observatory, score table of 2025), for one answer. A site starts at 100;
 * each test adds or takes away. Bonuses count when the score without them is 90 or more. Two of its ten tests look at what
 * only a public host with HTTPS can show (redirection from HTTP; the preload list, worth 5): they are left out.
 */
export interface Score {
  total: number;
  /** What each test gave. */
  parts: Record<string, number>;
}

const directive = (policy: string, name: string): string | undefined =>
  policy
    .split(';')
    .map((part) => part.trim().toLowerCase())
    .find((part) => part.split(/\s+/)[0] === name)
    ?.slice(name.length)
    .trim();

function policyPoints(policy: string | undefined): number {
  if (!policy) return -25;
  const fallback = directive(policy, 'default-src');
  const script = directive(policy, 'script-src') ?? fallback;
  const object = directive(policy, 'object-src') ?? fallback;
  const style = directive(policy, 'style-src') ?? fallback;
  if (script === undefined || object === undefined) return -20;
  const broad = /(?:^|\s)(?:\*|https?:|data:)(?:\s|$)/;
  if (broad.test(script) || broad.test(object)) return -20;
  // A hash or a nonce takes 'unsafe-inline' away in every browser that knows them.
  if (script.includes("'unsafe-inline'") && !/'(?:sha\d+|nonce)-/.test(script)) return -20;
  if (/(?:^|\s)http:/.test(policy)) return -20;
  if (script.includes("'unsafe-eval'")) return -10;
  if (style === undefined || style.includes("'unsafe-inline'") || broad.test(style)) return 0;
  const closedForms = /^'(?:none|self)'$/.test(directive(policy, 'form-action') ?? '');
  const closedBase = /^'(?:none|self)'$/.test(directive(policy, 'base-uri') ?? '');
  return fallback === "'none'" && closedForms && closedBase ? 10 : 5;
}

function transportPoints(value: string | undefined): number {
  const age = /max-age=(\d+)/.exec(value ?? '')?.[1];
  if (!age) return -20;
  return Number(age) >= 15_768_000 ? 0 : -10;
}

function framePoints(policy: string, header: string | undefined): number {
  if (/^'(?:none|self)'$/.test(directive(policy, 'frame-ancestors') ?? '')) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 0 : -20;
}

function referrerPoints(value: string | undefined): number {
  if (!value) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
}

function resourcePoints(value: string | undefined): number {
  if (!value || value === 'cross-origin') return 0;
  return /^same-(?:origin|site)$/.test(value) ? 10 : -5;
}

/** Scripts of another host cost 5 with HTTPS and 50 without; with integrity they, or our own, give 5. */
function scriptPoints(html: string, host: string): number {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]+)[^>]*>/g)];
  const foreign = sources.filter(
    ([, src = '']) => /^(?:https?:)?\/\//.test(src) && new URL(src, 'https://x').host !== host,
  );
  if (foreign.some(([tag, src = '']) => !src.startsWith('https:') && !/\bintegrity=/.test(tag))) return -50;
  if (foreign.some(([, src = '']) => !src.startsWith('https:'))) return -20;
  if (foreign.some(([tag]) => !/\bintegrity=/.test(tag))) return -5;
  return sources.some(([tag]) => /\bintegrity=/.test(tag)) ? 5 : 0;
}

/**
 * @param headers of the answer
 * @param html its body
 * @param host the host that was asked
 */
export function observatoryScore(headers: Headers, html: string, host: string): Score {
  const get = (name: string) => headers.get(name) ?? undefined;
  const policy = get('content-security-policy');
  const parts = {
    'content-security-policy': policyPoints(policy),
    cookies: get('set-cookie') ? -20 : 0,
    'cross-origin-resource-sharing': get('access-control-allow-credentials') ? -50 : 0,
    'referrer-policy': referrerPoints(get('referrer-policy')),
    'strict-transport-security': transportPoints(get('strict-transport-security')),
    'subresource-integrity': scriptPoints(html, host),
    'x-content-type-options': get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(policy ?? '', get('x-frame-options')),
    'cross-origin-resource-policy': resourcePoints(get('cross-origin-resource-policy')),
  };
  const values = Object.values(parts);
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  const base = 100 + sum(values.filter((value) => value < 0));
  return {total: Math.max(0, base >= 90 ? base + sum(values.filter((value) => value > 0)) : base), parts};
}
