import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {moved} from '../../data/moved';
import {builtRoutes} from '../support/builtSite';

describe('addresses that moved', () => {
  it('lead to pages that exist', () => {
    const lost = moved.filter(({to}) => !existsSync(`build${to}`));
    expect(lost).toEqual([]);
  });

  it('are named for hosts that read _redirects, with each page that has no slash', () => {
    const lines = readFileSync('build/_redirects', 'utf8').trim().split('\n');
    expect(lines).toEqual(expect.arrayContaining(moved.map(({from, to}) => `${from} ${to} 301`)));
    expect(lines).toContain('/introduction /introduction/ 200');
    expect(lines.filter((line) => / 200$/.test(line))).toHaveLength(
      builtRoutes().filter((route) => !route.endsWith('/')).length,
    );
    // Cloudflare Pages reads at most 2,000 rules without a pattern. A pattern could lead where a link says.
    expect(lines.length).toBeLessThan(2_000);
    expect(lines.filter((line) => /[*:]/.test(line))).toEqual([]);
  });
});
