import {factStore} from '../facts/store';
import {resolvers} from '../facts/resolve';
import {UnknownReference} from '../shared/position';
import {isJsx, textAttribute, walk} from '@astral-docs/content-checks/markdown/tree';
import type {Finding, CheckResult} from '@astral-docs/content-checks/report';
import type {Page} from '@astral-docs/content-checks/page';

/** Resolves every fact, term, table and known issue of a page, as the build does, but reports all that fail. */
export function checkElements({path, tree}: Page): CheckResult {
  const findings: Finding[] = [];
  let checkedCount = 0;
  for (const node of walk(tree)) {
    const resolve = isJsx(node) ? resolvers[node.name ?? ''] : undefined;
    if (!resolve || !isJsx(node)) continue;
    checkedCount += 1;
    try {
      resolve(
        Object.fromEntries(['of', 'id', 'group', 'area'].map((name) => [name, textAttribute(node, name)])),
        factStore,
      );
    } catch (error) {
      if (!(error instanceof UnknownReference)) throw error;
      findings.push({
        file: path,
        line: node.position?.start.line ?? 1,
        column: node.position?.start.column,
        message: error.what,
        fix: error.fix,
      });
    }
  }
  return {checkedCount, findings};
}
