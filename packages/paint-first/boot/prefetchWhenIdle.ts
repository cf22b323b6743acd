import type {ClientModule} from '@docusaurus/types';

/**
 * The framework fetches what stands behind all links in sight at once, which on a phone keeps a page from answering for a quarter of a
 * second right after it has been drawn. Here each link has a task of its own, when the browser has nothing else to do.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  const {prefetch, preload} = window.docusaurus;
  const whenIdle: (callback: () => void) => unknown = window.requestIdleCallback ?? setTimeout;
  window.docusaurus = {
    preload,
    prefetch: (route) => new Promise((resolve) => whenIdle(() => resolve(prefetch(route) || []))),
  };
};
