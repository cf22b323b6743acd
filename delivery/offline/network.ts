import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {onEnter} from '../routes/browser';

const id = 'a-network';
let shown = '';

function say(text: string): void {
  if (document.getElementById(id)) return;
  const notice = document.createElement('p');
  notice.id = id;
  notice.className = 'a-notice';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  // A live region is read when its text changes, not when it arrives with it.
  notice.textContent = text;
}

/** A page that the service worker (delivery/offline/worker.js) took from its store says so. */
function sayWhenSaved(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers?.controller) return;
  workers.addEventListener('message', ({data}: MessageEvent<{saved?: string}>) => {
    if (data.saved) say(`You are offline. This page is a copy that was saved on ${data.saved.slice(0, 10)}.`);
  });
  workers.controller.postMessage('is this a saved copy?');
}

/**
 * The framework reloads the browser when the code of the next page does not load. Without network that would trade a page
 * that can be read for an error of the browser: here the page stays, and the next one opens when the network is back.
 */
const waitWhenOffline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    say('You are offline. The page that you requested opens when the connection is back.');
    return new Promise<never>(() => undefined);
  });

if (ExecutionEnvironment.canUseDOM) {
  shown = window.location.pathname;
  onEnter(waitWhenOffline);
  sayWhenSaved();
  window.addEventListener('online', () => {
    document.getElementById(id)?.remove();
    if (window.location.pathname !== shown) window.location.reload();
  });
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (location.pathname !== shown) document.getElementById(id)?.remove();
  shown = location.pathname;
};
