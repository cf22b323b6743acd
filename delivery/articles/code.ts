import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {parse} from 'acorn';
import type {Expression, Node as EsNode, Program, Property, SpreadElement} from 'estree';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttributeValueExpression, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Whether an expression is data: it means the same wherever it is evaluated, and needs no script. */
function isData(node: EsNode | null): boolean {
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return node.name === 'undefined';
    case 'UnaryExpression':
      return isData(node.argument);
    case 'ArrayExpression':
      return node.elements.every(isData);
    case 'ObjectExpression':
      return node.properties.every(
        (property: Property | SpreadElement) =>
          property.type === 'Property' && !property.computed && isData(property.value),
      );
    default:
      return false;
  }
}

/** The expressions of a program; none when it holds nothing but comments. */
const expressionsOf = (program: Program | null | undefined): Expression[] =>
  (program?.body ?? []).flatMap((statement) =>
    statement.type === 'ExpressionStatement' ? [statement.expression] : [],
  );

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function codeOfElement({name, attributes}: JsxElement): string[] {
  // What is put into the head has to be taken out again when the reader goes on.
  if (name === 'head' || name === 'Head') return [`<${name}>`];
  return attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [`{${attribute.value}} on <${name}>`];
    const value = attribute.value as MdxJsxAttributeValueExpression | string | null | undefined;
    if (!value || typeof value === 'string') return [];
    return expressionsOf(value.data?.estree).every(isData) ? [] : [`${attribute.name} of <${name}>`];
  });
}

function codeOfModule(program: Program | null | undefined, onPartial: (source: string) => string[]): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return ['an export'];
    const source = String(statement.source.value);
    return /\.mdx?$/.test(source) ? onPartial(source) : [`import of ${source}`];
  });
}

/**
 * Says what code a Markdown file has of its own: imports, exports, and expressions that are more than data or a comment.
 *
 * @param tree the file as its writer wrote it, before other plugins
 * @param onPartial is asked about each import of Markdown
 */
export function codeOf(tree: Root, onPartial: (source: string) => string[]): string[] {
  const found: string[] = [];
  visit(tree, (node: Nodes) => {
    const at = (reasons: string[]): void => {
      for (const reason of reasons) found.push(`${reason} (line ${node.position?.start.line ?? '?'})`);
    };
    if (node.type === 'mdxjsEsm') at(codeOfModule(node.data?.estree, onPartial));
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (!expressionsOf(node.data?.estree).every(isData)) at([`the expression {${node.value.trim().slice(0, 40)}}`]);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') at(codeOfElement(node));
  });
  return found;
}

/** The file that `@site/…` means; the site is one of the folders around the page. */
function inSite(from: string, path: string): string {
  const folder = dirname(from);
  return existsSync(join(folder, path)) || folder === from ? join(folder, path) : inSite(folder, path);
}

/**
 * Remark plugin: finds what code the page has. It comes first, so that it sees what the writer wrote: data that other plugins put
 * into properties need no script.
 */
export default function remarkCode(this: Processor) {
  return (tree: Root, file: VFile): void => {
    const partials = new Set<string>();
    const read = (from: string, source: string): string[] => {
      const path = source.startsWith('@site/') ? inSite(from, source.slice(6)) : resolve(dirname(from), source);
      if (partials.has(path)) return [];
      partials.add(path);
      try {
        const code = codeOf(this.parse(readFileSync(path, 'utf8')) as Root, (inner) => read(path, inner));
        return code.map((reason) => `${source}: ${reason}`);
      } catch {
        return [`import of ${source}`];
      }
    };
    const code = codeOf(tree, (source) => read(file.path, source));
    const {interactive} = (file.data.frontMatter ?? {}) as {interactive?: unknown};
    if (interactive === true) code.unshift('interactive: true');
    // ./loader.cjs reads it: the code as a list of reasons, and the paths of imported Markdown, which decide with.
    file.data.delivery = {code, partials: [...partials]};
  };
}

/** Rehype plugin, the last one: adds the components that other plugins import, and notes all of it in the compiled file. */
export function rehypeMark() {
  return (tree: Root, file: VFile): void => {
    const found = file.data.delivery as {code: string[]};
    visit(tree, 'mdxjsEsm', ({data, position}) => {
      // What the writer wrote has a place in the file, and the exports are the framework's.
      const added = position ? [] : codeOfModule(data?.estree, () => []);
      found.code.push(...added.filter((reason) => reason !== 'an export').map((reason) => `${reason} by a plugin`));
    });
    if (found.code.length) console.log(`[delivery] ${file.path} has code, so React draws it: ${found.code.join('; ')}`);
    const text = `export const deliveryCode = ${JSON.stringify(JSON.stringify(found))};`;
    const estree = parse(text, {ecmaVersion: 'latest', sourceType: 'module'}) as Program;
    tree.children.push({type: 'mdxjsEsm', value: '', data: {estree}});
  };
}
