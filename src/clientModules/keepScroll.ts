/**
 * Going back and forward leads to where the reader was. WebKit puts the page back before the page that it goes to has been
 * drawn, so that a place further down than the end of the page before is lost, and the framework scrolls to the top after
 * that. Here the place is kept for each entry of the history, and taken up when its page is there.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const places = new Map<string, number>();

/** The router gives each entry of the history a key; the first of a document has none. */
const entry = (): string => (history.state as {key?: string} | null)?.key ?? '';

/** The entry whose page is shown. Until the page of another one is there, what scrolls is not its reader. */
let shown = '';

if (ExecutionEnvironment.canUseDOM) {
  shown = entry();
  window.addEventListener(
    'scroll',
    () => {
      if (entry() === shown) places.set(shown, window.scrollY);
    },
    {passive: true},
  );
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) return;
  shown = entry();
  const top = places.get(shown);
  if (top === undefined) return;
  const go = (): void => window.scrollTo({top, behavior: 'instant'});
  go();
  // Parts of a long page get their height when they come near the window.
  requestAnimationFrame(go);
};
