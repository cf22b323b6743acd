import {describe, expect, it, test} from 'vitest';
import {parseDescription} from '../../plugins/shared/description';
import {createRequestSnippets} from '../../src/lib/api/requests';

describe('a description of a contract', () => {
  it.each([
    ['See [https://docs.astral.global/health](https://evil.example/).', /The link .* “See \[https/],
    ['## A ![<a href="https://evil.example/">docs</a>](/img/mark.svg)', /The heading has something of the kind image/],
    ['<a href="https://evil.example/">docs.astral.global</a>', 'The text has HTML'],
    ['<script>alert(1)</script>', /<script> is not an element for pages/],
    ['First run npm &#105;nstall ethres.', /ethres is not a package of npm/],
    ['[Health](javascript:alert(1))', /The link has an address of the kind javascript:/],
  ])('may not have what pages may not have: %s', (text, message) => {
    expect(() => parseDescription(text)).toThrow(message);
  });

  it('is told by file and line', () => {
    expect(() => parseDescription('openapi: 3.1.0 <form>')).toThrow(/^data\/reference:1:1 <form>.*“openapi/);
    expect(() => parseDescription('openapi: <form>')).toThrow('data/reference');
  });
});

test('a request of the contract is one command to a shell', () => {
  const request = {method: 'POST', pathValues: {}, query: {q: '$(id)"'}, headers: {}, body: {text: "it's"}};
  const [curl] = createRequestSnippets({...request, path: '/api/sync'});
  expect(curl!.text).toContain(`"$BASE_URL/api/sync?q=%24%28id%29%22"`);
  expect(curl!.text).toContain(`-d '{"text":"it'\\''s"}'`);
  expect(() => createRequestSnippets({...request, path: '/api/sync$(id)'})).toThrow('is not a path');
});
