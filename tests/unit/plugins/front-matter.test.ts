import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from '../../../plugins/front-matter';
import {checkFrontMatter, toIsoDay} from '../../../plugins/front-matter/schema';

const doc = {
  title: 'A page',
  description: 'What this page is about, in one sentence that is long enough to be useful.',
  page_type: 'how-to',
  verified: new Date('2026-11-21'),
  sources: ['RFC 7946 section 3.1.6', 'executed: samples/offchain/verify-record.ts'],
};

describe('front matter', () => {
  it('passes when it is complete, with fields of the framework and of plugins', () =>
    expect(checkFrontMatter('docs', {...doc, sidebar_position: 2, mood: 'good', constructor: 'x'})).toEqual([]));

  it.each([
    [{page_type: 'howto'}, 'page_type is "howto". Write one of tutorial, how-to, reference, explanation.'],
    [{verified: undefined}, 'verified is missing. Add "verified: …" to the front matter.'],
    [{verified: '21.11.2026'}, 'verified is not a date. Write it as 2026-11-21.'],
    [{verified: '2999-01-01'}, 'verified is 2999-01-01, in the future. Write the day of the check.'],
    [{sources: []}, 'sources is empty. Name what the page was checked against.'],
    [{description: 'Too short.'}, 'description has 10 characters. Write 50 to 160.'],
    [{sources: ['I looked']}, 'sources contains "I looked", which is not a form of source that readers can follow.'],
    [{continues: 'https://example.org'}, 'continues is not a route.'],
    [{not_run: 'later'}, 'not_run has 5 characters. Write 30 to 200.'],
    [{page_typ: 'how-to'}, 'page_typ is not a known field. Did you mean page_type?'],
  ])('fails for %o', (change, message) => {
    const [problem] = checkFrontMatter('docs', {...doc, ...change});
    expect(`${problem?.message} ${problem?.fix}`).toContain(message);
  });

  it('reads dates as YAML gives them', () => {
    expect(toIsoDay(new Date('2026-11-21'))).toBe('2026-11-21');
    expect(toIsoDay('soon')).toBeUndefined();
  });

  it.each([
    ['a value', 'note: "\\\\\\\\\',y:process.exit(1),//"', 'line 3: a backslash can make a program of the value'],
    ['an end', '---```js\n---\n{process.exit(1)}', 'line 3: front matter does not begin and end'],
    ['an end of one reader', '# Text.\r---\n{process.exit(1)}', 'line 3: front matter does not begin and end'],
  ])('is refused by the build where %s could run as a program', async (_, yaml, says) => {
    const fileContent = `---\ntitle: "A \\"page\\""\n${yaml}\n---\n`;
    const read = parseFrontMatter({filePath: '', fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
    await expect(read).rejects.toThrow(says);
  });

  it('has the day of verification as text, wherever the file is', async () => {
    const parsed = await parseFrontMatter({
      filePath: '/site/versioned_docs/version-1.0/page.md',
      fileContent: '',
      defaultParseFrontMatter: async () => ({frontMatter: {verified: new Date('2026-11-21')}, content: ''}),
    });
    expect(parsed.frontMatter.verified).toBe('2026-11-21');
  });
});
