/** How tables and options name a section: `/page#anchor`, or `/page` for the top of the page. */
export const buildSectionPath = (path: string, anchor: string): string =>
  path.replace(/(.)\/$/, '$1') + (anchor && `#${anchor}`);
