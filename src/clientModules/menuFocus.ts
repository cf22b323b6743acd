import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isComposing} from '@astral-docs/search/dialog/composing';
import {runAfterPaint} from './afterPaint';
import {scrollToActiveMenuEntry} from './revealTarget';

const behind =
  '.navbar__inner, .theme-layout-main, .theme-layout-footer, .theme-announcement-bar, [class*="skipToContent"]';

/** Moves the focus, frame by frame until it is taken: the menu fades in, and what cannot be seen yet takes no focus. */
function focusSoon(element: HTMLElement | null, frames = 60): void {
  element?.focus({preventScroll: true});
  if (element && document.activeElement !== element && frames > 0)
    requestAnimationFrame(() => focusSoon(element, frames - 1));
}

/** The slide-out menu covers the page, so what is behind it must be out of reach, for eyes, keys and screen readers alike. */
function onChange(navbar: Element, open: boolean): void {
  for (const element of document.querySelectorAll(behind)) element.toggleAttribute('inert', open);
  if (open) {
    focusSoon(navbar.querySelector('.navbar-sidebar__close'));
    scrollToActiveMenuEntry('.navbar-sidebar');
  } else if (document.activeElement === document.body || navbar.contains(document.activeElement))
    returnFocus(navbar.querySelector('.navbar__toggle'));
}

/** Gives the focus back to the button of the menu. Closed by Back, the page loses it once more when its entry is there again. */
function returnFocus(toggle: HTMLElement | null): void {
  const focus = (): void => toggle?.focus({preventScroll: true});
  focus();
  const refocus = (): void => runAfterPaint(() => document.activeElement === document.body && focus());
  window.addEventListener('popstate', refocus, {signal: AbortSignal.timeout(1000)});
}

/** The panel that slid away took the focus with it: it goes to the first stop of the panel that came. */
function onPanelChange(navbar: Element): void {
  const at = document.activeElement;
  if (at === document.body || at?.closest('[inert]'))
    focusSoon(navbar.querySelector('.navbar-sidebar__item:not([inert]) :is(a[href], button)'));
}

if (ExecutionEnvironment.canUseDOM) {
  let open = false;
  let secondary = false;
  new MutationObserver(() => {
    const navbar = document.querySelector('.navbar');
    if (!navbar) return;
    const now = navbar.classList.contains('navbar-sidebar--show');
    const showsSecondary = navbar.querySelector('.navbar-sidebar__items--show-secondary') !== null;
    if (now && open && showsSecondary !== secondary) onPanelChange(navbar);
    secondary = showsSecondary;
    if (now === open) return;
    open = now;
    onChange(navbar, open);
  }).observe(document.documentElement, {subtree: true, attributeFilter: ['class']});
  document.addEventListener('keydown', (event) => {
    const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
    if (event.key === 'Escape' && !isComposing(event)) close?.click();
  });
}
