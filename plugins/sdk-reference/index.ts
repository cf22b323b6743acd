import fs from 'node:fs';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {defects} from '../../data/defects';
import {parseContract, type Contract} from './parse';
import {renderReference, type Layout} from './render';

/** The machine-readable contract of the SDK, relative to the root of the site. */
export const CONTRACT_FILE = 'data/reference/astral-sdk.d.ts';

const defectTitles: ReadonlyMap<string, string> = new Map(defects.map(({id, title}) => [id, title]));

let cached: {readonly modified: number; readonly contract: Contract} | undefined;

/**
 * Reads the contract, once per version of the file.
 *
 * @throws Error when the file is missing or declares a name twice
 */
export function readContract(root: string = process.cwd()): Contract {
  const file = path.join(root, CONTRACT_FILE);
  const modified = fs.statSync(file).mtimeMs;
  if (cached?.modified !== modified) cached = {modified, contract: parseContract(fs.readFileSync(file, 'utf8'))};
  return cached.contract;
}

function stringAttribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Replaces `<SdkReference of="A, B" />` by headings, tables and code made from the SDK's declaration file. It has to run
 * before the plugins that give headings their ids and collect the table of contents.
 *
 * `layout="table"` gives one row per entry; `level="4"` moves the headings of the entries (default 3).
 */
export default function remarkSdkReference() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const of = node.name === 'SdkReference' ? stringAttribute(node, 'of') : undefined;
      if (of === undefined || parent === undefined || index === undefined) return undefined;
      const names = of.split(',').map((name) => name.trim());
      const layout: Layout = stringAttribute(node, 'layout') === 'table' ? 'table' : 'sections';
      const depth = Number(stringAttribute(node, 'level') ?? 3);
      const facts = {contract: readContract(), defects: defectTitles};
      const content = renderReference(names, layout, depth, facts);
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
