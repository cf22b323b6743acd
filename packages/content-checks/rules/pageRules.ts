/** What a pull request may put into pages. */
export interface PageRules {
  /** Elements of HTML for pages, with their own attributes. Everything else is Markdown or a component. */
  elements: Readonly<Record<string, readonly string[]>>;
  /**
   * Components with their attributes, and the names in the lists and objects that these hold; others have none of their own. A component may
   * hand on what it doesn't know to an element, on which the browser or a library acts.
   */
  components: Readonly<Record<string, readonly string[]>>;
  /** Attributes of every element and component, besides `aria-…`. */
  attributes: readonly string[];
  /** Other sites that pictures and frames may come from, as `https://host`. `hosting.policy` in config/paintFirst.ts has to name them too. */
  origins: readonly string[];
  /** Pages that may export, import modules and compute values in braces: path, and the reason. */
  pagesWithCode: Readonly<Record<string, string>>;
  /** Files of `static/`, `samples/` and beside pages that would be refused: path, and the reason. */
  files: Readonly<Record<string, string>>;
  /** Beginnings of the commands that blocks of shell may hold. */
  commands: readonly string[];
  /** Beginnings of the addresses that commands may name. */
  addresses: readonly string[];
  /** Packages that install lines name and `package-lock.json` does not: registry and name, and the reason. */
  packages: Readonly<Record<string, string>>;
}
