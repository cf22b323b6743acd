/**
 * `npm run host:check -- <address>` holds a deployed site against the build in `build/`: status and content of pages, the headers
 * of `_headers`, the redirects of `_redirects`, compression. It prints what is missing, and ends with 1 when something is.
 */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {listFilesBelow} from '../shared/site';

/** Rules of a `_headers` file in their order: a path with `*` at the end, and its headers; without a value one is taken back. */
export function parseHeaders(text: string): {path: string; headers: [name: string, value?: string][]}[] {
  return text
    .split('\n\n')
    .map((block) => block.trim().split('\n'))
    .map(([path = '', ...lines]) => ({
      path,
      headers: lines.map((line): [string, string?] => {
        const [, taken, name = '', value] = /^\s*(! )?([^:]+)(?:: (.*))?$/.exec(line) ?? [];
        return taken ? [name] : [name, value];
      }),
    }));
}

/** The headers that a `_headers` file gives an address, by lower-case name. */
export function findHeaders(path: string, rules: ReturnType<typeof parseHeaders>): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (rule.path.endsWith('*') ? !path.startsWith(rule.path.slice(0, -1)) : path !== rule.path) continue;
    for (const [name, value] of rule.headers)
      if (value === undefined) found.delete(name.toLowerCase());
      else found.set(name.toLowerCase(), value);
  }
  return found;
}

/**
 * What a deployed site does otherwise than its build asks.
 * @param address of the top of the site
 * @param dir the folder of the build
 * @throws Error when there is no build, or the site does not answer
 */
export async function findHostProblems(address: string, dir: string): Promise<string[]> {
  const base = address.replace(/\/$/, '');
  const problems: string[] = [];
  const read = (file: string): Promise<Buffer> => readFile(join(dir, file));
  const rules = parseHeaders((await read('_headers')).toString());
  const files = await listFilesBelow(dir);
  const script = files.find((file) => /^assets\/js\/main\.\w+\.js$/.test(file)) ?? '';
  const page = files.find((file) => /^[\w-]+\/index\.html$/.test(file))?.replace('/index.html', '') ?? '';

  // A file with headers of its own may be at another address, such as one without `.html`; there it needs the same.
  const special = files.filter((file) => rules.some(({path}) => path === `/${file}`));
  for (const [path, file, status, redirect = 'manual'] of [
    ['/', 'index.html', 200],
    [`/${page}`, `${page}/index.html`, 200],
    [`/${script}`, script, 200],
    ['/no-such-page', '404.html', 404],
    ...special.map((file) => [`/${file}`, file, 200, 'follow'] as const),
  ] as const) {
    const answer = await fetch(base + path, {redirect});
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== status) problems.push(`${path}: status ${answer.status}, not ${status}`);
    else if (!body.equals(await read(file))) problems.push(`${path}: another content than ${dir}/${file}`);
    if (!answer.headers.has('content-encoding')) problems.push(`${path}: not compressed`);
    for (const [name, value] of findHeaders(path, rules)) {
      // Browsers ignore it over http, and some hosts do not send it there.
      if (name === 'strict-transport-security' && base.startsWith('http:')) continue;
      const arrived = answer.headers.get(name);
      if (arrived !== value) problems.push(`${path}: ${name} is ${arrived ?? 'missing'}, not ${value}`);
    }
  }
  for (const line of (await read('_redirects')).toString().split('\n')) {
    const [from = '', to = '', status] = line.split(' ');
    if (status !== '301') continue;
    const answer = await fetch(base + from.replace('*', 'x'), {redirect: 'manual'});
    const target = new URL(answer.headers.get('location') ?? '', `${base}/`).pathname;
    if (
      ![301, 308].includes(answer.status) ||
      target.replace(/\/$/, '') !== to.replace(':splat', 'x').replace(/\/$/, '')
    )
      problems.push(`${from}: ${answer.status} to ${target}, not 301 to ${to}`);
  }
  return problems;
}

if (require.main === module) {
  const address = process.argv[2] ?? '';
  findHostProblems(address, 'build').then(
    (problems) => {
      console.log(problems.length ? problems.join('\n') : `${address} answers as the build asks.`);
      process.exitCode = problems.length ? 1 : 0;
    },
    (error: unknown) => {
      console.error(`Pass the address of the site, and build it first. ${String(error)}`);
      process.exitCode = 2;
    },
  );
}
