/** The data block in the head that names the scripts of a page (../boot/template.ts), as it is before and after the minifier. */
const block = /(<script\b[^>]*\bid="?a-bundles"?)([^>]*>)(\[[^\]]*\])(?=<\/script>)/;

/** Addresses of the scripts that a page starts, in this order. */
export const scriptsIn = (html: string): string[] => JSON.parse(block.exec(html)?.[3] ?? '[]') as string[];

/** A page that starts other scripts, in their order, each once. */
export const withScripts = (html: string, scripts: readonly string[]): string =>
  html.replace(block, (_, opening: string, end: string) => opening + end + JSON.stringify([...new Set(scripts)]));

/** Writes attributes into the block, such as `data-build=1`, where script reads them. */
export const noteInList = (html: string, attributes: string): string =>
  attributes
    ? html.replace(block, (_, opening: string, rest: string, list: string) => `${opening} ${attributes}${rest}${list}`)
    : html;
