import {expect, type Page, test} from '@playwright/test';
import {buildRecordFigureData} from '../../plugins/home/figures';
import {setMode, violations} from './axe';
import {open} from './ready';

const figure = (page: Page, section: string) => page.getByRole('region', {name: section}).locator('figure');

test('the seal breaks when the place of a record is moved, and is whole when it is put back', async ({page}) => {
  await open(page, '/');
  const forge = figure(page, 'Try to forge it');
  await forge.scrollIntoViewIfNeeded();
  const map = forge.getByRole('application');
  const verdict = forge.locator('p').filter({hasText: /^Signature/});
  await expect(verdict).toHaveText('Signature valid');
  // By pointer, on the mark; by keyboard and by button below.
  const mark = (await map.locator('> span').boundingBox())!;
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await page.mouse.down();
  await page.mouse.move(mark.x + 90, mark.y + 40, {steps: 5});
  await page.mouse.up();
  await expect(verdict).toHaveText('Signature no longer valid');
  await expect(forge.getByText(/3\d of 32 bytes changed/)).toBeVisible();
  await expect(forge.locator('[aria-live]')).toHaveText('Signature no longer valid');
  await forge.getByRole('button', {name: 'Put it back'}).click();
  await expect(verdict).toHaveText('Signature valid');
  await map.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(verdict).toHaveText('Signature no longer valid');
  await expect(map).toHaveAccessibleName(/57\.4343° N, 2\.3871° W/);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(verdict).toHaveText('Signature valid');
});

test('the globe turns to the mark that is chosen, by pointer or by key, and where it is dragged', async ({page}) => {
  await open(page, '/');
  const globe = page.locator('main svg').first();
  const marks = globe.locator('g');
  const radios = page.getByRole('group', {name: 'Sample records on the globe'}).getByRole('radio');
  const {x, y, width} = (await globe.boundingBox())!;
  // A drag may begin before the code that turns it has come.
  const before = await globe.locator('path').first().getAttribute('d');
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(x + width / 2 + 40, y + width / 2, {steps: 5});
  await page.mouse.up();
  await expect(globe.locator('path').first()).not.toHaveAttribute('d', before!);
  const fromMiddle = async (mark: number) => {
    const dot = (await marks.nth(mark).locator('circle').first().boundingBox())!;
    return dot.x + dot.width / 2 - x - width / 2;
  };
  await marks.nth(5).locator('label').hover();
  await expect(marks.nth(5).locator('span')).toHaveCSS('opacity', '1');
  await marks.nth(5).locator('label').click();
  await expect.poll(() => fromMiddle(5)).toBeCloseTo(0, 0);
  // Green Bank is on the other side.
  await expect(marks.nth(3)).toBeHidden();
  await radios.nth(5).press('ArrowLeft');
  await expect.poll(() => fromMiddle(4)).toBeCloseTo(0, 0);
  // A drag that begins on a mark chooses nothing where it ends.
  await marks.nth(3).hover();
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + width / 2, {steps: 5});
  await page.mouse.up();
  await expect.poll(() => fromMiddle(4)).toBeGreaterThan(20);
  await expect(radios.nth(4)).toBeChecked();
});

test('a field of a record lights up its bytes, and those that depend on them', async ({page}) => {
  await open(page, '/core-concepts');
  const anatomy = page.locator('figure').filter({hasText: 'Schema'});
  // Tries again where the figure is drawn anew meanwhile.
  await anatomy.hover();
  const lit = async (look: string) => [
    ...new Set(
      await anatomy
        .locator(`rect[class*="${look}_"]`)
        .evaluateAll((all) => all.map((part) => part.getAttribute('data-field'))),
    ),
  ];
  await anatomy.getByRole('radio', {name: /^memo/}).check();
  await expect(anatomy.locator('[aria-live]')).toContainText('Bell Rock Lighthouse');
  expect(await lit('lit')).toEqual(['memo']);
  expect(await lit('next')).toEqual(['data', 'digest', 'r', 's', 'v']);
  for (const named of ['data changes', 'digest, r, s, v change']) await expect(anatomy.getByText(named)).toBeVisible();
  // The salt is in the envelope: the payload does not change with it.
  await anatomy.locator('rect[data-field="salt"]').hover();
  expect(await lit('lit')).toEqual(['salt']);
  expect(await lit('next')).toEqual(['digest', 'r', 's', 'v']);
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    expect(await violations(page, 'figure:has(rect)'), mode).toEqual([]);
  }

  // One layer is open, with the bytes of the field in it, and on paper all are.
  const fields = anatomy.getByRole('radio');
  await expect(anatomy.getByRole('button', {name: 'Payload'})).toHaveAttribute('aria-expanded', 'true');
  await expect(fields).toHaveCount(9);
  await anatomy.getByRole('button', {name: 'Envelope'}).press('Enter');
  await expect(fields).toHaveCount(11);
  await anatomy.getByRole('radio', {name: /^refUID/}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(anatomy.getByRole('radio', {name: /^data/})).toBeChecked();
  await expect(anatomy.getByText('74578050f2ed4a5d1ca7747951e78a4618e154cdaf0248a0c38f5eb0500dda0e')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(fields).toHaveCount(26);
  await expect(anatomy.getByRole('button')).toHaveText(['Place', 'Schema', 'Payload', 'Envelope', 'Signature']);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  test('both figures say what they show', async ({page}) => {
    await page.goto('/');
    const {anatomy, forgery} = buildRecordFigureData();
    await expect(figure(page, 'Try to forge it')).toContainText(forgery.record.attester.slice(0, 6));
    for (const {field} of anatomy.layers.flatMap(({segments}) => segments))
      await expect(figure(page, 'Anatomy of a record')).toContainText(field);
  });
});
