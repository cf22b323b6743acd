import {startTransition, useCallback, useEffect, useMemo, useState} from 'react';
import type {SearchEngine} from '../engine/engine';
import {findSearchResults, type SearchFindings} from './find';
import {getLoadedSearchEngine, loadSearchEngine} from './load';

interface Search {
  engine?: SearchEngine;
  /** What the text in the field finds. */
  typed?: SearchFindings;
  /** What is shown of it: the list comes as a whole, and that nothing is found is said when no letter follows. */
  shown?: SearchFindings;
  failed: boolean;
  /** Loads the index again after a failure. */
  retry: () => void;
}

/** Milliseconds without a letter after which a miss is shown. */
const missDelay = 400;

/** Loads the index at an address and searches it. */
export function useSearchResults(scope: string, query: string, area?: string): Search {
  const [, setLoaded] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadSearchEngine(scope).then(setLoaded, () => setFailed(true));
  }, [scope]);
  useEffect(retry, [retry]);

  const engine = getLoadedSearchEngine(scope);
  const typed = useMemo(() => engine && findSearchResults(engine, query, area), [engine, query, area]);
  const [shown, show] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => show(typed)), typed?.kind === 'miss' ? missDelay : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return {engine, typed, shown, failed, retry};
}
