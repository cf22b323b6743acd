import type {Root} from 'mdast';
import type {Config} from '@docusaurus/types';
import type {Plugin, Processor} from 'unified';
import type {VFile} from 'vfile';
import {parseMarkdownFile} from '@astral-docs/content-checks/markdown/frontMatter';
import {createPageParser} from '@astral-docs/content-checks/markdown/parser';
import {SourceProblem} from '@astral-docs/content-checks/markdown/problem';

/** A paragraph with a text that no Markdown is read in. */
const errorParagraph = (text: string): Root['children'] => [
  {type: 'paragraph', children: [{type: 'inlineCode', value: text}]},
];

/**
 * Lets a mistake in a page take the place of its text instead of stopping the server: `plugins/content-checks/watch.ts` reports it, and
 * everything else that is wrong.
 */
export const guarded = (plugin: unknown): unknown =>
  function guard(this: Processor, ...options: unknown[]) {
    const transform = (plugin as Plugin<unknown[], Root>).apply(this, options) as
      ((tree: Root, file: VFile) => unknown) | undefined;
    return async (tree: Root, file: VFile): Promise<void> => {
      try {
        await transform?.(tree, file);
      } catch (error) {
        if (!(error instanceof SourceProblem)) throw error;
        tree.children = errorParagraph(error.message);
      }
    };
  };

let parser = createPageParser();

/** Reads pages with the plugins of the configuration, once it is complete. */
export const readWith = (config: Config): void => void (parser = createPageParser(config));

/** Puts what the parser says in the place of a page that does not parse. */
export function readable({fileContent}: {fileContent: string}): string {
  const {body} = parseMarkdownFile(fileContent);
  try {
    parser.parse(body);
    return fileContent;
  } catch (error) {
    const above = fileContent.split(/(?<=\n)/).slice(0, body.length - body.trimStart().length);
    return `${above.join('')}\n\n\`\`\`text\nThe page does not parse: ${(error as Error).message}\n\`\`\`\n`;
  }
}
