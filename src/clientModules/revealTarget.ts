import type {ClientModule} from '@docusaurus/types';
import {runAfterPaint} from './afterPaint';
import {findTarget} from './findTarget';

/**
 * Opens everything around an element that hides it: details at any depth, tabs that aren't chosen, a folded block of code.
 *
 * @returns whether something was closed
 */
function reveal(element: Element): boolean {
  const isHidden = !element.checkVisibility() || element.closest('details:not([open]), .folds') !== null;
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.matches('[role="tabpanel"][hidden]')) {
      const panels = around.parentElement;
      const index = [...(panels?.children ?? [])].indexOf(around);
      panels?.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')[index]?.click();
    }
    if (around.matches('.folds')) around.querySelector<HTMLInputElement>('.a-code-fold input:not(:checked)')?.click();
  }
  return isHidden;
}

/** Brings the entry of the page into the window of a menu that scrolls by itself, away from its edges, without moving the page. */
export function scrollToActiveMenuEntry(selector: string): void {
  const entry = [...document.querySelectorAll(`${selector} .menu__link--active`)].at(-1);
  const menu = entry?.closest('.menu, .navbar-sidebar__item');
  if (!entry || !menu) return;
  const [box, frame] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  const bottom = Math.min(frame.bottom, innerHeight);
  if (box.top < frame.top + 96 || box.bottom > bottom - 96) menu.scrollTop += box.top - (frame.top + bottom) / 2;
}

/**
 * Shows what an address names, wherever it stands. After a change of page without a load, the focus moves there, or else to the
 * title: screen readers then read where the reader is, and Tab goes on from there. The framework puts it on the skip link.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {pathname, hash} = location;
  const isSamePage = pathname === previousLocation?.pathname;
  if (isSamePage && (!hash || hash === previousLocation.hash)) return;
  // After the framework has moved the focus, which it does once the new page has been painted.
  runAfterPaint(() => {
    if (window.location.pathname !== pathname) return;
    if (!isSamePage) scrollToActiveMenuEntry('.theme-doc-sidebar-menu');
    const target = findTarget(hash);
    // What was opened has no place before it is drawn.
    if (target && reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
    if (!previousLocation) return;
    const focused = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!focused) return;
    if (focused.tabIndex < 0) focused.setAttribute('tabindex', '-1');
    focused.focus({preventScroll: true});
  });
};
