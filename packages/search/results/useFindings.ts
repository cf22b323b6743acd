import {startTransition, useCallback, useEffect, useMemo, useState} from 'react';
import type {Engine} from '../engine/engine';
import {find, type Findings} from './find';
import {engineNow, loadEngine} from './load';

interface Search {
  engine?: Engine;
  /** What the text in the field finds. */
  typed?: Findings;
  /** What is shown of it: the list comes as a whole, and that nothing is found is said when no letter follows. */
  shown?: Findings;
  failed: boolean;
  /** Loads the index again after a failure. */
  retry: () => void;
}

/** Milliseconds without a letter after which a miss is shown. */
const missDelay = 400;

/** Loads the index at an address and searches it. */
export function useFindings(scope: string, query: string, area?: string): Search {
  const [, setLoaded] = useState<Engine>();
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    loadEngine(scope).then(setLoaded, () => setFailed(true));
  }, [scope]);
  useEffect(retry, [retry]);

  const engine = engineNow(scope);
  const typed = useMemo(() => engine && find(engine, query, area), [engine, query, area]);
  const [shown, show] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => show(typed)), typed?.kind === 'miss' ? missDelay : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return {engine, typed, shown, failed, retry};
}
