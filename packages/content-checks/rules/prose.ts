import type {Heading, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Node} from 'unist';
import {isJsx, textAttribute, walk} from '../markdown/tree';
import type {Finding, CheckResult} from '../report';
import type {Page} from '../page';
import {linesOutside} from './text';

const positionOf = (node: Node): {line: number; column?: number} => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column,
});

/** An old form of admonitions that silently becomes text. */
export function checkSyntax(page: Page): CheckResult {
  const {path} = page;
  const findings: Finding[] = [];
  linesOutside(page).forEach((content, index) => {
    const [, kind, title] = /^\s*:::+\s?([a-z]+)[ \t]+([^[{\s].*)$/.exec(content) ?? [];
    const message = `":::${kind} ${title}" shows its title as body text.`;
    if (kind) findings.push({file: path, line: index + 1, message, fix: `Write :::${kind}[${title}].`});
  });
  return {checkedCount: page.body.split('\n').length, findings};
}

/** Links go to addresses that are encrypted. What they and images say is a matter of `config/.markdownlint-cli2.jsonc`. */
export function checkLinks({path, tree}: Page): CheckResult {
  const addresses = [...walk(tree)].flatMap((node) => {
    const url = node.type === 'link' ? (node as Link).url : isJsx(node) && textAttribute(node, 'href');
    return url ? [{url, node}] : [];
  });
  const findings = addresses
    .filter(({url}) => /^http:\/\/(?!localhost|127\.0\.0\.1|www\.opengis\.net)/.test(url))
    .map(({url, node}) => ({
      file: path,
      ...positionOf(node),
      message: `${url} is not encrypted.`,
      fix: 'Write https.',
    }));
  return {checkedCount: addresses.length, findings};
}

/** Every doc begins with a lead; `Next steps`, where a page has it, comes last. */
export function checkStructure({path, tree}: Page): CheckResult {
  const findings: Finding[] = [];
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  const [first] = tree.children;
  if (first?.type === 'heading')
    findings.push({
      file: path,
      ...positionOf(first),
      message: 'The page begins with a heading.',
      fix: 'Begin with two lines: what this is, and for whom.',
    });
  const sections = headings.filter((heading) => heading.depth === 2);
  const next = sections.find((heading) => toString(heading) === 'Next steps');
  if (next && next !== sections.at(-1))
    findings.push({
      file: path,
      ...positionOf(next),
      message: '“Next steps” is not the last section.',
      fix: 'Move it to the end of the page.',
    });
  else if (next) {
    const links = tree.children
      .slice(tree.children.indexOf(next) + 1)
      .flatMap((node) => [...walk(node)].filter(({type}) => type === 'link'));
    if (links.length < 1 || links.length > 4)
      findings.push({
        file: path,
        ...positionOf(next),
        message: `“Next steps” has ${links.length} links.`,
        fix: 'Write 1 to 4 links, each with a description, or delete the section.',
      });
  }
  return {checkedCount: 1, findings};
}
