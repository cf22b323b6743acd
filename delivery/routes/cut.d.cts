import type {MenuItem, RouteEntry} from './entry';

export type Tables = Readonly<Record<'routes' | 'chunkNames' | 'registry' | 'globalData' | 'plain', string>>;
export type CutEntry = RouteEntry & {readonly content: string};
export type CutEntries = ReadonlyMap<string, CutEntry>;
export function entriesOf(tables: Tables): CutEntries;
export function cutRoutes(source: string, entries: CutEntries): string;
export function cutChunkNames(source: string, entries: CutEntries): string;
export function cutRegistry(source: string, entries: CutEntries): string;
export function cutGlobalData(source: string, entries: CutEntries, kept: readonly string[]): string;
export function cutVersion(source: string, entries: CutEntries): string;
export function menusOf(
  source: string,
  entries: CutEntries,
): {readonly menus: ReadonlyMap<string, MenuItem[]>; readonly open: ReadonlyMap<string, readonly string[]>};
export function cutPreload(source: string): string;
/** Generated files below `.docusaurus`, by what they hold. */
export const tableFiles: Tables;
