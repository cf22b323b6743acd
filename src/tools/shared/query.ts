import {useCallback, useEffect, useState} from 'react';

/** Fields of a tool that travel in the address, each as text. */
export type Fields = Record<string, string>;

/** The fields that a query string names, over their defaults; others are left alone. */
function readQuery<F extends Fields>(search: string, defaults: F): F {
  const query = new URLSearchParams(search);
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, query.get(name) ?? value])) as F;
}

/** A query string with these fields in it. Fields at their default are left out, unless that would leave none of them. */
function writeQuery<F extends Fields>(search: string, fields: F, defaults: F): string {
  const query = new URLSearchParams(search);
  for (const name of Object.keys(defaults)) query.delete(name);
  const changed = Object.entries(fields).filter(([name, value]) => value !== defaults[name]);
  for (const [name, value] of changed.length > 0 ? changed : Object.entries(fields).slice(0, 1)) query.set(name, value);
  return `?${query}`;
}

/** How long the fields rest before the address follows: browsers refuse an address that changes at every key. */
const REST = 300;

/**
 * State that lives in the address as well, so that a link carries it. The address is replaced, never pushed: Back leaves the
 * page as before. It stays as it is until the reader changes something.
 */
export function useQuery<F extends Fields>(defaults: F): [F, (change: Partial<F>) => void] {
  const [fields, setFields] = useState(() => readQuery(location.search, defaults));
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!touched) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search, hash} = location;
      history.replaceState(history.state, '', pathname + writeQuery(search, fields, defaults) + hash);
    }, REST);
    return () => clearTimeout(timer);
  }, [defaults, fields, touched]);
  const change = useCallback((part: Partial<F>) => {
    setTouched(true);
    setFields((before) => ({...before, ...part}));
  }, []);
  return [fields, change];
}
