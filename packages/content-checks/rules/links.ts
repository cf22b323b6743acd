import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Link} from 'mdast';
import {closest, isSlip} from '../closest';
import {isJsx, textAttribute, walk} from '../markdown/tree';
import {root} from '../files';
import type {Page} from '../page';
import type {CheckResult, Finding} from '../report';

const withoutSlash = (route: string): string => (route === '/' ? route : route.replace(/\/$/, ''));

/**
 * While someone writes, a link with a slip in it is found at once. All other links, and all anchors, are left to the build, which
 * alone knows every route: `onBrokenLinks` and `onBrokenAnchors`.
 *
 * @param routes of the pages that the content plugins have loaded; none outside `npm start`
 */
export function checkLinkSlips({path, tree}: Page, routes: readonly string[]): CheckResult {
  const findings: Finding[] = [];
  let checkedCount = 0;
  const known = new Set(routes.map(withoutSlash));
  for (const node of routes.length > 0 ? walk(tree) : []) {
    const {line = 1, column = 1} = node.position?.start ?? {};
    const url = isJsx(node)
      ? (textAttribute(node, 'href') ?? textAttribute(node, 'to'))
      : ['link', 'definition'].includes(node.type)
        ? (node as Link).url
        : undefined;
    if (!url || !/^\/(?!\/)/.test(url)) continue;
    checkedCount += 1;
    const target = url.replace(/[?#].*$/, '');
    if (known.has(withoutSlash(target)) || !isSlip(withoutSlash(target), known)) continue;
    if (existsSync(join(root, 'static', target))) continue;
    const message = `${target} is not a page of the site.`;
    findings.push({file: path, line, column, message, fix: `Nearest: ${closest(target, routes).join(', ')}.`});
  }
  return {checkedCount, findings};
}
