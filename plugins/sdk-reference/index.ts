import fs from 'node:fs';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {knownIssues} from '../../data/known-issues';
import {dependOn} from '../shared/dependencies';
import {replaceElements} from '../shared/jsx';
import {type JsxElement, getTextAttribute} from '@astral-docs/content-checks/markdown/tree';
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
export function readSdkTypes(): SdkContract {
  const modified = fs.statSync(SDK_TYPES_FILE).mtimeMs;
  if (cached?.modified !== modified)
    cached = {modified, contract: parseSdkTypes(fs.readFileSync(SDK_TYPES_FILE, 'utf8'))};
  return cached.contract;
}

/** Nodes that replace each element of the reference. Each has a specimen, by which the checks of pages know it. */
const renderers = {
  SdkReference: (node) => {
    const names = (getTextAttribute(node, 'of') ?? '').split(/,\s*/);
    return renderSdkReference(names, node.children as RootContent[], loadFacts());
  },
  SdkPages: () => renderSdkPageLinks(readSdkPages(), loadFacts()),
  SdkIndex: () => renderSdkEntryIndex(readSdkPages(), loadFacts()),
} satisfies Record<string, (node: JsxElement) => RootContent[]>;

function loadFacts(): ReferenceInputs {
  const contract = readSdkTypes();
  const homes = mapEntryPages(readSdkPages());
  const runs = parseOptionRuns(fs.readFileSync(OPTION_RUNS_FILE, 'utf8'));
  return {contract, homes, issues, runs, uses: listGuidesByEntry(contract)};
}

/**
 * Replaces `<SdkReference of="A, B">example</SdkReference>`, `<SdkPages />` and `<SdkIndex />` by headings, lists and code made
 * from the SDK's declaration file. It runs before the plugins that give headings their ids and collect the table of contents.
 */
export default function remarkSdkReference() {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, file, renderers, (element, name) => {
      dependOn(file, [SDK_TYPES_FILE, OPTION_RUNS_FILE, sdkReferenceFolder]);
      return renderers[name](element);
    });
  };
}
