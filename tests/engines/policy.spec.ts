import {kinds} from '../browser/kinds';
import {expect, test} from './fixtures';
import {poll} from './poll';

// Every route is loaded in Chromium, by tests/browser/shell-crawl.spec.ts: what an engine blocks depends on the kind of page.
for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} is quiet under the policy that ships`, async ({tab}) => {
    await tab.open(path);
    // What is fetched ahead is fetched when nothing else is to be done. In a page in which nothing moves, Chromium sometimes
    // forgets to call back.
    await tab.read(
      () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, {timeout: 2000} as never)),
    );
    // The page for what is not there is sent with 404, as it should be.
    const problems = (await tab.problems()).filter((problem) => problem !== '404 /no-such-page');
    expect(problems).toEqual([]);
  });
}

test('a page that breaks the policy is reported (negative control)', async ({tab}) => {
  await tab.open('/introduction');
  await tab.read(() => {
    const image = new Image();
    image.src = 'https://example.org/x.png';
    document.body.append(image);
    console.error('said on purpose');
  });
  await poll(async () => (await tab.problems()).join('\n')).toMatch(/policy: img-src blocks https:\/\/example.org/);
});
