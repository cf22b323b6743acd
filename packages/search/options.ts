/**
 * What a site tells search about itself. Everything is optional. Paths are below the base URL and without a slash at the end, as in
 * `/sdk/errors`; for a page of an older version, they are the path that the page has in the last version.
 */
export interface SearchOptions {
  /** Name of the area that readers can narrow a search to, by the first folder of a path. */
  readonly areas?: Readonly<Record<string, string>>;
  /** Area of the pages whose folder has none. Without it, they belong to no area. */
  readonly defaultArea?: string;
  /** Words that mean the same; each line is one thing. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Words with which readers look for a page or a section, by its path. */
  readonly terms?: Readonly<Record<string, string>>;
  /** Short answers above the results. */
  readonly facts?: readonly SearchFact[];
  /** Pages that define words: whoever does not ask for a definition gets the others first. */
  readonly glossaries?: readonly string[];
  /** Pages that come after the others, as path or as pattern such as `/sdk/**`, unless the query holds one of some words. */
  readonly last?: {readonly paths: readonly string[]; readonly unless: string};
  /** Anchors of sections that answer nothing, such as lists of next steps. */
  readonly skip?: readonly string[];
  /** Address of a form for a new issue, which gets `title` and `body` as parameters, for what was not found. */
  readonly report?: string;
}

/** A short answer to a common question. */
export interface SearchFact {
  readonly title: string;
  /** Things that the query must name, each as the words for it; one that is a list of phrases is named by any of them. */
  readonly asks: readonly (readonly string[])[];
  /** Other words that may be in the query. With any other word the fact does not answer it. */
  readonly also?: string;
  /** The answer in one or two sentences. */
  readonly text?: string;
  /** Values to copy. Where the query names some of the labels, only those are shown. */
  readonly values?: readonly (readonly [label: string, value: string])[];
  /** Path of the page, with anchor, that has the whole answer. */
  readonly to: string;
}
