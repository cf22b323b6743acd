import {runAll} from '../playground/drive';
import {expect, test} from './fixtures';

/** Ways out: each is tried in a program, and says what it got. */
const tries: Readonly<Record<string, string>> = {
  fetch: "await proto('fetch')(site.replace('localhost', '127.0.0.1'))",
  'fetch, no-cors': "await proto('fetch')(site.replace('localhost', '127.0.0.1'), {mode: 'no-cors'})",
  'fetch, other origin': "await fetch('https://example.org/escape')",
  XMLHttpRequest:
    "await new Promise((done, fail) => { const x = new (proto('XMLHttpRequest'))(); x.onload = done; x.onerror = fail; x.open('GET', site); x.send(); })",
  WebSocket:
    "await new Promise((done, fail) => { const s = new (proto('WebSocket'))(site.replace('http', 'ws')); s.onopen = done; s.onerror = fail; })",
  EventSource:
    "await new Promise((done, fail) => { const s = new (proto('EventSource'))(site); s.onopen = done; s.onerror = fail; })",
  WebTransport: "await new (proto('WebTransport'))('https://example.org:443/escape').ready",
  WebRTC: "new (proto('RTCPeerConnection'))()",
  'import()': 'await import(site)',
  'import() in eval': "await (0, eval)('import(\"' + site + '\")')",
  'import() of data:': 'await (0, eval)(\'import("data:text/javascript,export default 1")\')',
  importScripts: "proto('importScripts')(site)",
  'importScripts of blob:': "proto('importScripts')(URL.createObjectURL(new Blob(['1'])))",
  caches: "await (await proto('caches').open('offline:/:kept')).match('/escape') ?? no()",
  indexedDB:
    "await new Promise((done, fail) => { const r = proto('indexedDB').open('site'); r.onsuccess = done; r.onerror = fail; })",
  OPFS: "await proto('navigator').storage.getDirectory()",
  'storage estimate': "(await proto('navigator').storage.persist()) || no()",
  locks: "await proto('navigator').locks.request('escape', () => true)",
  localStorage: "proto('localStorage').getItem('kept')",
  sessionStorage: "proto('sessionStorage').getItem('kept')",
  cookieStore: "(await proto('cookieStore').getAll()).length || no()",
  'document.cookie': "proto('document').cookie",
  'service worker': "await proto('navigator').serviceWorker.register(site)",
  SharedWorker:
    "await new Promise((done, fail) => { const w = new (proto('SharedWorker'))(site); w.onerror = fail; w.port.onmessage = done; })",
  'worker of the site':
    "await new Promise((done, fail) => { const w = new (proto('Worker'))(site); w.onerror = fail; setTimeout(fail, 500); w.onmessage = done; })",
  'worker of a blob':
    "await new Promise((done, fail) => { const w = new (proto('Worker'))(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onerror = fail; w.onmessage = done; setTimeout(fail, 500); })",
  'postMessage to the page': "proto('postMessage')({type: 'end', code: 0}) || true",
  'postMessage of a prototype':
    "DedicatedWorkerGlobalScope.prototype.postMessage.call(self, {type: 'print', chunks: []}) || true",
  'postMessage in Function': "Function('return postMessage')()",
  'postMessage of a constructor': "(() => {}).constructor('return this')().postMessage.call(self, 1)",
  'prototype.call stolen':
    "await (async () => { let got: unknown; const call = Function.prototype.call; Function.prototype.call = function (this: any, ...a: any[]) { if (this.name === 'postMessage') got = this; return Reflect.apply(this, a[0], a.slice(1)); }; console.log(''); await new Promise((r) => setTimeout(r, 30)); Function.prototype.call = call; return got ?? no(); })()",
  BroadcastChannel: "new (proto('BroadcastChannel'))('site').postMessage('escape') ?? no()",
  'top and parent': "proto('parent').location",
  'top navigation': "proto('top').location.assign(site)",
  'location of the page': "proto('location').assign(site)",
  'window.open': "proto('open')(site)",
  opener: "proto('opener').document",
  'form in a document': "proto('document').createElement('form').submit()",
  sendBeacon: "proto('navigator').sendBeacon(site, 'escape') || no()",
  geolocation: "proto('navigator').geolocation.getCurrentPosition",
  clipboard: "await proto('navigator').clipboard.readText()",
  notification: "new (proto('Notification'))('escape')",
  'font that is fetched': "await new (proto('FontFace'))('a', 'url(' + site + ')').load()",
  'WebAssembly that is fetched':
    "await WebAssembly.compileStreaming(proto('fetch')(site.replace('localhost', '127.0.0.1')))",
};

test('a program reaches nothing, whichever way it tries', async ({tab}) => {
  await tab.open('/hello');
  await tab.read(async () => {
    localStorage.setItem('kept', 'clean');
    sessionStorage.setItem('kept', 'clean');
    await (await caches.open('offline:/:kept')).put('/escape', new Response('clean'));
    const channel = new BroadcastChannel('site');
    channel.onmessage = () => (document.title = 'reached');
    Object.assign(window, {channel});
  });
  expect(Object.keys(tries).length).toBeGreaterThanOrEqual(30);
  const [address, tabs] = [await tab.path(), await tab.driver.tabs()];
  const asked = tab.host.asked.length;
  const head = `const site = '${tab.host.url}/escape';
const no = (): never => { throw new Error('nothing'); };
function proto(name: string): any {
  for (let holder: any = globalThis; holder; holder = Object.getPrototypeOf(holder)) {
    const own = Object.getOwnPropertyDescriptor(holder, name);
    if (own) return own.get ? own.get.call(globalThis) : own.value;
  }
  throw new Error('not there');
}
`;
  // Side by side, as most of the time is spent waiting. What one try takes away from the program, it takes from itself.
  const all = Object.entries(tries).map(
    ([name, attempt]) => `(async () => {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no answer')), 1500));
  const got = await Promise.race([(async (): Promise<unknown> => (${attempt}))(), late]).catch(() => undefined);
  if (got !== undefined) reached.push(${JSON.stringify(name)});
})()`,
  );
  const [outcome] = await runAll(tab, [
    {
      source: `${head}const reached: string[] = [];
await Promise.all([${all.join(',\n')}]);
console.log('reached:', reached.join('; '));`,
    },
  ]);
  expect(outcome!.output.trim()).toBe('reached:');
  expect(outcome).toMatchObject({errors: '', ending: {type: 'end', code: 0}});
  expect(tab.host.asked.slice(asked).filter((path) => path.includes('escape'))).toEqual([]);
  expect([await tab.path(), await tab.driver.tabs()]).toEqual([address, tabs]);
  expect(await tab.read(() => [localStorage.getItem('kept'), sessionStorage.getItem('kept'), document.title])).toEqual([
    'clean',
    'clean',
    expect.not.stringContaining('reached'),
  ]);
});
