import {kinds} from '../browser/kinds';
import {expect, test} from './fixtures';

// Every route is loaded in Chromium, by tests/browser/shell-crawl.spec.ts: what an engine blocks depends on the kind of page.
for (const [index, [kind, path]] of Object.entries(kinds).entries()) {
  test(`${kind} is quiet under the policy that ships @others${index % 3 === 0 ? '' : ' @full'}`, async ({tab}) => {
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
