import {expect, test} from '@playwright/test';
import {setMode, violations} from './axe';
import {ready} from './ready';
import {builtRoutes} from '../support/builtSite';
import {describeShifts, noteShifts} from './shifts';
import {logoAt, tooWide, untidy} from './untidy';
import {watch} from './watch';

const parts = 6;
const routes = builtRoutes();
/** A phone shows most of what can be untidy. The long layer has the other widths, looks closely at the first of them, and runs axe. */
const widths = {'': [390], ' @full': [1280, 800, 320]};

for (const [tag, own] of Object.entries(widths))
  for (let part = 0; part < parts; part += 1) {
    test(`every route loads cleanly, asks no other origin and is tidy at ${own.join(', ')} px: part ${part + 1} of ${parts}${tag}`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      expect(routes.length).toBeGreaterThan(75);
      const problems = watch(page);
      await noteShifts(page);
      const found: string[] = [];
      const logos = new Set<number>();
      for (const route of routes.filter((_, index) => index % parts === part)) {
        await page.setViewportSize({width: own[0]!, height: 900});
        await page.goto(route);
        await ready(page);
        await expect(page.locator('h1').first()).toBeAttached();
        logos.add(await logoAt(page));
        const shifts = await describeShifts(page);
        if (shifts) found.push(`${route} at ${own[0]} px  the layout shifts by ${shifts}`);
        for (const width of own) {
          await page.setViewportSize({width, height: 900});
          const faults = [...(await tooWide(page)), ...(width === own[0] ? await untidy(page) : [])];
          found.push(...faults.map((fault) => `${route} at ${width} px  ${fault}`));
        }
        for (const mode of tag ? (['dark', 'light'] as const) : [])
          for (const width of [1280, 390]) {
            await page.setViewportSize({width, height: 900});
            await setMode(page, mode);
            found.push(...(await violations(page)).map((problem) => `${route} ${mode} ${width}: ${problem}`));
          }
        found.push(...problems.splice(0).map((problem) => `${route}  ${problem}`));
      }
      expect(found).toEqual([]);
      expect([...logos], 'the logo stands still from page to page').toHaveLength(1);
    });
  }
