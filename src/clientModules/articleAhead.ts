import routesChunkNames from '@generated/routesChunkNames';
import {articleName} from '@site/src/components/Article/name';
import {fragmentOf} from '@site/src/components/Article/fragment';
import type {ClientModule} from '@docusaurus/types';

/** Pages that have an article of their own: their routes name a chunk of content. */
const articles = new Set(
  Object.entries(routesChunkNames).flatMap(([route, chunks]) =>
    'content' in chunks ? [route.replace(/-[^-]+$/, '')] : [],
  ),
);

/** Asks for an article at the same time as for the script of its page, which would ask for it a journey later. */
function begin(path: string): void {
  // Whoever needs the article asks again and hears of a failure; here nobody waits for it.
  if (articles.has(path)) fragmentOf(articleName(path)).catch(() => undefined);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) begin(location.pathname);
  return undefined;
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  const {preload, ...others} = window.docusaurus;
  window.docusaurus = {
    ...others,
    preload(path) {
      const loading = preload(path);
      // It declines on slow connections, and for what it has loaded before.
      if (loading) begin(path);
      return loading;
    },
  };
};
