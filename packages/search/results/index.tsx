import React, {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ResultsProps} from '../dialog';
import {isComposing} from '../dialog/composing';
import {useSearchIndexUrl} from '../dialog/request';
import {getSearchSession, type Session, setSearchSession, subscribeToSearchSession} from '../dialog/session';
import type {SearchEngine, Hit} from '../engine/engine';
import Filters from './Filters';
import {describeSearchResults, type SearchFindings} from './find';
import {loadSearchEngine} from './load';
import NoResults from './NoResults';
import Option, {buildResultUrl} from './Option';
import ShortAnswer from './ShortAnswer';
import styles from './styles.module.css';
import {useSearchResults} from './useFindings';

export {loadSearchEngine};

const empty: Session = {query: '', active: 0};
const chooseArea = (area?: string): void => setSearchSession({...(getSearchSession() ?? empty), area, active: 0});
const chooseTerm = (query: string): void => setSearchSession({...(getSearchSession() ?? empty), query, active: 0});

const listUrls = (findings?: SearchFindings): string[] =>
  findings?.pages.flatMap((page) => page.hits.map((hit) => buildResultUrl(page, hit))) ?? [];

/** The languages and versions that the site has an index of. */
function ScopeChoice({engine, scope}: {readonly engine: SearchEngine; readonly scope: string}): ReactNode {
  const change = (address: string): void =>
    setSearchSession({query: getSearchSession()?.query ?? '', scope: address, active: 0});
  return (
    <label className={styles.scope}>
      Search in{' '}
      <select value={scope} onChange={(event) => change(event.target.value)}>
        {engine.data.scopes.map(({label, address}) => (
          <option key={address} value={address}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ListProps {
  readonly id: string;
  readonly scope: string;
  readonly findings?: SearchFindings;
  readonly chosen?: Hit;
  readonly optionId: (hit: Hit) => string;
}

/** The results by page. */
function List({id, scope, findings, chosen, optionId}: ListProps): ReactNode {
  return (
    <div role="listbox" id={id} aria-label="Results">
      {/* By their place: with another letter the same elements get other words, which is less work than new elements. */}
      {findings?.pages.map((page, place) => (
        <div key={place} role="group" aria-labelledby={`${id}-page-${page.page}`}>
          <p
            id={`${id}-page-${page.page}`}
            className={findings.kind === 'found' || findings.similarTerms.length ? styles.page : styles.unseen}
            role="presentation"
          >
            {[page.area, page.title !== page.hits[0]?.heading && page.title].filter(Boolean).join(' · ')}
          </p>
          {page.hits.map((hit, row) => (
            <Option key={row} id={optionId(hit)} scope={scope} page={page} hit={hit} selected={hit === chosen} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Goes to an address; another language is another build, whose pages are loaded anew. */
function useOpen(engine: SearchEngine | undefined, onClose: () => void): (url: string) => void {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  return (url) => {
    onClose();
    if (engine?.data.baseUrl === baseUrl) history.push(url);
    else window.location.assign(url);
  };
}

/** Arrows choose a result and Enter opens it while the field has the focus. What has been typed counts, also when it is not shown yet. */
function useFieldKeys(field: ResultsProps['field'], urls: readonly string[], open: (url: string) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const session = getSearchSession() ?? empty;
    const last = urls.length - 1;
    const url = urls[Math.min(session.active, last)];
    if (!url || isComposing(event)) return;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step)
      setSearchSession({...session, active: (Math.min(session.active, last) + step + urls.length) % urls.length});
    else if (event.key !== 'Enter') return;
    else if (event.ctrlKey || event.metaKey) window.open(url, '_blank', 'noopener');
    else open(url);
    event.preventDefault();
  });
  useEffect(() => {
    const element = field.current;
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [field]);
}

/** Whether a click is meant for the page: not for a new tab, a download, or whoever has answered it already. */
const isPlainClick = (event: globalThis.MouseEvent): boolean =>
  !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** What was found for the text in the field of the dialog: the list of its combobox, with filters, a short answer and a status. */
export default function SearchResults({onClose, listId, field, onState}: ResultsProps): ReactNode {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const {query, area, active, ...session} = useSyncExternalStore(subscribeToSearchSession, getSearchSession) ?? empty;
  const ownScope = useSearchIndexUrl();
  const scope = session.scope ?? ownScope;
  const {engine, typed, shown, failed, retry} = useSearchResults(scope, query, area);
  const open = useOpen(engine, onClose);
  // After a miss, only what the reader sees: it is not what was typed.
  useFieldKeys(field, listUrls(typed?.kind === 'miss' && typed !== shown ? undefined : typed), open);

  const hits = shown?.pages.flatMap((page) => page.hits) ?? [];
  const chosen = hits[Math.min(active, hits.length - 1)];
  // By the section: another result at the same place is another option to a screen reader.
  const optionId = ({section}: Hit): string => `${id}-option-${section}`;
  const chosenId = chosen && optionId(chosen);
  useEffect(() => {
    // What is above the first result comes into view with it.
    if (active === 0) scroller.current?.scrollTo({top: 0});
    else if (chosenId) document.getElementById(chosenId)?.scrollIntoView({block: 'nearest'});
  }, [chosenId, active]);

  const progress = failed ? 'The search index could not be loaded.' : !engine && query.trim() && 'Loading the index';
  const status = progress || (shown && describeSearchResults(shown)) || '';
  useLayoutEffect(() => onState({status, activeOptionId: chosenId}), [onState, status, chosenId]);

  const onClick = (event: MouseEvent): void => {
    const url = (event.target as Element).closest('a')?.getAttribute('href');
    // A new tab or window, and a download, are the browser's.
    if (!url || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    open(url);
  };

  return (
    <>
      {engine && engine.data.scopes.length > 0 && <ScopeChoice engine={engine} scope={scope} />}
      {engine && engine.data.areas.length > 1 && (
        <Filters areas={engine.data.areas} area={area} onChoose={chooseArea} />
      )}
      {failed && (
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          Try again
        </button>
      )}
      {shown?.kind === 'miss' && (
        <NoResults query={shown.query} terms={shown.similarTerms} report={engine?.data.report} onChoose={chooseTerm} />
      )}
      {/* The keyboard opens an option from the field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
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
        <List id={listId} scope={scope} findings={shown} chosen={chosen} optionId={optionId} />
      </div>
    </>
  );
}
