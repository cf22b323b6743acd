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

/** Every doc begins with a lead. */
export function checkLead({path, tree}: Page): Finding[] {
  const [first] = tree.children;
  if (first?.type !== 'heading') return [];
  const line = first.position?.start.line ?? 1;
  const fix = 'Begin with two lines: what this is, and for whom.';
  return [{file: path, line, column: 1, message: 'The page begins with a heading.', fix}];
}
