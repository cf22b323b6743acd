import type {Hosting} from './hosting/headers';
/**
 * What a site tells the delivery layer about itself. Everything is optional and plain data: the build records it beside the
 * pages (`delivery/shared/recordPlugin.ts`), and `delivery/publish.ts` reads it from there. Paths are below the base URL, as in
 * `/sdk/`; for a page of an older version, they are the path that the page has in the last version.
 */
export interface DeliveryOptions {
  /** The site in one or two sentences, for language models and structured data. Default: the tagline. */
  readonly summary?: string;
  /**
   * Files that a press or a shortcut of search asks for beside the bundles when the page cannot answer yet, by the beginnings of their
   * paths, such as `search/index.json`. Pages of older versions, whose files are others, go without.
   */
  readonly searchFiles?: readonly string[];
  readonly llms?: LlmsOptions;
  /** Paths of pages, each with a slash at its end, whose Markdown alternate also holds those of all pages below them. */
  readonly wholeAlternates?: readonly string[];
  /** Draws a share image for each section and each post. Without it, pages keep the image of the theme. */
  readonly shareImages?: ShareImageOptions;
  /** Glossary pages, which are described as a set of defined terms. */
  readonly glossaries?: readonly Glossary[];
  readonly feeds?: {
    /** Path of the icon that JSON feeds name. */
    readonly icon?: string;
  };
  /** Writes a service worker, `sw.js`, for readers who keep the site offline. Without it, there is none. */
  readonly offline?: {
    /** Beginnings of paths that readers do not need offline, such as `/reference/`. */
    readonly exclude?: readonly string[];
  };
  readonly hosting?: Hosting;
}

export interface LlmsOptions {
  /**
   * Groups of pages by what they are for. A page belongs to the first group that names its path, or whose path ends with `/*` and
   * is the folder of the page. Pages that no group names come last, under "Optional".
   */
  readonly purposes?: readonly {readonly heading: string; readonly paths: readonly string[]}[];
  /** Files for programs, beside the pages. */
  readonly files?: readonly {readonly path: string; readonly description: string}[];
}

export interface ShareImageOptions {
  readonly colours: Readonly<Record<'surface' | 'text' | 'muted' | 'accent', string>>;
  /** Font files (TTF, OTF or WOFF) of one family. */
  readonly fonts: readonly {readonly weight: 400 | 600; readonly file: string}[];
  /** Drawing of 1200 by 630 pixels behind the text, as SVG. The text takes the left two thirds. */
  readonly background?: string;
  /** What the drawing shows, for readers who cannot see it. */
  readonly alt: string;
  /** Names of the sections that have an image of their own, by the first folder of a path. */
  readonly sections?: Readonly<Record<string, string>>;
}

export interface Glossary {
  /** Path of the page; the ids of its terms are anchors on it. */
  readonly path: string;
  readonly terms: readonly {readonly id: string; readonly term: string; readonly definition: string}[];
}
