import {execFile, execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {chromiumArgs, findEngine} from '../../tests/support/browsers';

/** The program of Lighthouse, which bench/ installs by itself on first use: nothing else of the project needs it. */
function installLighthouse(): string {
  const folder = join(__dirname, '..');
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program)) {
    console.log('Installing Lighthouse into bench/node_modules.');
    execFileSync('npm', ['install', '--prefix', folder, '--no-package-lock', '--no-audit'], {stdio: 'inherit'});
  }
  return program;
}

/** The largest contentful paint of several first visits, in ms: the mobile preset and simulated throttling, in a browser that has not been here. */
export async function largestPaint(address: string, runs: number): Promise<number[]> {
  const audit = 'largest-contentful-paint';
  const flags = ['--headless=new', ...chromiumArgs].join(' ');
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`, `--only-audits=${audit}`];
  const env = {...process.env, CHROME_PATH: findEngine('chromium')};
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const {stdout} = await promisify(execFile)(process.execPath, [installLighthouse(), address, ...options], {
      env,
      maxBuffer: 2 ** 28,
    }).catch((error: {stdout: string}) => error);
    // A report without figures says why the page did not come to rest, on a busy machine for example.
    const report = JSON.parse(stdout || '{}') as {audits?: Record<string, {numericValue?: number}>};
    values.push(report.audits?.[audit]?.numericValue ?? Number.NaN);
  }
  return values;
}
