import {describe, expect, it} from 'vitest';
import {citeBibtex, citePlain, issueAddress} from '../../../src/lib/cite';

const page = {
  title: 'Signing & 100 % {checks}',
  url: 'https://docs.example/sdk/quick-start/',
  site: 'Astral',
  verified: '2026-11-21',
};

describe('citations', () => {
  it('name the page, the day and the address', () => {
    expect(citePlain(page)).toBe(
      'Astral contributors. “Signing & 100 % {checks}.” Astral documentation, verified 21 November 2026. https://docs.example/sdk/quick-start/',
    );
  });

  it('escape what BibTeX would read as a command', () => {
    expect(citeBibtex(page)).toContain('title   = {Signing \\& 100 \\% \\{checks\\}},');
    expect(citeBibtex(page)).toContain('@online{astral-sdk-quick-start,');
  });

  it('prefill an issue with the address of the page', () => {
    const address = new URL(issueAddress('https://github.com/o/r/issues/new', page));
    expect(address.searchParams.get('title')).toBe(`Docs: ${page.title}`);
    expect(address.searchParams.get('body')).toContain(page.url);
  });
});
