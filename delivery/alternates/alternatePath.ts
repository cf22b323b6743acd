/**
 * Where the Markdown twin of a page is: its path plus `.md`. The home page has `/index.md`.
 * @param route path of a page of this site, with or without a slash at its end
 */
export const twinPath = (route: string): string => (route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`);
