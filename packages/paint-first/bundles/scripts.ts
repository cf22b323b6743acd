import type {BuiltSite} from '../shared/site';

/** The tag of a script of the framework, whose address a minifier may have taken out of its quotes. */
const scriptTag = /<script src="?([^" >]+)"? defer(?:="defer")?><\/script>/g;

/**
 * Names the scripts of each page in a data block, in place of the tags of the framework, so that ../boot/loader.js can start them when
 * the page has been painted. Those of the route are among them: otherwise they come a round trip after the framework's.
 * @throws Error when a page has no tag of the framework, whose scripts would start by themselves
 */
export function deferScriptsUntilPaint({baseUrl, pages}: BuiltSite): void {
  for (const page of pages) {
    const [head = '', ...body] = page.html.split('</head>');
    const framework = [...head.matchAll(scriptTag)].map(([, source]) => source);
    if (framework.length === 0) throw new Error(`${page.route} has no script of the framework in its head.`);
    const ofRoute = (page.files ?? []).filter((file) => file.endsWith('.js')).map((file) => baseUrl + file);
    const sources = JSON.stringify([...new Set([...framework, ...ofRoute])]);
    const block = `<script type=application/json id=a-bundles>${sources}</script>`;
    page.html = [head.replace(scriptTag, '') + block, ...body].join('</head>');
  }
}
