import {expect, test} from './fixtures';
import {poll} from './poll';

/** The region of an opened tool. */
const region = (label: string): string => `section[aria-label="${label}"]`;

test('the place converter responds to keyboard and pointer, and reports input that it cannot read', async ({tab}) => {
  await tab.open('/location-protocol/one-place');
  await tab.click(['main button', 'Convert a place of your own']);
  const bench = region('Place converter');
  const place = `${bench} textarea`;
  await poll(() => tab.count(place)).toBe(1);
  await tab.fill(place, '{"type": "Point", coordinates: [1, 2]}');
  await poll(() => tab.count([bench, 'it does not parse: line 1, column 19'])).toBe(1);
  await tab.fill(place, '52.520008, 13.404954');
  await poll(() => tab.count([bench, '[52.520008,13.404954]'])).toBe(1);
  const map = `${bench} [role="application"]`;
  await tab.read((css) => document.querySelector<HTMLElement>(css)!.focus(), map);
  const value = () => tab.read((css) => document.querySelector<HTMLInputElement>(css)!.value, place);
  const typed = await value();
  await tab.press('ArrowUp');
  await poll(value).not.toBe(typed);
  const moved = await value();
  await tab.click(map);
  await poll(value).not.toBe(moved);
  expect(await tab.problems()).toEqual([]);
});

test('the GraphQL workbench completes, checks and runs an operation by keyboard, and Tab leads on', async ({tab}) => {
  const bench = region('GraphQL workbench');
  await tab.open('/api/graphql-api');
  await tab.read(() => {
    const opener = [...document.querySelectorAll<HTMLElement>('main button')].find(
      (one) => one.innerText === 'Open the workbench',
    );
    opener!.scrollIntoView({block: 'center', behavior: 'instant'});
    opener!.focus();
  });
  await tab.press('Enter');
  await poll(() => tab.read((css) => document.activeElement?.matches(css), bench)).toBe(true);
  const result = `${bench} [aria-label="Result, as JSON"]`;
  await poll(() => tab.text(result)).toMatch(/eventTimestamp/);
  // The editor is in a shadow tree of its own, and with it what it offers.
  const findOption = (css: string): boolean =>
    [...document.querySelectorAll(`${css} *`)].some(({shadowRoot}) =>
      [...(shadowRoot?.querySelectorAll('[role="option"]') ?? [])].some((one) =>
        one.textContent.includes('locationProofsStats'),
      ),
    );
  const focusEditor = (): Promise<boolean> =>
    tab.read((css) => {
      const host = [...document.querySelectorAll(`${css} *`)].find(({shadowRoot}) => shadowRoot);
      const editor = host?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
      editor?.focus();
      return Boolean(editor);
    }, bench);
  await poll(focusEditor).toBe(true);
  await tab.press('Control+a');
  await tab.type('{ locationProofsSta');
  await poll(() => tab.read(findOption, bench)).toBe(true);
  // In its first 75 ms the list takes no Enter, so that it does not catch one that was meant for the text.
  await new Promise((done) => setTimeout(done, 200));
  await tab.press('Enter');
  await tab.type(' { plac');
  await poll(() => tab.text(bench)).toMatch(/Cannot query field "plac"/);
  await tab.press('Escape');
  for (let letter = 0; letter < 4; letter += 1) await tab.press('Backspace');
  await tab.type('byChain { count } ');
  await tab.press('Escape');
  await tab.press('Control+Enter');
  await poll(() => tab.text(result)).toContain('"byChain": []');
  await poll(() => tab.path()).toContain('query=');
  await tab.press('Tab');
  await poll(() => tab.read((css) => document.activeElement?.matches(css), `${bench} textarea`)).toBe(true);
  expect(await tab.problems()).toEqual([]);
});

test('an address that carries the state of a tool goes to the tool, once', async ({tab}) => {
  await tab.open('/location-protocol/one-place?place=52.5,+13.4');
  const top = () =>
    tab.read(
      (css) => Math.round(document.querySelector(css)?.getBoundingClientRect().top ?? 1e6),
      region('Place converter'),
    );
  await poll(top).toBeLessThan(200);
  await tab.read(() => new Promise((done) => setTimeout(done, 500)));
  expect(await top()).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(-50);
  // Who has scrolled away stays there, also after a reload.
  await tab.read(() => scrollTo({top: 300, behavior: 'instant'}));
  await tab.read(() => new Promise((done) => setTimeout(done, 300)));
  await tab.driver.reload();
  await tab.wake();
  await poll(() => tab.count(region('Place converter'))).toBe(1);
  await poll(() => tab.scrolled()).toBe(300);
});

test('a paste of a million marks on a letter is refused before the browser lays it out', async ({tab}) => {
  const [field, search] = ['main textarea', 'dialog [role="combobox"]'];
  const valueOf = (css: string) => tab.read((of) => document.querySelector<HTMLInputElement>(of)!.value, css);
  await tab.open('/location-protocol/one-place#place=1,+2');
  await poll(() => tab.count(field)).toBe(1);
  await tab.read((css) => {
    document.addEventListener('copy', (event) => {
      event.clipboardData!.setData('text/plain', `a${'\u0301'.repeat(1_000_000)}`);
      event.preventDefault();
    });
    document.querySelector<HTMLTextAreaElement>(css)!.select();
  }, field);
  await tab.press('Control+c');
  await tab.press('Control+v');
  await poll(() => tab.text('main [class^="problem_"]')).toMatch(/so the field kept its text/);
  expect(await valueOf(field)).toBe('1, 2');
  await tab.press('Control+k');
  await poll(() => tab.count(search)).toBe(1);
  await tab.press('Control+v');
  await poll(async () => (await valueOf(search)).length).toBe(1000);
});
