import {builtRoutes} from '../browser/site';
import {expect, test} from './fixtures';
import {poll} from './poll';

const routes = builtRoutes().filter((route) => route !== '/404.html');
const parts = 6;

for (let part = 0; part < parts; part += 1) {
  test(`every route is quiet under the policy that ships: part ${part + 1} of ${parts}`, async ({tab}) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const route of routes.filter((_, index) => index % parts === part)) {
      await tab.open(route);
      // What is fetched ahead is fetched when nothing else is to be done. In a page in which nothing moves, Chromium sometimes
      // forgets to call back.
      await tab.read(
        () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, {timeout: 2000} as never)),
      );
      found.push(...(await tab.problems()));
    }
    expect(found).toEqual([]);
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
