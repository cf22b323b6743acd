import {randomBytes} from 'node:crypto';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {packText} from '../../src/lib/playground/state';
import {PROGRAM_EXAMPLES} from '../../src/tools/Playground/examples';
import {openTools, withTool} from './kinds';
import {open, ready} from './ready';

const PLACE = '/location-protocol/one-place';
const panels = (page: Page): Locator => page.locator('main section[class*="panel_"]');
const field = (page: Page): Locator => page.getByLabel('A place in any form');
const secret = 'nobodyelsereadsthis';

/** Errors that nothing has caught, and pages that gave up. */
function watchCrashes(page: Page): string[] {
  const crashes: string[] = [];
  page.on('pageerror', ({message}) => crashes.push(message));
  return crashes;
}
const noCrash = (page: Page): Promise<void> => expect(page.getByText('This page crashed')).toHaveCount(0);

/** Writes into every field and editor of the opened tools. */
async function typeEverywhere(page: Page, text: string): Promise<void> {
  for (const one of await panels(page).locator('input:not([type]), input[type="text"], textarea').all())
    if (await one.isVisible()) await one.fill(text);
  for (const editor of await panels(page).locator('.cm-content').all()) {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(`// ${text}`);
  }
}

async function pressEverything(page: Page): Promise<void> {
  const pressable = page.locator(':enabled:not([inert] *)');
  for (const button of await panels(page).locator('button').all())
    if (await button.and(pressable).isVisible()) await button.click({timeout: 2000}).catch(() => undefined);
}

