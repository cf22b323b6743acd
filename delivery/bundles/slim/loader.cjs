/** Cuts generated modules of the framework down to what the browser reads. See ./index.ts. */
const path = require('node:path');

/** @throws Error when a module of the framework has changed */
function expectIn(source, text, where) {
  if (!source.includes(text))
    throw new Error(
      `${where} has no "${text}", as @docusaurus/core 3.10 has. Compare delivery/bundles/slim/loader.cjs with it.`,
    );
}

/** Settings that only the build reads; the markup of the page template is one of them. */
const ofTheBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** @param {string} source `export default {…};` after a comment */
function slimConfig(source) {
  const start = source.indexOf('export default ') + 'export default '.length;
  const config = JSON.parse(source.slice(start).trim().replace(/;$/, ''));
  for (const key of ofTheBuild) delete config[key];
  return `export default ${JSON.stringify(config)};`;
}

/** Titles and descriptions are for cards that list documents, which bring them: ./DocCard.js. */
function slimVersion(source) {
  const {version, ...others} = JSON.parse(source);
  return version?.docs ? JSON.stringify({...others, version: {...version, docs: {}}}) : source;
}

/**
 * On the server, the framework notes which modules a page needs, to name their scripts in the page; but it notes paths of modules, and
 * its list of scripts knows names of chunks. With these, all scripts of a page come at once, and not one round trip after main.
 */
function nameChunks(source) {
  const entry = /^(\s*"(\w+)": \[.*), "[^"]*", (?=require\.resolveWeak\()/gm;
  if (!entry.test(source)) throw new Error('registry.js of @docusaurus/core has another form than in 3.10.');
  return source.replace(entry, '$1, "$2", ');
}

/**
 * Every link that comes into view asks for all scripts of its route, most of which this page has run already: on a long page
 * that made hundreds of elements in the head. Here each script is asked for once, never when it is there, and one after the
 * other: what a reader asks for meanwhile finds the line free. What was named last comes first, because it is nearer to what
 * the reader sees now than the rest.
 *
 * It is asked for by `fetch`: Firefox has no directive for prefetch links, so a strict policy forbids them, and Safari has no
 * such links at all.
 */
function slimPrefetch(source) {
  expectIn(source, 'export default function prefetch(url) {', 'core/lib/client/prefetch.js');
  return `const known = new Set();
const waiting = [];
let busy = false;
async function work() {
    if (busy) return;
    busy = true;
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
    busy = false;
}
// What is not read to its end is not kept by the browser.
const fetchAhead = (url) => fetch(url, {priority: 'low'}).then((response) => response.arrayBuffer());
export default function prefetch(url) {
    if (known.has(url)) return Promise.resolve();
    known.add(url);
    if (document.querySelector('script[src="' + url + '"]')) return Promise.resolve();
    return new Promise((done) => {
        waiting.push(() => fetchAhead(url).catch(() => {}).then(done));
        work();
    });
}
`;
}

/**
 * The menu sorts the names of its four properties whenever it is drawn. The first comparison by the rules of a language makes
 * the browser load those rules: 7 ms of a page's first answer, on a phone 26. Names of properties have no language.
 */
function slimOrder(source) {
  const comparison = 'a[0].localeCompare(b[0])';
  expectIn(source, comparison, 'useShallowMemoObject in theme-common/lib/utils/reactUtils.js');
  return source.replace(comparison, 'a[0] < b[0] ? -1 : 1');
}

module.exports = function slim(source) {
  const name = path.basename(this.resourcePath);
  if (name === 'prefetch.js') return slimPrefetch(source);
  if (name === 'reactUtils.js') return slimOrder(source);
  if (name === 'registry.js') return nameChunks(source);
  return name.endsWith('.json') ? slimVersion(source) : slimConfig(source);
};
