/** A document as the docs plugin tells the browser of it (`globalData.json`). */
export interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** What the tables of the framework would say of a page: it comes with the page instead. */
export interface RouteEntry {
  /** Key of the route that the page is below. */
  readonly branch: string;
  readonly leaf: {readonly path: string; readonly exact?: boolean; readonly sidebar?: string};
  /** Name of the chunk that draws the page around its article. */
  readonly component: string;
  /** The document, and the same document in other versions. */
  readonly docs: readonly (readonly [plugin: string, version: string, doc: GlobalDoc])[];
  /** Names of the menus that are open on the page (./menus.ts), the outermost first. */
  readonly menus?: readonly string[];
}

/** An item of the menu of the docs, as far as it is read here. */
export interface MenuItem {
  readonly type: string;
  /** In the one link that a closed category keeps: the name of the menu with all of them. */
  readonly more?: string;
  items?: MenuItem[];
}

/** What the module of a page without code exports beside the component: metadata, which hold the front matter, table of contents and the like. */
export type ModuleData = Readonly<Record<string, unknown>> & {
  readonly metadata: {readonly permalink: string; readonly frontMatter: object};
};

/** An entry with everything that the page is drawn from, but its article. */
export interface PageEntry extends RouteEntry {
  readonly module: ModuleData;
  /** The menus by name, for the page that the browser has opened. */
  readonly items?: Readonly<Record<string, MenuItem[]>>;
}

/** What the browser's tables lack: set by ./plugin.ts, read when the build is recorded. */
export interface CutTables {
  readonly documents: boolean;
  menus: boolean;
}

/** Path of the file that holds what a closed category of a menu has, from the root of the site. */
export const menuFile = (name: string): string => `menus/${name}.json`;
