import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/** Parts of a theme that are islands in articles, whichever theme they are of. */
const themeIslands = ['CodeBlock', 'Mermaid'];

/** Parts of the classic theme that the layer renders for articles in its own way, on the server. Parts that a site replaces are not. */
const classicParts = ['Details', 'Tabs'];

/** Modules of the theme around articles, in which content needs no components. */
const aroundArticles =
  /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:DocItem[\\/]Content|BlogPostItem[\\/]Content|MDXPage)[\\/]index\.js$/;

type Aliases = Record<string, string>;

/** Replaces the framework's parts with ours, wherever they are asked for, and leaves the site's own. */
function replaceParts(aliases: Aliases): Aliases {
  const replaced: Aliases = {};
  for (const part of [...themeIslands, ...classicParts]) {
    const original = aliases[`@theme-original/${part}`];
    if (!original) throw new Error(`${__filename} expects @theme/${part} of theme-classic 3.10; this theme has none.`);
    if (classicParts.includes(part) && !original.includes('theme-classic')) continue;
    replaced[`@delivery/original/${part}$`] = original;
    for (const name of [`@theme/${part}`, `@theme-original/${part}`])
      if (aliases[name] === original) replaced[name] = here('server/theme', part);
  }
  return {
    ...replaced,
    '@docusaurus/Link': here('server/theme/Link'),
    '@delivery/original/Link$': aliases['@docusaurus/Link'] as string,
  };
}

export interface ArticleOptions {
  /** As in ../options.ts. */
  readonly islands?: Readonly<Record<string, string>>;
  /** Whether pages without code are sent as HTML. In `npm start` they are not: there is no built HTML. */
  readonly html: boolean;
}

/**
 * Sends pages without code as HTML (./loader.cjs), and registers islands: components with a state that pages use by name.
 */
export default function articles({islands = {}, html}: ArticleOptions) {
  return ({generatedFilesDir, siteDir, siteConfig}: LoadContext): Plugin => {
    const name = 'delivery-articles';
    const generated = (file: string): string => path.join(generatedFilesDir, name, 'default', file);
    return {
      name,
      async contentLoaded({actions}) {
        const entries = Object.entries(islands);
        const load = ([island, module]: [string, string]): string =>
          `${JSON.stringify(island)}: () => import(/* webpackChunkName: "island-${island}" */ ${JSON.stringify(module)}),`;
        const imports = entries.map(([, module], index) => `import C${index} from ${JSON.stringify(module)};`);
        const names = entries.map(([island], index) => `${JSON.stringify(island)}: C${index},`);
        const ofTheme = themeIslands.filter((part) => part !== 'Mermaid' || siteConfig.markdown.mermaid);
        const inBrowser = [...ofTheme.map((part): [string, string] => [part, `@theme/${part}`]), ...entries].map(load);
        await actions.createData('browser.js', `export default {${inBrowser.join('\n')}};`);
        await actions.createData('server.js', `${imports.join('\n')}\nexport default {${names.join('\n')}};`);
      },
      ...(html && {getClientModules: () => [here('renderedStyles.js')]}),
      configureWebpack(config, isServer) {
        const aliases = config.resolve?.alias as Aliases;
        return {
          module: {
            rules: [
              {
                resource: /\.mdx?$/,
                enforce: 'post',
                use: [{loader: here('loader.cjs'), options: {isServer, siteDir}}],
              },
              // What gives Markdown its components would bring all of them along.
              ...(html && !isServer
                ? [{resource: aroundArticles, resolve: {alias: {'@theme/MDXContent': here('passthrough.js')}}}]
                : []),
            ],
          },
          resolve: {
            alias: {
              ...(html && isServer && replaceParts(aliases)),
              '@theme/MDXComponents': here('MDXComponents'),
              '@delivery/original/MDXComponents$': aliases['@theme/MDXComponents'] as string,
              '@delivery/articles': here(),
              '@delivery/islands$': generated(isServer ? 'server.js' : 'browser.js'),
              '@delivery/island$': isServer ? here('server/island') : here('browserIsland'),
            },
          },
        };
      },
    };
  };
}
