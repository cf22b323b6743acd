import {dirname, join, normalize} from 'node:path/posix';
import type {Program} from 'estree';

/** What a page may import without a maintainer's review: components, and pages and pictures that the checks read. */
const importableComponents =
  /^(?:@theme(?:-original)?\/(?:Admonition|CodeBlock|Details|DocCard|DocCardList|Heading|Tabs|TabItem|ThemedImage)|@docusaurus\/(?:BrowserOnly|Interpolate|Link|Translate|useBaseUrl)|@site\/src\/(?:components|tools)\/(?!parts|shared)\w+(?:\/\w+)?)$/;
const checkedFiles = /\.(?:mdx?|png|jpe?g|webp|gif|svg)$/;

/** Whether a page may import what a name in quotes leads to. The bundler reads a folder of such a name as a package with a program. */
function isImportable(source: unknown, page: string, files: ReadonlySet<string>): boolean {
  if (typeof source !== 'string' || /[?#!]/.test(source)) return false;
  if (importableComponents.test(source)) return true;
  const file = source.startsWith('@site/') ? source.slice('@site/'.length) : join(dirname(page), source);
  // No check reads a page in `static/`, because hosts send it as it is, and a picture there may have a style sheet.
  if (/^static\/.*\.(?:mdx?|svg)$/.test(normalize(file))) return false;
  return /^(?:\.{1,2}|@site)\//.test(source) && checkedFiles.test(file) && files.has(normalize(file));
}

/** Whether an import takes a component under the name that its rules stand under, or a page or a picture and nothing else that it exports. */
export function isPlainImport(statement: Program['body'][number], page: string, files: ReadonlySet<string>): boolean {
  if (statement.type !== 'ImportDeclaration' || !isImportable(statement.source.value, page, files)) return false;
  const source = String(statement.source.value);
  return statement.specifiers.every((specifier) => {
    const {name} = specifier.local;
    if (specifier.type === 'ImportDefaultSpecifier')
      return importableComponents.test(source) ? source.endsWith(`/${name}`) : name !== 'CodeBlock';
    if (specifier.type !== 'ImportSpecifier' || !/^@site\/src\/\w+\/\w+$/.test(source)) return false;
    return 'name' in specifier.imported && specifier.imported.name === name;
  });
}
