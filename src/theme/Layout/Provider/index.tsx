import React, {useEffect, useRef, type ReactNode} from 'react';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import LayoutProvider from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';

// The published type hides the second argument; the function takes it.
type SetColorMode = (mode: 'light' | 'dark' | null, options?: {persist?: boolean}) => void;

/**
 * Docusaurus 3.10 follows the system's colour scheme only on sites that respect it. The specification wants something
 * else: the site ignores the system, but a change of the system's scheme takes back the reader's choice.
 */
function ResetOnSystemSchemeChange(): null {
  const setColorMode = useColorMode().setColorMode as SetColorMode;
  const {defaultMode} = useThemeConfig().colorMode;
  const printing = useRef(false);

  useEffect(() => {
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const onChange = () => {
      // Browsers print in the light scheme: that change, and the one back, are not the reader's.
      const nowPrinting = window.matchMedia('print').matches;
      const causedByPrint = nowPrinting || printing.current;
      printing.current = nowPrinting;
      if (causedByPrint) return;
      setColorMode(null); // forgets the stored choice
      setColorMode(defaultMode, {persist: false}); // keeps the toggle on two states: `null` would show a third, "system"
    };
    scheme.addEventListener('change', onChange);
    return () => scheme.removeEventListener('change', onChange);
  }, [setColorMode, defaultMode]);

  return null;
}

/** Marks the two frames in which colours change, whoever changed the mode: nothing fades in them by itself (src/css/site.css). */
function ChangeOfMode(): null {
  useEffect(() => {
    const root = document.documentElement;
    // Its callback comes before the new styles are computed.
    const observer = new MutationObserver(() => {
      root.dataset.switching = '';
      requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
    });
    observer.observe(root, {attributeFilter: ['data-theme']});
    return () => observer.disconnect();
  }, []);

  return null;
}

/** Adds what changes of the colour mode need inside the theme's providers. */
export default function LayoutProviderWrapper({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <ResetOnSystemSchemeChange />
      <ChangeOfMode />
      {children}
    </LayoutProvider>
  );
}
