import type {Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serve} from '../../scripts/server';
import {observatoryScore} from './observatory';

describe('headers of the site, scored as the HTTP Observatory does', () => {
  let url = '';
  let server: Server;
  beforeAll(async () => ({url, server} = await serve('build')));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each(['', 'introduction', 'blog', 'no-such-page'])('give /%s at least 130', async (path) => {
    const response = await fetch(url + path, {headers: {connection: 'close'}});
    const {total, parts} = observatoryScore(response.headers, await response.text(), new URL(url).host);
    expect(total, JSON.stringify(parts)).toBeGreaterThanOrEqual(130);
  });

  it('lose points for each weakness (negative control)', () => {
    const good = {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    };
    const score = (changes: Record<string, string>, html = '') =>
      observatoryScore(new Headers({...good, ...changes}), html, 'site.example').total;
    expect(score({})).toBe(130);
    expect(score({'content-security-policy': ''})).toBe(55);
    expect(score({'content-security-policy': "default-src 'self' 'unsafe-inline'"})).toBe(60);
    expect(score({'strict-transport-security': 'max-age=60'})).toBe(120);
    expect(score({'strict-transport-security': ''})).toBe(80);
    expect(score({'x-content-type-options': ''})).toBe(125);
    expect(score({'referrer-policy': 'unsafe-url'})).toBe(120);
    expect(score({'cross-origin-resource-policy': 'cross-origin'})).toBe(120);
    expect(score({}, '<script src="https://cdn.example/x.js"></script>')).toBe(125);
    expect(score({}, '<script src="//cdn.example/x.js"></script>')).toBe(50);
  });
});
