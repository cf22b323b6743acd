import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from './afterPaint';

/** The element that an address points at. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // The framework takes a fragment as it is when it cannot be decoded.
    return document.getElementById(hash.slice(1));
  }
}

/**
 * After a page changed without a document being loaded, the focus moves to its title, or to the part that the address names: screen readers then read where the
 * reader is, and Tab goes on from there. The framework puts it on the skip link, which says nothing of the new page.
 */
const focusContent: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return undefined;
    const {pathname, hash} = location;
    if (pathname === previousLocation.pathname && (!hash || hash === previousLocation.hash)) return undefined;
    // After the framework has moved the focus, which it does once the new page has been painted.
    afterPaint(() => {
      if (window.location.pathname !== pathname) return;
      const goal = targetOf(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
      if (!goal) return;
      // Browsers open a closed row that an address names only where they load the document.
      const row = goal.closest('details:not([open])');
      row?.setAttribute('open', '');
      if (row) goal.scrollIntoView();
      if (goal.tabIndex < 0) goal.setAttribute('tabindex', '-1');
      goal.focus({preventScroll: true});
    });
    return undefined;
  },
};

export const {onRouteDidUpdate} = focusContent;
