import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildSpecimen} from '../specimens/build';

const logs: string[] = [];

describe('a build with faulty pages fails, and says of each what is wrong', () => {
  let log = '';
  let status: number | null = null;
  beforeAll(() => {
    ({log, status} = buildSpecimen('pages'));
    logs.push(log);
  });

  /** What the log says of one page. */
  const about = (path: string) => {
    const start = log.indexOf(`Can't render static file for pathname "${path}"`);
    expect(start, `the log names ${path}`).toBeGreaterThan(-1);
    const next = log.indexOf("Can't render static file", start + 1);
    return log.slice(start, next === -1 ? undefined : next);
  };

  it('exits with 1', () => expect(status).toBe(1));
  it('navbar item of an unknown type', () =>
    expect(about('/unknown-type')).toContain('No NavbarItem component found for type "custom-thing".'));
  it('unknown doc id, with the ids there are', () => {
    expect(about('/unknown-doc')).toContain('Couldn\'t find any doc with id "nope" in version "current".');
    expect(about('/unknown-doc')).toMatch(/Available doc ids are:(?:\s+- [\w-]+)*\s+- introduction/);
  });
  it('unknown sidebar id', () => expect(about('/unknown-sidebar')).toContain('Can\'t find any sidebar with id "nope"'));
  it('sidebar with nothing to link to', () =>
    expect(about('/empty-sidebar')).toContain('Sidebar with ID "unlinkable" doesn\'t have anything to be linked to.'));
  it('element that the head does not allow', () => {
    const allowed = 'base, body, head, html, link, meta, noscript, script, style, title';
    expect(about('/head-div')).toContain(`Only elements types ${allowed}`);
  });
  it('title whose children are not one string', () =>
    expect(about('/head-title')).toContain('Helmet expects a string as a child of <title>'));
  it('child of a self-closing element', () =>
    expect(about('/head-meta')).toContain('<meta /> elements are self-closing and can not contain children'));
  it('page without a default export', () =>
    expect(about('/no-default')).toContain("The page component at /no-default doesn't have a default export."));
  it('browser storage used on the server', () =>
    expect(about('/server-storage')).toContain('Illegal storage API usage for storage key "specimen".'));
  it('docs feature without its docs plugin', () =>
    expect(about('/no-plugin')).toContain('this plugin does not seem to be enabled'));
});

describe('a build with broken links', () => {
  let log = '';
  let status: number | null = null;
  beforeAll(() => {
    ({log, status} = buildSpecimen('links'));
    logs.push(log);
  });

  it('fails for a link to a page that is not there, and names the page it is on', () => {
    expect(status).toBe(1);
    expect(log).toMatch(/Broken link on source page path = \/broken:\s+-> linking to \/not-there/);
  });
  it('warns of a Markdown link that leads to no file', () =>
    expect(log).toMatch(/\[WARNING\] Markdown link with URL `\.\/not-there\.md` .*couldn't be resolved/));
});

it('the handbook quotes these builds to the letter', () => {
  const [, table = ''] =
    /^\| Message \| Fix \|\n([\s\S]*?)\n\n/m.exec(readFileSync('docs/tutorial-basics/create-a-page.md', 'utf8')) ?? [];
  const quotations = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, quotation = '']) => quotation);
  expect(quotations).toHaveLength(4);
  // What a browser breaks, a terminal breaks elsewhere; an ellipsis stands for a name.
  const said = logs.join('\n').replace(/\s+/g, ' ');
  for (const quotation of quotations) for (const part of quotation.split('…')) expect(said).toContain(part);
});
