/**
 * `npm run upgrade:try -- 3.11.0` installs that version of Docusaurus into a copy of the project, builds it there, runs the tests of the
 * built site and those in a browser, and prints which step failed and how. The project itself stays as it is.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {delimiter, dirname, join} from 'node:path';
import {copyFiles} from './support/copy';

const copy = '.cache/upgrade';

/** The steps in their order: what each is called, its command, and whether a failure makes the ones after it pointless. */
const steps: readonly [name: string, command: string, isNeeded: boolean][] = [
  ['install', 'npm install --no-audit --no-fund', true],
  ['types', 'npx tsc --pretty false', false],
  ['checks before the build', 'npm run lint:content', false],
  ['build', 'npx docusaurus build', true],
  ['publish', 'npx tsx packages/paint-first/publish.ts', true],
  ['tests of the built site', 'npm run test:built', false],
  ['tests in a browser', 'npm run test:browser -- --reporter=line', false],
];

/** Copies the project into an empty folder, and asks there for one version of everything that Docusaurus publishes together. */
function prepareCopy(version: string): void {
  rmSync(copy, {recursive: true, force: true});
  for (const file of copyFiles(copy).filter((name) => /(?:^|\/)package\.json$/.test(name))) {
    const text = readFileSync(join(copy, file), 'utf8');
    const changed = text.replace(/("(?:@docusaurus\/[\w-]+|create-docusaurus)": )"\^?3\.[^"]+"/g, `$1"${version}"`);
    if (changed !== text) writeFileSync(join(copy, file), changed);
  }
}

function main(version?: string): number {
  if (!version || !/^\d+\.\d+\.\d+/.test(version)) {
    console.error('Name the version to try, as in: npm run upgrade:try -- 3.11.0');
    return 2;
  }
  prepareCopy(version);
  // What the steps start runs on the Node that runs this.
  const env = {...process.env, PATH: dirname(process.execPath) + delimiter + process.env.PATH, FORCE_COLOR: '0'};
  const failed: string[] = [];
  for (const [name, command, isNeeded] of steps) {
    console.log(`${name}: ${command}`);
    if (spawnSync(command, {cwd: copy, env, shell: true, stdio: 'inherit'}).status === 0) continue;
    failed.push(name);
    if (isNeeded) break;
  }
  console.log(
    failed.length
      ? `Docusaurus ${version} on Node ${process.version} fails: ${failed.join(', ')}.`
      : `Docusaurus ${version} passes.`,
  );
  return failed.length ? 1 : 0;
}

process.exitCode = main(process.argv[2]);
