/**
 * The search slot of the navbar: a button that opens the search dialog. Nothing of search is fetched before a reader shows
 * the intent: pointer or focus on the button, Ctrl/⌘ K, `/`, a link with `?q=`, or the event `astral:open-search`.
 */
import React, {type ComponentType, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props as DialogProps} from '@site/src/components/SearchDialog';
import styles from './styles.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export default function SearchBar(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [query, setQuery] = useState<string | null>(null);
  const [SearchDialog, setSearchDialog] = useState<ComponentType<DialogProps>>();
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Whether the dialog was asked for and is not there yet. */
  const waiting = useRef(false);

  const prepare = useCallback(() => {
    // Not React's `lazy`: that keeps a failure for good, and a page without network would crash on it.
    void import('@site/src/components/SearchDialog').then(
      ({default: component}) => {
        setSearchDialog(() => component);
        setFailed(false);
      },
      () => {
        waiting.current = false;
        setFailed(true);
      },
    );
    void import('@site/src/components/SearchDialog/load').then(({loadEngine}) =>
      loadEngine(baseUrl).catch(() => undefined),
    );
  }, [baseUrl]);
  const open = useCallback(
    (text: string) => {
      prepare();
      if (!document.querySelector('dialog[open]')) waiting.current = true;
      setQuery(text);
    },
    [prepare],
  );
  const shown = useCallback(() => {
    waiting.current = false;
  }, []);
  const close = useCallback(() => {
    waiting.current = false;
    setQuery(null);
    button.current?.focus();
  }, []);

  useEffect(() => {
    const linked = new URLSearchParams(window.location.search).get('q');
    if (linked) open(linked);
    const onKeyDown = (event: KeyboardEvent): void => {
      // What is typed while the dialog is still on its way goes into its field.
      if (waiting.current && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        setQuery((typed) => (typed ?? '') + event.key);
        return;
      }
      const shortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!shortcut && (event.key !== '/' || isTyping(event.target))) return;
      event.preventDefault();
      open('');
    };
    const onOffer = (event: Event): void => {
      event.preventDefault();
      open((event as CustomEvent<{query: string}>).detail.query);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('astral:open-search', onOffer);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('astral:open-search', onOffer);
    };
  }, [open]);

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
      {query !== null && SearchDialog && <SearchDialog initialQuery={query} onShown={shown} onClose={close} />}
      {query !== null && failed && (
        <p role="alert" className="a-notice">
          Search did not load. Check the connection, then open it again.
        </p>
      )}
    </>
  );
}
