import {expect, test} from '@playwright/test';

/** What newcomers ask, by the page that answers, and words of the answer. That of the home page: layout-grid.spec.ts. */
const answers: readonly (readonly [question: string, route: string, answer: RegExp])[] = [
  ['Is it ready for production?', '/introduction', /isn’t ready for production/],
  ['Which chains?', '/sdk/quick-start/configuration', /Base, Optimism, Arbitrum One and Celo/],
  ['What does it cost?', '/sdk/guides/onchain-workflow', /565,186 gas: 8\.48 dollars .* at 5 gwei/],
  ['How do I revoke an onchain record?', '/sdk/guides/onchain-workflow', /Call eas\.revoke/],
  ['How do I revoke an offchain record?', '/sdk/guides/offchain-workflow', /calls eas\.revokeOffchain\(uid\)/],
  ['How do I store a photo?', '/sdk/guides/offchain-workflow', /PNG or JPEG inside the record/],
  ['How do I store a large photo?', '/location-protocol/media-attachments', /larger than about 1 KB/],
  ['How do I verify a record that I got?', '/intro', /Did someone send you a record\?/],
  ['How do I keep a location private?', '/core-concepts/privacy', /Keep the record offchain, under your control/],
  ['What does the law mean for onchain records?', '/core-concepts/privacy', /You can’t delete it there/],
  ['How do I use it with React?', '/sdk/guides/react', /npm install react@19 react-dom@19 wagmi@3 viem@2/],
  ['Does it work in Python and Go?', '/location-protocol/other-languages', /no package; (?:four|seven) files/],
  ['How do I test without a network?', '/sdk/guides/testing', /npx tsx test-records\.ts/],
  ['How do I register a schema?', '/sdk/guides/register-schema', /register-schema\}\.ts/],
  ['How do I read a polygon in a contract?', '/sdk/guides/onchain-polygon', /zone\}\.ts/],
  ['How do I index with my own server?', '/api/run-your-own', /index your own schema/],
  ['How do I run the API?', '/api/run-your-own', /git clone .*astral-api/],
  ['How do I try the API?', '/api/getting-started', /api-server\.ts/],
  ['How do I upgrade from 0.1?', '/sdk/guides/getting-started', /Upgrading from 0\.1\?/],
  ['How does it differ from others?', '/core-concepts/comparison', /Attendance token/],
];

// The answers are in the page as it is sent.
test.use({viewport: {width: 1280, height: 900}, javaScriptEnabled: false});

test('each question is answered in the first screen of its page', async ({page}) => {
  test.setTimeout(90_000);
  for (const [question, route, answer] of answers) {
    if (!page.url().endsWith(route)) await page.goto(route);
    await expect(page.locator('main').getByText(answer).first(), `${route}: ${question}`).toBeInViewport();
  }
});
