import {expect, test} from '@playwright/test';
import place from '@astral-docs/location-record/vectors/place.json';
import {open} from './ready';

test('ladder of zoom: arrow keys tick through the codes of the vectors, and say what they give away', async ({
  page,
}) => {
  await open(page, '/location-protocol/one-place');
  const slider = page.getByRole('slider', {name: 'Size of the cell'});
  const figure = page.locator('figure', {has: slider});
  await slider.press('End');
  const [letters, cell] = [place.geohash.at(-1)!.hash, place.h3.at(-1)!.cell];
  await expect(figure).toContainText(`${place.longitude}, ${place.latitude}`);
  await expect(figure).toContainText(cell);
  await expect(figure.getByText(letters, {exact: true})).toBeVisible();
  await slider.press('ArrowLeft');
  await slider.press('ArrowLeft');
  await expect(figure.getByText(letters.slice(0, -1), {exact: true})).toBeVisible();
  await expect(figure).toContainText(`${place.longitude}, ${place.latitude}`);
  await slider.press('Home');
  await expect(figure.locator('[aria-live]')).toContainText('which part of the world');
});

test('chart of evidence: what is left follows the stamps that are on', async ({page}) => {
  await open(page, '/location-proofs/overview');
  const figure = page.locator('figure', {has: page.getByRole('checkbox', {name: /^A /})});
  const turn = (name: RegExp) => figure.getByRole('checkbox', {name}).click();
  // As samples/proofs/credibility.ts prints them.
  await expect(figure).toContainText('41 m away');
  await expect(figure).toContainText('617 m away');
  await expect(figure).toContainText('No place fits these stamps. One of them is wrong.');
  await expect(figure).toContainText('1 of 3 by LP-62, 2 of 3 by most plugins');
  await figure.getByRole('slider', {name: 'B’s stated accuracy'}).fill('600');
  await expect(figure).toContainText('1 of 3 by LP-62, 3 of 3 by most plugins');
  await turn(/^B /);
  await expect(figure.getByText(/^All that’s left .* support the claim\.$/).first()).toBeVisible();
  // Too small to see, it's ringed and named, on both charts.
  await expect(figure.getByText('remaining', {exact: true})).toHaveCount(2);
  await turn(/^A /);
  await expect(figure).toContainText('not shown');
  await turn(/^C /);
  await expect(figure.locator('[aria-live]')).toContainText('the whole Earth');
});
