import React, {
  memo,
  useCallback,
  useDeferredValue,
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
import {isPlainClick} from '../../delivery/articles/linkTarget';
import type {Engine, Hit, PageHits} from '../engine/engine';
import {excerptOf} from '../engine/excerpt';
import type {ResultsProps} from '../dialog';
import {useSearchScope} from '../dialog/request';
import {getSession, setSession, subscribeSession} from '../dialog/session';
import {engineNow, loadEngine, loadTexts, textsNow} from './load';
import ShortAnswer from './ShortAnswer';
import styles from './styles.module.css';

export {loadEngine};

/** Results that are rendered with each letter, as many as fit in view; the others follow when the reader pauses for an instant. */
const renderedAtOnce = 5;

function resultsInView(pages: readonly PageHits[]): readonly PageHits[] {
  let room = renderedAtOnce;
  return pages.flatMap((page) => {
    const hits = page.hits.slice(0, Math.max(0, room));
    room -= hits.length;
    return hits.length ? [{...page, hits}] : [];
  });
}

/** Address of a result. */
const urlOf = ({route}: PageHits, {anchor}: Hit): string => route + (anchor && `#${anchor}`);

/** Areas that have a button; the others are in a list, so that the filters stay in one row on a phone. */
const buttons = 3;

interface ExcerptProps {
  readonly scope: string;
  readonly page: number;
  readonly hit: Hit;
}

function Excerpt({scope, page, hit}: ExcerptProps): ReactNode {
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  // What was found is shown first; its words are fetched and looked up after, and not at all when the next letter comes before.
  const shown = useDeferredValue(hit, null);
  const isSame = shown?.section === hit.section;
  useEffect(() => {
    if (!isSame || textsNow(scope, page)) return undefined;
    let current = true;
    void loadTexts(scope, page).then(() => current && arrived());
    return () => {
      current = false;
    };
  }, [scope, page, isSame]);
  const text = isSame ? textsNow(scope, page)?.[hit.section - hit.first] : undefined;
  const pieces = useMemo(() => (text && shown ? excerptOf(text, shown.terms) : []), [text, shown]);
  return (
    <span className={styles.excerpt}>
      {pieces.map((piece, index) => (piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text))}
    </span>
  );
}

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
  const scrolled = useRef(false);
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
  const isAsked = query.trim() !== '';
  const pages: PageHits[] = useMemo(
    () => (isAsked ? engine?.search(query, area ? {area} : {}) : engine?.begin(area)) ?? [],
    [engine, isAsked, query, area],
  );
  const answer = engine && isAsked ? engine.answer(query) : undefined;
  const rendered = useDeferredValue(pages) === pages ? pages : resultsInView(pages);
  const options = pages.flatMap((page) => page.hits.map((hit) => ({hit, url: urlOf(page, hit)})));
  const chosen = options[Math.min(active, options.length - 1)];
  // By the section: another result at the same place is another option to a screen reader.
  const optionId = ({section}: Hit): string => `${id}-option-${section}`;
  const chosenId = chosen && optionId(chosen.hit);

  useEffect(() => {
    // What is above the first result comes into view with it. To ask a list where it is scrolled to would lay it out.
    if (active === 0) {
      if (scrolled.current) scroller.current?.scrollTo({top: 0});
      scrolled.current = false;
    } else if (chosenId) {
      document.getElementById(chosenId)?.scrollIntoView({block: 'nearest'});
      // The event that tells of it may come after the next key.
      scrolled.current = true;
    }
  }, [chosenId, active]);

  const open = (url: string): void => {
    onClose();
    // Another language is another build: its pages are loaded anew.
    if (engine?.baseUrl === baseUrl) history.push(url);
    else window.location.assign(url);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = options.length - 1;
    const move: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const to = move[event.key];
    if (to !== undefined && options.length) {
      event.preventDefault();
      setSession({...session, active: to});
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(chosen.url, '_blank', 'noopener');
      else open(chosen.url);
    }
  };
  const onLinkClick = (event: MouseEvent, url: string): void => {
    // A new tab or window, and a download, are the browser's.
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    open(url);
  };

  const isEmpty = Boolean(engine && isAsked && !options.length);
  const suggestedTerms = useMemo(() => (engine && isEmpty ? engine.suggestTerms(query) : []), [engine, isEmpty, query]);
  const hits = options.length;
  const status = failed
    ? 'The search index could not be loaded.'
    : !isAsked
      ? hits && 'Tutorials to begin with'
      : !engine
        ? 'Loading the index'
        : hits
          ? `${hits} ${hits === 1 ? 'section' : 'sections'} on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}${answer ? ', and a short answer' : ''}`
          : `Nothing found for ${query.trim()}`;

  useLayoutEffect(() => {
    keys.current = onKeyDown;
  });
  useLayoutEffect(() => {
    if (line.current) line.current.textContent = status || '';
  }, [line, status]);
  useLayoutEffect(() => {
    const combobox = field.current;
    combobox?.setAttribute('aria-expanded', String(hits > 0));
    if (chosenId) combobox?.setAttribute('aria-activedescendant', chosenId);
    else combobox?.removeAttribute('aria-activedescendant');
  }, [field, hits, chosenId]);

  return (
    <>
      {engine && engine.scopes.length > 0 && (
        <label className={styles.scope}>
          Search in{' '}
          <select value={scope} onChange={(event) => setSession({query, scope: event.target.value, active: 0})}>
            {engine.scopes.map(({label, address}) => (
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
      {suggestedTerms.length > 0 && (
        <div className={styles.similar}>
          <p>Similar words</p>
          <ul>
            {suggestedTerms.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => setSession({...session, query: word, active: 0})}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isEmpty && engine?.report && (
        <p className={styles.similar}>
          <a href={reportOf(engine.report, query.trim())} target="_blank" rel="noopener noreferrer">
            Report that this was not found
          </a>
        </p>
      )}
      <div
        ref={scroller}
        role="group"
        aria-label="Answer and results"
        tabIndex={0}
        className={styles.results}
        onScroll={() => (scrolled.current = true)}
      >
        {answer && (
          <ShortAnswer
            key={answer.title}
            answer={answer}
            url={`${engine?.baseUrl ?? '/'}${answer.to.slice(1)}`}
            onOpen={onLinkClick}
          />
        )}
        <div role="listbox" id={listId} aria-label="Results">
          {/* By their place: with another letter the same elements get other words, which is less work than new elements. */}
          {rendered.map((page, place) => (
            <div key={place} role="group" aria-labelledby={`${id}-page-${page.page}`}>
              <p id={`${id}-page-${page.page}`} className={isAsked ? styles.page : styles.unseen} role="presentation">
                {page.title} <span>{page.area}</span>
              </p>
              {page.hits.map((hit, row) => {
                const url = urlOf(page, hit);
                const own = optionId(hit);
                const selected = own === chosenId;
                return (
                  // The input keeps the focus and moves through the options; a press opens one, as any link.
                  <a
                    key={row}
                    id={own}
                    role="option"
                    href={url}
                    tabIndex={-1}
                    aria-selected={selected}
                    className={clsx(styles.option, selected && styles.selected)}
                    onClick={(event) => onLinkClick(event, url)}
                  >
                    {/* What stands at the top of a page is under its title already. */}
                    <span className={isAsked && !row && !hit.anchor ? styles.unseen : styles.heading}>
                      {hit.heading}
                    </span>
                    <Excerpt scope={scope} page={page.page} hit={hit} />
                  </a>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
