/**
 * Replaces the toggle of the classic theme (3.10). That one is `disabled` until React has hydrated, so that a press before is
 * lost, and it says "system mode" until then, whatever mode is shown. This one keeps its press (packages/paint-first/boot/loader.js), goes
 * by the mode that is shown, and names a mode when it knows it. Its icons are strokes: those of the theme are outlines of outlines,
 * half a kilobyte of every page.
 */
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

const names = {
  light: () => translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  dark: () => translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
};

/** The site has two modes, and does not follow the system: the third choice of the theme, null, is the default mode. */
function ColorModeToggle({className, buttonClassName, value, onChange}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const name = isBrowser && value ? names[value]() : undefined;
  const label = name
    ? translate(
        {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
        {mode: name},
      )
    : 'Switch between dark and light mode';
  return (
    <div className={className}>
      <button
        className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
        type="button"
        aria-disabled={isBrowser ? undefined : true}
        // React hydrates for a press, before it has read the mode: the page knows.
        onClick={() => onChange(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')}
        title={name ?? label}
        aria-label={label}
      >
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden className={styles.toggleIcon}>
          <path
            className={styles.sun}
            d="M12 8a4 4 0 1 0 .1 0ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1"
          />
          <path className={styles.moon} d="M9 4a9 9 0 1 0 11 11A7 7 0 0 1 9 4Z" />
        </svg>
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
