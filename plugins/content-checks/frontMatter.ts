import {checkFrontMatter, findFieldLine, type PageKind} from '../front-matter/schema';
import type {Finding} from '@astral-docs/content-checks/report';
import type {Page} from '@astral-docs/content-checks/page';

/** Which schema of front matter a page falls under, in any version and language; none for parts (`_name.md`), and where other plugins read. */
function kindOf(path: string): PageKind | undefined {
  if (/\/_[^/]*$/.test(path)) return undefined;
  const folder = /^(?:i18n\/[^/]+\/docusaurus-plugin-content-|versioned_|src\/)?(docs|blog|pages)\//.exec(path)?.[1];
  return folder as PageKind | undefined;
}

/** Everything wrong with the front matter of a page, at once. */
export function checkPageFrontMatter({path, frontMatter, raw, problems, body}: Page): Finding[] {
  const kind = kindOf(path);
  // Of front matter that can't be read, nothing is missing.
  if (!kind || (problems.length > 0 && !body)) return [];
  return checkFrontMatter(kind, frontMatter).map(({field, message, fix}) => ({
    file: path,
    line: findFieldLine(raw, field),
    message,
    fix,
  }));
}
