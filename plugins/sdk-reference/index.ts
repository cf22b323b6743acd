import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {knownIssues} from '../../data/known-issues';
import {dependOn} from '../shared/dependencies';
import {replaceElements} from '../shared/jsx';
import {type JsxElement, getTextAttribute} from '@astral-docs/content-checks/markdown/tree';
import {type sdkElements} from './elements';
import {mapEntryPages, readSdkPages, sdkReferenceFolder} from './pages';
import {parseSdkTypes, type SdkContract} from './parse';
import {parseOptionRuns, OPTION_RUNS_FILE} from './runs';
import type {ReferenceInputs} from './entry';
import {renderSdkReference, renderSdkEntryIndex, renderSdkPageLinks} from './render';
import {listGuidesByEntry} from './uses';

/** The machine-readable contract of the SDK, relative to the root of the site. */
export const SDK_TYPES_FILE = 'data/reference/astral-sdk.d.ts';

const issues: ReadonlyMap<string, string> = new Map(knownIssues.map(({id, title}) => [id, title]));

let cached: {readonly modified: number; readonly contract: SdkContract} | undefined;

/**
 * Reads the contract, once per version of the file.
 *
 * @throws Error when the file is missing or declares a name twice
 */
export function readSdkTypes(root: string = process.cwd()): SdkContract {
  const file = path.join(root, SDK_TYPES_FILE);
  const modified = fs.statSync(file).mtimeMs;
  if (cached?.modified !== modified) cached = {modified, contract: parseSdkTypes(fs.readFileSync(file, 'utf8'))};
  return cached.contract;
}

/** Nodes that replace each element of the reference. */
const renderers: Readonly<Record<(typeof sdkElements)[number], (node: JsxElement, root: string) => RootContent[]>> = {
  SdkReference: (node, root) => {
    const names = (getTextAttribute(node, 'of') ?? '').split(/,\s*/);
    return renderSdkReference(names, node.children as RootContent[], factsOf(root));
  },
  SdkPages: (_, root) => renderSdkPageLinks(readSdkPages(root), factsOf(root)),
  SdkIndex: (_, root) => renderSdkEntryIndex(readSdkPages(root), factsOf(root)),
};

function factsOf(root: string): ReferenceInputs {
  const contract = readSdkTypes(root);
  const homes = mapEntryPages(readSdkPages(root));
  const runs = parseOptionRuns(fs.readFileSync(path.join(root, OPTION_RUNS_FILE), 'utf8'));
  return {contract, homes, issues, runs, uses: listGuidesByEntry(contract, root)};
}

/**
 * Replaces `<SdkReference of="A, B">example</SdkReference>`, `<SdkPages />` and `<SdkIndex />` by headings, lists and code made
 * from the SDK's declaration file. It runs before the plugins that give headings their ids and collect the table of contents.
 */
export default function remarkSdkReference({root = process.cwd()}: {root?: string} = {}) {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, renderers, (element, name) => {
      dependOn(file, [SDK_TYPES_FILE, OPTION_RUNS_FILE, sdkReferenceFolder], root);
      return renderers[name](element, root);
    });
  };
}
