import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readArticle} from '../../delivery/articles/articleFile';
import {scriptsIn} from '../../delivery/bundles/scriptList';
import {menuFile, type MenuItem, type PageEntry} from '../../delivery/routes/entry';

const read = (file: string): string => readFileSync(join('build', file), 'utf8');

const scriptFiles = (page: string): string[] => scriptsIn(read(`${page}/index.html`));
const dataFile = (page: string): string => scriptFiles(page)[0] ?? '';

/** Scripts that a page starts and others start too, as one text. */
const scriptsOf = (page: string): string =>
  scriptFiles(page)
    .filter((file) => file !== dataFile(page))
    .map(read)
    .join('\n');

describe('the script of a page', () => {
  const script = scriptsOf('introduction');
  it('holds neither the routes nor the menu of other sections', () => {
    expect(script.length).toBeGreaterThan(300_000);
    expect(script.match(/"\/(?:sdk\/reference|api\/reference)\/[\w-]+"/g) ?? []).toEqual([]);
    expect(script.match(/docs\/[\w/-]+\.md/g) ?? []).toEqual([]);
  });
  it('is the same on pages of two sections', () =>
    expect(scriptsOf('sdk/reference/attestations')).toBe(scriptsOf('location-protocol/rationale')));
});

describe('a document', () => {
  it('brings its route, its data and its menu in one file', () => {
    const {head} = readArticle(read('articles/sdk/reference/attestations.txt'));
    expect(head.page?.leaf).toEqual({path: '/sdk/reference/attestations', exact: true, sidebar: 'docs'});
    expect(head.page?.module.metadata).toMatchObject({title: 'Attestations and results'});
    expect(head.page?.module.toc).toContainEqual({value: 'Example', id: 'example', level: 2});
    const [, , types = ''] = head.page?.menus ?? [];
    const items = JSON.parse(read(menuFile(types))) as (MenuItem & {href?: string})[];
    expect(items.map(({href}) => href)).toContain('/sdk/reference/attestations');
  });
  it('has among its scripts what opens its menu', () => {
    const {items = {}, menus = []} = JSON.parse(
      read(dataFile('sdk/reference/attestations')).replace('self.deliveryPage=', ''),
    ) as PageEntry;
    expect(Object.keys(items)).toEqual(menus);
    expect(menus).toHaveLength(3);
  });
});
