import type {Heading, Root} from 'mdast';
import type {VFile} from 'vfile';
import {jsonAttribute} from '../shared/jsx';
import {isCode, isJsx, getTextAttribute, walkTree} from '@astral-docs/content-checks/markdown/tree';
import {heading} from '../shared/mdast';
import {atNode} from '../shared/position';
import {knownIssues} from '../../data/known-issues';
import {groupKnownIssues, fillPlaceholders, elementDataResolvers} from './resolve';

/**
 * Gives `<Fact>`, `<Term>`, the tables and `<KnownIssue>` their data, and fills `{{key}}` in fences. The data travel inside
 * the page that uses them, so no reader downloads the whole of `data/`.
 */
export default function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    for (const node of walkTree(tree))
      atNode(file, node, () => {
        if (isCode(node)) node.value = fillPlaceholders(node.value);
        if (!isJsx(node) || !node.name) return;
        const resolve = elementDataResolvers[node.name];
        if (!resolve) return;
        const attributes = Object.fromEntries(
          ['of', 'id', 'group', 'area'].map((name) => [name, getTextAttribute(node, name)]),
        );
        node.attributes.push(jsonAttribute('data', JSON.parse(JSON.stringify(resolve(attributes)))));
      });
  };
}

/**
 * Gives a table of known issues a heading for each group. It runs before headings are collected for the
 * table of contents.
 */
export function remarkIssueGroups() {
  return (tree: Root): void => {
    for (const node of walkTree(tree)) {
      if (!isJsx(node) || node.name !== 'KnownIssueTable') continue;
      const area = getTextAttribute(node, 'area');
      const groups = groupKnownIssues(knownIssues.filter((issue) => issue.area === area));
      node.children = groups.flatMap(({group}): Heading | [] =>
        group === undefined ? [] : heading(2, group, group.toLowerCase().replaceAll(' ', '-')),
      ) as typeof node.children;
    }
  };
}
