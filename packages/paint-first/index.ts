import type {Config, HtmlTagObject} from '@docusaurus/types';
import type {PaintFirstOptions} from './options';
import paintFirst from './plugin';

/**
 * Puts the layer around the configuration of a site; `publish.ts` after `docusaurus build` completes it. See
 * ./README.md. In `npm start`, and with `DELIVERY=off`, the site is a plain Docusaurus site.
 *
 * @param config what docusaurus.config.ts would export without the layer; paths in it are read as ever
 */
export function withPaintFirst(config: Config, options: PaintFirstOptions = {}): Config {
  if (process.env.NODE_ENV !== 'production' || process.env.DELIVERY === 'off') return config;
  return {
    ...config,
    plugins: [...(config.plugins ?? []), paintFirst(options, (config.headTags ?? []) as HtmlTagObject[])],
    headTags: [],
    // ./boot/loader.js says it, without the style attributes that a strict policy forbids.
    baseUrlIssueBanner: false,
  };
}
