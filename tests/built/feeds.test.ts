// @vitest-environment jsdom
import {readFileSync, readdirSync} from 'node:fs';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {site} from '../../data/site';

/** Every post by its address, with the heading that its text ends under, or the last line of one without headings. */
const posts = new Map<string, string>(
  readdirSync('blog')
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const source = readFileSync(`blog/${name}`, 'utf8');
      const slug = /^slug: *["']?([\w-]+)/m.exec(source)?.[1];
      const [, last] = [...source.matchAll(/^## (.+?)(?: \{.*)?$/gm)].at(-1) ?? [];
      return [`${site.url}/blog/${slug}`, last ?? source.trim().split('\n').at(-1) ?? ''] as const;
    }),
);
const addresses = [...posts.keys()].sort();
const textOf = (html: string): string => toString(fromHtml(html, {fragment: true}));
const text = (name: string): string => readFileSync(`build/blog/${name}`, 'utf8');

interface JsonFeed {
  items: {url: string; content_html: string; date_modified: string; author: {name: string}; tags: string[]}[];
}

/** What would break, or mean nothing, in a reader that has only this HTML. */
function problemsOf(html: string): string[] {
  const problems: string[] = [];
  visit(fromHtml(html, {fragment: true}), 'element', ({tagName, properties}: Element) => {
    if (['script', 'style', 'button', 'svg', 'iframe'].includes(tagName)) problems.push(`<${tagName}>`);
    for (const name of ['className', 'style', 'tabIndex', 'role']) {
      if (properties[name] !== undefined) problems.push(`<${tagName} ${name}>`);
    }
    for (const address of [properties.href, properties.src]) {
      if (address !== undefined && !/^(?:https:|mailto:)/.test(String(address))) problems.push(String(address));
    }
  });
  return problems;
}

describe.each(['rss.xml', 'atom.xml'])('blog/%s', (name) => {
  const document = new DOMParser().parseFromString(text(name), 'application/xml');
  const read = (parent: ParentNode, selector: string): string => parent.querySelector(selector)?.textContent ?? '';

  it('parses, and contains each post with title, date and complete text', () => {
    expect(read(document, 'title')).toBe('Astral notes');
    const items = [...document.querySelectorAll('item, entry')].map((item) => ({
      item,
      link: item.querySelector('link')?.getAttribute('href') ?? read(item, 'link'),
    }));
    expect(items.map(({link}) => link).sort()).toEqual(addresses);
    for (const {item, link} of items) {
      const content = read(item, 'encoded') || read(item, 'content');
      expect(read(item, 'title').length).toBeGreaterThan(10);
      expect(Date.parse(read(item, 'pubDate, updated'))).not.toBeNaN();
      const post = textOf(posts.get(link) ?? '');
      expect(post, link).not.toBe('');
      expect(textOf(content), link).toContain(post);
      expect(problemsOf(content), link).toEqual([]);
    }
  });
});

describe('blog/feed.json', () => {
  const feed = JSON.parse(text('feed.json')) as JsonFeed;

  it('gives each post an author, tags, an RFC 3339 date and self-contained text', () => {
    expect(feed.items.map(({url}) => url).sort()).toEqual(addresses);
    for (const {url, author, tags, date_modified, content_html} of feed.items) {
      expect(author.name, url).toBeTruthy();
      expect(tags.length, url).toBeGreaterThan(0);
      expect(date_modified, url).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
      expect(problemsOf(content_html), url).toEqual([]);
    }
  });
});
