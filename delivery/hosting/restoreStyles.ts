/**
 * Gives elements their style attributes back before React looks at them, through the interface that policies leave open. The
 * published page has classes instead (./styleAttributes.ts), which React could not take away again.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM)
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.classList.remove(...[...element.classList].filter((name) => /^st-[0-9a-f]{6}$/.test(name)));
    if (!element.classList.length) element.removeAttribute('class');
    element.removeAttribute('data-style');
  }
