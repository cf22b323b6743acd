import path from 'node:path';
import type {Config} from '@docusaurus/types';
import articles from './articles/plugin';
import remarkCode, {rehypeMark} from './articles/code';
import {template} from './boot/template';
import chunkGroups from './bundles/groups';
import slim from './bundles/slim';
import type {DeliveryOptions} from './options';
import record from './shared/recordPlugin';

const here = (file: string): string => path.join(__dirname, file);

/** The content plugins and their options, alone or in the classic preset. */
const contentPlugin = /(?:^|[\\/]|plugin-)content-(?:docs|blog|pages)$/;
const classicPreset = /^(?:classic|@docusaurus\/(?:preset-)?classic)$/;

type ContentOptions = {beforeDefaultRemarkPlugins?: unknown[]; rehypePlugins?: unknown[]} | false | undefined;

/** Lets every content plugin note what code a page has, before any other plugin touches it and after all. */
function noteCode(config: Config): Pick<Config, 'plugins' | 'presets'> {
  const withCode = (options: ContentOptions): ContentOptions =>
    options === false
      ? false
      : {
          ...options,
          beforeDefaultRemarkPlugins: [remarkCode, ...(options?.beforeDefaultRemarkPlugins ?? [])],
          rehypePlugins: [...(options?.rehypePlugins ?? []), rehypeMark],
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

/**
 * Puts the layer around the configuration of a site; `tsx delivery/publish.ts` after `docusaurus build` completes it. See
 * ./README.md.
 *
 * With `DELIVERY=off`, and in `npm start`, the site is a plain Docusaurus site: of the layer there is only what its pages ask for
 * by name: islands and the controls of code blocks.
 *
 * @param config what docusaurus.config.ts would export without the layer; paths in it are read as ever
 */
export function withDelivery(config: Config, {islands, ...options}: DeliveryOptions = {}): Config {
  const isBuild = process.env.NODE_ENV === 'production';
  const html = isBuild && process.env.DELIVERY !== 'off';
  // The bundler keeps modules as loaders have left them, and does not know when one of ours, or an alias, has changed.
  if (isBuild) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const always: Config = {
    ...config,
    clientModules: [...(config.clientModules ?? []), here('articles/controls.ts')],
    plugins: [
      ...(config.plugins ?? []),
      articles({islands, html}),
      record(options),
      ...(html ? [slim, chunkGroups] : []),
    ],
  };
  if (!html) return always;
  const {presets, plugins} = noteCode(always);
  return {
    ...always,
    presets,
    plugins,
    clientModules: [...(always.clientModules ?? []), here('prefetch/prefetch.ts')],
    // ./boot/loader.js says it, without the style attributes that a strict policy forbids.
    baseUrlIssueBanner: false,
    ssrTemplate: template,
  };
}
