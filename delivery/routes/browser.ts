import {createElement} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import Article from '../articles/Article';
import {articleHtml, MissingArticle, pageEntry} from '../articles/articleHtml';
import {articleName} from '../articles/articleName';
import type {GlobalDoc, PageEntry} from './entry';
import {learnMenus, menu} from './menus';

declare global {
  interface Window {
    /** The lines of the page that the browser has opened: set by a script of its own (../articles/publish.ts). */
    readonly deliveryPage?: PageEntry;
  }
}

interface Branch {
  readonly branch?: string;
  readonly routes?: object[];
}

function branchOf(key: string, list: readonly Branch[] = routes as readonly Branch[]): object[] | undefined {
  for (const {branch, routes: inner} of list) {
    const found = branch === key ? inner : inner && branchOf(key, inner as Branch[]);
    if (found) return found;
  }
  return undefined;
}

/** Whether the tables of the framework have a page at a path. */
export const isKnown = (path: string): boolean =>
  [path, decodeURI(path)].some((one) => matchRoutes(routes as never, one).some(({route}) => route.exact));

/** Writes the lines of a page into the tables, where the framework finds them as if they had always been there. */
function introduce({branch, leaf, component, docs, module}: PageEntry): void {
  const list = branchOf(branch);
  if (!list) throw new Error(`The page ${leaf.path} belongs to another build of the site.`);
  const hash = 'entry';
  const {metadata} = module;
  const name = articleName(metadata.permalink);
  const tables = {chunks: chunkNames as Record<string, unknown>, modules: registry as Record<string, unknown>};
  tables.chunks[`${leaf.path}-${hash}`] = {__comp: component, content: leaf.path};
  const load = async (): Promise<object> => {
    const html = await articleHtml(name);
    return {...module, frontMatter: metadata.frontMatter, default: () => createElement(Article, {name, html})};
  };
  tables.modules[leaf.path] = [load, '', ''];
  list.push({...leaf, component: ComponentCreator(leaf.path, hash)});
  for (const [plugin, version, doc] of docs) {
    const known = (
      globalData as unknown as Record<string, Record<string, {versions: {name: string; docs: GlobalDoc[]}[]}>>
    )['docusaurus-plugin-content-docs']?.[plugin]?.versions.find(({name: other}) => other === version)?.docs;
    if (known && !known.some(({id}) => id === doc.id)) known.push(doc);
  }
}

let started = false;

/** What a page says of itself; the matcher of the framework ignores case, and addresses of files do not. */
async function entryAt(path: string): Promise<PageEntry | undefined> {
  const lower = path.toLowerCase();
  try {
    return await pageEntry(articleName(path));
  } catch (error) {
    if (!(error instanceof MissingArticle)) throw error;
    return lower === path ? undefined : entryAt(lower);
  }
}

/** Makes sure that the tables have a page, when the site has it. */
async function meet(path: string): Promise<void> {
  if (!started) {
    started = true;
    const own = window.deliveryPage;
    if (own) {
      learnMenus(own.items ?? {});
      introduce(own);
    }
    // A page without an article brings no lines, unless the address is that of another page in capitals.
    if (own || (path === path.toLowerCase() && !document.querySelector('[data-article]'))) return;
  }
  if (isKnown(path)) return;
  const entry = await entryAt(path);
  await Promise.all((entry?.menus ?? []).map(menu));
  if (entry && !isKnown(entry.leaf.path)) introduce(entry);
}

/** Fetches what `meet` will ask for. */
export async function fetchAhead(path: string): Promise<void> {
  if (isKnown(path)) return;
  const entry = await entryAt(path);
  await Promise.all((entry?.menus ?? []).map(menu));
}

type Attempt = <T>(load: () => Promise<T>) => Promise<T>;
let attempt: Attempt = (load) => load();

/** Lets a client module decide what happens when a page cannot be loaded. */
export function onEnter(wrapper: Attempt): void {
  attempt = wrapper;
}

/**
 * Loads what a page needs, so that it can be drawn at once.
 * @param path of the page, base URL included
 * @param load loads what the tables name for the page
 */
export const enter = <T>(path: string, load: () => Promise<T>): Promise<T> =>
  attempt(async () => {
    await meet(path);
    return load();
  });
