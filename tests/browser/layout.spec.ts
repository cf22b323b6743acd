import {expect, test} from '@playwright/test';
import {open} from './ready';
import {describeShifts, noteShifts} from './shifts';

test('long names in the list of sections are whole', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, '/sdk/reference/schema-types');
  const links = page.locator('.theme-doc-toc-desktop a');
  expect(await links.count()).toBeGreaterThan(5);
  const cut = await links.evaluateAll((all) =>
    all
      .filter((link) => {
        const list = link.closest('.table-of-contents') as HTMLElement;
        return link.getBoundingClientRect().right > list.getBoundingClientRect().right + 1;
      })
      .map((link) => link.textContent),
  );
  expect(cut).toEqual([]);
});

test('on a phone, a line of code that wraps goes on further in than it began', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/sdk/guides/offchain-workflow');
  const wrapped = await page.locator('.a-code code').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const text = block.textContent!;
      const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const rects: {line: number; left: number; top: number}[] = [];
      let line = 0;
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        [...node.nodeValue!].forEach((character, index) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const {left, top} = range.getBoundingClientRect();
          if (character === '\n') line++;
          else if (character.trim()) rects.push({line, left, top: Math.round(top)});
        });
      return text.split('\n').flatMap((written, at) => {
        const [first, ...rest] = rects.filter((rect) => rect.line === at);
        const next = rest.find((rect) => rect.top > first!.top + 9);
        return next ? [{written, deeper: Math.round(next.left - first!.left) >= 8}] : [];
      });
    }),
  );
  expect(wrapped.filter(({written}) => /^\s{2,}/.test(written)).length).toBeGreaterThan(3);
  expect(wrapped.filter(({deeper}) => !deeper)).toEqual([]);
});

for (const [speed, face] of [
  [100, 'Spectral'],
  [0.1, 'Spectral fallback'],
] as const)
  test(`a first visit on a phone reads the title in ${face} when faces come at ${speed} times the speed`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await noteShifts(page);
    await page.addInitScript((factor) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / factor;
    }, speed);
    await open(page, '/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('astral.font'))).toBe('fetched');
    const family = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
    expect(family.split(',')[0]!.replaceAll('"', '')).toBe(face);
    expect(await describeShifts(page)).toBeUndefined();
  });
