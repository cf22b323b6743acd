import type {Heading, Image, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Node} from 'unist';
import {isJsx, textAttribute, walk} from '../../plugins/shared/tree';
import type {Finding, CheckResult} from '../report';
import type {Page} from '../pages';
import {linesOutside} from './text';

const lineOf = (node: Node): number => node.position?.start.line ?? 1;
const positionOf = (node: Node): {line: number; column?: number} => ({
  line: lineOf(node),
  column: node.position?.start.column,
});

/** Old Markdown forms that silently become text, and HTML comments. */
export function checkSyntax(page: Page): CheckResult {
  const {path} = page;
  const findings: Finding[] = [];
  linesOutside(page).forEach((content, index) => {
    const report = (message: string, fix: string): void =>
      void findings.push({file: path, line: index + 1, message, fix});
    const [, kind, title] = /^\s*:::+\s?([a-z]+)[ \t]+([^[{\s].*)$/.exec(content) ?? [];
    if (kind) report(`":::${kind} ${title}" shows its title as body text.`, `Write :::${kind}[${title}].`);
    if (/<!--/.test(content.replace(/`[^`]*`/g, ''))) report('An HTML comment.', 'Write {/* … */}.');
  });
  return {checkedCount: page.body.split('\n').length, findings};
}

const vague = /^(?:here|click here|this|this page|read more|more|link|docs|see here)$/i;

/** Links say where they go, and images what they show. */
export function checkLinks({path, tree}: Page, exists: (file: string) => boolean): CheckResult {
  const findings: Finding[] = [];
  let checkedCount = 0;
  const address = (url: string, node: Node): void => {
    const report = (message: string, fix: string): void =>
      void findings.push({file: path, ...positionOf(node), message, fix});
    if (/^http:\/\/(?!localhost|127\.0\.0\.1|www\.opengis\.net)/.test(url))
      report(`${url} is not encrypted.`, 'Write https.');
  };
  for (const node of walk(tree)) {
    if (node.type === 'link') {
      checkedCount += 1;
      const link = node as Link;
      address(link.url, node);
      const text = toString(link).trim();
      if (vague.test(text))
        findings.push({
          file: path,
          ...positionOf(node),
          message: `The link text “${text}” does not describe its target.`,
          fix: 'Name the target.',
        });
    }
    if (isJsx(node) && node.name === 'a') {
      checkedCount += 1;
      address(textAttribute(node, 'href') ?? '', node);
    }
    const image = isJsx(node) && node.name === 'img';
    if (node.type === 'image' || image) {
      checkedCount += 1;
      const [url, alt] = image
        ? [textAttribute(node, 'src') ?? '', textAttribute(node, 'alt')]
        : [(node as Image).url, (node as Image).alt];
      if (!alt?.trim())
        findings.push({
          file: path,
          ...positionOf(node),
          message: `${url} has no alternative text.`,
          fix: image ? 'Describe what it shows: alt="…".' : `Describe what it shows: ![…](${url}).`,
        });
      if (/^https?:/.test(url))
        findings.push({
          file: path,
          ...positionOf(node),
          message: `${url} is loaded from another site.`,
          fix: 'Put the file into static/img.',
        });
      else if (url.startsWith('/') && !exists(`static${url}`))
        findings.push({
          file: path,
          ...positionOf(node),
          message: `${url} does not exist.`,
          fix: 'Put the file into static/.',
        });
    }
  }
  return {checkedCount, findings};
}

/** Every doc begins with a lead and descends heading by heading; `Next steps`, where a page has it, comes last. */
export function checkStructure({path, tree, frontMatter}: Page): CheckResult {
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
  let depth = 1;
  for (const heading of headings) {
    const text = toString(heading).trim();
    const report = (message: string, fix: string): void =>
      void findings.push({file: path, ...positionOf(heading), message, fix});
    if (heading.depth === 1) report(`“${text}” is a second title.`, 'The title comes from front matter: use ##.');
    else if (heading.depth > depth + 1) report(`“${text}” skips a level.`, `Use ${'#'.repeat(depth + 1)}.`);
    if (text.endsWith('?') && frontMatter.page_type !== 'explanation')
      report(`“${text}” is a question.`, 'Name the task or the concept.');
    depth = heading.depth;
  }
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
