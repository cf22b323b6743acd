/**
 * `npm install` as a reader of the sandbox has it: links into `node_modules` of the current folder what the named packages bring along,
 * from what the lock file has installed in this project, so that a page which forgets a package fails as it would for its reader.
 */
import {existsSync, mkdirSync, readFileSync, symlinkSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const own = resolve('node_modules');
const sdk = join(root, 'tests/pages/sdk-stand-in');

/**
 * The lock file has one TypeScript, 6, and an override gives it to `openapi-typescript`, which asks for 5 (config/DEPENDENCIES.md).
 * Readers install version 5; they get the one of the lock file.
 */
const older = 'typescript@5';

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function link(from, to) {
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(dirname(to), {recursive: true});
  symlinkSync(from, to);
}

/** Links a package, its commands, and what it depends on, as npm puts all of these beside each other. */
function add(name, folder = join(root, 'node_modules', name)) {
  if (existsSync(join(own, name)) || !existsSync(folder)) return;
  link(folder, join(own, name));
  const {bin = {}, dependencies, optionalDependencies, peerDependencies} = manifestOf(folder);
  for (const command of typeof bin === 'string' ? [name.split('/').at(-1)] : Object.keys(bin))
    link(join(root, 'node_modules/.bin', command), join(own, '.bin', command));
  for (const other of Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies})) add(other);
}

for (const wanted of process.argv.slice(3).filter((argument) => !argument.startsWith('-'))) {
  if (wanted.endsWith('.tgz')) {
    if (!existsSync(wanted)) throw new Error(`${wanted} does not exist.`);
    add('@decentralized-geo/astral-sdk', sdk);
    continue;
  }
  const [, name, range = ''] = /^(@?[^@]+)(?:@(.+))?$/.exec(wanted);
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) throw new Error(`${name} is not in the lock file.`);
  const {version} = manifestOf(folder);
  if (wanted !== older && range && !`${version}.`.startsWith(`${range}.`))
    throw new Error(`${wanted} is asked for, and the lock file has ${version}.`);
  add(name);
}
