import {expect, test, type Page} from '@playwright/test';

/** What newcomers ask, the page that answers, and words of the answer that only its first screen at 1280×900 must show. */
const answers: readonly (readonly [question: string, route: string, answer: RegExp])[] = [
  ['Is it ready for production?', '/', /Research preview.*Status and trust/],
  ['Is it ready for production?', '/introduction', /Research preview.*isn’t ready for production/],
  ['Which chains?', '/sdk/quick-start/configuration', /Sepolia.*Base, Optimism, Arbitrum One and Celo/],
  ['What does it cost?', '/sdk/guides/onchain-workflow', /565,186 gas: 8\.48 dollars .* at 5 gwei/],
  ['How do I revoke an onchain record?', '/sdk/guides/onchain-workflow', /Call eas\.revoke/],
  ['How do I revoke an offchain record?', '/sdk/guides/offchain-workflow', /calls eas\.revokeOffchain\(uid\)/],
  ['How do I verify a record that someone sent me?', '/intro', /Did someone send you a record\?.*verify it/],
  ['How do I store a photo?', '/sdk/guides/offchain-workflow', /PNG or JPEG inside the record.*as a CID/],
  ['How do I store a photo?', '/location-protocol/media-attachments', /larger than about 1 KB\s+a CID/],
  ['How do I keep a location private?', '/core-concepts/privacy', /Keep the record offchain, under your control/],
  [
    'What does the law mean for onchain records?',
    '/core-concepts/privacy',
    /You can’t delete it there.*European Union.*right/,
  ],
  [
    'How do I use it with React, wagmi and viem?',
    '/sdk/guides/react',
    /npm install react@19 react-dom@19 wagmi@3 viem@2/,
  ],
  [
    'Does it work in Python, Go, Rust?',
    '/location-protocol/other-languages',
    /Python\s+no package; four files.*Go\s+no package; seven files.*Rust and others\s+no package/,
  ],
  ['How do I test without a network?', '/sdk/guides/testing', /npx tsx test-records\.ts/],
  ['How do I register a schema?', '/sdk/guides/register-schema', /register-schema\}\.ts/],
  ['How do I read a polygon in a contract?', '/sdk/guides/onchain-polygon', /Let a contract decide.*zone\}\.ts/],
  [
    'How do I index with my own server?',
    '/api/run-your-own',
    /into a Postgres database.*index your own schema, use a program that reads the chain/,
  ],
  ['How do I run the API?', '/api/run-your-own', /git clone .*astral-api/],
  ['How do I try the API?', '/api/getting-started', /api-server\.ts/],
  ['How do I upgrade from 0.1?', '/sdk/guides/getting-started', /Upgrading from 0\.1\?/],
  ['How does it differ from others?', '/core-concepts/comparison', /EAS alone.*POAP.*Attendance token.*FOAM/],
];

// The answers are in the page as it is sent.
test.use({viewport: {width: 1280, height: 900}, javaScriptEnabled: false});

/** Lines of the article, or of a page without one, whose lower edge is on the screen, in the order of the page. */
const shownOn = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main.querySelector('article') ?? main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const {top, bottom, height} = range.getBoundingClientRect();
      // What follows is further down. To measure all of it, the browser would have to lay out the whole page.
      if (top > 2 * innerHeight) break;
      if (height > 0 && bottom <= innerHeight) texts.push(node.textContent ?? '');
      // Cells of a table and blocks are apart for the eye.
      if (/^(?:TD|TH|P|LI|PRE|DIV)$/.test(node.parentElement?.tagName ?? '')) texts.push(' ');
    }
    return texts.join('').replace(/\s+/g, ' ');
  });

test('each question is answered in the first screen of its page', async ({page}) => {
  test.setTimeout(90_000);
  const missing: string[] = [];
  const shown = new Map<string, string>();
  for (const [question, route, answer] of answers) {
    if (!shown.has(route)) {
      await page.goto(route);
      shown.set(route, await shownOn(page));
    }
    if (!answer.test(shown.get(route)!)) missing.push(`${route} has no answer to “${question}”`);
  }
  expect(missing).toEqual([]);
});
