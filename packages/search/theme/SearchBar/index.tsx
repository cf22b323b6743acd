/**
 * The search slot of the navbar: a button that opens the search dialog. Nothing of search is fetched before a reader shows
 * the intent: pointer or focus on the button, Ctrl/⌘ K, `/`, or a link with `?q=`.
 */
import React, {type ComponentType, useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import SearchDialog, {type ResultsProps} from '../../dialog';
import {isComposing} from '../../dialog/composing';
import {fetchIndex, useSearchIndexUrl} from '../../dialog/request';
import {getSearchSession, setSearchSession, subscribeToSearchSession} from '../../dialog/session';
import styles from './styles.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Where the reader was when search opened. */
let cameFrom: HTMLElement | null = null;

/** The heading of the text that is being read: the last one above the middle of the window. */
const headingInView = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
    .filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2)
    .at(-1);

/**
 * Gives the focus back to where the reader was, and moves nothing. A reader who had pressed nothing before gets the button,
 * or the heading of what is being read where the button has scrolled away.
 */
function giveFocusBack(button: HTMLElement | null): void {
  const fallback = button && button.getBoundingClientRect().bottom > 0 ? button : (headingInView() ?? button);
  const focusTarget = cameFrom?.isConnected && cameFrom !== document.body ? cameFrom : fallback;
  if (focusTarget && focusTarget.tabIndex < 0) focusTarget.setAttribute('tabindex', '-1');
  focusTarget?.focus({preventScroll: true});
}

function open(query: string): void {
  if (!getSearchSession()) cameFrom = document.activeElement as HTMLElement | null;
  setSearchSession({query, active: 0});
}

export default function SearchBar(): ReactNode {
  const scope = useSearchIndexUrl();
  const session = useSyncExternalStore(subscribeToSearchSession, getSearchSession, () => null);
  const button = useRef<HTMLButtonElement>(null);

  const load = useCallback(async (): Promise<ComponentType<ResultsProps>> => {
    // Both at once: on a slow line one wait more is what a reader notices most. The results say when the index fails.
    fetchIndex(scope).catch(() => undefined);
    return (await import(/* webpackChunkName: "search" */ '../../results')).default;
  }, [scope]);
  // A failure is said where it matters, in the dialog.
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  const close = useCallback(() => {
    const current = getSearchSession();
    if (!current || current.closing) return;
    setSearchSession({...current, closing: true});
    // A dialog that is still open keeps the focus; it is closed when this has been rendered.
    requestAnimationFrame(() => giveFocusBack(button.current));
  }, []);

  useEffect(() => {
    const linked = new URLSearchParams(window.location.search).get('q');
    if (linked && !getSearchSession()) open(linked);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const shortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      // In an editor in a shadow tree the event itself names the host of the tree.
      const [target = null] = event.composedPath();
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (
        event.defaultPrevented ||
        isComposing(event) ||
        (!shortcut && (event.key !== '/' || !isPlain || isTyping(target)))
      )
        return;
      event.preventDefault();
      open(getSearchSession()?.query ?? '');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open('')}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            d="M11 11l3.5 3.5M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Z"
          />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {session && <SearchDialog onClose={close} load={load} />}
    </>
  );
}
