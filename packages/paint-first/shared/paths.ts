/** A path as tables and options name it: without the slash at its end, which the front page keeps. */
const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Whether one of the patterns names a path: the path itself, or with `/*` at the end a folder and its own page. */
export const matchesAnyPattern = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('/*')
      ? `${withoutSlash(path)}/`.startsWith(pattern.slice(0, -1))
      : withoutSlash(pattern) === withoutSlash(path),
  );

/** How tables and options name a section: `/page#anchor`, or `/page` for the top of the page. */
export const buildSectionPath = (path: string, anchor: string): string => withoutSlash(path) + (anchor && `#${anchor}`);