/** Takes the stores of the browser and the clipboard away, or lets them fail at each write. */
const breakStores = (page: Page, how: 'blocked' | 'full'): Promise<unknown> =>
  page.addInitScript((state) => {
    const refuse = (): never => {
      throw new DOMException(state, state === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (state === 'full') Storage.prototype.setItem = refuse;
    else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {get: refuse});
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  }, how);

for (const path of withTool) {
  test(`a tool sends nothing that is typed, and does not crash when the store is full: ${path}`, async ({page}) => {
    test.setTimeout(120_000);
    const crashes = watchCrashes(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await open(page, path);
    await openTools(page);
    await typeEverywhere(page, secret);
    await page.waitForTimeout(500);
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await ready(page);
    await pressEverything(page);
    await noCrash(page);
    await breakStores(page, 'full');
    await open(page, path);
    await openTools(page);
    // As long as a field takes, and with more positions than a call has arguments.
    const line = `{"type":"LineString","coordinates":[${'[1,2],'.repeat(33_000)}[1,2]],"name":"${secret}"}`;
    await typeEverywhere(page, line);
    await page.waitForTimeout(500);
    await pressEverything(page);
    await noCrash(page);
    expect(crashes).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((request) => request.includes(secret))).toEqual([]);
  });

  test(`each file of a tool may be missing once, and the store and the network may go: ${path}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await breakStores(page, 'blocked');
    const crashes = watchCrashes(page);
    await open(page, path);
    const missed = new Set<string>();
    await page.route(/\/assets\/|\/records\/|\/samples\/|\/reference\//, (route) => {
      const {pathname} = new URL(route.request().url());
      if (missed.has(pathname) || /\.css$/.test(pathname)) return route.continue();
      missed.add(pathname);
      // Some networks send a page of their own in the place of a file.
      return pathname.endsWith('.js') ? route.abort() : route.fulfill({contentType: 'text/html', body: '<p>Sign in'});
    });
    // A tool that opens by itself has its files already.
    const opener = page.locator('main [class*="tool_"] [class*="closed_"] > button').first();
    for (let tries = 0; tries < 8 && (await panels(page).count()) === 0; tries += 1) {
      // A tool that opens by itself may take its button away under the pointer.
      await opener.click({timeout: 1500}).catch(() => undefined);
      await panels(page)
        .first()
        .waitFor({timeout: 700})
        .catch(() => undefined);
    }
    await expect(panels(page).first()).toBeVisible();
    const again = panels(page).getByRole('button', {name: /^(?:Try again|Send)$/i});
    await expect(async () => {
      if (await again.first().isVisible()) await again.first().click({timeout: 2000});
      await expect(panels(page).getByText(/could not be fetched/)).toHaveCount(0, {timeout: 500});
      await expect(panels(page).locator('input, select, textarea, .cm-content').first()).toBeVisible({timeout: 500});
    }).toPass();
    await context.setOffline(true);
    await typeEverywhere(page, 'offline');
    await pressEverything(page);
    await noCrash(page);
    expect(crashes).toEqual([]);
  });
}

test('thousands of lines that an input method puts in at once are there in seconds', async ({page}) => {
  const lines = '{"a":1}\n'.repeat(4990);
  await open(page, `${PLACE}#place=1,2`);
  await field(page).fill('');
  await page.keyboard.insertText(lines);
  await expect(field(page)).toHaveValue(lines);
  await open(page, '/playground');
  await page.locator('.cm-content').first().fill('');
  await page.keyboard.insertText(lines);
  await expect(page.locator('.cm-content').first()).toContainText('{"a":1}');
});

test('several tools of a page keep what is typed into each, short or long', async ({page}) => {
  await open(page, '/tutorial-basics/tools');
  await openTools(page);
  const memo = page.getByLabel('memo (optional)');
  const editor = page.locator('.cm-content').first();
  await field(page).fill('1'.repeat(3000));
  await memo.fill('m'.repeat(3000));
  await editor.fill('// own');
  await field(page).fill('1, 2');
  await expect(page).toHaveURL(/place=1%2C\+2/);
  await page.reload();
  await ready(page);
  await expect(field(page)).toHaveValue('1, 2');
  await expect(memo).toHaveValue('m'.repeat(3000));
  await expect(editor).toHaveText('// own');
});

test('a state too long for an address stays in the tab, and an address of before is rewritten', async ({page}) => {
  await open(page, `${PLACE}?place=13.38,+52.5#one`);
  await expect(field(page)).toHaveValue('13.38, 52.5');
  await expect(page).toHaveURL(/one-place#place=13\.38/);
  const line = `LINESTRING (${Array.from({length: 400}, (_, at) => `${at / 10} 51`).join(', ')})`;
  await field(page).fill(line);
  await expect(page).toHaveURL(/one-place#place-state=tab$/);
  await page.reload();
  await ready(page);
  await expect(field(page)).toHaveValue(line);
  // A link in the same tab, and a key in what it shows, replace nothing.
  await page.goto(`${PLACE}?a#place=3,+4`);
  await ready(page);
  await field(page).fill(`${line} `);
  await expect(page).toHaveURL(/#place-state=tab1$/);
  await page.goBack();
  await expect(field(page)).toHaveValue(line);
  const longest = 'x'.repeat(2000 - 'place='.length);
  await field(page).fill(longest);
  await expect(page).toHaveURL(new RegExp(`one-place#place=${longest}$`));
  await field(page).fill(`${longest}x`);
  await expect(page).toHaveURL(/one-place#place-state=tab$/);
  // A machine that was asleep corrects its clock.
  await page.evaluate(() => void (Date.now = () => 0));
  await field(page).fill('1, 2');
  await expect(page).toHaveURL(/one-place#place=1%2C\+2$/);
  // Keys without a pause between them, and a reload at once.
  await field(page).pressSequentially('345678901234567890', {delay: 50});
  await page.reload();
  await ready(page);
  await expect(field(page)).toHaveValue(/^1, 234567/);
});

test('a tool that fails leaves the page, gives the text back and can be tried again', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PLACE}#place=1,+2`);
  await field(page).fill('51.25, 2.5');
  await page.evaluate(() => {
    const {toFixed} = Number.prototype;
    Object.assign(window, {mend: () => (Number.prototype.toFixed = toFixed)});
    const fail = (): never => {
      throw new Error('a fault of the tool');
    };
    // With the next key, and not while what follows from the last is still drawn.
    window.addEventListener('input', () => (Number.prototype.toFixed = fail), {once: true, capture: true});
  });
  await field(page).fill('51.25, 2.75');
  const failed = page.getByRole('alert').filter({hasText: 'This tool stopped'});
  await expect(failed).toContainText('a fault of the tool');
  await noCrash(page);
  await failed.getByRole('button', {name: 'Copy what you typed'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('51.25, 2.5');
  await page.evaluate(() => (window as unknown as {mend: () => void}).mend());
  await failed.getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toHaveValue(/^51\.25, 2\.7?5$/);
});

test('only unchanged code of this site runs by itself', async ({page}) => {
  const first = PROGRAM_EXAMPLES[0]!.programs[0]![0].replace(/^samples\/|\.ts$/g, '');
  await open(page, `/playground#program=${first}&code=${packText("console.log('planted');")}`);
  await page.locator('.cm-content').click();
  await page.keyboard.type(' ');
  await page.goto('about:blank');
  await open(page, `/playground#program=${first}`);
  await expect(page.locator('.cm-content')).not.toContainText('planted');
  await page.locator('.cm-content').click();
  await page.keyboard.type("console.log('written');");
  await page.waitForTimeout(500);
  await page.goto('about:blank');
  await open(page, '/playground');
  await expect(page.locator('.cm-content')).toContainText('written');
  await page.waitForTimeout(1500);
  await expect(page.locator('section p[role="status"]').first()).toHaveText('What the program prints appears here.');
});

test('a link to the playground replaces nothing that its reader wrote', async ({page}) => {
  const editor = page.locator('.cm-content');
  await open(page, '/playground#program=');
  await editor.click();
  await page.keyboard.insertText(`console.log('own');${randomBytes(4000).toString('hex')}`);
  await page.evaluate((to) => (location.hash = to), `code=${packText(`console.log('theirs');`)}`);
  await expect(editor).toContainText('theirs');
  await editor.click();
  const added = randomBytes(4000).toString('hex');
  await page.keyboard.insertText(added);
  await expect(page).toHaveURL(/#program=&kept=\S+$/);
  for (const name of ['another', 'theirs']) {
    await page.evaluate((to) => (location.hash = to), `code=${packText(`console.log('${name}');`)}`);
    await expect(editor).toHaveText(`console.log('${name}');`);
    await editor.click();
    await page.keyboard.insertText('x');
    const typed = (await editor.textContent())!;
    await page.reload();
    await ready(page);
    await expect(editor).toHaveText(typed);
  }
  await page.goBack();
  await expect(editor).toContainText('another');
  await page.goBack();
  await expect(editor).toContainText(added);
  await page.reload();
  await ready(page);
  await expect(editor).toContainText(added);
  // Another program, and the way back to what was written over the link.
  await page.getByLabel('Begin with').selectOption('samples/background/cells.ts');
  await expect(editor).toContainText('h3-js');
  await page.goBack();
  await expect(editor).toContainText(added);
  await page.goBack();
  await expect(editor).toContainText('own');
  await page.reload();
  await expect(editor).toContainText('own');
});

test('a link to a program that the site no longer has shows its text', async ({page}) => {
  await open(page, `/playground#program=renamed&code=${packText("console.log('kept');")}`);
  await expect(page.getByText('This site no longer has the program')).toBeVisible();
  await expect(page.locator('.cm-content')).toHaveText("console.log('kept');");
});

test('an address can not say that a page answers already', async ({page}) => {
  await page.route(/\/main\.\w+\.js$/, (route) => route.abort());
  await page.goto('/introduction?docusaurus-data-HAS-hydrated=true&docusaurus-data-kept=yes');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('#a-script-missing')).toBeVisible();
});

test('an address can neither stop a page from scrolling nor leave it without colours', async ({page}) => {
  for (const query of ['data-modal=1', 'theme=evil', 'DATA-theme=evil', 'theme=system']) {
    await open(page, `/introduction?docusaurus-${query}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-modal');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /^(?:light|dark|system)$/);
  }
});

/** Programs that leave more than a page can draw, and what is said of them. */
const heavy: Readonly<Record<string, readonly [source: string, says: RegExp]>> = {
  'writes 20,000 files': [
    "import {writeFileSync} from 'node:fs'; for (let i = 0; i < 2e4; i += 1) writeFileSync(`f${i}`, 'x');",
    /at most 100 files/,
  ],
  'prints 90,000 pieces in turns': [
    "for (let i = 0; i < 45000; i += 1) { process.stdout.write('a'); process.stderr.write('b'); }",
    /^Ran for/,
  ],
  'prints on below much text': [
    "process.stdout.write('x'.repeat(190000)); const t = setInterval(() => process.stdout.write('y'), 16); setTimeout(() => clearInterval(t), 3000);",
    /^Ran for/,
  ],
  'prints 150,000 marks on one letter': ["console.log('a' + '\\u0301'.repeat(150000));", /^Ran for/],
  'writes a file called __proto__': [
    "import {writeFileSync} from 'node:fs'; writeFileSync('__proto__', 'kept'); writeFileSync('constructor', 'kept');",
    /^Ran for/,
  ],
};
for (const [does, [source, says]] of Object.entries(heavy))
  test(`a page draws what is left of a program that ${does}`, async ({page}) => {
    await open(page, `/playground#code=${packText(source)}`);
    const region = page.getByRole('region', {name: 'Playground'});
    await expect(page.locator('.cm-content')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    const used = async (what: string): Promise<number> =>
      (await session.send('Performance.getMetrics')).metrics.find(({name}) => name === what)!.value;
    const layouts = await used('LayoutCount');
    await region.getByRole('button', {name: /^Run /}).click();
    await expect(region.locator('p[role="status"]').first()).toHaveText(says, {timeout: 20_000});
    // What it prints on would be laid out 180 times with all that is above it.
    expect((await used('LayoutCount')) - layouts).toBeLessThan(60);
    const before = await used('TaskDuration');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect((await used('TaskDuration')) - before).toBeLessThan(0.5);
    expect(await page.locator('[aria-label="Output on this page"] span').count()).toBeLessThan(1500);
    if (does.includes('__proto__')) await expect(region.locator('summary')).toHaveText([/__proto__/, /constructor/]);
  });

test('a paste of a megabyte is refused with the reason, and what was there stays', async ({page}) => {
  await open(page, `${PLACE}#place=1,+2`);
  await field(page).fill('x'.repeat(1_000_000));
  await expect(field(page)).toHaveAccessibleDescription(/longer than 200,000 characters/);
  await expect(field(page)).toHaveValue('1, 2');
  await field(page).press('x');
  await expect(field(page)).toHaveValue(/x/);
  await open(page, '/playground#program=background/schema-uid');
  await page.locator('.cm-content').click();
  await page.keyboard.insertText('y'.repeat(200_001));
  await expect(page.getByText('That was longer than 200,000 characters')).toBeVisible();
  await page.keyboard.insertText('abc {[(" '.repeat(4900));
  await expect(page.getByText('That was nested 2,000 levels deep')).toBeVisible();
  await expect(page.locator('.cm-content')).toContainText('solidityPackedKeccak256');
});

test('a line break hides no letters from right to left in a field of one line', async ({page}) => {
  const brackets = ' [1]'.repeat(500);
  await page.goto(`/location-protocol/payloads#${String(new URLSearchParams({version: `א\n${brackets}`}))}`);
  await expect(page.getByLabel('lp_version')).toHaveValue('');
  const salt = page.getByLabel('salt', {exact: true});
  await salt.fill('א');
  await salt.focus();
  await page.keyboard.insertText(brackets);
  await expect(salt).toHaveAccessibleDescription(/from right to left, so the field kept its text/);
  await expect(salt).toHaveValue('א');
});

test('an operation nested by a link stays in the editor, as plain text', async ({page}) => {
  await page.goto(`/api/graphql-api#query=${encodeURIComponent('{a'.repeat(20_000))}`);
  await expect(page.locator('.cm-content').first()).toContainText('{a{a');
});

const longLine = `${' '.repeat(150_000)}{`;
for (const address of [
  `/api/graphql-api#query=${longLine.replaceAll(' ', '+')}`,
  `/playground#code=${packText(longLine)}`,
])
  test(`a line that a link brings is drawn in part, as all of it takes seconds, and stays: ${address.slice(0, 25)}`, async ({
    page,
  }) => {
    await page.goto(address);
    const editor = page.locator('.cm-content');
    await expect(editor).toHaveText(/^ +/);
    expect((await editor.textContent())!.length).toBeLessThan(50_000);
    await editor.press('ControlOrMeta+z');
    await editor.press('ControlOrMeta+End');
    await expect(editor).toHaveText(/\{$/);
    expect(new URL(page.url()).hash).toBe(new URL(address, page.url()).hash);
  });
