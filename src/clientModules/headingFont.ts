/**
 * The heading font on narrow screens. There its 14 KB would hold up the first page by a round trip, so it is fetched when
 * that page is there, and the pages after it have it. Headings that are being read keep their face: in another one they
 * could take another line and move the text below.
 */
import type {ClientModule} from '@docusaurus/types';

const face = '600 1em Spectral';
/** Kept for later visits; config/head.ts reads it before the first paint. */
const key = 'astral.font';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation) {
    if (location.pathname !== previousLocation.pathname && document.fonts.check(face))
      document.documentElement.dataset.font = '';
    return;
  }
  document.fonts
    .load(face)
    .then(() => localStorage.setItem(key, 'fetched'))
    // A browser without network or without a store keeps the face that it has.
    .catch(() => undefined);
};
