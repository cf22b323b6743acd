import {expect, test, type Page} from '@playwright/test';
import {watch} from './watch';
import {open} from './ready';

/** The block of the tour's program. */
const tour = (page: Page) => page.locator('[data-run^="hello/record"]').first();
const verdict = (page: Page) =>
  page.locator('section [role="status"]', {hasText: /[Rr]an for|^Running|Error|Stopped|You stopped/});
/** The button of the playground. */
const runIn = (page: Page) => page.getByRole('region', {name: 'Playground'}).getByRole('button', {name: /^Run /});
const same = /The output matches the recorded one/;

/** Writes a program into the editor of the playground. */
async function write(page: Page, text: string): Promise<void> {
  const content = page.locator('.cm-content');
  await content.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('a damaged link is called so, by an open playground too, until another comes', async ({page}) => {
  const warning = page.getByText(/The program in the address is damaged/);
  const follow = (hash: string) => page.evaluate((to) => (location.hash = to), hash);
  await open(page, '/playground#code=zzzz');
  await expect(warning).toBeVisible();
  await follow('program=hello/record');
  await expect(warning).toHaveCount(0);
  await follow('code=zzzz');
  await expect(warning).toBeVisible();
});

test('a block runs its program under the policy of the site, and loads nothing before the press', async ({page}) => {
  const problems = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await open(page, '/hello');
  expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe|blob:|wasm/);
  expect(asked.filter((path) => path.includes('/run/'))).toEqual([]);
  const run = tour(page).getByRole('button', {name: 'Run record.ts'});
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(same);
  await expect(run).toBeFocused();
  await expect(page.getByRole('group', {name: 'Output on this page'})).toContainText('characters of JSON');
  // The file that it wrote leads on, with the record behind "#".
  await page.locator('summary', {hasText: 'record.json'}).click();
  await page.getByRole('link', {name: 'Open in the record workbench'}).click();
  await page.getByRole('button', {name: 'Check it', exact: true}).click();
  await expect(page.locator('p', {hasText: 'Intact:'})).toBeVisible();
  expect(problems).toEqual([]);
});

test('an endless program is stopped by its reader, and the line of a failure is marked until the text changes', async ({
  page,
}) => {
  await open(page, '/playground#program=onchain/cost');
  await write(page, 'for (;;) {}');
  await runIn(page).click();
  await page.getByRole('button', {name: 'Stop'}).dblclick();
  await expect(verdict(page)).toHaveText('You stopped the program.');
  await write(page, 'const a = 1;\nnull.b;\n');
  await runIn(page).click();
  await expect(verdict(page)).toContainText('TypeError in line 2');
  await expect(page.locator('.cm-failed')).toHaveText('null.b;');
  await page.keyboard.press('Tab');
  await page.locator('.cm-content').press('End');
  await page.keyboard.type('c');
  await expect(page.locator('.cm-failed')).toHaveCount(0);
});

test('next to the recorded output, the verdict on a run is below it, and only other lines are printed', async ({
  page,
}) => {
  await open(page, '/');
  const block = page.locator('[data-run="home/delivery#program"]');
  const output = page.getByRole('group', {name: 'Output on this page'});
  const isRightOfBlock = async (part: typeof block): Promise<void> => {
    const [program, printed] = [(await block.boundingBox())!, (await part.boundingBox())!];
    expect(printed.x).toBeGreaterThan(program.x + program.width);
  };
  await block.getByRole('button', {name: 'Run delivery.ts'}).click();
  await expect(verdict(page)).toHaveText(same);
  await expect(page.locator('.a-code', {hasText: 'as signed valid'}), 'below the output').toContainText(same);
  await expect(block.locator('.a-code-bar')).toContainText(/✓\d+(?:\.\d)? m?s/);
  await expect(output).toHaveCount(0);
  // The block becomes the editor: its program is not there twice.
  await block.getByRole('button', {name: 'Edit delivery.ts'}).click();
  await expect(block.locator('.cm-content')).toContainText('createRandom');
  await expect(block.locator('> pre')).toBeHidden();
  await write(page, "console.log('other');");
  await page.keyboard.press('Control+Enter');
  await expect(output).toHaveText('other');
  await isRightOfBlock(output);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});
  test('works by touch', async ({page}) => {
    await open(page, '/hello');
    await tour(page).getByRole('button', {name: 'Run record.ts'}).tap();
    await expect(verdict(page)).toHaveText(same);
    await tour(page).getByRole('button', {name: 'Edit record.ts'}).tap();
    await expect(page.locator('.cm-content')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await open(page, '/playground');
    await runIn(page).tap();
    await expect(verdict(page)).toBeInViewport();
  });
});

