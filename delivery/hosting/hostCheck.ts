/**
 * `npm run host:check -- <address>` asks a deployed site for what its build expects of a host: security headers,
 * compression, caching, status of pages, sharing of data files, redirects. It prints a table, and for each miss what to change.
 * The exit status is 0 when nothing is missing, 1 when something is, 2 when the address has no published build.
 */
import {request as requestHttp} from 'node:http';
import {request as requestHttps} from 'node:https';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {sha256} from '../shared/site';
import type {HeaderRule, HostRules} from './headers';
import {fixFor, hostOf, type Host, type Topic} from './hostFixes';

export interface Finding {
  /** What was looked at. */
  check: string;
  path: string;
  /** A note is something that could be better and breaks nothing. */
  result: 'pass' | 'note' | 'miss';
  /** What arrived, short. */
  arrived: string;
  topic: Topic;
}

export interface Report {
  host: Host;
  findings: Finding[];
}

interface Answer {
  status: number;
  /** By lower-case name; values of a header that came twice are joined by a comma. */
  headers: Map<string, string>;
  body: Buffer;
}

const seconds = 20;

function ask(base: URL, path: string, sent: Record<string, string> = {}): Promise<Answer> {
  const url = new URL(path, base);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const asked = request(url, {headers: sent, timeout: seconds * 1000}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const headers = new Map<string, string>();
        const raw = response.rawHeaders;
        for (let at = 0; at < raw.length; at += 2) {
          const name = raw[at]!.toLowerCase();
          headers.set(name, [headers.get(name), raw[at + 1]].filter((value) => value !== undefined).join(', '));
        }
        done({status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks)});
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`${url.href} did not respond in ${seconds} s.`)));
    asked.on('error', fail);
    asked.end();
  });
}

