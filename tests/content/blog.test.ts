import {expect, it} from 'vitest';
import {isJsx, walk} from '../../plugins/shared/tree';
import {readPage, readText} from './site';

it('every figure of the plot in “Longitude first” is one that its program printed', () => {
  const path = 'blog/2026-11-21-long-blog-post.md';
  const printed = readText('samples/blog/land-in-the-sea.out.txt').replaceAll(',', '');
  const plots = [...walk(readPage(path, readText(path)).tree)].filter((node) => isJsx(node) && node.name === 'Plot');
  const values = plots.flatMap((plot) =>
    [...JSON.stringify(plot).matchAll(/\['[^']+', ([\d.]+)\]/g)].map(([, value]) => value),
  );
  expect(values.length).toBeGreaterThanOrEqual(7);
  for (const value of new Set(values)) expect(printed, value).toMatch(new RegExp(` ${value} m$`, 'm'));
});
