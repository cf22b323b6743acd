import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {cardsOf} from '../../delivery/bundles/slim';
import {nameChunks, slimConfig, slimOrder, slimPrefetch, slimVersion} from '../../delivery/bundles/slim/loader.cjs';

it('takes the settings of the build out of the configuration and leaves the rest', () =>
  expect(
    slimConfig(
      '/* generated */\nexport default {"title": "A", "presets": [["classic", {}]], "ssrTemplate": "<html>"};\n',
    ),
  ).toBe('export default {"title":"A"};'));

it('takes the list of documents out of a version and leaves its sidebars', () =>
  expect(
    JSON.parse(
      slimVersion('{"version": {"docsSidebars": {}, "docs": {"a": {"id": "a", "title": "A", "description": "Long"}}}}'),
    ),
  ).toEqual({version: {docsSidebars: {}, docs: {}}}));

it('keeps titles and descriptions for cards, by plugin, version and document', () =>
  expect(
    cardsOf({
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{versionName: 'current', docs: [{id: 'a/b', title: 'B', description: 'About B.'}]}]},
      },
    } as never),
  ).toEqual({'default/current': {'a/b': {id: 'a/b', title: 'B', description: 'About B.'}}}));

it('notes chunks by their names on the server', () => {
  const entry = (noted: string) =>
    `export default {\n  "0a1b2c3d": [() => import(/* c */ "@site/a (b).md"), "${noted}", require.resolveWeak("@site/a (b).md")],\n};`;
  expect(nameChunks(entry('@site/a (b).md'))).toBe(entry('0a1b2c3d'));
  expect(() => nameChunks('export default {};')).toThrow('another form');
});

it('leaves other generated data alone', () => expect(slimVersion('{"tags":[1]}')).toBe('{"tags":[1]}'));

it('knows the prefetch of the framework, and says so when that has changed', () => {
  const theirs = readFileSync('node_modules/@docusaurus/core/lib/client/prefetch.js', 'utf8');
  expect(slimPrefetch(theirs)).toContain('known.has(url)');
  expect(() => slimPrefetch('export const prefetch = () => {};')).toThrow(/as @docusaurus\/core 3.10 has/);
});

it('knows how the cards of the framework read descriptions', () =>
  expect(readFileSync('node_modules/@docusaurus/theme-classic/lib/theme/DocCard/index.js', 'utf8')).toContain(
    'description={item.description ?? doc?.description}',
  ));

it('knows how the framework sorts names of properties, and says so when that has changed', () => {
  const theirs = readFileSync('node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js', 'utf8');
  expect(slimOrder(theirs)).not.toContain('localeCompare');
  expect(() => slimOrder('deps.sort();')).toThrow(/as @docusaurus\/core 3.10 has/);
});
