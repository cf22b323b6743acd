import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Node} from 'unist';
import {walkTree} from '../markdown/tree';
import type {Finding} from '../report';
import type {Page} from '../page';
import {blankFenceLines} from './text';

/** An old form of admonitions that silently becomes text. */
export function checkAdmonitionSyntax(page: Page): Finding[] {
  const {path} = page;
  const findings: Finding[] = [];
  blankFenceLines(page).forEach((content, index) => {
    const [, kind, title] = /^\s*:::+\s?([a-z]+)[ \t]+([^[{\s].*)$/.exec(content) ?? [];
    const message = `":::${kind} ${title}" shows its title as body text.`;
    if (kind) findings.push({file: path, line: index + 1, message, fix: `Write :::${kind}[${title}].`});
  });
  return findings;
}

/** Every doc begins with a lead; `Next steps`, where a page has it, comes last. */
export function checkLeadAndNextSteps({path, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  const report = ({position}: Node, message: string, fix: string): unknown =>
    findings.push({file: path, line: position?.start.line ?? 1, column: position?.start.column, message, fix});
  const [first] = tree.children;
  if (first?.type === 'heading')
    report(first, 'The page begins with a heading.', 'Begin with two lines: what this is, and for whom.');
  const sections = tree.children.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);
  const next = sections.find((heading) => toString(heading) === 'Next steps');
  if (next && next !== sections.at(-1))
    report(next, '“Next steps” is not the last section.', 'Move it to the end of the page.');
  else if (next) {
    const links = tree.children
      .slice(tree.children.indexOf(next) + 1)
      .flatMap((node) => [...walkTree(node)].filter(({type}) => type === 'link'));
    if (links.length < 1 || links.length > 4)
      report(
        next,
        `“Next steps” has ${links.length} links.`,
        'Write 1 to 4 links, each with a description, or delete the section.',
      );
  }
  return findings;
}
