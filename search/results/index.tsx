import React, {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isPlainClick} from './isPlainClick';
import type {Engine, Hit, PageHits} from '../engine/engine';
import {excerptOf, type Piece, termsToMark} from '../engine/excerpt';
import type {ResultsProps} from '../dialog';
import {useSearchScope} from '../dialog/request';
import {getSession, setSession, subscribeSession} from '../dialog/session';
import {engineNow, loadEngine, loadTexts, textsNow} from './load';
import ShortAnswer from './ShortAnswer';
import styles from './styles.module.css';

export {loadEngine};

/** What there is for a query. One or two letters that find nothing are the beginning of a word. */
function listOf(engine: Engine, query: string, area?: string) {
  const text = query.trim();
  const pages = text ? engine.search(query, area) : [];
  return pages.length || text.length > 2
    ? {query: text, pages, answer: engine.answer(query)}
    : {query: text, pages: engine.listTutorials(area), begins: true};
}

/** Address of a result. */
const urlOf = ({route}: PageHits, {anchor}: Hit): string => route + (anchor && `#${anchor}`);

/** Areas that have a button; the others are in a list, so that the filters stay in one row on a phone. */
const buttons = 3;

interface OptionProps {
  readonly id: string;
  readonly scope: string;
  readonly page: PageHits;
  readonly hit: Hit;
  readonly selected: boolean;
}

