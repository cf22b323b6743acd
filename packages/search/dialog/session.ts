/** A search in progress. */
export interface Session {
  readonly query: string;
  /** The area that results are narrowed to; all of them without. */
  readonly area?: string;
  /** Address of the folder with the index, when the reader chose another language or version than their own. */
  readonly scope?: string;
  /** Place of the chosen option. */
  readonly active: number;
  /** Whether the dialog is on its way out. */
  readonly closing?: boolean;
}

/** Most characters of a query. More is no question, and a browser needs minutes to draw a megabyte of marks on one letter. */
export const maxQueryLength = 1000;

let current: Session | null = null;
const listeners = new Set<() => void>();

export const getSearchSession = (): Session | null => current;

/** Begins or changes the search in progress; null ends it. */
export function setSearchSession(next: Session | null): void {
  current = next && {...next, query: next.query.slice(0, maxQueryLength)};
  listeners.forEach((listener) => listener());
}

/**
 * For `useSyncExternalStore`. The search in progress is kept outside of React, since a page of another kind mounts the navbar
 * anew, and a dialog that was opened or typed into while that page was on its way has to stay.
 */
export function subscribeToSearchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
