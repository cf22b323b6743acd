import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from './afterPaint';

/**
 * After a page changed without a document being loaded, the focus moves to its title: screen readers then read where the
 * reader is, and Tab goes on from there. The framework puts it on the skip link, which says nothing of the new page.
 */
const focusContent: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname || location.hash) return undefined;
    // After the framework has moved the focus, which it does once the new page has been painted.
    afterPaint(() => {
      const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
      if (!title || window.location.pathname !== location.pathname) return;
      title.setAttribute('tabindex', '-1');
      title.focus({preventScroll: true});
    });
    return undefined;
  },
};

export const {onRouteDidUpdate} = focusContent;
