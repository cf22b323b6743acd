import {describe, expect, it} from 'vitest';
import {kindOf, lineOfField, parseFrontMatter} from '../../../plugins/front-matter';
import {checkFrontMatter, isoDay} from '../../../plugins/front-matter/schema';

const doc = {
  title: 'A page',
  description: 'What this page is about, in one sentence that is long enough to be useful.',
  page_type: 'how-to',
  verified: new Date('2026-11-21'),
  sources: ['RFC 7946 section 3.1.6', 'executed: samples/offchain/verify.ts'],
};

describe('front matter', () => {
  it('passes when it is complete', () => expect(checkFrontMatter('doc', doc)).toEqual([]));

  it.each([
    [{page_type: 'howto'}, 'page_type is "howto". Write one of tutorial, how-to, reference, explanation.'],
    [{verified: undefined}, 'verified is missing. Add "verified: …" to the front matter.'],
    [{verified: '21.11.2026'}, 'verified is no date. Write it as 2026-11-21.'],
    [{description: 'Too short.'}, 'description has 10 characters. Write 50 to 160.'],
    [{sources: ['I looked']}, 'sources holds "I looked", which nobody can follow up.'],
    [{continues: 'https://example.org'}, 'continues is no route.'],
    [{page_typ: 'how-to'}, 'page_typ is no known field. Delete it, or did you mean page_type?'],
  ])('fails for %o', (change, message) => {
    const [problem] = checkFrontMatter('doc', {...doc, ...change});
    expect(`${problem?.what} ${problem?.cure}`).toContain(message);
  });

  it('reads dates as YAML gives them', () => {
    expect(isoDay(new Date('2026-11-21'))).toBe('2026-11-21');
    expect(isoDay('soon')).toBeUndefined();
  });

  it('knows the kind of page by its folder', () => {
    expect(['docs/a.md', 'blog/a.md', 'src/pages/a.md', 'docs/_part.md', 'samples/README.md'].map(kindOf)).toEqual([
      'doc',
      'blog',
      'page',
      undefined,
      undefined,
    ]);
  });

  it('names file, line and cure', async () => {
    const fileContent = '---\ntitle: "A page"\nverified: 2026-11-21\nmood: good\n---\n';
    expect(lineOfField(fileContent, 'mood')).toBe(4);
    const parse = parseFrontMatter({
      filePath: `${process.cwd()}/docs/page.md`,
      fileContent,
      defaultParseFrontMatter: async () => ({frontMatter: {...doc, mood: 'good'}, content: ''}),
    });
    await expect(parse).rejects.toThrow('docs/page.md:4: Front matter: mood is no known field.');
  });
});
