import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import type {Program} from 'estree';
import {fromHtml} from 'hast-util-from-html';
import type {Definition, Heading, Html, ImageReference, Link} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {Node} from 'unist';
import {
  checkAddresses,
  findAddressProblem,
  findFileProblem,
  findMisleadingLink,
  invisibleCharacter,
  allowListHint,
} from './addresses';
import {isPlainImport} from './imports';
import type {PageRules} from './pageRules';
import {takenId} from './publishedFiles';
import {oneWord} from '../markdown/fence';
import {isJsx, isUnsafeTitle, listLiteralValues, walkTree, type JsxElement, type WrittenValue} from '../markdown/tree';
import type {Page} from '../page';
import type {Finding} from '../report';
import {isRenderedAsCode, extractVisibleText} from './text';

/** Attributes whose value is an address. */
const addresses = /^(?:href|to|src|srcset|sources|poster|cite|data|action|formaction|xlink:href)$/;

/** What code may have in it. */
const marks = /^(?:a|b|br|code|del|em|i|ins|kbd|mark|s|samp|small|span|strong|sub|sup|u|var|wbr|Term)$/;

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

type Report = (line: number, message: string, fix: string) => void;

function checkElement(
  name: string,
  attributes: readonly WrittenValue[],
  line: number,
  mayRun: boolean,
  {elements, components, attributes: everywhere, origins}: PageRules,
  report: Report,
): void {
  // A name with a dot is a value of what is imported, which a page of the same pull request could have written.
  const isComponent = /^[A-Z]/.test(name) && (mayRun || !name.includes('.'));
  const attributesByName = isComponent ? components : elements;
  const own = Object.hasOwn(attributesByName, name) ? attributesByName[name] : undefined;
  const reportElement = (element: string): void =>
    report(
      line,
      `<${element}> is not an element for pages.`,
      `Use Markdown, or one of ${Object.keys(elements).join(', ')}, or add it to elements in ${allowListHint}.`,
    );
  if (!isComponent && !own) {
    reportElement(name);
    return;
  }
  const isAllowed = (attribute: string): boolean =>
    (isComponent && mayRun) ||
    everywhere.includes(attribute) ||
    own?.includes(attribute) === true ||
    /^aria-(?!modal$)[a-z]+$/.test(attribute);
  for (const [path, value] of attributes) {
    const attribute = path.join('.');
    const plain = path.map((one) => one.toLowerCase());
    const refused = path.find((one) => !isAllowed(one));
    if (refused !== undefined)
      report(
        line,
        `<${name}> has the attribute ${refused}, which pages do not use.`,
        `Leave it out, or add ${isComponent ? 'it to components, or the page to pagesWithCode,' : 'it to elements or attributes'} in ${allowListHint}.`,
      );
    // A component makes the element of this name, with its attributes.
    if (
      /^(?:as|component|is|tag)$/.test(path.at(-1)!) &&
      !mayRun &&
      !/^h[1-6]$/.test(value ?? '') &&
      !Object.hasOwn(elements, value ?? '')
    )
      reportElement(value ?? '');
    if (isComponent && !mayRun && /^(?:language|type)$/.test(path.at(-1)!) && !oneWord.test(value ?? ''))
      report(line, `<${name} ${attribute}> has more than a word, and becomes classes of the site.`, 'Write one word.');
    if (plain.includes('id') && takenId.test(value ?? ''))
      report(line, `<${name}> has an id that stops the scripts of the page.`, 'Choose another id.');
    if (/^(?:col|row)span$/i.test(attribute) && !(Number(value) <= 20))
      report(line, `<${name} ${attribute}> takes browsers seconds to lay out.`, 'Write a number up to 20.');
    // A window with a name of its own is an opener by itself.
    if (
      (plain.includes('rel') && /(?<!no)opener/i.test(value ?? '')) ||
      (plain.includes('target') && value !== '_blank')
    )
      report(
        line,
        `<${name}> lets the page that it opens lead this one elsewhere.`,
        'Take opener out of rel, and give target the value _blank, or neither.',
      );
    const address = plain.find((one) => addresses.test(one));
    // Some components read the text of their attributes as Markdown.
    const linked = [...(value ?? '').matchAll(/\]\(\s*<?([^)\s>]+)/g)].map(([, url = '']) => url);
    const wrong = (address && value !== undefined ? [value] : linked)
      .map((url) => findAddressProblem(url, address !== undefined && !/^(?:href|to|cite)$/.test(address), origins))
      .find(Boolean);
    if (wrong) report(line, `<${name} ${attribute}> ${wrong[0]}.`, wrong[1]);
  }
}

