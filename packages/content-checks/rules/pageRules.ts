/** What a pull request may put into pages. */
export interface PageRules {
  /** Elements of HTML for pages, with their own attributes. Everything else is Markdown or a component. */
  elements: Readonly<Record<string, readonly string[]>>;
  /** Attributes of every element, besides `aria-…`. */
  attributes: readonly string[];
  /** Other sites that pictures and frames may come from, as `https://host`. `hosting.policy` in config/paintFirst.ts has to name them too. */
  origins: readonly string[];
  /** Pages that may export, import modules and compute values in braces: path, and the reason. */
  pagesWithCode: Readonly<Record<string, string>>;
  /** Files of `static/` that would be refused: path, and the reason. */
  files: Readonly<Record<string, string>>;
  /** Packages that install lines name and `package-lock.json` does not: registry and name, and the reason. */
  packages: Readonly<Record<string, string>>;
}
