import {useSyncExternalStore} from 'react';

const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let isMemoryOnly = false;

/** Asks the tab's store. Where the browser blocks it or it is full, there is no answer, and readers are told. */
function ask<Value>(question: (storage: Storage) => Value): Value | undefined {
  try {
    return question(sessionStorage);
  } catch {
    isMemoryOnly = true;
    // It may be asked while something is drawn.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
    return undefined;
  }
}

/** What a reader typed, for as long as the tab is open: in memory, and in `sessionStorage` where there is one. */
export const sessionStore = {
  get: (key: string): string | null => memory.get(key) ?? ask((storage) => storage.getItem(key)) ?? null,
  set(key: string, text: string): void {
    memory.set(key, text);
    ask((storage) => storage.setItem(key, text));
  },
  remove(key: string): void {
    memory.delete(key);
    ask((storage) => storage.removeItem(key));
  },
};

/** Whether what is typed is kept in memory only, because the browser's store is blocked or full. */
export const useIsStorageBlocked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isMemoryOnly,
    () => false,
  );
