/**
 * Going back and forward leads to where the reader was. WebKit puts the page back before the page that it goes to has been
 * drawn, so that a place further down than the end of the page before is lost, and the framework scrolls to the top after
 * that. So the place is kept for each entry of the history, and restored on a return to a known entry alone: a new entry is
 * left to the framework and the browser.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

type EntryState = {readonly key?: string} | null;

/** How far down each entry of the history was scrolled, in CSS pixels. */
const scrollByEntry = new Map<string, number>();

const currentKey = (): string | undefined => (history.state as EntryState)?.key;

/** The router gives its entries a key. The browser's own, such as the press of a contents link, get one here. */
function ensureKey(): string {
  const known = currentKey();
  if (known) return known;
  const key = Math.random().toString(36).slice(2, 8);
  history.replaceState({...(history.state as EntryState), key}, '');
  return key;
}

/** The entry whose page is shown. Until the page of another one is there, its reader isn't the one who scrolls. */
let shown: string | undefined;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(
    'scroll',
    () => {
      if (shown && currentKey() === shown) scrollByEntry.set(shown, window.scrollY);
    },
    {passive: true},
  );
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  shown = ensureKey();
  const top = previousLocation && scrollByEntry.get(shown);
  if (typeof top !== 'number') return;
  const restore = (): void => window.scrollTo({top, behavior: 'instant'});
  restore();
  // Parts of a long page get their height when they come near the window.
  requestAnimationFrame(restore);
};
