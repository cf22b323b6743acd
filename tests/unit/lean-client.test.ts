import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {absentItems, absentParts} from '../../delivery/bundles/slim';
import {leanConfig, leanOrder, leanPrefetch, leanRegistry, leanVersion} from '../../delivery/bundles/slim/loader.cjs';

it('takes the settings of the build out of the configuration and leaves the rest', () =>
  expect(
    leanConfig(
      '/* generated */\nexport default {"title": "A", "presets": [["classic", {}]], "ssrTemplate": "<html>"};\n',
    ),
  ).toBe('export default {"title":"A"};'));

it('takes names of source files out of the registry', () =>
  expect(
    leanRegistry(
      '"a": [() => import(/* webpackChunkName: "a" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],',
    ),
  ).toBe('"a": [() => import(/* webpackChunkName: "a" */ "@site/a.md"), "", require.resolveWeak("@site/a.md")],'));

it('takes descriptions out of the list of documents and leaves titles and sidebars', () =>
  expect(
    JSON.parse(
      leanVersion('{"version": {"docsSidebars": {}, "docs": {"a": {"id": "a", "title": "A", "description": "Long"}}}}'),
    ),
  ).toEqual({version: {docsSidebars: {}, docs: {a: {id: 'a', title: 'A'}}}}));

it('leaves other generated data alone', () => expect(leanVersion('{"tags":[1]}')).toBe('{"tags":[1]}'));

it('names every part of the router that the framework imports', () => {
  const ours = readFileSync('delivery/bundles/slim/router.js', 'utf8');
  const files = [
    'core/lib/client/clientEntry.js',
    'core/lib/client/exports/router.js',
    'core/lib/client/exports/Link.js',
    'core/lib/client/PendingNavigation.js',
  ];
  const used = files.flatMap((file) =>
    [
      ...readFileSync(`node_modules/@docusaurus/${file}`, 'utf8').matchAll(/\{([^}]*)\} from 'react-router-dom'/g),
    ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/ as .*/, ''))),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !new RegExp(`\\b${name}\\b`).test(ours))).toEqual([]);
});

it('knows the prefetch of the framework, and says so when that has changed', () => {
  const theirs = readFileSync('node_modules/@docusaurus/core/lib/client/prefetch.js', 'utf8');
  expect(leanPrefetch(theirs)).toContain('known.has(url)');
  expect(() => leanPrefetch('export const prefetch = () => {};')).toThrow(/is not what it was/);
});

it('knows how the framework sorts names of properties, and says so when that has changed', () => {
  const theirs = readFileSync('node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js', 'utf8');
  expect(leanOrder(theirs)).not.toContain('localeCompare');
  expect(() => leanOrder('deps.sort();')).toThrow(/is not what it was/);
});

it('leaves out kinds of navbar items that are never shown, and no other', () => {
  const absent = (items: object[], locales: string[], siteDir = '.') =>
    absentItems({siteConfig: {themeConfig: {navbar: {items}}}, i18n: {locales}, siteDir} as never);
  const choosers = [{type: 'docsVersionDropdown'}, {type: 'localeDropdown'}];
  expect(absent(choosers, ['en'])).toEqual([
    'DocsVersionDropdownNavbarItem',
    'LocaleDropdownNavbarItem',
    'DropdownNavbarItem',
    'HtmlNavbarItem',
    'DocNavbarItem',
    'DocsVersionNavbarItem',
  ]);
  expect(absent(choosers, ['en', 'fr'])).not.toContain('LocaleDropdownNavbarItem');
  expect(absent(choosers, ['en', 'fr'])).not.toContain('DropdownNavbarItem');
  expect(absent(choosers, ['en'], 'tests/specimens')).not.toContain('DocsVersionDropdownNavbarItem');
  expect(absent([{label: 'More', items: []}, {type: 'doc'}], ['en'])).not.toEqual(
    expect.arrayContaining(['DropdownNavbarItem']),
  );
});

it('leaves out parts of pages that no page of any version asks for, and no other', () => {
  const content = (unlisted: boolean, socials?: object) =>
    ({
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: [
            {versionName: 'current', path: '/', isLast: true, docs: [{permalink: '/a', source: '@site/docs/a.md'}]},
            {versionName: '1.0', path: '/1.0', docs: [{permalink: '/1.0/a', source: '@site/x/a.md', unlisted}]},
          ],
        },
      },
      'docusaurus-plugin-content-blog': {
        default: {
          blogPosts: [{metadata: {permalink: '/b', source: '@site/blog/b.md', authors: [{name: 'C', socials}]}}],
        },
      },
    }) as never;
  expect(absentParts(content(false))).toEqual(
    expect.arrayContaining(['ContentVisibility/Draft', 'ContentVisibility/Unlisted', 'Icon/Socials/GitHub']),
  );
  expect(absentParts(content(true, {github: 'https://github.com/c'}))).toEqual(['ContentVisibility/Draft']);
});
