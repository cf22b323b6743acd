/**
 * `npm run upgrade:try -- 3.11.0` installs that version of Docusaurus into a copy of the project, builds it there, runs the tests of the
 * built site and those in a browser, and prints which step failed and how. The project itself stays as it is. Names of files after the
 * version are the only tests in a browser that run.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {delimiter, dirname, join} from 'node:path';

const copy = '.cache/upgrade';
const browserTests = 'tests in a browser';

/** The steps in their order: what each is called, its command, and whether a failure makes the ones after it pointless. */
const steps: readonly [name: string, command: string, isNeeded: boolean][] = [
  ['install', 'npm install --no-audit --no-fund', true],
  ['types', 'npx tsc --pretty false', false],
  ['checks before the build', 'npm run lint:content', false],
  ['build', 'npx docusaurus build', true],
  ['publish', 'npx tsx packages/paint-first/publish.ts', true],
  ['tests of the built site', 'npm run test:built', false],
  [browserTests, 'npm run test:browser -- --reporter=line', false],
];

/** Copies what Git knows into an empty folder, and asks there for one version of everything that Docusaurus publishes together. */
function prepareCopy(version: string): void {
  rmSync(copy, {recursive: true, force: true});
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8', maxBuffer: 1e8}).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, join(copy, file));
  for (const file of files.filter((name) => /(?:^|\/)package\.json$/.test(name))) {
    const text = readFileSync(join(copy, file), 'utf8');
    const changed = text.replace(/("(?:@docusaurus\/[\w-]+|create-docusaurus)": )"3\.[^"]+"/g, `$1"${version}"`);
    if (changed !== text) writeFileSync(join(copy, file), changed);
  }
}

function main(version?: string, ...specs: string[]): number {
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
    const whole = [command, ...(name === browserTests ? specs : [])].join(' ');
    const {status, stdout, stderr} = spawnSync('sh', ['-c', whole], {
      cwd: copy,
      env,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    if (status === 0) continue;
    failed.push(name);
    console.error((stdout + stderr).trim().split('\n').slice(-60).join('\n'));
    if (isNeeded) break;
  }
  console.log(
    failed.length
      ? `Docusaurus ${version} on Node ${process.version} fails: ${failed.join(', ')}.`
      : `Docusaurus ${version} passes.`,
  );
  return failed.length ? 1 : 0;
}

process.exitCode = main(...process.argv.slice(2));
