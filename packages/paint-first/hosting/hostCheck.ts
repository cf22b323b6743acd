/**
 * `npm run host:check -- <address>` holds a deployed site against the build in `build/`: status and content of pages, the headers
 * of `_headers`, the redirects of `_redirects`, compression. It prints what is missing, and ends with 1 when something is.
 */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {listFilesBelow} from '../shared/site';

/** The headers that a `_headers` file gives an address, by lower-case name. `! Name` takes one back. */
export function findHeaders(text: string, path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split('\n\n')) {
    const [rule = '', ...lines] = block.trim().split('\n');
    if (rule.endsWith('*') ? !path.startsWith(rule.slice(0, -1)) : path !== rule) continue;
    for (const line of lines) {
      const [, taken, name = '', value = ''] = /^\s*(! )?([^:]+)(?:: (.*))?$/.exec(line) ?? [];
      if (taken) found.delete(name.toLowerCase());
      else found.set(name.toLowerCase(), value);
    }
  }
  return found;
}

/**
 * What a deployed site does otherwise than its build asks.
 * @param address of the top of the site
 * @param dir the folder of the build
 * @throws Error when there is no build, or the site does not answer
 */
export async function findDeploymentProblems(address: string, dir: string): Promise<string[]> {
  const base = address.replace(/\/$/, '');
  const problems: string[] = [];
  const rules = await readFile(join(dir, '_headers'), 'utf8');
  const files = await listFilesBelow(dir);
  const script = files.filter((file) => /^assets\/js\/main\.\w+\.js$/.test(file));
  const page = files.filter((file) => /^[\w-]+\/index\.html$/.test(file)).slice(0, 1);
  // A file with headers of its own may be at another address, such as one without `.html`; there it needs the same.
  const special = files.filter((file) => rules.includes(`\n/${file}\n`));
  for (const file of ['index.html', '404.html', ...page, ...script, ...special]) {
    const path = file === '404.html' ? '/no-such-page' : `/${file.replace(/\/?index\.html$/, '')}`;
    const response = await fetch(base + path, {redirect: special.includes(file) ? 'follow' : 'manual'});
    const body = Buffer.from(await response.arrayBuffer());
    const status = file === '404.html' ? 404 : 200;
    if (response.status !== status) problems.push(`${path}: status ${response.status}, not ${status}`);
    else if (!body.equals(await readFile(join(dir, file))))
      problems.push(`${path}: another content than ${dir}/${file}`);
    if (!response.headers.has('content-encoding')) problems.push(`${path}: not compressed`);
    for (const [name, value] of findHeaders(rules, path)) {
      // Browsers ignore it over http, and some hosts do not send it there.
      if (name === 'strict-transport-security' && base.startsWith('http:')) continue;
      const arrived = response.headers.get(name);
      if (arrived !== value) problems.push(`${path}: ${name} is ${arrived ?? 'missing'}, not ${value}`);
    }
  }
  const redirects = (await readFile(join(dir, '_redirects'), 'utf8')).matchAll(/^(\S+) (\S+) 301$/gm);
  for (const [, from = '', to = ''] of redirects) {
    const {status, headers} = await fetch(base + from, {redirect: 'manual'});
    const target = new URL(headers.get('location') ?? '', `${base}/`).pathname;
    if (target.replace(/\/$/, '') !== to.replace(/\/$/, '') || ![301, 308].includes(status))
      problems.push(`${from}: ${status} to ${target}, not 301 to ${to}`);
  }
  return problems;
}

if (require.main === module) {
  const address = process.argv[2] ?? '';
  void findDeploymentProblems(address, 'build')
    .catch((error: unknown) => [`Pass the address of the site, and build it first. ${String(error)}`])
    .then((problems) => {
      console.log(problems.join('\n') || `${address} answers as the build asks.`);
      process.exitCode = Math.min(problems.length, 1);
    });
}
