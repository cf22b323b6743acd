import routesChunkNames from '@generated/routesChunkNames';
import {articleHtml} from '../articles/articleHtml';
import type {ClientModule} from '@docusaurus/types';

/** Pages that have an article of their own: their routes name a chunk of content. */
const articles = new Set(
  Object.entries(routesChunkNames).flatMap(([route, chunks]) =>
    'content' in chunks ? [route.replace(/-[^-]+$/, '')] : [],
  ),
);

/** Asks for an article at the same time as for the script of its page, which would ask for it a round trip later. */
function preloadArticle(path: string): void {
  // The code that needs the article asks again and sees a failure; nothing waits for it here.
  if (articles.has(path)) articleHtml(path).catch(() => undefined);
}

const whenIdle = (task: () => void): void => void (window.requestIdleCallback ?? setTimeout)(task);

/** Teaches the framework about articles, and not to look for the scripts of links in view while a reader waits for an answer. */
function extendFramework(): void {
  const {preload, prefetch} = window.docusaurus;
  window.docusaurus = {
    preload(path) {
      const loading = preload(path);
      // It declines on slow connections, and for what it has loaded before.
      if (loading) preloadArticle(path);
      return loading;
    },
    prefetch(path) {
      whenIdle(() => void prefetch(path));
      return false;
    },
  };
}

/** How many pages on each side of this one are made ready while it is read. */
const reach = 4;

/** The pages that stand next to this one, the nearest first: in the menu, or on a narrow screen at the end of the page. */
function neighbours(): string[] {
  const at = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({pathname}) => pathname);
  // Below this width the menu is closed. A category without a page of its own links to `#`.
  const wide = window.matchMedia('(min-width: 997px)').matches;
  const menu = wide ? at('.theme-doc-sidebar-menu a.menu__link[href]:not([href="#"])') : [];
  const here = menu.indexOf(location.pathname);
  if (here < 0) return at('.pagination-nav__link--next, .pagination-nav__link--prev').reverse();
  const steps = Array.from({length: reach}, (_, step) => step + 1);
  return steps.flatMap((step) => [menu[here + step], menu[here - step]]).filter((path) => path !== undefined);
}

/** As the framework decides it. */
const isSlow = (): boolean => {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
};

/**
 * Fetches the neighbours of a page, one after the other, so that a link to them leads on at once even where every round trip
 * takes half a second. Nothing of them runs yet: a script that fails to load would reload the page that is being read.
 */
async function prefetchNeighbours(from: string): Promise<void> {
  if (isSlow()) return;
  const paths = neighbours().filter((path) => articles.has(path));
  // What is named last is fetched first.
  for (const path of [...paths].reverse()) window.docusaurus.prefetch(path);
  for (const path of paths) {
    if (location.pathname !== from) return;
    try {
      await articleHtml(path);
    } catch {
      // There is no network, or a newer build of the site: the click that needs the article finds out.
      return;
    }
  }
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) preloadArticle(location.pathname);
  return undefined;
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname}, previousLocation}) => {
  if (!previousLocation) extendFramework();
  if (pathname !== previousLocation?.pathname) whenIdle(() => void prefetchNeighbours(pathname));
};
