import {useEffect, useState} from 'react';
import type {RunnableProgram} from '@site/src/lib/playground/types';
import {fetchProgram} from './session';

/**
 * Fetches what the page has to know of a program.
 *
 * @param path the sample; without it nothing is fetched
 * @param request a new value fetches again what could not be fetched
 * @returns the last program that was fetched, and whether the one that is wanted could not be
 */
export function useProgram(
  path: string | undefined,
  request: unknown,
): {readonly program: RunnableProgram | undefined; readonly isMissing: boolean} {
  const [program, setProgram] = useState<RunnableProgram>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let gone = false;
    setMissing(false);
    if (!path) return undefined;
    fetchProgram(path).then(
      (found) => {
        if (!gone) setProgram(found);
      },
      () => {
        if (!gone) setMissing(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [path, request]);
  return {program, isMissing};
}
