import {packText} from '../../src/lib/playground/state';
import {expect, test} from './fixtures';
import type {Tab} from './tab';

/** Opens a program by a link, as a stranger could send it, and presses Run once. */
async function runLink(tab: Tab, source: string): Promise<string> {
  await tab.open(`/playground#code=${packText(source)}`);
  const isReady = () =>
    tab.read(() =>
      [...document.querySelectorAll('section div')].some((one) => one.shadowRoot?.querySelector('.cm-content')),
    );
  await expect.poll(isReady).toBe(true);
  await tab.click(['section button', 'Run']);
  const said = () =>
    tab.read(() => [...document.querySelectorAll('section [role="status"]')].map((one) => one.textContent).join('\n'));
  await expect.poll(said, {timeout: 30_000}).toMatch(/Ran for|in line|Error/);
  return (await tab.text('section pre'))!;
}

test('a program that came by a link changes nothing that the site has stored', async ({tab}) => {
  await tab.open('/hello');
  await tab.read(async () => {
    await (await caches.open('offline:/:kept')).put('/assets/js/main.js', new Response('clean'));
  });
  const output = await runLink(
    tab,
    `const found: string[] = [];
for (let holder: any = globalThis; holder; holder = Object.getPrototypeOf(holder))
  for (const name of ['caches', 'indexedDB', 'fetch', 'Worker', 'importScripts'])
    if (Object.hasOwn(holder, name)) {
      found.push(name);
      const get = Object.getOwnPropertyDescriptor(holder, name)!.get;
      try {
        if (name === 'caches') {
          const store = await get!.call(globalThis).open('offline:/:kept');
          await store.put('/assets/js/main.js', new Response('planted'));
        }
      } catch (error) {}
    }
console.log('looked', found.join());`,
  );
  expect(output).toContain('looked');
  const kept = await tab.read(async () => {
    const response = await (await caches.open('offline:/:kept')).match('/assets/js/main.js');
    return response?.text();
  });
  expect(kept).toBe('clean');
});
