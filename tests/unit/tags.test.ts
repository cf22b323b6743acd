import {describe, expect, it, vi} from 'vitest';

const quiet = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const {tagged} = await import('../../samples/astralscan/entries');
quiet.mockRestore();

const found = (memo: string, tag: string): boolean =>
  tagged([{uid: '', attester: '', lon: 0, lat: 0, eventTime: 1, memo, media: []}], tag).length === 1;

describe('tags of entries', () => {
  it.each(['#दिल्ली', '#กรุงเทพฯ', '#café', '#cafe\u0301', '#İstanbul', '#Straße', '#北京', '#a_1'])(
    'finds %s',
    (tag) => {
      for (const form of ['NFC', 'NFD'] as const)
        for (const memo of [tag, `x ${tag}, y`, `#first${tag}`, `(${tag}) ${tag}`])
          expect(found(memo.normalize(form), tag), memo).toBe(true);
    },
  );

  it.each([
    ['#cafeteria', '#cafe'],
    ['#दिल्ली', '#दिल'],
    ['greenwich', '#greenwich'],
    ['', '#a'],
  ])('in "%s" finds no %s', (memo, tag) => expect(found(memo, tag)).toBe(false));
});
