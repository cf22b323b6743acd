import {useSyncExternalStore} from 'react';

const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let isVolatile = false;

/** Asks the tab's store; where the browser blocks it or it is full, the page's memory takes its place. */
function guarded<Value>(ask: (storage: Storage) => Value, instead: () => Value): Value {
  try {
    return ask(sessionStorage);
  } catch {
    isVolatile = true;
    // It may be asked while something is drawn.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
    return instead();
  }
}

/** What a reader typed, for as long as the tab is open: `sessionStorage`, or memory where there is none. */
export const store = {
  get: (key: string): string | null =>
    memory.get(key) ??
    guarded(
      (storage) => storage.getItem(key),
      () => null,
    ),
  set(key: string, text: string): void {
    memory.delete(key);
    guarded(
      (storage) => storage.setItem(key, text),
      () => void memory.set(key, text),
    );
  },
  remove(key: string): void {
    memory.delete(key);
    guarded(
      (storage) => storage.removeItem(key),
      () => undefined,
    );
  },
};

/** Whether what is typed is kept in memory only, because the browser's store is blocked or full. */
export const useVolatile = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isVolatile,
    () => false,
  );
