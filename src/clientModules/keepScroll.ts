/**
 * WebKit goes back to a place before the page there has been drawn, so that a place further down than the end of the page before is
 * lost. So a return to another page is led there once more. Within a page, and on every new entry, framework and browser do it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** How far down each entry of the history was scrolled, in CSS pixels. */
const scrollByEntry = new Map<string, number>();

/** The router gives its entries a key; those that the browser makes for a link within a page have none. */
const currentEntry = (): string =>
  `${location.pathname}${location.hash} ${(history.state as {key?: string} | null)?.key ?? ''}`;

/** The entry whose page is shown. Until the page of another one is there, its reader isn't the one who scrolls. */
let shown = '';
let isReturn = false;

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('popstate', () => (isReturn = true));
  const keep = (): unknown => currentEntry() === shown && scrollByEntry.set(shown, scrollY);
  addEventListener('scroll', keep, {passive: true});
  // Screen readers bring a link into sight and press it at once, before the event of that scroll.
  addEventListener('click', keep, {capture: true});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  shown = currentEntry();
  const top = isReturn && location.pathname !== previousLocation?.pathname ? scrollByEntry.get(shown) : undefined;
  isReturn = false;
  if (top === undefined) return;
  let frames = 0;
  const restore = (): void => {
    window.scrollTo({top, behavior: 'instant'});
    frames += 1;
    // Parts of a long page get their height when they come near the window: until then the place may be below its end.
    if (frames === 1 || (frames < 10 && scrollY + 1 < top)) requestAnimationFrame(restore);
  };
  restore();
};
