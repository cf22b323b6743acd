import {useCallback, useContext, useEffect, useRef, useState} from 'react';
import {findExceededLimit, LIMITS, parseAddressPart} from '@site/src/lib/limits';
import {KeptTextContext} from './Boundary';
import {sessionStore} from './store';

/** Fields of a tool that travel in the address, each as text. */
export type Fields = Record<string, string>;

/** Where the tab's store has a state; each that stands in an address has a place of its own, to which Back leads. */
const storeKey = (names: readonly string[], id: string): string => `tool:${location.pathname}:${names.join()}:${id}`;

/** What stands behind `#` in place of a state that is in the tab's store, for the tool whose first field has this name. */
const markOf = (name = ''): string => `${name}-state`;

/** The state of a tool in the address: behind `#`, or after `?`, where it was before. */
const findLinked = (names: readonly string[]): URLSearchParams | undefined =>
  [parseAddressPart(location.hash), parseAddressPart(location.search)].find((fields) =>
    names.some((name) => fields.has(name)),
  );

/** Whether the address has a state of the tool with these names, or says that the tab's store has one. */
export function hasUrlState(names: readonly string[]): boolean {
  const hash = parseAddressPart(location.hash);
  return findLinked(names) !== undefined || names.some((name) => hash.has(markOf(name)));
}

/** What other tools of the page have behind `#`: all but these names. The name of a heading is not a state. */
export function readOtherStates(names: readonly string[]): URLSearchParams {
  const others = parseAddressPart(location.hash.includes('=') ? location.hash : '');
  for (const name of names) others.delete(name);
  return others;
}

/** Puts the rest of an address behind its path, without sending anything and without a step of Back. */
export function replaceQueryAndFragment(search: URLSearchParams, hash: URLSearchParams | string): void {
  const [query, part] = [String(search), String(hash)];
  const address = location.pathname + (query && `?${query}`) + (part && `#${part}`);
  history.replaceState(history.state, '', address);
}

/**
 * Writes the state of a tool behind `#`, which no browser sends to a host, and takes it away after `?`. A state too long for an
 * address stays in the tab's store. Fields at their default are left out, unless that would leave none of them.
 */
function writeState<F extends Fields>(fields: F, defaults: F): void {
  const names = Object.keys(defaults);
  const [search, others] = [parseAddressPart(location.search), readOtherStates(names)];
  for (const name of names) search.delete(name);
  const state = new URLSearchParams();
  const changed = Object.entries(fields).filter(([name, value]) => value !== defaults[name]);
  for (const [name, value] of changed.length > 0 ? changed : Object.entries(fields).slice(0, 1)) state.set(name, value);
  const mark = markOf(names[0]);
  const stored = findLinked(names) ? null : others.get(mark);
  const isOwn = stored !== null && sessionStore.get(storeKey(names, stored)) !== null;
  if (isOwn) others.delete(mark);
  if (String(state).length <= LIMITS.address) {
    if (isOwn) sessionStore.remove(storeKey(names, stored));
    for (const [name, value] of state) others.set(name, value);
  } else {
    let id = stored ?? 'tab';
    while (stored === null && sessionStore.get(storeKey(names, id)) !== null) id += '1';
    sessionStore.set(storeKey(names, id), String(state));
    others.set(mark, id);
  }
  replaceQueryAndFragment(search, others);
}

/** The fields that a state names, over their defaults. A value that a field would refuse is not read. */
function readState<F extends Fields>(defaults: F): F {
  const names = Object.keys(defaults);
  const id = parseAddressPart(location.hash).get(markOf(names[0])) ?? '';
  const state = findLinked(names) ?? new URLSearchParams(sessionStore.get(storeKey(names, id)) ?? '');
  const read = (name: string, value: string): string => {
    const given = state.get(name) ?? value;
    return findExceededLimit(given) ? value : given;
  };
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, read(name, value)])) as F;
}

/** What a reader had typed into these fields before the tool was drawn anew. */
const pickKept = <F extends Fields>(kept: ReadonlyMap<string, string>, defaults: F): Partial<F> =>
  Object.fromEntries([...kept].filter(([name]) => name in defaults)) as Partial<F>;

/** How often the address follows the fields, in milliseconds: browsers refuse one that changes at every key. */
const PACE = 350;

/**
 * State that lives in the address as well, so that a link carries it. The address is replaced, never pushed: Back leaves the
 * page as before. It stays as it is until the reader changes something, or had the state after `?`.
 */
export function useUrlState<F extends Fields>(defaults: F): [F, (change: Partial<F>) => void] {
  const kept = useContext(KeptTextContext);
  // After a failure the address may be a moment behind what was typed.
  const [fields, setFields] = useState(() => ({...readState(defaults), ...pickKept(kept, defaults)}));
  const [touched, setTouched] = useState(() =>
    Object.keys(defaults).some((name) => parseAddressPart(location.search).has(name)),
  );
  useEffect(() => {
    for (const [name, value] of Object.entries(fields))
      if (value === defaults[name]) kept.delete(name);
      else kept.set(name, value);
  }, [defaults, fields, kept]);
  // By a clock that a sync of the machine's time doesn't turn back.
  const written = useRef(-PACE);
  useEffect(() => {
    if (!touched) return undefined;
    // At once, and then while keys are typed: a reload that follows them finds them in the address.
    const write = (): void => {
      written.current = performance.now();
      writeState(fields, defaults);
    };
    const timer = setTimeout(write, written.current + PACE - performance.now());
    return () => clearTimeout(timer);
  }, [defaults, fields, touched]);
  const change = useCallback((part: Partial<F>) => {
    setTouched(true);
    setFields((before) => ({...before, ...part}));
  }, []);
  return [fields, change];
}
