import {writeFileSync} from 'node:fs';
import {expect, test} from './fixtures';

test('the first sheet of the home page is full @pdf', async ({tab}, info) => {
  await tab.open('/');
  const file = info.outputPath('home.pdf');
  writeFileSync(file, await tab.driver.print!());
  // The browser's own viewer says what is on a sheet.
  await tab.driver.goto(`file://${file}`);
  const first = () =>
    tab.read(() => document.querySelector<HTMLElement>('[data-page-number="1"] .textLayer')?.innerText ?? '');
  await expect.poll(first).toContain('Location data you can check');
  await expect.poll(first).toContain('HESS telescopes');
});