const marked = (pieces: readonly Piece[]): ReactNode =>
  pieces.map(({text, marked: isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));

/** A result: its heading, and words of its text, which are fetched when it is shown. */
const Option = memo(function Option({id, scope, page, hit, selected}: OptionProps): ReactNode {
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  const texts = textsNow(scope, page.page);
  const text = texts && (texts[hit.section - hit.first] ?? '');
  useEffect(() => {
    if (textsNow(scope, page.page)?.length) return undefined;
    let current = true;
    void loadTexts(scope, page.page).then(() => current && arrived());
    return () => {
      current = false;
    };
  }, [scope, page.page]);
  const [heading, excerpt] = useMemo(() => {
    const words = termsToMark(`${hit.heading} ${text ?? ''}`, hit.matched);
    return [excerptOf(hit.heading, words, Infinity), excerptOf(text ?? '', words)];
  }, [hit, text]);
  return (
    // The input keeps the focus and moves through the options; a press opens one, as any link.
    <a
      id={id}
      role="option"
      href={urlOf(page, hit)}
      tabIndex={-1}
      aria-selected={selected}
      className={clsx(styles.option, selected && styles.selected)}
    >
      <span className={styles.heading}>{marked(heading)}</span>
      {text !== '' && <span className={clsx(styles.excerpt, !texts && styles.pending)}>{marked(excerpt)}</span>}
    </a>
  );
});

interface FilterProps {
  readonly areas: readonly string[];
  readonly area?: string;
  readonly onChoose: (area?: string) => void;
}

/** One row: everything, the first areas, and a list of the others. */
const Filters = memo(function Filters({areas, area, onChoose}: FilterProps): ReactNode {
  const name = useId();
  const others = areas.slice(buttons);
  const other = area !== undefined && others.includes(area) ? area : '';
  return (
    <fieldset className={styles.areas}>
      <legend>Show</legend>
      {[undefined, ...areas.slice(0, buttons)].map((one) => (
        <label key={one ?? 'all'} className={clsx(area === one && styles.chosenArea)}>
          <input type="radio" name={name} checked={area === one} onChange={() => onChoose(one)} />
          {one ?? 'Everything'}
        </label>
      ))}
      {others.length > 0 && (
        <select
          aria-label="More areas"
          className={clsx(other && styles.chosenArea)}
          value={other}
          onChange={(event) => onChoose(event.target.value || undefined)}
        >
          <option value="">More</option>
          {others.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </fieldset>
  );
});

const chooseArea = (area?: string): void => setSession({query: '', ...getSession(), area, active: 0});

/** Address of a new issue about a query that found nothing. */
function reportOf(form: string, query: string): string {
  const parameters = new URLSearchParams({
    title: `Search: nothing found for "${query}"`,
    body: `I searched for "${query}" and found nothing.\n\nWhat I wanted to know: `,
  });
  return `${form}?${parameters.toString()}`;
}

/** What was found for the text in the field of the dialog: the list of its combobox, with filters, a short answer and a status. */
export default function SearchResults({onClose, listId, field, status: line, keys}: ResultsProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const session = useSyncExternalStore(subscribeSession, getSession) ?? {query: '', active: 0};
  const {query, area, active} = session;
  const ownScope = useSearchScope();
  const scope = session.scope ?? ownScope;
  const [, setLoaded] = useState<Engine>();
  const engine = engineNow(scope);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadEngine(scope).then(setLoaded, () => setFailed(true));
  }, [scope]);

  useEffect(load, [load]);
  const found = useMemo(() => engine && listOf(engine, query, area), [engine, query, area]);
  const [shown, show] = useState(found);
  useEffect(() => {
    // The text in the field never waits for the list, which comes as a whole. That nothing is found is said when no letter follows.
    const wait = found?.begins || found?.pages.length ? 0 : 400;
    const timer = setTimeout(() => startTransition(() => show(found)), wait);
    return () => clearTimeout(timer);
  }, [found]);
  const pages = shown?.pages ?? [];
  const hits = pages.flatMap((page) => page.hits);
  const count = hits.length;
  const chosen = hits[Math.min(active, count - 1)];
  // By the section: another result at the same place is another option to a screen reader.
  const optionId = ({section}: Hit): string => `${id}-option-${section}`;
  const chosenId = chosen && optionId(chosen);

  useEffect(() => {
    // What is above the first result comes into view with it.
    if (active === 0) scroller.current?.scrollTo({top: 0});
    else if (chosenId) document.getElementById(chosenId)?.scrollIntoView({block: 'nearest'});
  }, [chosenId, active]);

  const open = (url: string): void => {
    onClose();
    // Another language is another build: its pages are loaded anew.
    if (engine?.data.baseUrl === baseUrl) history.push(url);
    else window.location.assign(url);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // What has been typed counts, also when it is not shown yet.
    const urls = (found?.pages ?? []).flatMap((page) => page.hits.map((hit) => urlOf(page, hit)));
    const last = urls.length - 1;
    const move: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const to = move[event.key];
    const url = urls[Math.min(active, last)];
    if (!url) return;
    if (to !== undefined) {
      event.preventDefault();
      setSession({...session, active: to});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(url, '_blank', 'noopener');
      else open(url);
    }
  };
  const onClick = (event: MouseEvent): void => {
    const url = (event.target as Element).closest('a')?.getAttribute('href');
    // A new tab or window, and a download, are the browser's.
    if (!url || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    open(url);
  };

  const isEmpty = shown && !shown.begins && !count;
  const near = useMemo(() => (isEmpty && engine?.suggestTerms(shown.query)) || [], [engine, isEmpty, shown]);
  const status = failed
    ? 'The search index could not be loaded.'
    : !engine
      ? query.trim() && 'Loading the index'
      : !shown || shown.begins
        ? count && 'Tutorials to begin with'
        : count
          ? `${count} ${count === 1 ? 'section' : 'sections'} on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}${shown.answer ? ', and a short answer' : ''}`
          : `Nothing found for ${shown.query}`;

  useLayoutEffect(() => {
    keys.current = onKeyDown;
  });
  useLayoutEffect(() => {
    if (line.current) line.current.textContent = status || '';
  }, [line, status]);
  useLayoutEffect(() => {
    const combobox = field.current;
    combobox?.setAttribute('aria-expanded', String(count > 0));
    if (chosenId) combobox?.setAttribute('aria-activedescendant', chosenId);
    else combobox?.removeAttribute('aria-activedescendant');
  }, [field, count, chosenId]);

  return (
    <>
      {engine && engine.data.scopes.length > 0 && (
        <label className={styles.scope}>
          Search in{' '}
          <select value={scope} onChange={(event) => setSession({query, scope: event.target.value, active: 0})}>
            {engine.data.scopes.map(({label, address}) => (
              <option key={address} value={address}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {engine && engine.areas.length > 1 && <Filters areas={engine.areas} area={area} onChoose={chooseArea} />}
      {failed && (
        <button type="button" className="button button--primary button--sm" onClick={load}>
          Try again
        </button>
      )}
      {near.length > 0 && (
        <div className={styles.similar}>
          <p>Similar words</p>
          <ul>
            {near.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => setSession({...session, query: word, active: 0})}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isEmpty && engine?.data.report && (
        <p className={styles.similar}>
          <a href={reportOf(engine.data.report, shown.query)} target="_blank" rel="noopener noreferrer">
            Report that this was not found
          </a>
        </p>
      )}
      {/* The keyboard opens an option from the field. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={scroller}
        role="group"
        aria-label="Answer and results"
        tabIndex={0}
        className={styles.results}
        onClick={onClick}
      >
        {shown?.answer && (
          <ShortAnswer
            key={shown.answer.title}
            answer={shown.answer}
            url={`${engine?.data.baseUrl ?? '/'}${shown.answer.to.slice(1)}`}
          />
        )}
        <div role="listbox" id={listId} aria-label="Results">
          {/* By their place: with another letter the same elements get other words, which is less work than new elements. */}
          {pages.map((page, place) => (
            <div key={place} role="group" aria-labelledby={`${id}-page-${page.page}`}>
              <p
                id={`${id}-page-${page.page}`}
                className={shown?.begins ? styles.unseen : styles.page}
                role="presentation"
              >
                {[page.area, page.title].filter(Boolean).join(' · ')}
              </p>
              {page.hits.map((hit, row) => (
                <Option key={row} id={optionId(hit)} scope={scope} page={page} hit={hit} selected={hit === chosen} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
