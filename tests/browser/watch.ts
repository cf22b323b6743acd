import {type Page, test} from '@playwright/test';

/**
 * Notes everything that must not happen while a page loads: console errors and warnings, uncaught errors, requests
 * that fail, answers of 400 and above, and requests to another origin.
 *
 * @param origin - the only origin that may be asked; that of the site, unless it is given
 * @returns the list, which grows as things happen
 */
export function watch(page: Page, origin = new URL(test.info().project.use.baseURL!).origin): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) problems.push(`other origin: ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left takes its open requests with it; that is no failure.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
