import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ConfigData, HtmlValidate, StaticConfigLoader} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {tagsIn} from '@astral-docs/paint-first/shared/html';

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
const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
  (name) => name.endsWith('.html') && !name.startsWith('assets'),
);

/** The terms of description lists that nothing describes: those after which a list ends. */
const undescribed = (html: string): string[] => {
  const tags = tagsIn(html);
  return tags
    .filter(({name}) => name === 'dl')
    .flatMap((list) =>
      tags.filter(({name, start}) => /^d[td]$/.test(name) && start > list.start && start < list.contentEnd).slice(-1),
    )
    .filter(({name}) => name === 'dt')
    .map(({start, contentEnd}) => html.slice(start, contentEnd));
};

describe('the HTML of built pages', () => {
  it('is valid on every page', async () => {
    expect(pages.length).toBeGreaterThan(75);
    const found: string[] = [];
    for (const page of pages) found.push(...(await problems(readFileSync(join('build', page), 'utf8'), page)));
    expect(found).toEqual([]);
  });

  it('describes what it lists as terms', () => {
    const lists = pages.map((page) => [page, undescribed(readFileSync(join('build', page), 'utf8'))] as const);
    expect(lists.filter(([, terms]) => terms.length)).toEqual([]);
  });
});