test('the playground opens with a program, and every key that a person types reaches it', async ({page}) => {
  await open(page, '/playground');
  const content = page.locator('.cm-content');
  await expect(content).toContainText('ethers');
  await page.getByLabel('Begin with').selectOption('');
  await content.click();
  await page.keyboard.type('// a? s / b');
  await expect(content).toHaveText('// a? s / b');
  await page.keyboard.press('Control+/');
  await expect(content).toHaveText('a? s / b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(content).toBeFocused();
  // It completes the names of modules.
  await page.keyboard.press('Control+a');
  await page.keyboard.type("import x from 'h");
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('h3-js');
});

test('a changed program shows what differs, and survives a run, another example, a reload and the way back', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, '/playground#program=background/schema-uid');
  const content = page.locator('.cm-content');
  await expect(content).toBeVisible();
  const text = "console.log('kept');";
  await write(page, text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('group', {name: 'Output on this page'})).toHaveText('kept');
  await expect(verdict(page)).toContainText('differs from the recorded one: line 1');
  await expect(content).toBeFocused();
  await expect(content).toHaveText(text);
  const choice = page.getByLabel('Begin with');
  await choice.selectOption('samples/background/cells.ts');
  await expect(content).toContainText('h3-js');
  await choice.selectOption('samples/background/schema-uid.ts');
  await expect(content).toHaveText(text);
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(content).toContainText('solidityPackedKeccak256');
  await content.click();
  await page.keyboard.press('Control+z');
  await expect(content).toHaveText(text);
  await expect.poll(() => page.url()).toContain('code=');
  // Not even the last key is lost.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('1');
  await page.reload();
  await page.mouse.move(3, 3);
  await expect(content).toHaveText(`${text}1`);
  await page.goto('/examples');
  await page.goBack();
  await page.mouse.move(3, 3);
  await expect(content).toHaveText(`${text}1`);
  // The editor below a block keeps its text beside a run of the block above it.
  await open(page, '/hello');
  await tour(page).getByRole('button', {name: 'Edit record.ts'}).click();
  await content.click();
  // In place of the marked one, letter by letter.
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await tour(page).getByRole('button', {name: 'Run record.ts'}).click();
  await expect(verdict(page)).toHaveText(same);
  await tour(page).getByRole('button', {name: 'Edit record.ts'}).click();
  await expect(content).toHaveText(text);
  await page.reload();
  await page.mouse.move(3, 3);
  await tour(page).getByRole('button', {name: 'Edit record.ts'}).click();
  await expect(content).toHaveText(text);
  expect(errors).toEqual([]);
});

test('a wheel over the program scrolls the page, until the program is written in', async ({page}) => {
  await open(page, '/playground');
  const scroller = page.locator('.cm-scroller');
  const moves = (): Promise<number[]> => scroller.evaluate(({scrollTop}) => [Math.round(window.scrollY), scrollTop]);
  await scroller.hover();
  const [before] = await moves();
  await page.mouse.wheel(0, 50);
  await expect.poll(moves).toEqual([before! + 50, 0]);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.wheel(0, 50);
  await expect.poll(moves).toEqual([before! + 50, 50]);
});
