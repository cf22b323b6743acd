import React, {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {getSearchSession, maxQueryLength, setSearchSession, subscribeToSearchSession} from './session';
import styles from './styles.module.css';

/** What the results say of themselves. */
export interface ResultsState {
  readonly status: string;
  /** The id of the chosen option; without one there are no options. */
  readonly activeOptionId?: string;
}

/** Props of the results, which load after the dialog. */
export interface ResultsProps {
  readonly onClose: () => void;
  /** The id that the list of results has to have. */
  readonly listId: string;
  /** The field, a combobox, whose keys choose and open a result. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onState: (state: ResultsState) => void;
}

interface Props {
  readonly onClose: () => void;
  /** Fetches the results; a failed attempt may be repeated. */
  readonly load: () => Promise<ComponentType<ResultsProps>>;
}

/** The results once they are loaded; kept for the next navbar, as the search in progress is. */
let loaded: ComponentType<ResultsProps> | undefined;

/** The results, fetched when the dialog opens for the first time. `retry` fetches them again after a failure. */
function useResults(load: Props['load']) {
  const [Results, setResults] = useState(() => loaded);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // Not React's `lazy`: that keeps a failure for good, and a page without network would crash on it.
  useEffect(() => {
    if (loaded) return;
    load().then(
      (component) => {
        loaded = component;
        setResults(() => component);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [load, attempt]);
  return {Results, hasFailed, retry: () => setAttempt((number) => number + 1)};
}

/** Opens a dialog over the page, and closes it again while it fades. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isClosing: boolean): void {
  // Before the browser paints and takes the next key: it belongs into the field.
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (isClosing) {
      element.close();
      const fades = element.getAnimations({subtree: true}).map(({finished}) => finished);
      // It may have been opened again meanwhile.
      void Promise.allSettled(fades).then(() => getSearchSession()?.closing && setSearchSession(null));
      return undefined;
    }
    if (!element.open) element.showModal();
    const {dataset, style, clientWidth} = document.documentElement;
    // Where the bar takes room of its own, its room stays; where it takes none, none is kept.
    style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    dataset.modal = '';
    return () => {
      delete dataset.modal;
      style.scrollbarGutter = '';
    };
  }, [dialog, isClosing]);
}

/**
 * A modal dialog with the field of search, over the search in progress of `./session`. It is there with the page, so that it opens at
 * once and takes what is typed; everything below the field comes when it is opened for the first time.
 */
export default function SearchDialog({onClose, load}: Props): ReactNode {
  const session = useSyncExternalStore(subscribeToSearchSession, getSearchSession) ?? {query: '', active: 0};
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<ResultsState>({status: ''});
  const {Results, hasFailed, retry} = useResults(load);
  useModal(dialog, Boolean(session.closing));
  const isLoading = !Results && !hasFailed && session.query.trim() !== '';
  return (
    // A translator of the browser would replace texts that React changes at each key, and React would fail.
    // Pressing the backdrop closes; the keyboard has Escape, which a modal dialog answers by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      translate="no"
      ref={dialog}
      className={styles.dialog}
      aria-label="Search this site"
      // The event that it has closed comes late: a reader may have opened it again.
      onCancel={onClose}
      onClose={() => void (dialog.current?.open || onClose())}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.box}>
        <div className={styles.field}>
          <input
            ref={field}
            className={styles.input}
            // The dialog was opened to type into this field.
            autoFocus
            type="text"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={state.activeOptionId !== undefined}
            aria-activedescendant={state.activeOptionId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxQueryLength}
            enterKeyHint="go"
            placeholder="Search these pages"
            value={session.query}
            // Safari lays out all of a text before it cuts it to the length of a field, which takes a minute for a megabyte of marks.
            onPaste={(event) => {
              const text = event.clipboardData.getData('text/plain');
              if (text.length > maxQueryLength) {
                event.preventDefault();
                setSearchSession({...session, query: text, active: 0});
              }
            }}
            onChange={(event) => setSearchSession({...session, query: event.target.value, active: 0})}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </div>
        {/* The one live region: a screen reader reads what changes in an element that was there before. */}
        <p role="status" className={styles.status}>
          {isLoading ? 'Loading the index' : state.status}
        </p>
        {Results ? (
          <Results key={session.scope} onClose={onClose} listId={listId} field={field} onState={setState} />
        ) : hasFailed ? (
          <div className={styles.status}>
            <p role="alert">Search did not load. Check the connection.</p>
            <button type="button" className="button button--primary button--sm" onClick={retry}>
              Try again
            </button>
          </div>
        ) : null}
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
      </div>
    </dialog>
  );
}
