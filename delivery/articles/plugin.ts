import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

/** Parts of the theme that the layer renders for articles in its own way, on the server. Parts that a site replaces are not. */
const partsOnServer = {
  CodeBlock: 'CodeBlock',
  Details: 'Details',
  Tabs: 'Tabs',
};

/** Modules of the theme around articles, in which content needs no components. */
const aroundArticles =
  /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:DocItem[\\/]Content|BlogPostItem[\\/]Content|MDXPage)[\\/]index\.js$/;

type Aliases = Record<string, string>;

/** Replaces the framework's parts with ours, wherever they are asked for, and leaves the site's own. */
function replaceParts(aliases: Aliases): Aliases {
  const replaced: Aliases = {};
  for (const [part, file] of Object.entries(partsOnServer)) {
    const original = aliases[`@theme-original/${part}`];
    if (!original?.includes('theme-classic'))
      throw new Error(`${__filename} expects @theme/${part} of theme-classic 3.10; this theme has none.`);
    replaced[`@delivery/original/${part}$`] = original;
    for (const name of [`@theme/${part}`, `@theme-original/${part}`])
      if (aliases[name] === original) replaced[name] = here('server/theme', file);
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
  return ({generatedFilesDir, siteDir}: LoadContext): Plugin => {
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
        // What server/theme/CodeBlock.tsx makes of the blocks of the theme.
        const inBrowser = [['CodeBlock', '@theme/CodeBlock'] as [string, string], ...entries].map(load);
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
