/*
 * The service worker of readers who save the site for reading offline; nothing registers it but their switch. The network always
 * answers first. The store answers when there is none, or when the host no longer has a file, and only with what this build wrote: each
 * file is compared with its SHA-256, which is in this script, because a page could be made to write into the store, and never into this script.
 */
const {buildId, files, rules} = self.build;
const root = new URL('./', self.location.href);
/** Stores of this language; another language on the same host keeps its own. */
const stores = `offline:${root.pathname}:`;
const store = stores + buildId;
/** How long the network may be silent before the store answers, in milliseconds: some connections are lost without an error. */
const PATIENCE = 5000;
const address = (file) => new URL(file, root).href;

async function isOurs(body, file) {
  const hash = await crypto.subtle.digest('SHA-256', body);
  return btoa(String.fromCharCode(...new Uint8Array(hash))).slice(0, 22) === files[file];
}

/** The headers that a host gives a file of this build. Of those that are stored, the type alone is taken, and not for pages. */
function headersFor(file, type) {
  const own = rules.filter(({path}) => `/${file}`.startsWith(path)).map(({headers}) => headers);
  return Object.assign({}, ...own, {'Content-Type': file.endsWith('.html') ? 'text/html; charset=utf-8' : type});
}

self.addEventListener('install', (event) => {
  // While a deploy reaches a host file by file, this script may come first. Then nothing changes, and the browser asks again later.
  const keep = async (cache, file) => {
    const response = await fetch(address(file), {cache: 'no-cache'});
    if (!(await isOurs(await response.clone().arrayBuffer(), file))) throw new Error(`${file} is not of this build`);
    await cache.put(address(file), response);
  };
  event.waitUntil(caches.open(store).then((cache) => Promise.all(Object.keys(files).map((file) => keep(cache, file)))));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith(stores) && name !== store;
  const clear = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(clear().then(() => self.clients.claim()));
});

/** What the store has for an address, a file or the page of a folder, if nobody has changed it. As a new response, it may be opened, too. */
async function fromStore(url) {
  const path = url.pathname.slice(root.pathname.length);
  const file = [path, `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '')].find((name) => name in files);
  // To open the store would make it again after its reader has removed it.
  const found = file && (await caches.match(address(file), {cacheName: store}));
  const body = await found?.arrayBuffer();
  return body && (await isOurs(body, file))
    ? new Response(body, {headers: headersFor(file, found.headers.get('Content-Type') ?? '')})
    : undefined;
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(root.href)) return;
  // After a deploy, the host has no longer the files of a page that the store has.
  const network = fetch(request).then(async (response) =>
    response.ok || request.mode === 'navigate' ? response : ((await fromStore(url)) ?? response),
  );
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE));
  const lost = async (error) => {
    const page = request.mode === 'navigate' && (await fromStore(new URL(address('404.html'))));
    if (!page) throw error;
    return page;
  };
  event.respondWith(Promise.race([network, late]).catch(async () => (await fromStore(url)) ?? network.catch(lost)));
});
