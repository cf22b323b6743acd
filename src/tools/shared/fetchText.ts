// The bundler replaces it with the path at which the site is.
declare const __webpack_public_path__: string;

/** The address of a path of this site, wherever the site is mounted. */
export const resolveSitePath = (path: string): string => `${__webpack_public_path__}${path}`;

/** The text of a file of this site. Rejects when it can't be fetched, or a page comes in its place: some hosts and networks say 200 to that. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(resolveSitePath(path));
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
