/**
 * `npm run swizzle -- @docusaurus/theme-classic Footer --wrap` copies or wraps a part of the theme as the framework's own command
 * does, and brings the new files into the layout that the checks of this project ask for.
 */
import {spawnSync} from 'node:child_process';

const run = (program: string, ...args: string[]): number =>
  spawnSync('npx', [program, ...args], {stdio: 'inherit'}).status ?? 1;

const status = run('docusaurus', 'swizzle', ...process.argv.slice(2));
const git = ['ls-files', '--others', '--modified', '--exclude-standard', 'src/theme'];
const files = spawnSync('git', git, {encoding: 'utf8'}).stdout.trim().split('\n').filter(Boolean);
const sources = files.filter((file) => /\.[jt]sx?$/.test(file));
if (files.length) run('prettier', '--write', ...files);
if (sources.length) run('eslint', '--fix', ...sources);
process.exitCode = status;
