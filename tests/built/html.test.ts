import {type ConfigData, HtmlValidate, StaticConfigLoader} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {files, readBuilt} from '../support/builtSite';

/** The rules for every page; any that is off says why in the test below. */
const config: ConfigData = {root: true, extends: ['html-validate:standard']};
const checker = new HtmlValidate(new StaticConfigLoader(config));

async function problems(html: string, file: string): Promise<string[]> {
  const {results} = await checker.validateString(html, file);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${file}  ${ruleId}: ${message} (${selector})`),
  );
}

// The frame that runs programs is not a page: no reader sees it.
const pages = files.filter((name) => name.endsWith('.html') && !name.startsWith('assets'));

/**
 * Typographic quotes where a program has straight ones: in code, and in what a page quotes. Pages quote with “…” alone, so ‘, and “
 * inside “…”, were straight in a message.
 */
const changedQuotes = (html: string): string[] => {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const plain = (part: string): string => part.replace(/<[^>]*>/g, '');
  const code = [...text.matchAll(/<(code|pre)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , part = '']) => plain(part));
  const prose = plain(text.replace(/<\/?(?:p|li|d[dtl]|t[drh]|h\d|div|figcaption)\b[^>]*>/g, '\n'));
  return [...code.filter((part) => /[‘“”]/.test(part)), ...(prose.match(/.{0,40}‘.{0,40}|“[^”\n]*“.{0,40}/g) ?? [])];
};

describe('the HTML of built pages', () => {
  it('is valid on every page', async () => {
    expect(pages.length).toBeGreaterThan(75);
    const found: string[] = [];
    for (const page of pages) found.push(...(await problems(readBuilt(page), page)));
    expect(found).toEqual([]);
  });

  it('keeps the quotes of a program', () => {
    const found = pages.map((page) => [page, changedQuotes(readBuilt(page))] as const);
    expect(found.filter(([, parts]) => parts.length)).toEqual([]);
  });

  it('compares every version that the payloads of a page have', () => {
    const named = /Payloads on this page: <strong>([\w.-]+)/g;
    const versions = pages.flatMap((page) => [...readBuilt(page).matchAll(named)]);
    const [, head = ''] = readBuilt('location-protocol/eas-schema/index.html').split(/<thead>|<tbody>/);
    expect(versions.length).toBeGreaterThan(3);
    expect(versions.filter(([, version = '']) => !head.includes(version))).toEqual([]);
  });

  it('describes what it lists as terms', () => {
    const endsInTerm = /<dt\b(?:(?!<d[dt]\b)[^])*?<\/dl>/;
    expect(pages.filter((page) => endsInTerm.test(readBuilt(page)))).toEqual([]);
  });
});
