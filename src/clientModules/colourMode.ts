import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ThemeConfig} from '@docusaurus/theme-common';

/** The key under which the framework stores the mode that a reader has chosen. */
const KEY = 'theme';

/** Takes back the choice, and shows the default mode: the framework follows a change in storage, as one in another tab. */
function forgetChoice(): void {
  const {defaultMode} = (siteConfig.themeConfig as unknown as ThemeConfig).colorMode;
  try {
    const change = {key: KEY, newValue: defaultMode, storageArea: localStorage};
    window.dispatchEvent(new StorageEvent('storage', change));
    localStorage.removeItem(KEY);
  } catch {
    // Without storage no choice is stored, and the framework listens to none.
  }
}

/**
 * The site doesn't follow the system's colour scheme, but a change of the scheme takes back the reader's choice. Browsers print in the
 * light scheme: that change, and the one back, aren't the reader's.
 */
function watchScheme(): void {
  let wasPrinting = false;
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    const isPrinting = window.matchMedia('print').matches;
    if (!isPrinting && !wasPrinting) forgetChoice();
    wasPrinting = isPrinting;
  });
}

/** A change of mode is one step: the colours of links and buttons would follow the page over a quarter of a second. */
function holdTransitions(): void {
  const root = document.documentElement;
  new MutationObserver(() => {
    root.dataset.switching = '';
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
  }).observe(root, {attributeFilter: ['data-theme']});
}

if (ExecutionEnvironment.canUseDOM) {
  watchScheme();
  holdTransitions();
}
