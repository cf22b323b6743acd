import path from 'node:path';
import type {Config} from '@docusaurus/types';
import articles from './articles/plugin';
import remarkCode from './articles/code';
import {template} from './boot/template';
import cache from './bundles/cache';
import chunkGroups, {type GroupOptions} from './bundles/groups';
import slim from './bundles/slim';
import type {DeliveryOptions} from './options';
import routes from './routes/plugin';
import record from './shared/recordPlugin';

export interface Options extends GroupOptions, DeliveryOptions {
  /**
   * Sends the lines of every document in the tables of the framework with every page, as Docusaurus does: for components that
   * list all documents in the browser. Default: a document brings its own lines.
   */
  readonly wholeTables?: boolean;
  /**
   * Components that stay alive in pages sent as HTML: their modules, by the names that they have in Markdown. This is the only
   * registration.
   */
  readonly islands?: Readonly<Record<string, string>>;
}

const here = (file: string): string => path.join(__dirname, file);

/** The content plugins and their options, alone or in the classic preset. */
const contentPlugin = /(?:^|[\\/]|plugin-)content-(?:docs|blog|pages)$/;
const classicPreset = /^(?:classic|@docusaurus\/(?:preset-)?classic)$/;

type ContentOptions = {beforeDefaultRemarkPlugins?: unknown[]} | false | undefined;

/** Lets every content plugin note what code a page has, before any other plugin touches it. */
function noteCode(config: Config): Pick<Config, 'plugins' | 'presets'> {
  const withCode = (options: ContentOptions): ContentOptions =>
    options === false
      ? false
      : {
          ...options,
          beforeDefaultRemarkPlugins: [remarkCode, ...(options?.beforeDefaultRemarkPlugins ?? [])],
        };
  return {
    presets: config.presets?.map((preset) => {
      const [name, options] = Array.isArray(preset) ? preset : [preset, {}];
      if (typeof name !== 'string' || !classicPreset.test(name)) return preset;
      const {docs, blog, pages, ...others} = (options ?? {}) as Record<string, ContentOptions>;
      return [name, {...others, docs: withCode(docs), blog: withCode(blog), pages: withCode(pages)}];
    }),
    plugins: config.plugins?.map((plugin) => {
      const [name, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
      return typeof name === 'string' && contentPlugin.test(name)
        ? [name, withCode(options as ContentOptions) as object]
        : plugin;
    }),
  };
}

type HeadTags = NonNullable<Config['headTags']>;

/** What the first paint can do without waits for it: ./boot/loader.js puts it into the head then. */
function deferTags(tags: HeadTags): HeadTags {
  const isDeferred = ({tagName, attributes}: HeadTags[number]): boolean =>
    tagName === 'link' && attributes?.rel === 'manifest';
  const text = tags
    .filter(isDeferred)
    .map(({attributes}) => `<link rel="manifest" href="${String(attributes?.href)}">`)
    .join('');
  return [
    ...tags.filter((tag) => !isDeferred(tag)),
    {tagName: 'noscript', attributes: {id: 'a-deferred'}, innerHTML: text},
  ];
}

/**
 * Puts the layer around the configuration of a site; `tsx delivery/publish.ts` after `docusaurus build` completes it. See
 * ./README.md.
 *
 * With `DELIVERY=off`, and in `npm start`, the site is a plain Docusaurus site: of the layer there is only what its pages ask for
 * by name: islands and the controls of code blocks.
 *
 * @param config what docusaurus.config.ts would export without the layer; paths in it are read as ever
 */
export function withDelivery(
  config: Config,
  {islands, styles, scripts, wholeTables = false, ...options}: Options = {},
): Config {
  const html = process.env.DELIVERY !== 'off' && process.env.NODE_ENV === 'production';
  const cut = {documents: html && !wholeTables, menus: false};
  const always: Config = {
    ...config,
    clientModules: [...(config.clientModules ?? []), here('articles/controls.ts')],
    plugins: [
      ...(config.plugins ?? []),
      articles({islands, html}),
      record(options, cut),
      ...(html ? [slim, routes(cut), chunkGroups({styles, scripts})] : []),
      cache,
    ],
  };
  if (!html) return always;
  const {presets, plugins} = noteCode(always);
  return {
    ...always,
    presets,
    plugins,
    clientModules: [
      ...(always.clientModules ?? []),
      here('prefetch/prefetch.ts'),
      here('hosting/restoreStyles.ts'),
      ...(options.offline ? [here('offline/network.ts')] : []),
    ],
    headTags: deferTags(config.headTags ?? []),
    // ./boot/loader.js says it, without the style attributes that a strict policy forbids.
    baseUrlIssueBanner: false,
    ssrTemplate: template,
  };
}
