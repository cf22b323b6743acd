import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {docsRouteData, isStock} from '../shared/framework';
import {tableFiles} from './cut.cjs';
import type {CutTables} from './entry';
import {isPlain} from './plain';

/** Ids of documents that items of the navbar lead to, wherever the reader is. */
export const docsInNavbar = (items: readonly NavbarItem[]): string[] =>
  items.flatMap((item) => [
    ...(item.type === 'doc' || item.type === 'docsVersion' ? [String((item as {docId?: string}).docId ?? '')] : []),
    ...('items' in item ? docsInNavbar(item.items as NavbarItem[]) : []),
  ]);

/** Source files of documents that surely have no code. */
async function plainDocs(allContent: AllContent, siteDir: string): Promise<string[]> {
  const contents = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const docs = contents.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
  const plain: string[] = [];
  for (const {source, frontMatter} of docs)
    if (
      (frontMatter as {interactive?: unknown}).interactive !== true &&
      isPlain(await readFile(source.replace('@site', siteDir), 'utf8'))
    )
      plain.push(source);
  return plain;
}

/** Parts of the theme that fill menus. */
const menuParts = ['DocVersionRoot', 'DocSidebarItems'];

/**
 * Keeps the script of a page the same however many pages there are: documents without code are taken out of the tables that
 * come with every page (./cut.cjs), and each brings its own lines when a reader comes to it (./browser.ts).
 *
 * @param cut what to take out; what cannot be taken out is noted in it
 */
export default (cut: CutTables) =>
  function routes({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
    const {items = []} = (siteConfig.themeConfig as {navbar?: {items?: NavbarItem[]}}).navbar ?? {};
    const {plain, ...tables} = tableFiles;
    const name = path.dirname(path.dirname(plain));
    return {
      name,
      async allContentLoaded({allContent, actions}) {
        const sources = cut.documents ? await plainDocs(allContent, siteDir) : [];
        await actions.createData(path.basename(plain), sources);
        // The compiler of the browser writes the files that documents name, such as images, and the one of the server waits for
        // what it makes of them. Nobody calls this; its script is taken away after the build (./publish.ts).
        await actions.createData(
          'documents.js',
          sources.map((source) => `import ${JSON.stringify(source)};`).join('\n'),
        );
        await actions.createData(
          'rendered.js',
          `export const rendered = () => import(/* webpackChunkName: "rendered" */ './documents.js');`,
        );
      },
      getClientModules: () => [path.join(generatedFilesDir, name, 'default', 'rendered.js')],
      configureWebpack({resolve}, isServer) {
        if (isServer) return {};
        const aliases = resolve?.alias as Record<string, string>;
        // A menu that somebody else draws comes whole.
        cut.menus = cut.documents && menuParts.every((part) => isStock(aliases, part));
        return {
          module: {
            rules: [
              {
                resource: [
                  require.resolve('@docusaurus/core/lib/client/preload.js'),
                  ...(cut.documents ? Object.values(tables) : []).map((file) => path.join(generatedFilesDir, file)),
                  ...(cut.menus ? [{and: docsRouteData(generatedFilesDir)}] : []),
                ],
                enforce: 'pre',
                use: [
                  {loader: path.join(__dirname, 'cut.cjs'), options: {generatedFilesDir, kept: docsInNavbar(items)}},
                ],
              },
            ],
          },
          resolve: {
            alias: {
              '@delivery/routes': __dirname,
              ...(cut.menus &&
                Object.fromEntries(
                  menuParts.flatMap((part) => [
                    [`@theme/${part}`, path.join(__dirname, 'theme', part)],
                    [`@delivery/original/${part}$`, aliases[`@theme/${part}`]],
                  ]),
                )),
            },
          },
        };
      },
    };
  };
