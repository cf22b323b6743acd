import {expect} from '@playwright/test';

/**
 * Asks until a matcher is satisfied, as `expect.poll` does, and more often: Playwright waits up to a second between two
 * questions, which over three engines is most of the time that these tests take.
 */
export const poll = <T>(ask: () => T | Promise<T>, options: {message?: string; timeout?: number} = {}) =>
  expect.poll(ask, {intervals: [20, 50, 100], ...options});
