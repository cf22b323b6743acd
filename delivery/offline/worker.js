/*
 * The service worker of readers who keep the site for reading offline. It takes the files of one language, that of its folder.
 * Nothing registers it but the site's own switch. Pages and data come from the network as long as there is one, so a deploy
 * is seen at once; the store is for when there is none, and the page is then told that it is a saved copy. Files under
 * /assets/ carry their hash in their name and come from the store first. A store holds one whole build, so pages and scripts in it fit together.
 */
const {buildId, files} = self.build;
const root = new URL('./', self.location.href);
/** Stores of this language; another language on the same host keeps its own. */
const stores = `offline:${root.pathname}:`;
const store = stores + buildId;
/** How long the network may take before the store answers, in milliseconds. */
const patience = 4000;
/** Windows that got a saved copy of their page. */
const saved = new Set();

const address = (file) => new URL(file, root).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(store);
      const queue = [...files];
      const work = async () => {
        for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
          const response = await fetch(address(file), {cache: 'no-cache'});
          if (!response.ok) throw new Error(`${file}: ${response.status}`);
          await cache.put(address(file), response);
        }
      };
      await Promise.all(Array.from({length: 6}, work));
      await cache.put(address('offline/saved'), new Response(new Date().toISOString()));
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith(stores) && name !== store).map((name) => caches.delete(name)),
      );
      await self.clients.claim();
    })(),
  );
});

/** To open the store would make it again after its reader has removed it, while a page of that time is still open. */
const stored = (path) => caches.match(path, {cacheName: store});

/** What the store has for an address: the file, or the page of a folder. */
async function fromStore(url) {
  const path = url.origin + url.pathname;
  return (await stored(path)) ?? stored(`${path.replace(/\/$/, '')}/index.html`);
}

/** The network's answer, unless it fails or takes too long. */
function fromNetwork(request) {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), patience);
  return fetch(request, {signal: control.signal}).finally(() => clearTimeout(timer));
}

async function answer(event, url) {
  const {request} = event;
  if (url.pathname.startsWith(`${root.pathname}assets/`)) return (await fromStore(url)) ?? fetch(request);
  try {
    return await fromNetwork(request);
  } catch (error) {
    const page = request.mode === 'navigate';
    const found = (await fromStore(url)) ?? (page ? await fromStore(new URL(address('404.html'))) : undefined);
    if (!found) throw error;
    if (page) saved.add(event.resultingClientId);
    return found;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === 'GET' && url.href.startsWith(root.href)) event.respondWith(answer(event, url));
});

self.addEventListener('message', (event) => {
  if (!saved.has(event.source.id)) return;
  event.waitUntil(
    (async () => {
      const date = await stored(address('offline/saved'));
      event.source.postMessage({saved: date ? await date.text() : ''});
    })(),
  );
});
