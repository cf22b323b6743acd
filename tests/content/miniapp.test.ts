import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkPage, metaTags} from './checks/miniapp';

/** Every HTML fence of the docs that carries a Mini App tag. */
const fences = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join('docs', file), 'utf8').matchAll(/^```html[^\n]*\n([\s\S]*?)^```/gm)].map(
      ([, html], index) => [`${join('docs', file)} fence ${index + 1}`, html ?? ''] as const,
    ),
  )
  .filter(([, html]) => metaTags(html).has('fc:miniapp'));

describe('Mini App tags that our pages print', () => {
  it('exist', () => expect(fences.length).toBeGreaterThan(0));
  it.each(fences)('%s validates', (_, html) => expect(checkPage(html)).toEqual([]));
});
