import type {Report} from '../report';
import type {PageFence} from '../site';

/**
 * Checks the tag that lets a page open inside a Farcaster client as a Mini App. The rules are those of the schemas in npm
 * `@farcaster/miniapp-core` 0.6.0; what a client adds to them when it draws the card cannot be seen from the page.
 */

export interface EmbedProblem {
  /** Path of the wrong value, for instance `button.action.url`; empty for the tag as a whole. */
  at: string;
  message: string;
  fix: string;
}

const entities: Record<string, string> = {quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', '#34': '"', '#39': "'"};

const decode = (text: string): string =>
  text.replace(/&(quot|apos|amp|lt|gt|#34|#39);/g, (_, name: string) => entities[name]!);

/**
 * The content of each `<meta>` tag of an HTML text, by its name. Comments are left out; the first of several tags with one
 * name wins, as in a client.
 */
export function metaTags(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [tag] of html.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<meta\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    const attributes = new Map<string, string>();
    for (const [, key, double, single] of tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
      attributes.set(key!.toLowerCase(), decode(double ?? single ?? ''));
    }
    const name = attributes.get('name') ?? attributes.get('property');
    const content = attributes.get('content');
    if (name && content !== undefined && !found.has(name)) found.set(name, content);
  }
  return found;
}

type Tell = (at: string, message: string, fix: string) => void;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkText(value: unknown, at: string, most: number, report: Tell): void {
  if (typeof value !== 'string') report(at, 'is missing.', `Write a text of at most ${most} characters.`);
  else if (value.length > most) report(at, `has ${value.length} characters.`, `Write at most ${most}.`);
}

function checkUrl(value: unknown, at: string, report: Tell): void {
  if (typeof value !== 'string') return report(at, 'is missing.', 'Write an https address.');
  if (value.length > 1024) report(at, `has ${value.length} characters.`, 'Write at most 1024.');
  if (!URL.canParse(value)) return report(at, 'is not an address.', 'Write a complete https address.');
  const {protocol, hostname} = new URL(value);
  if (protocol !== 'https:')
    return report(at, `uses ${protocol}//.`, 'Serve it over https, through a gateway where needed.');
  if (hostname === 'localhost' || hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) {
    report(at, `names the host ${hostname}.`, 'Use a public host name.');
  }
}

function checkAction(action: unknown, report: Tell): void {
  if (!isObject(action)) return report('button.action', 'is missing.', 'Write {"type": "launch_miniapp", …}.');
  const {type, name, url, splashImageUrl, splashBackgroundColor} = action;
  if (type !== 'launch_miniapp' && type !== 'launch_frame' && type !== 'view_token') {
    return report('button.action.type', `is ${JSON.stringify(type)}.`, 'Write "launch_miniapp".');
  }
  if (type === 'view_token') {
    if (typeof action.token !== 'string') report('button.action.token', 'is missing.', 'Write a CAIP-19 asset id.');
    return;
  }
  checkText(name, 'button.action.name', 32, report);
  if (url !== undefined) checkUrl(url, 'button.action.url', report);
  if (splashImageUrl !== undefined) checkUrl(splashImageUrl, 'button.action.splashImageUrl', report);
  if (splashBackgroundColor !== undefined && !/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(String(splashBackgroundColor))) {
    report('button.action.splashBackgroundColor', 'is not a colour.', 'Write #RGB or #RRGGBB.');
  }
}

/** Checks the JSON text of the tag. @returns what is wrong and how to fix it; empty when the text validates */
export function checkEmbed(json: string): EmbedProblem[] {
  const problems: EmbedProblem[] = [];
  const report: Tell = (at, message, fix) => void problems.push({at, message, fix});
  let embed: unknown;
  try {
    embed = JSON.parse(json);
  } catch {
    return [
      {at: '', message: 'The content is not JSON.', fix: 'Write one JSON object, with its quotes escaped for HTML.'},
    ];
  }
  if (!isObject(embed)) return [{at: '', message: 'The content is not an object.', fix: 'Write one JSON object.'}];
  const {version, imageUrl, aspectRatio, button} = embed;
  if (version !== '1' && version !== 'next') report('version', `is ${JSON.stringify(version)}.`, 'Write "1".');
  checkUrl(imageUrl, 'imageUrl', report);
  if (aspectRatio !== undefined && aspectRatio !== '3:2' && aspectRatio !== '1:1') {
    report('aspectRatio', `is ${JSON.stringify(aspectRatio)}.`, 'Write "3:2" or "1:1".');
  }
  if (!isObject(button)) report('button', 'is missing.', 'Write {"title": …, "action": …}.');
  else {
    checkText(button.title, 'button.title', 32, report);
    checkAction(button.action, report);
  }
  return problems;
}

/** Finds the tag in an HTML text and checks it: `fc:miniapp`, or `fc:frame` on an older page. */
export function checkPage(html: string): EmbedProblem[] {
  const tags = metaTags(html);
  const content = tags.get('fc:miniapp') ?? tags.get('fc:frame');
  if (content === undefined) {
    return [{at: '', message: 'The page has no fc:miniapp tag.', fix: 'Add it to the HTML that the server sends.'}];
  }
  return checkEmbed(content);
}

/** Checks the tag of every HTML fence that has one. */
export function checkMiniApps(fences: readonly PageFence[]): Report {
  const own = fences.filter(({language, text}) => language === 'html' && metaTags(text).has('fc:miniapp'));
  return {
    looked: own.length,
    findings: own.flatMap(({page, line, text}) =>
      checkPage(text).map(({at, message, fix}) => ({
        file: page,
        line,
        message: at ? `${at} ${message}` : message,
        fix,
      })),
    ),
  };
}
