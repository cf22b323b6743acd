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
  /** Languages of blocks that nobody gives to a shell. In all others, each line has to be a command of the list. */
  languages: readonly string[];
  /** Lines that pages may tell readers to give to a shell, alone or joined by `&&`. `<name>` stands for a part of commandParts. */
  commands: readonly string[];
  /** What of a command may differ, as a regular expression, by its name. None may match a sign on which a shell acts. */
  commandParts: Readonly<Record<string, string>>;
  /** Packages of npm that install lines name and `package-lock.json` does not, and the reason. */
  packages: Readonly<Record<string, string>>;
}
