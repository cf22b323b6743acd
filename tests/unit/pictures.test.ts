import {expect, it} from 'vitest';
import {prefixIds} from '../../config/pictures';

it('keeps the ids of two drawings on one page apart', () => {
  const draw = (path: string): string => prefixIds('<svg><g/id=a><use href = " #a" mask="url( \'#a\')"/></svg>', path);
  const prefix = /id=(.*?)a>/.exec(draw('blog/pictures/one.svg'))?.[1] ?? '';
  expect(draw('blog/pictures/one.svg')).toBe(
    `<svg><g/id=${prefix}a><use href = " #${prefix}a" mask="url( '#${prefix}a')"/></svg>`,
  );
  expect(draw('blog/pictures/two.svg')).not.toContain(prefix);
});
