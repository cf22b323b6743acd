import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import remarkFacts, {remarkIssueGroups} from '../../../plugins/facts';
import {fillPlaceholders, elementDataResolvers} from '../../../plugins/facts/resolve';
import {compilePage} from '../../support/markdown';

const page = (text: string): Promise<string> => compilePage(text, remarkGfm, remarkIssueGroups, remarkFacts);

describe('facts in pages', () => {
  it('give an element its data', async () => {
    expect(await page('EAS is <Fact of="network.sepolia.chainId" />.')).toContain('"value": "11155111"');
    expect(await page('A <Term id="location-record">record</Term>.')).toContain('"definition":');
  });

  it('give each group of known issues a heading', async () => {
    expect(await page('<KnownIssueTable area="sdk" />')).toContain(
      `<_components.h2 id="build-and-encode">{"Build and encode"}</_components.h2>`,
    );
    expect(await page('<KnownIssueTable area="api" />')).not.toContain('h2');
  });

  it('fill keys in fences and leave JSX alone', async () => {
    const filled = await page('```text\n{{schema.v0.1.uid}} {{style}}\n```');
    expect(filled).toContain('0xba4171c92572b1e4f241d044c32cdf083be9fd946b8766977558ca6378c824e2');
    expect(filled).toContain('{{style}}');
  });

  it.each([
    [
      '<Fact of="network.sepolia.easy" />',
      'docs/page.md:3:1 There is no Fact "network.sepolia.easy". Nearest: network.sepolia.eas',
    ],
    ['<Fact />', 'docs/page.md:3:1 Fact has no of.'],
    ['<Term id="location-recrod">x</Term>', 'Nearest: location-record'],
    ['<StatusTable group="prats" />', 'Nearest: parts'],
    ['<ErrorTable area="skd" />', 'Nearest: sdk'],
    ['<KnownIssue id="sdk-offchain-verfy" />', 'Nearest: sdk-offchain-verify'],
    ['```text\n{{schema.v0.3.uid}}\n```', 'Nearest: schema.v0.1.uid'],
  ])('stop the build at %s', async (text, message) => {
    await expect(page(`First.\n\n${text}`)).rejects.toThrow(message);
  });

  it('resolve every component without attributes of its own', () => {
    for (const name of ['NetworkTable', 'SchemaTable', 'Glossary']) {
      expect((elementDataResolvers[name]?.({}) as unknown[] | undefined)?.length, name).toBeGreaterThan(2);
    }
  });

  it('leave text without keys as it is', () => {
    for (const text of ['const a = {{b: 1}};', 'Hello {{user.name}}']) expect(fillPlaceholders(text)).toBe(text);
  });
});
