import {Prism} from 'prism-react-renderer';
import './prism-global';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-csv';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-solidity';
import 'prismjs/components/prism-toml';

/** What a language is called in the page, and the grammar that colours it (none: plain text). */
export interface Language {
  label: string;
  grammar?: Prism.Grammar;
}

/** Name in the fence → name for readers and name of the grammar in Prism. */
const known: Record<string, [label: string, grammar?: string]> = {
  bash: ['Shell', 'bash'],
  css: ['CSS', 'css'],
  csv: ['CSV', 'csv'],
  diff: ['Diff', 'diff'],
  go: ['Go', 'go'],
  gql: ['GraphQL', 'graphql'],
  graphql: ['GraphQL', 'graphql'],
  html: ['HTML', 'markup'],
  http: ['HTTP', 'http'],
  js: ['JavaScript', 'javascript'],
  json: ['JSON', 'json'],
  // Behind it, as an alias of the grammar has the name of the first.
  geojson: ['GeoJSON', 'json'],
  jsx: ['JSX', 'jsx'],
  kotlin: ['Kotlin', 'kotlin'],
  markdown: ['Markdown', 'markdown'],
  mdx: ['MDX', 'markdown'],
  mermaid: ['Mermaid'],
  plain: ['Text'],
  plaintext: ['Text'],
  python: ['Python', 'python'],
  rust: ['Rust', 'rust'],
  solidity: ['Solidity', 'solidity'],
  sql: ['SQL', 'sql'],
  swift: ['Swift', 'swift'],
  text: ['Text'],
  toml: ['TOML', 'toml'],
  ts: ['TypeScript', 'typescript'],
  tsx: ['TSX', 'tsx'],
  txt: ['Text'],
  wkt: ['WKT'],
  xml: ['XML', 'markup'],
  yaml: ['YAML', 'yaml'],
};

/** The names that a fence may give, without the aliases that Prism knows. */
export const codeLanguageNames: readonly string[] = Object.keys(known);

/**
 * Finds a language by the name in a fence, in lower case.
 *
 * @returns nothing for a name that the site does not know
 * @throws Error when the grammar that the table names is not loaded (a mistake in this file)
 */
export function findCodeLanguage(name: string): Language | undefined {
  const alias = Prism.languages[name];
  const entry = known[name] ?? (alias && Object.values(known).find(([, id]) => id && Prism.languages[id] === alias));
  if (!entry) return undefined;
  const [label, id] = entry;
  if (!id) return {label};
  const grammar = Prism.languages[id];
  if (!grammar || typeof grammar === 'function')
    throw new Error(`Prism has no grammar ${id}: import it in plugins/highlight/languages.ts.`);
  return {label, grammar};
}
