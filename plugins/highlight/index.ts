import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Code is coloured at build time by `./remark`, so nothing that colours code may reach a reader. The classic theme
 * registers grammars in the browser from a module of its own, which imports prism-react-renderer: it gets an empty one.
 */
export default function highlight(): Plugin {
  const here = (file: string): string => path.resolve(__dirname, file);
  return {
    name: 'highlight',
    configureWebpack({resolve}) {
      const original = '@theme-original/CodeBlock';
      const {[original]: block = ''} = (resolve?.alias ?? {}) as Record<string, string>;
      // A theme with blocks of its own, such as a live editor, gets the fences that are written for it, and its colours.
      const alias: Record<string, string> = block.includes('theme-classic')
        ? {'prism-react-renderer$': here('no-prism.js'), '@other/CodeBlock$': here('no-block.js')}
        : {'@other/CodeBlock$': original};
      alias['@theme/prism-include-languages'] = here('no-languages.js');
      return {resolve: {alias}};
    },
  };
}
