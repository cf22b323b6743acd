import type {Page} from '@playwright/test';
import {watch} from './watch';

/**
 * Notes what the policy of a page blocks, and everything else that must not happen (./watch.ts).
 *
 * @returns the list, which grows as things happen
 */
export async function guard(page: Page, baseURL: string): Promise<string[]> {
  const problems = watch(page, new URL(baseURL).origin);
  await page.exposeFunction('violated', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {violated} = window as unknown as {violated: (text: string) => void};
      violated(`${event.effectiveDirective} blocks ${event.blockedURI} ${event.sample}`);
    });
  });
  return problems;
}