/** JSX in a page: its name, its attributes, and what its braces hold. */
function checkJsx(node: JsxElement, mayRun: boolean, rules: PageRules, report: Report): void {
  const line = node.position?.start.line ?? 1;
  const attributes: WrittenValue[] = [];
  for (const attribute of node.attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    if (attribute.type === 'mdxJsxAttribute') {
      const values = listLiteralValues(attribute.name, value);
      attributes.push(...(values.length > 0 ? values : [[[attribute.name], undefined] as const]));
    }
    if (typeof value === 'object' && value !== null && !mayRun && !isData(value as WithEstree))
      report(
        line,
        `<${node.name}> has an expression, which runs in the build.`,
        `Write the value out, or add the page to pagesWithCode in ${allowListHint}.`,
      );
  }
  if (node.name) checkElement(node.name, attributes, line, mayRun, rules, report);
}

/** HTML in a label, or in a page that is Markdown without JSX. */
export function checkHtml(value: string, line: number, rules: PageRules, report: Report): void {
  for (const node of walkTree(fromHtml(value, {fragment: true}) as Node)) {
    if (node.type !== 'element') continue;
    const {tagName, properties, position} = node as Node & {tagName: string; properties: Record<string, unknown>};
    const attributes = Object.entries(properties).map(([name, one]) => [[name], String(one)] as const);
    const row = line + (position?.start.line ?? 1) - 1;
    checkElement(tagName, attributes, row, false, rules, report);
    const misleading = findMisleadingLink(node);
    if (misleading) report(row, `The link ${misleading[0]}.`, misleading[1]);
  }
}

/** `import` and `export` of a page. */
function checkModule(node: Node & WithEstree, page: string, files: ReadonlySet<string>, reportCode: Report): void {
  const line = node.position?.start.line ?? 1;
  const body = node.data?.estree?.body ?? [];
  if (body.length > 0 && body.every((statement) => isPlainImport(statement, page, files))) return;
  const fix = 'Import a component, or the file of a page or a picture of the site';
  reportCode(line, 'The page exports, or imports a module, which runs in the build.', fix);
}

