import {dirname, join, normalize} from 'node:path/posix';
import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Expression, Program, Property} from 'estree';
import {fromHtml} from 'hast-util-from-html';
import type {Code, Definition, Html, ImageReference, Link} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {Node} from 'unist';
import {checkDataAddresses, findAddressProblem, findFileProblem, invisible, list} from './addresses';
import type {PageRules} from './pageRules';
import {isJsx, walk, type JsxElement} from '../markdown/tree';
import type {Page} from '../page';
import type {Finding} from '../report';

/** Attributes whose value is an address. */
const addresses = ['href', 'to', 'src', 'srcset', 'poster', 'cite', 'data', 'action', 'formaction', 'xlink:href'];

/** What a page may import without a maintainer's review: components, and pages and pictures that the checks read. */
const components =
  /^(?:@theme(?:-original)?\/(?:Admonition|CodeBlock|Details|DocCard|DocCardList|Heading|Tabs|TabItem|ThemedImage|TOCInline)|@docusaurus\/(?:BrowserOnly|Interpolate|Link|Translate|useBaseUrl)|@site\/src\/(?:components|tools)\/[\w/-]+)$/;
const checkedFiles = /\.(?:mdx?|png|jpe?g|webp|gif|svg)$/;

/** Whether a page may import what a name in quotes leads to. The bundler reads a folder of such a name as a package with a program. */
function isImportable(source: unknown, page: string, files: ReadonlySet<string>): boolean {
  if (typeof source !== 'string' || /[?#!]/.test(source)) return false;
  if (components.test(source)) return true;
  const file = source.startsWith('@site/') ? source.slice('@site/'.length) : join(dirname(page), source);
  return /^(?:\.{1,2}|@site)\//.test(source) && checkedFiles.test(file) && files.has(normalize(file));
}

interface WithEstree {
  value?: string;
  data?: {estree?: Program | null};
}

/** Whether a value is written out: text, numbers, lists and objects of these. It runs nothing. */
function isLiteral(node: unknown): boolean {
  const {type, ...rest} = node as {type: string; [field: string]: unknown};
  if (type === 'Literal') return true;
  if (type === 'ArrayExpression') return (rest.elements as unknown[]).every((one) => one !== null && isLiteral(one));
  if (type === 'TemplateLiteral') return (rest.expressions as unknown[]).length === 0;
  if (type === 'UnaryExpression') return rest.operator === '-' && isLiteral(rest.argument);
  if (type === 'Property') return rest.computed === false && rest.kind === 'init' && isLiteral(rest.value);
  return type === 'ObjectExpression' && (rest.properties as unknown[]).every(isLiteral);
}

/** Whether an expression holds nothing, as a comment does, or a value that is written out. */
const isData = ({data}: WithEstree): boolean =>
  data?.estree !== undefined &&
  (data.estree?.body ?? []).every((one) => one.type === 'ExpressionStatement' && isLiteral(one.expression));

/** The text that an expression is, with its escapes read; nothing where it is no text. */
function readText(expression: unknown): string | undefined {
  const node = expression as Expression | undefined;
  // A list becomes text as its entries do.
  if (node?.type === 'ArrayExpression') return readText(node.elements[0]);
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? undefined;
  return node?.type === 'Literal' ? String(node.value) : undefined;
}

type Attribute = readonly [name: string, value: string | undefined];

/** What the objects in a value have. Components such as tabs set it as attributes of their elements. */
function* listProperties(value: unknown): Generator<Attribute> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Property;
  if (node.type === 'Property')
    yield [node.key.type === 'Identifier' ? node.key.name : (readText(node.key) ?? ''), readText(node.value)];
  for (const child of Object.values(value)) yield* listProperties(child);
}

type Report = (line: number, message: string, fix: string) => void;

function checkElement(
  name: string,
  attributes: readonly Attribute[],
  line: number,
  mayRun: boolean,
  {elements, attributes: everywhere, origins}: PageRules,
  report: Report,
): void {
  const isComponent = /^[A-Z]/.test(name);
  const own = Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (!isComponent && !own) {
    const known = Object.keys(elements).join(', ');
    report(
      line,
      `<${name}> is not an element for pages.`,
      `Use Markdown, or one of ${known}, or add it to elements in ${list}.`,
    );
    return;
  }
  for (const [attribute, value] of attributes) {
    const plain = attribute.toLowerCase();
    const allowed = isComponent
      ? mayRun ||
        (name !== 'Head' && !/^on[A-Z]|[cC]lass|^dangerouslySetInnerHTML$|^(?:style|svg|html)$/.test(attribute))
      : everywhere.includes(attribute) || own!.includes(attribute) || /^aria-[a-z]+$/.test(attribute);
    if (!allowed)
      report(
        line,
        `<${name}> has the attribute ${attribute}, which pages do not use.`,
        `Leave it out, or add ${isComponent ? 'the page to pagesWithCode' : 'it to elements or attributes'} in ${list}.`,
      );
    if (plain === 'rel' && /(?<!no)opener/i.test(value ?? ''))
      report(line, `<${name}> lets the page that it opens lead this one elsewhere.`, 'Take opener out of rel.');
    if (value === undefined || !addresses.includes(plain)) continue;
    const wrong = findAddressProblem(value, !/^(?:href|to|cite)$/.test(plain), origins);
    if (wrong) report(line, `<${name} ${attribute}> ${wrong[0]}.`, wrong[1]);
  }
}

/** JSX in a page: its name, its attributes, and what its braces hold. */
function checkJsx(node: JsxElement, mayRun: boolean, rules: PageRules, report: Report): void {
  const line = node.position?.start.line ?? 1;
  const attributes: Attribute[] = [];
  for (const attribute of node.attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    const [statement] = (value as WithEstree | null)?.data?.estree?.body ?? [];
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (attribute.type === 'mdxJsxAttribute')
      attributes.push([
        attribute.name,
        typeof value === 'string' ? value : (readText(expression) ?? (value as WithEstree | null)?.value),
      ]);
    attributes.push(...listProperties(expression));
    if (typeof value === 'object' && value !== null && !mayRun && !isData(value as WithEstree))
      report(
        line,
        `<${node.name}> has an expression, which runs in the build.`,
        `Write the value out, or add the page to pagesWithCode in ${list}.`,
      );
  }
  if (node.name) checkElement(node.name, attributes, line, mayRun, rules, report);
}

/** HTML in a page that is Markdown without JSX. */
function checkHtml({value}: Html, line: number, rules: PageRules, report: Report): void {
  for (const node of walk(fromHtml(value, {fragment: true}) as Node)) {
    if (node.type !== 'element') continue;
    const {tagName, properties, position} = node as Node & {tagName: string; properties: Record<string, unknown>};
    const attributes = Object.entries(properties).map(([name, one]) => [name, String(one)] as const);
    checkElement(tagName, attributes, line + (position?.start.line ?? 1) - 1, false, rules, report);
  }
}

/** `import` and `export` of a page. */
function checkModule(node: Node & WithEstree, page: string, files: ReadonlySet<string>, report: Report): void {
  const line = node.position?.start.line ?? 1;
  const body = node.data?.estree?.body ?? [];
  const isPlain =
    body.length > 0 &&
    body.every((one) => one.type === 'ImportDeclaration' && isImportable(one.source.value, page, files));
  if (isPlain) return;
  const fix = `Import a component, or the file of a page or a picture of the site, or add the page to pagesWithCode in ${list}.`;
  report(line, 'The page exports, or imports a module, which runs in the build.', fix);
}

/**
 * A page has the elements, attributes, addresses and code that `config/pageRules.ts` lists, and no code that hides characters.
 *
 * @param files paths of those that are published, which the page may import
 */
export function checkMarkup(
  {path, raw, tree, fences}: Pick<Page, 'path' | 'raw' | 'tree' | 'fences'>,
  rules: PageRules,
  files: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (line, message, fix) => void findings.push({file: path, line, message, fix});
  const mayRun = Object.hasOwn(rules.pagesWithCode, path);
  const checkText = (text: string, line: number): void => {
    const at = text.search(invisible);
    if (at < 0) return;
    const code = text.codePointAt(at)!.toString(16).toUpperCase().padStart(4, '0');
    const row = line + text.slice(0, at).split('\n').length - 1;
    report(
      row,
      `The code has U+${code}, a character that readers do not see.`,
      `Delete it, or write it as \\u{${code}}.`,
    );
  };
  const built = unwrapMdxCodeBlocks(raw).split('\n');
  const wrapped = raw.split('\n').findIndex((text, at) => text !== built[at]);
  if (wrapped >= 0 && !mayRun)
    report(
      wrapped + 1,
      'The build takes mdx-code-block away, and runs what is in it.',
      `Take its two lines away, or add the page to pagesWithCode in ${list}.`,
    );
  const nodes = [...walk(tree)];
  const shown = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? (node as ImageReference).identifier : [])),
  );
  for (const fence of fences) checkText(fence.text, fence.line + (fence.file || fence.output ? 0 : 1));
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'inlineCode') checkText((node as Node & Pick<Code, 'value'>).value, line);
    if (isJsx(node)) checkJsx(node, mayRun, rules, report);
    if (node.type === 'html') checkHtml(node as Html, line, rules, report);
    if (node.type === 'mdxjsEsm' && !mayRun) checkModule(node, path, files, report);
    if (/^mdx(?:Flow|Text)Expression$/.test(node.type) && !mayRun && !isData(node as WithEstree))
      report(
        line,
        'The page has an expression, which runs in the build.',
        `Write the value out, or add the page to pagesWithCode in ${list}.`,
      );
    // Directives become elements of a component, with the class that they have.
    if (/Directive$/.test(node.type) && (node as Directives).attributes?.class && !mayRun)
      report(line, `The ${(node as Directives).name} has a class, which can lay it over the page.`, 'Leave it out.');
    if (['link', 'definition', 'image'].includes(node.type)) {
      const loads = node.type === 'image' || (node.type === 'definition' && shown.has((node as Definition).identifier));
      const {url} = node as Link;
      const wrong = findAddressProblem(url, loads, rules.origins) ?? findFileProblem(url, path);
      if (wrong) report(line, `The ${node.type} ${wrong[0]}.`, wrong[1]);
    }
  }
  // With the line break above it, so that lines keep their numbers.
  const [, frontMatter = ''] = /^---[^\n]*(\n.*?)\n---/s.exec(raw) ?? [];
  return [...findings, ...checkDataAddresses(path, frontMatter, rules)];
}
