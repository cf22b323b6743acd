import type {Config} from '@docusaurus/types';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';

type Options = {beforeDefaultRemarkPlugins?: PluggableList; remarkPlugins?: PluggableList} | null | undefined;

/** The options of the content plugins, alone or in a preset, without those of other plugins. */
const optionsOf = ({presets = [], plugins = []}: Pick<Config, 'presets' | 'plugins'>): Options[] => [
  ...presets.flatMap((preset) => (Array.isArray(preset) ? Object.values(preset[1] as Record<string, Options>) : [])),
  ...plugins.map((plugin) => (Array.isArray(plugin) ? (plugin[1] as Options) : undefined)),
];

/**
 * A parser for pages that knows what the build knows: the syntax that plugins of the configuration add, such as `$x$`. What they
 * do to a page after it is parsed is left out.
 *
 * @param plain whether the page is Markdown without JSX, as `mdx: {format: md}` in its front matter says
 */
export function createPageParser(config: Pick<Config, 'presets' | 'plugins'> = {}, plain = false) {
  const added = optionsOf(config).flatMap((options) => [
    ...(options?.beforeDefaultRemarkPlugins ?? []),
    ...(options?.remarkPlugins ?? []),
  ]);
  return unified()
    .use(remarkParse)
    .use(plain ? [] : [remarkMdx])
    .use([remarkDirective, remarkGfm])
    .use([...new Set(added)]);
}