function plain({headers, body}: Answer): Buffer {
  const encoding = headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** A file that the build wrote for this check, or for everybody who wants to compare. */
async function published<T>(base: URL, path: string): Promise<T> {
  const answer = await ask(base, path);
  try {
    if (answer.status === 200) return JSON.parse(plain(answer).toString()) as T;
  } catch {
    // not JSON: the same message as for a file that is missing
  }
  throw new Error(
    `${new URL(path, base).href} answered ${answer.status} and not with the file of a build. ` +
      'Pass the address of the root of the site, and deploy the complete folder build/.',
  );
}

/** @returns headers that the rules ask for at a path, by lower-case name */
function expected(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const applying = rules.filter((rule) => path.startsWith(rule.path));
  return new Map(
    applying.flatMap(({headers}) => Object.entries(headers)).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** Values are compared without regard to spaces and to the case and order of what commas and semicolons separate. */
const sorted = (value: string): string =>
  value
    .toLowerCase()
    .split(/[,;]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .sort()
    .join();
const short = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}…` : value);
const isRedirect = (status: number): boolean => status === 301 || status === 308;
const titleCase = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Asks a deployed site what its host sends.
 * @param address of the top of the site
 * @throws Error when it does not answer, or has no published build
 */
export async function checkHost(address: string): Promise<Report> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  const get = (path: string, sent?: Record<string, string>) => ask(base, `.${path}`, sent);
  const {headers: rules, moved} = await published<HostRules>(base, './hosting/rules.json');
  const {files} = await published<{files: Record<string, string>}>(base, './build-manifest.json');

  const first = (pattern: RegExp): string | undefined => {
    const file = Object.keys(files).find((name) => pattern.test(name));
    return file && `/${file}`;
  };
  const folder = first(/^[\w-]+\/index\.html$/);
  const script = first(/^assets\/.*\.js$/);
  const style = first(/^assets\/.*\.css$/);
  if (!folder || !script || !style) throw new Error('The build has no page, no script or no style sheet to request.');
  const page = folder.replace('/index.html', '');
  const nothing = '/no-such-page';

  const findings: Finding[] = [];
  const add = (check: string, path: string, topic: Topic, result: boolean | 'note', arrived: string): void => {
    findings.push({check, path, topic, arrived, result: result === 'note' ? 'note' : result ? 'pass' : 'miss'});
  };

  // Status and content
  const home = await get('/');
  add('status', '/', 'status', home.status === 200, String(home.status));
  const direct = await get(page);
  const slashed = await get(`${page}/`);
  const target = direct.headers.get('location');
  add(
    'status',
    page,
    'status',
    direct.status === 200,
    target ? `${direct.status} to ${target}` : String(direct.status),
  );
  const shown = direct.status === 200 ? direct : slashed;
  const html = plain(shown);
  add(
    'content as built',
    page,
    'content',
    sha256(html) === files[folder.slice(1)],
    sha256(html) === files[folder.slice(1)] ? 'same SHA-256' : 'changed on its way',
  );
  const asset = await get(script);
  const isSame = sha256(plain(asset)) === files[script.slice(1)];
  add('content as built', script, 'content', isSame, isSame ? 'same SHA-256' : 'changed on its way');
  const hasPolicy = /<meta http-equiv=["']?Content-Security-Policy/i.test(html.toString());
  add('policy in the page', page, 'policy', hasPolicy, hasPolicy ? 'present' : 'missing');

  // Types
  const sheet = await get(style);
  const types: [string, Answer, RegExp][] = [
    [page, shown, /^text\/html/],
    [script, asset, /^(?:text|application)\/javascript/],
    [style, sheet, /^text\/css/],
  ];
  for (const [path, {headers}, pattern] of types) {
    const type = headers.get('content-type') ?? 'missing';
    add('media type', path, 'type', pattern.test(type), type);
  }

  // Not found
  const missing = await get(nothing);
  const isPage = /^text\/html/.test(missing.headers.get('content-type') ?? '');
  add('not found', nothing, 'not found', missing.status === 404 && isPage, String(missing.status));
  const lostAsset = await get('/assets/no-such-file.js');
  add('not found', '/assets/no-such-file.js', 'not found', lostAsset.status === 404, String(lostAsset.status));

  // Headers that protect, the same on a page, a file and what is missing
  const places: [string, Answer][] = [
    [page, shown],
    ['/', home],
    [script, asset],
    [nothing, missing],
  ];
  for (const name of expected(rules, '/').keys()) {
    if (name === 'cache-control') continue;
    // Browsers ignore it over http, and some hosts do not send it there.
    if (name === 'strict-transport-security' && base.protocol === 'http:') continue;
    const wrong = places.filter(
      ([path, {headers}]) => sorted(headers.get(name) ?? '') !== sorted(expected(rules, path).get(name) ?? ''),
    );
    const [place] = wrong;
    const value = place?.[1].headers.get(name);
    add(
      titleCase(name),
      place?.[0] ?? page,
      'headers',
      wrong.length === 0,
      place ? (value === undefined ? 'missing' : short(value)) : 'as built',
    );
  }

  // Caching
  for (const [path, {headers}] of [
    [page, shown],
    [script, asset],
  ] as const) {
    const value = headers.get('cache-control') ?? '';
    const wanted = expected(rules, path).get('cache-control') ?? '';
    add('Cache-Control', path, 'caching', sorted(value) === sorted(wanted), value || 'missing');
  }
  const tag = shown.headers.get('etag');
  const day = shown.headers.get('last-modified');
  const known: Record<string, string> | undefined = tag
    ? {'if-none-match': tag}
    : day
      ? {'if-modified-since': day}
      : undefined;
  const again = known && (await get(shown === direct ? page : `${page}/`, known));
  add(
    'second visit',
    page,
    'validation',
    again?.status === 304,
    again ? String(again.status) : 'no ETag, no Last-Modified',
  );

  // Compression
  const data = first(/^reference\/.*\.json$/) ?? first(/\.json$/);
  for (const path of [shown === direct ? page : `${page}/`, script, ...(data ? [data] : [])]) {
    const [br, gzip] = [await get(path, {'accept-encoding': 'br'}), await get(path, {'accept-encoding': 'gzip'})];
    const encoding = gzip.headers.get('content-encoding');
    add('gzip', path, 'compression', encoding === 'gzip', `${encoding ?? 'not compressed'}, ${gzip.body.length} bytes`);
    const better = br.headers.get('content-encoding');
    add(
      'Brotli',
      path,
      'brotli',
      better === 'br' || 'note',
      better === 'br' ? `br, ${br.body.length} bytes` : (better ?? 'not compressed'),
    );
    if (encoding !== 'gzip') continue;
    const vary = gzip.headers.get('vary') ?? '';
    add('Vary', path, 'vary', /accept-encoding|\*/i.test(vary), vary || 'missing');
  }

  // Data files for programs on other sites
  const other = {origin: 'https://other.example'};
  for (const {path: shared, headers} of rules.filter((rule) => 'Access-Control-Allow-Origin' in rule.headers)) {
    const file = first(new RegExp(`^${shared.slice(1)}`));
    if (!file) continue;
    const answer = await get(file, other);
    const wrong = Object.entries(headers).find(([name, value]) => answer.headers.get(name.toLowerCase()) !== value);
    const value = wrong && (answer.headers.get(wrong[0].toLowerCase()) ?? 'missing');
    add('open to other sites', file, 'sharing', !wrong, wrong ? `${wrong[0]}: ${value}` : 'open');
  }
  const opened = (await get(page, other)).headers.get('access-control-allow-origin');
  add('closed to other sites', page, 'sharing', opened === undefined, opened ?? 'closed');

  // Addresses of files, and old addresses
  const points = (answer: Answer, wanted: string): boolean => {
    const to = answer.headers.get('location');
    return (
      to !== undefined &&
      new URL(to, new URL(`.${page}`, base)).pathname.replace(/\/$/, '') === `${wanted}`.replace(/\/$/, '')
    );
  };
  const below = base.pathname.replace(/\/$/, '');
  for (const path of [folder, `${page}.html`]) {
    const answer = await get(path);
    const to = answer.headers.get('location');
    const arrived = to ? `${answer.status} to ${to}` : String(answer.status);
    // The page answers there too, and its canonical link names the right address.
    const isTolerable = answer.status === 200 || (answer.status === 404 && path !== folder);
    const isRight = isRedirect(answer.status) && points(answer, below + page);
    add('address of a file', path, 'file address', isRight || (isTolerable && 'note'), arrived);
  }
  for (const {from, to} of moved) {
    const [path, wanted] = from.endsWith('/*') ? [from.replace('*', 'x'), to.replace(':splat', 'x')] : [from, to];
    const answer = await get(path);
    const location = answer.headers.get('location');
    const isRight = isRedirect(answer.status) && points(answer, below + wanted);
    add('moved', path, 'moved', isRight, location ? `${answer.status} to ${location}` : String(answer.status));
  }
  return {host: hostOf(home.headers), findings};
}

/** The report as lines of text: a table, what to change, and a sum. */
export function print({host, findings}: Report): string {
  const rows = [
    ['', 'check', 'path', 'arrived'],
    ...findings.map(({result, check, path, arrived}) => [result, check, short(path), arrived]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const count = (wanted: Finding['result']): number => findings.filter(({result}) => result === wanted).length;
  const advice = (['miss', 'note'] as const).flatMap((wanted) => {
    const topics = [...new Set(findings.filter(({result}) => result === wanted).map(({topic}) => topic))];
    return topics.map((topic) => `${wanted}  ${topic}: ${fixFor(host, topic)}`);
  });
  return [
    ...table,
    '',
    ...(advice.length > 0 ? [`What to change (${host})`, ...advice, ''] : []),
    `${host}: ${count('pass')} passed, ${count('note')} notes, ${count('miss')} missing`,
  ].join('\n');
}

if (require.main === module) {
  const address = process.argv[2] ?? '';
  Promise.resolve()
    .then(() => {
      if (!/^https?:\/\//.test(address))
        throw new Error('Pass an address: npm run host:check -- https://docs.example.org');
      return checkHost(address);
    })
    .then((report) => {
      console.log(print(report));
      process.exitCode = report.findings.some(({result}) => result === 'miss') ? 1 : 0;
    })
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 2;
    });
}
