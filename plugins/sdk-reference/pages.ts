import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {splitFrontMatter} from '@astral-docs/content-checks/markdown/frontMatter';
import type {Entry} from './parse';

export const sdkReferenceFolder = 'docs/sdk/reference';

/** The kinds that the reference lists entries by. */
export const entryKinds = ['class', 'function', 'type', 'error'] as const;
export type Kind = (typeof entryKinds)[number];

/** A page of the reference and the entries of the contract that it explains, in order. */
export interface ReferencePage {
  readonly route: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Where an entry is explained. */
export interface Home {
  readonly page: ReferencePage;
  /** Whether the page carries the name of the entry: its members are then the sections of the page. */
  readonly own: boolean;
}

/** Every page of the reference by entry. */
export type Homes = ReadonlyMap<string, Home>;

/** The pages below `docs/sdk/reference/`, by file name. What a page explains is what its `<SdkReference of="…" />` names. */
export function readSdkPages(): ReferencePage[] {
  return readdirSync(sdkReferenceFolder)
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .sort()
    .map((file) => {
      const {frontMatter, body} = splitFrontMatter(readFileSync(join(sdkReferenceFolder, file), 'utf8'));
      const names = [...body.matchAll(/<SdkReference of="([^"]+)"/g)].flatMap(([, of = '']) => of.split(/,\s*/));
      return {route: `/sdk/reference/${file.slice(0, -3)}`, title: String(frontMatter.title), names};
    });
}

/**
 * The page of each entry.
 *
 * @throws Error when two pages explain the same entry
 */
export function mapEntryPages(pages: readonly ReferencePage[]): Homes {
  const homes = new Map<string, Home>();
  for (const page of pages)
    for (const name of page.names) {
      const other = homes.get(name);
      if (other) throw new Error(`${other.page.route} and ${page.route} both explain ${name}.`);
      homes.set(name, {page, own: page.title === name});
    }
  return homes;
}

/** The anchor of an entry or of one of its members on its page; empty for the entry that the page is about. */
export function buildEntryAnchor(entry: string, member: string | undefined, homes: Homes): string {
  const own = homes.get(entry)?.own ?? false;
  return [own ? undefined : entry, member]
    .filter((part) => part !== undefined)
    .join('-')
    .toLowerCase();
}

/** The address of an entry or of one of its members; nothing when no page explains it. */
export function entryUrl(entry: string, member: string | undefined, homes: Homes): string | undefined {
  const home = homes.get(entry);
  if (!home) return undefined;
  const anchor = buildEntryAnchor(entry, member, homes);
  return anchor ? `${home.page.route}#${anchor}` : home.page.route;
}

/** What kind of thing an entry is to a reader: an error class is an error, an interface is a type. */
export function entryKind({kind, name, head}: Entry): Kind {
  if (kind === 'class') return name.endsWith('Error') && / extends \w*Error\b/.test(head) ? 'error' : 'class';
  return kind === 'function' || kind === 'constant' ? 'function' : 'type';
}
