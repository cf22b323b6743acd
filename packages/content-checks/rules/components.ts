import {findClosest} from '../closest';
import {isJsx, walkTree} from '../markdown/tree';
import type {Finding} from '../report';
import type {Page} from '../page';

/** Components that the framework gives to every page. */
const ofTheFramework = ['Head', 'Details', 'Tabs', 'TabItem', 'Admonition', 'Specimens'];

/**
 * Names of the components that pages can use.
 *
 * @param theme text of src/theme/MDXComponents/index.tsx
 * @param expanded elements that the build writes out
 */
export function parsePageComponentNames(theme: string, expanded: readonly string[]): Set<string> {
  const [, list = ''] = /export default \{([\s\S]*?)\n\};/.exec(theme) ?? [];
  return new Set([
    ...ofTheFramework,
    ...expanded,
    ...[...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name),
  ]);
}

/** Every component of a page is one that pages can use. Elements of HTML begin with a small letter. */
export function checkComponents({path, tree}: Page, known: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  // What the page imports or makes itself, contexts too: `<Word.Provider>`.
  const made = new Set(
    [...walkTree(tree)].flatMap((node) =>
      node.type === 'mdxjsEsm' && 'value' in node ? String(node.value).match(/\w+/g) : [],
    ),
  );
  for (const node of walkTree(tree)) {
    if (!isJsx(node) || !/^[A-Z]/.test(node.name ?? '')) continue;
    const name = node.name ?? '';
    if (known.has(name) || made.has(name.replace(/\..*/, ''))) continue;
    findings.push({
      file: path,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column,
      message: `<${name}> is not a component that pages can use.`,
      fix: `Nearest: ${findClosest(name, known).join(', ')}. Import a tool from src/tools, and register a new component in src/theme/MDXComponents.`,
    });
  }
  return findings;
}
