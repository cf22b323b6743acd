import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Node} from 'unist';
import {walkTree} from '../markdown/tree';
import type {Finding} from '../report';
import type {Page} from '../page';

/** An old form of admonitions that silently becomes text. */
export function checkAdmonitionSyntax({path, body, tree}: Page): Finding[] {
  return [...walkTree(tree)].flatMap(({type, position}) => {
    if (type !== 'paragraph' || !position) return [];
    const text = body.slice(position.start.offset, position.end.offset);
    return [...text.matchAll(/^\s*:::+\s?([a-z]+)[ \t]+([^[{\s].*)$/gm)].map(({1: kind, 2: title, index}) => ({
      file: path,
      line: position.start.line + text.slice(0, index).split('\n').length - 1,
      message: `":::${kind} ${title}" shows its title as body text.`,
      fix: `Write :::${kind}[${title}].`,
    }));
  });
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
