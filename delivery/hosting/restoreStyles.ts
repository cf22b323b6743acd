/**
 * Gives elements their style attributes back before React looks at them, through the interface that policies leave open. The
 * published page has classes instead (./styleAttributes.ts), which React could not take away again.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM)
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.className = element.className.replace(/ ?\bst-[0-9a-f]{6}\b/, '');
    element.removeAttribute('data-style');
  }
