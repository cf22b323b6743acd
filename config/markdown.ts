import type {Root, Text} from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import {unified, type Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {isUnsafeTitle} from '@astral-docs/content-checks/markdown/tree';
import remarkApiReference from '../plugins/api-reference';
import remarkFacts, {remarkIssueGroups} from '../plugins/facts';
import remarkGeojsonFigure from '../plugins/geojson-figure';
import remarkHighlight from '../plugins/highlight/remark';
import remarkMermaidFigure from '../plugins/mermaid-figure';
import remarkSamples from '../plugins/samples';
import remarkSpecimens from '../plugins/specimens';
import rehypeTaskList from '../plugins/task-list';
import rehypeTableFrame from '../plugins/table-frame';
import remarkSdkReference from '../plugins/sdk-reference';
import remarkSdkMentions from '../plugins/sdk-reference/mentions';

/** Keeps the name of the reference system on one line, with a space that does not break. */
const remarkNames = () => (tree: Root) =>
  visit(tree, 'text', (node) => void (node.value = node.value.replaceAll('WGS 84', 'WGS\u00a084')));

/** Typographic quotes in prose. Types and messages of a program, which are not all in `inlineCode`, keep theirs. */
const remarkQuotes = () => {
  const quotes = unified().use(remarkSmartypants, {dashes: false, ellipses: false, backticks: false});
  return (tree: Root) => {
    const kept: [node: Text, value: string][] = [];
    visit(tree, 'text', (node) => void (node.data?.verbatim && kept.push([node, node.value])));
    quotes.runSync(tree);
    for (const [node, value] of kept) node.value = value;
  };
};

/** The framework writes a title into a program as it is, where a backslash can end the text. */
const remarkTitle: Plugin<[], Root> = () => (tree, file) =>
  visit(tree, (node) => void (isUnsafeTitle(node) && file.fail('The title has a backslash. Take it out.', node)));

/** The Markdown pipeline, in the order in which it runs; docs, blog and pages share it. */
export const markdownPlugins = {
  /** These run before headings get their ids, which leave out quotes of either form, and the table of contents is collected. */
  beforeDefaultRemarkPlugins: [
    remarkSpecimens,
    remarkSdkReference,
    remarkApiReference,
    remarkIssueGroups,
    remarkQuotes,
    remarkTitle,
  ],
  /** Samples fill their fences, facts are put in, figures are drawn; then what is left of the fences is coloured. */
  remarkPlugins: [
    remarkSamples,
    remarkFacts,
    remarkSdkMentions,
    remarkMermaidFigure,
    remarkGeojsonFigure,
    remarkHighlight,
    remarkNames,
  ],
  rehypePlugins: [rehypeTableFrame, rehypeTaskList],
};
