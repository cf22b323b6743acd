/**
 * The heading font on narrow screens. There its 14 KB would hold up the first page by a round trip, so it is fetched when
 * that page is there, and the headings take it at once unless one in sight would take another line and move the text below.
 */
import type {ClientModule} from '@docusaurus/types';

const face = '600 1em Spectral';
/** Kept for later visits; config/head.ts reads it before the first paint. */
const key = 'astral.font';

const heights = (): string =>
  Array.from(document.querySelectorAll('h1, h2, h3, h4'), (heading) =>
    heading.getBoundingClientRect().top < innerHeight ? heading.clientHeight : '',
  ).join();

/** Shows the font, and takes it back before anything is painted where the page would move. */
function show(): void {
  const before = heights();
  document.documentElement.dataset.font = '';
  if (heights() !== before) delete document.documentElement.dataset.font;
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // Asked for again, a font that came too late for the first paint would still replace the face of headings that are read.
  if ('font' in document.documentElement.dataset) return;
  if (previousLocation) {
    if (location.pathname !== previousLocation.pathname && document.fonts.check(face))
      document.documentElement.dataset.font = '';
    return;
  }
  document.fonts
    .load(face)
    .then(() => {
      localStorage.setItem(key, 'fetched');
      show();
    })
    // A browser without network or without a store keeps the face that it has.
    .catch(() => undefined);
};
