/**
 * What a site tells this package about itself. Everything is optional and plain data: the build records it beside the
 * pages (`plugin.ts`), and `publish.ts` reads it from there. Paths are below the base URL, as in `/sdk/`.
 */
export interface PaintFirstOptions {
  /** The site in one or two sentences, for language models. Default: the tagline. */
  readonly summary?: string;
  /** The beginning of the file name of the heading font, such as `spectral-600`: wide screens ask for it before the first paint. */
  readonly headingFont?: string;
  /** Folders of components, such as `src/tools`, whose styles only the pages that import them link. All others are in the sheet of all. */
  readonly stylesApart?: readonly string[];
  readonly llms?: {
    /**
     * Groups of pages by what they are for. A page belongs to the first group that names its path, itself or by a pattern such as
     * `/sdk/**`. Pages that no group names come last, under "Optional".
     */
    readonly purposes?: readonly {readonly heading: string; readonly paths: readonly string[]}[];
    /** Files for programs, beside the pages. */
    readonly files?: readonly {readonly path: string; readonly description: string}[];
  };
  /** Writes a service worker, `sw.js`, for readers who keep the site offline. Without it, there is none. */
  readonly offline?: {
    /** Beginnings of paths that readers do not need offline, such as `/reference/`. */
    readonly exclude?: readonly string[];
  };
  readonly hosting?: Hosting;
}

/**
 * Sources that pages may use beside the site's own, by kind, as a Content-Security-Policy names them: `https://cdn.example`. An
 * address that redirects needs both: pictures of accounts on `https://github.com` come from `https://avatars.githubusercontent.com`.
 */
export type Policy = Readonly<
  Partial<Record<'script' | 'style' | 'font' | 'frame' | 'connect' | 'img' | 'media', readonly string[]>>
>;

/** Headers for a path, or for every path that begins with one that ends with a slash. An empty value takes a header back. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Options of hosting. */
export interface Hosting {
  readonly policy?: Policy;
  /** Other headers of some paths, over those of all. */
  readonly headers?: readonly HeaderRule[];
  /** Addresses of an earlier site, and where their content is now. */
  readonly redirects?: readonly {readonly from: string; readonly to: string}[];
}
