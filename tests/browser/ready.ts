import {expect, type Locator, type Page, type Response} from '@playwright/test';

/**
 * Waits until the page answers to its reader. Script may wait for a sign of the reader before it starts: this gives
 * one that changes nothing (a pointer that moves), then waits for Docusaurus to say that it has hydrated.
 */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  // Not by `expect`, which looks once or twice a second.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached', timeout: 20_000});
}

/** Opens a path of the site and waits until it is ready. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await ready(page);
  return response;
}

/** Opens a tool of a page by its button: with Enter, or with a tap, as the only thing that a reader with a phone can do. */
export async function wake(
  page: Page,
  [path, button, label]: readonly [path: string, button: string, label: string],
  by: 'Enter' | 'tap' = 'Enter',
): Promise<Locator> {
  await open(page, path);
  const opener = page.getByRole('button', {name: button});
  await (by === 'tap' ? opener.tap() : opener.press(by));
  const panel = page.getByRole('region', {name: label, exact: true});
  await expect(panel).toBeFocused();
  return panel;
}

/** Goes to a path as a link of the site does, without loading a document. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    history.pushState(null, '', link.href);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);
}

/** Holds back the answers to some addresses. @returns what lets them through */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
