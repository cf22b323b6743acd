/**
 * Keeps the page where a link or the way back leads. WebKit goes back to a place before the page there has been drawn, so that a
 * place further down than the end of the page before is lost. In Chromium, a page that a key or the wheel has set moving moves on
 * by what is left of that, away from the part that a link has just led to.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {findTarget} from './findTarget';

/** How far down each entry of the history was scrolled, in CSS pixels. */
const scrollByEntry = new Map<string, number>();

/** The router gives its entries a key; those that the browser makes for a link within a page have none. */
const currentEntry = (): string =>
  `${location.pathname}${location.hash} ${(history.state as {key?: string} | null)?.key ?? ''}`;

/** The entry whose page is shown. Until the page of another one is there, its reader isn't the one who scrolls. */
let shown = '';
let isReturn = false;
let holding = new AbortController();

/** Leads the page to a place in each frame until it has rested for ten, for a second at most, or its reader does something or goes elsewhere. */
function hold(lead: () => void): void {
  holding.abort();
  holding = new AbortController();
  const [{signal}, {href}, end] = [holding, location, performance.now() + 1000];
  for (const input of ['keydown', 'pointerdown', 'touchmove', 'wheel'])
    addEventListener(input, () => holding.abort(), {signal, passive: true});
  let rested = 0;
  const next = (): void => {
    if (signal.aborted || location.href !== href) return;
    const before = scrollY;
    lead();
    rested = scrollY === before ? rested + 1 : 0;
    if (rested < 10 && performance.now() < end) requestAnimationFrame(next);
    else holding.abort();
  };
  next();
}

const leadToTarget = (): void => findTarget(location.hash)?.scrollIntoView();

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('popstate', () => (isReturn = true));
  const keep = (): unknown => currentEntry() === shown && scrollByEntry.set(shown, scrollY);
  addEventListener('scroll', keep, {passive: true});
  const follow = ({target, ctrlKey, metaKey, shiftKey}: MouseEvent): void => {
    // Screen readers bring a link into sight and press it at once, before the event of that scroll.
    keep();
    const {href = '', hash} = (target as Element).closest('a') ?? {};
    if (hash && !ctrlKey && !metaKey && !shiftKey) setTimeout(() => href === location.href && hold(leadToTarget));
  };
  addEventListener('click', follow, {capture: true});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  shown = currentEntry();
  // On a return to a place that the map doesn't know, as after a reload, the browser knows better.
  const [isBack, top] = [isReturn, isReturn ? scrollByEntry.get(shown) : 0];
  isReturn = false;
  if (!previousLocation || location.pathname === previousLocation.pathname || top === undefined) return;
  if (location.hash && !isBack) hold(leadToTarget);
  else hold(() => window.scrollTo({top, behavior: 'instant'}));
};
