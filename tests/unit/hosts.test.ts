import {describe, expect, it} from 'vitest';
import {headerRules, toCaddy} from '../../delivery/hosting/headers';
import {expectations, judge, type Answer} from '../hosts/expectations';

const [home] = expectations('/assets/a.js', '/samples/a.ts');
const rules = headerRules(["'sha256-abc'"]);
const good: Answer = {
  status: 200,
  headers: [...Object.entries(rules[0]?.headers ?? {}), ['Content-Type', 'text/html; charset=utf-8']],
};

describe('what a host must answer', () => {
  it('is satisfied by the headers that the build writes', () => expect(judge(home!, good)).toEqual([]));
  it('is not satisfied by another status', () =>
    expect(judge(home!, {...good, status: 404})).toEqual(['/: status 404, expected 200']));
  it('is not satisfied by a header that came twice, or not at all', () => {
    const twice = {...good, headers: [...good.headers, ['X-Frame-Options', 'DENY'] as const]};
    expect(judge(home!, twice)).toEqual(['/: x-frame-options came 2 times']);
    const without = {...good, headers: good.headers.filter(([name]) => name !== 'Referrer-Policy')};
    expect(judge(home!, without)).toEqual(['/: referrer-policy came 0 times']);
  });
});

it('the Caddyfile uses no word that Caddy 2.6 does not know', () => {
  const file = toCaddy(rules);
  expect(file).not.toMatch(/handle_errors \d|^\s*>/m);
  expect(file).toMatch(/header \/assets\/\* \{\n\tdefer\n/);
});
