/**
 * The address of the Markdown alternate of a page: its path plus `.md`. The home page of a locale has `index.md`.
 * @param route path of the page with base URL, with or without a slash at its end
 */
export const buildMarkdownAlternatePath = (route: string, baseUrl: string): string =>
  route === baseUrl ? `${baseUrl}index.md` : `${route.replace(/\/$/, '')}.md`;
