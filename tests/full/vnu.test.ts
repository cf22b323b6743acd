import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

const hasJava = spawnSync('java', ['-version']).status === 0;

/** The framework's tabs (3.10) name no panel in `aria-controls`; panels follow their list in order, as screen readers expect. */
const tabsOfTheFramework = /Every active “role=tab” element must have a corresponding “role=tabpanel” element/;

/** What the Nu Html Checker calls an error, on every page below a folder. */
function errors(path: string): string[] {
  const jar = join('node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  const args = ['-Xss1m', '-jar', jar, '--errors-only', '--format', 'json', '--skip-non-html', path];
  const {stderr} = spawnSync('java', args, {encoding: 'utf8', maxBuffer: 2 ** 28});
  const {messages} = JSON.parse(stderr) as {messages: {url: string; message: string; extract?: string}[]};
  return messages
    .filter(({message}) => !tabsOfTheFramework.test(message))
    .map(({url, message, extract}) => `${url.replace(/^.*\/build\//, '')}: ${message} ${extract ?? ''}`);
}

// The checker is a Java program; where there is none, html-validate (tests/built/html.test.ts) still looks at every page.
describe.runIf(hasJava)('the Nu Html Checker', () => {
  it('finds no error on any page', () => expect(errors('build')).toEqual([]));
});