/** The contents of a page show headings as HTML, in which the framework escapes the text of these alone. It takes an id away. */
function checkHeading(heading: Heading, reportCode: Report): void {
  const id = heading.children.at(-1);
  for (const node of walkTree(heading)) {
    if (/^(?:heading|text|inlineCode|emphasis|strong|delete|link|mdxJsxTextElement)$/.test(node.type)) continue;
    if (node === id && /^\s*\/\*\s*#[^\s*][^*]*\*\/\s*$/.test((node as WithEstree).value ?? '')) continue;
    const message = `The heading has something of the kind ${node.type}, whose text would be HTML in the contents.`;
    reportCode(
      node.position?.start.line ?? 1,
      message,
      'Write text, code (a word behind a colon too) or a link with its address, and put the rest below',
    );
  }
}

/** Characters that a reader does not see in code, each at its line. */
function checkHiddenCharacters(text: string, line: number, report: Report): void {
  const at = text.search(invisibleCharacter);
  if (at < 0) return;
  const code = text.codePointAt(at)!.toString(16).toUpperCase().padStart(4, '0');
  const row = line + text.slice(0, at).split(/[\r\n]/).length - 1;
  report(
    row,
    `The code has U+${code}, a character that readers do not see.`,
    `Delete it, or write it as \\u{${code}}.`,
  );
}

/**
 * A page has the elements, attributes, addresses and code that `config/pageRules.ts` lists, and no code that hides characters.
 *
 * @param files paths of those that are published, which the page may import
 */
export function checkMarkup(
  {path, raw, frontMatter, tree, fences}: Pick<Page, 'path' | 'raw' | 'frontMatter' | 'tree' | 'fences'>,
  rules: PageRules,
  files: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (line, message, fix) => void findings.push({file: path, line, message, fix});
  const mayRun = Object.hasOwn(rules.pagesWithCode, path);
  const reportCode: Report = (line, message, fix) => {
    if (!mayRun) report(line, message, `${fix}, or add the page to pagesWithCode in ${allowListHint}.`);
  };
  const built = unwrapMdxCodeBlocks(raw).split('\n');
  const wrapped = raw.split('\n').findIndex((text, at) => text !== built[at]);
  if (wrapped >= 0)
    reportCode(wrapped + 1, 'The build takes mdx-code-block away, and runs what is in it.', 'Take its two lines away');
  // In another format the build makes other elements of HTML than stand here, a class can lay an entry over the menu or end the tag of
  // the page, and "Edit this page" may lead anywhere.
  const fields = ['mdx', 'sidebar_class_name', 'custom_edit_url', 'wrapperClassName'];
  for (const field of fields.filter((name) => name in frontMatter))
    reportCode(
      raw.split('\n').findIndex((line) => line.includes(field)) + 1,
      `The page has ${field} in its front matter, which the checks do not follow.`,
      'Delete it',
    );
  const nodes = [...walkTree(tree)];
  const shown = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? (node as ImageReference).identifier : [])),
  );
  // The first of a name counts.
  const definitions = new Map(
    nodes
      .filter((node): node is Definition => node.type === 'definition')
      .reverse()
      .map(({identifier, url}) => [identifier, url]),
  );
  for (const fence of fences)
    checkHiddenCharacters(fence.text, fence.line + (fence.file || fence.output ? 0 : 1), report);
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    if (isRenderedAsCode(node)) {
      checkHiddenCharacters(extractVisibleText(node), line, report);
      const [, ...inside] = walkTree(node);
      const other = inside.find((one) => isJsx(one) && !marks.test(one.name ?? ''));
      if (other)
        reportCode(
          other.position?.start.line ?? line,
          `The code has <${(other as JsxElement).name}>, which can hide a part of what readers copy.`,
          'Take it out of the code',
        );
    }
    if (node.type === 'heading') checkHeading(node as Heading, reportCode);
    if (isUnsafeTitle(node))
      report(line, 'The title has a backslash, which can make a program of it in the build.', 'Take it out.');
    if (isJsx(node)) checkJsx(node, mayRun, rules, report);
    if (node.type === 'html') checkHtml((node as Html).value, line, rules, report);
    if (node.type === 'mdxjsEsm') checkModule(node, path, files, reportCode);
    if (/^mdx(?:Flow|Text)Expression$/.test(node.type) && !isData(node as WithEstree))
      reportCode(line, 'The page has an expression, which runs in the build.', 'Write the value out');
    const id = /Directive$/.test(node.type) ? (node as Directives).attributes?.id : (node as WithEstree).value;
    if (/Directive$|^mdx(?:Flow|Text)Expression$/.test(node.type) && takenId.test(id ?? ''))
      report(line, 'The page has an id that stops the scripts of the page.', 'Choose another id.');
    // Directives become elements of a component, with the class that they have.
    if (/Directive$/.test(node.type) && (node as Directives).attributes?.class)
      reportCode(line, `The ${(node as Directives).name} has a class, which can lay it over the page.`, 'Leave it out');
    if (['link', 'definition', 'image'].includes(node.type)) {
      const loads = node.type === 'image' || (node.type === 'definition' && shown.has((node as Definition).identifier));
      const {url} = node as Link;
      const wrong = findAddressProblem(url, loads, rules.origins) ?? findFileProblem(url, path);
      if (wrong) report(line, `The ${node.type} ${wrong[0]}.`, wrong[1]);
    }
    const misleading = findMisleadingLink(node, definitions);
    if (misleading) report(line, `The link ${misleading[0]}.`, misleading[1]);
  }
  return [...findings, ...checkAddresses(path, raw, frontMatter, rules)];
}
