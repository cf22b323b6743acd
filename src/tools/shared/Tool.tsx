import clsx from 'clsx';
import {type ComponentType, type ReactNode, type RefObject, useEffect, useRef} from 'react';
import {ToolErrorBoundary} from './Boundary';
import {hasUrlState} from './query';
import {useIsStorageBlocked} from './store';
import {type PartState, useLazyComponent} from './usePart';
import styles from './styles.module.css';

/** The part of a tool that is fetched: it gets what the page knows already. */
export type ToolPanel<Data> = ComponentType<{readonly data: Data}>;

const NO_KEYS: readonly string[] = [];
/** A translator of the browser would replace texts that React changes, and React would fail. */
const PANEL = {tabIndex: -1, translate: 'no'} as const;

/** Opens a tool whose state the address carries, and says whether that was why. */
function useOpeningByAddress(keys: readonly string[], opens: boolean, state: PartState, open: () => Promise<void>) {
  const isLinked = useRef(false);
  useEffect(() => {
    if (state !== 'asleep') return undefined;
    const look = (): void => {
      isLinked.current = keys.length > 0 && hasUrlState(keys);
      if (isLinked.current || opens) void open();
    };
    look();
    // Back can lead to a state on the same page.
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, [keys, open, opens, state]);
  return isLinked;
}

/** Moves the focus to what a press opens, and back to its button; whoever was sent here for the state in the address is scrolled to it. */
function useFocusOnOpening(state: PartState, isQuiet: boolean, isLinked: RefObject<boolean>) {
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (state === 'asleep' && isPressed.current) opener.current?.focus();
    if (state !== 'awake') return;
    if (isPressed.current) {
      section.current?.focus({preventScroll: true});
      // It begins where its button was. The page moves only where too little of it would be in sight.
      if (isQuiet || section.current!.getBoundingClientRect().top > window.innerHeight / 2) {
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        section.current!.scrollIntoView({block: 'nearest', behavior: isStill ? 'instant' : 'smooth'});
      }
    }
    // A reader who comes back is where the browser put the page.
    else if (isLinked.current && !/^#[^=]+$/.test(location.hash) && window.scrollY === 0) {
      section.current?.scrollIntoView({behavior: 'instant'});
      section.current?.focus({preventScroll: true});
    }
  }, [isLinked, isQuiet, state]);
  return {section, opener, isPressed};
}

/**
 * The frame of every tool: a button that fetches the part that takes its place, and below it what is whole on the server, which
 * says the same without script.
 * Whoever arrives with the state of the tool in the address gets it opened at once.
 *
 * @param load fetches the opened part; called once, and again after a failure
 * @param keys names in the address that hold the state of this tool
 * @param opens whether it opens by itself: the page is there for it
 * @param map the small map that stands beside the button
 * @param quiet whether the button is one of many on the page; what it opens can be closed again
 */
export function Tool<Data>({
  button,
  label,
  load,
  data,
  keys = NO_KEYS,
  opens = false,
  quiet = false,
  map,
  children,
}: {
  readonly button: string;
  readonly label: string;
  readonly load: () => Promise<{default: ToolPanel<Data>}>;
  readonly data: Data;
  readonly keys?: readonly string[];
  readonly opens?: boolean;
  readonly quiet?: boolean;
  readonly map?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const {state, Part: Opened, open, close} = useLazyComponent(load);
  const isLinked = useOpeningByAddress(keys, opens, state, open);
  const {section, opener, isPressed} = useFocusOnOpening(state, quiet, isLinked);
  const isMemoryOnly = useIsStorageBlocked();
  const press = (): void => {
    isPressed.current = true;
    if (state !== 'loading') void open();
  };
  return (
    <div className={clsx(styles.tool, opens && styles.reserved)}>
      {Opened ? (
        <section ref={section} className={clsx(styles.panel, quiet && styles.beside)} aria-label={label} {...PANEL}>
          {quiet && (
            <button
              type="button"
              className={clsx(styles.quiet, styles.close)}
              aria-label={`Close: ${label}`}
              onClick={close}
            >
              Close
            </button>
          )}
          <ToolErrorBoundary>
            <Opened data={data} />
          </ToolErrorBoundary>
          {isMemoryOnly && (
            <p role="status" className={styles.hint}>
              This browser stores nothing for this page, so what you type stays only until you leave it.
            </p>
          )}
        </section>
      ) : (
        <div className={styles.closed}>
          {map}
          {map && <strong>{label}</strong>}
          <button
            ref={opener}
            type="button"
            className={quiet ? styles.quiet : styles.open}
            aria-disabled={state === 'loading' || undefined}
            onClick={press}
          >
            {button}
          </button>
          <span role="status" className={styles.loading}>
            {state === 'loading' && 'Fetching…'}
            {state === 'failed' &&
              'It could not be fetched. Check the connection and press the button again, or reload the page.'}
          </span>
        </div>
      )}
      {!Opened && children}
    </div>
  );
}
