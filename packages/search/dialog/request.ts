import {useActivePluginAndVersion, useDocsPreferredVersionByPluginId} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchData} from '../engine/types';

/** Gets JSON of this site. @throws Error for any answer but a good one */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

/**
 * Address of the folder with the search index: that of the version that the reader is in, or chose last, in their language.
 * ../index.ts writes it.
 */
export function useSearchIndexUrl(): string {
  const base = useBaseUrl('/search/');
  const active = useActivePluginAndVersion()?.activeVersion;
  const preferred = Object.values(useDocsPreferredVersionByPluginId()).find((version) => version?.isLast === false);
  const version = active ?? preferred;
  return version?.isLast === false ? `${base}${version.name}/` : base;
}

const indexes = new Map<string, Promise<SearchData>>();

/**
 * Asks for a search index, once; a failed attempt may be repeated. It is apart from what reads the index, so that the two are
 * fetched side by side.
 * @param scope address of its folder
 */
export function fetchIndex(scope: string): Promise<SearchData> {
  const asked =
    indexes.get(scope) ??
    fetchJson<SearchData>(`${scope}index.json`).catch((error: unknown) => {
      indexes.delete(scope);
      throw error;
    });
  indexes.set(scope, asked);
  return asked;
}
