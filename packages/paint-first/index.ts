import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Config, HtmlTagObject, Plugin} from '@docusaurus/types';
import {template} from './boot/template';
import chunkGroups from './bundles/groups';
import type {PaintFirstOptions} from './options';
import record from './shared/recordPlugin';

/**
 * Puts tags into the head of each page, and the loader before them. The framework sends the configuration to every reader as script,
 * so neither is left in it.
 */
const head =
  (tags: Config['headTags'] = []) =>
  (): Plugin => ({
    name: 'paint-first-head',
    getClientModules: () => [join(__dirname, 'boot/prefetchWhenIdle')],
    injectHtmlTags() {
      const loader = {tagName: 'script', innerHTML: readFileSync(join(__dirname, 'boot/loader.js'), 'utf8')};
      return {headTags: [loader, ...(tags as HtmlTagObject[])]};
    },
  });

/**
 * Puts the layer around the configuration of a site; `publish.ts` after `docusaurus build` completes it. See
 * ./README.md. In `npm start`, and with `DELIVERY=off`, the site is a plain Docusaurus site.
 *
 * @param config what docusaurus.config.ts would export without the layer; paths in it are read as ever
 */
export function withPaintFirst(config: Config, options: PaintFirstOptions = {}): Config {
  const plugins = [...(config.plugins ?? []), record(options)];
  if (process.env.NODE_ENV !== 'production' || process.env.DELIVERY === 'off') return {...config, plugins};
  return {
    ...config,
    plugins: [...plugins, chunkGroups(options.stylesApart), head(config.headTags)],
    headTags: [],
    // ./boot/loader.js says it, without the style attributes that a strict policy forbids.
    baseUrlIssueBanner: false,
    ssrTemplate: template,
  };
}
