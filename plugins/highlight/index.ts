import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Code is coloured at build time by `./remark`, so nothing that colours code may reach a reader. The classic theme
 * registers grammars in the browser from a module of its own, which imports prism-react-renderer: it gets an empty one.
 */
export default function highlight(): Plugin {
  const empty = path.resolve(__dirname, 'no-prism.js');
  return {
    name: 'highlight',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': empty}}}),
  };
}
