export interface PageRules {
  /** Elements of HTML for pages, with their own attributes. Everything else is Markdown or a component. */
  elements: Readonly<Record<string, readonly string[]>>;
  /** Attributes of every element, besides `aria-…`. */
  attributes: readonly string[];
  /** Other sites that pictures and frames may come from, as `https://host`. `hosting.policy` in config/delivery.ts has to name them too. */
  origins: readonly string[];
  /** Pages that may export, import modules and compute values in braces: path, and the reason. */
  pagesWithCode: Readonly<Record<string, string>>;
  /** Files of `static/` that would be refused: path, and the reason. */
  files: Readonly<Record<string, string>>;
  /** Packages that install lines name and `package-lock.json` does not: registry and name, and the reason. */
  packages: Readonly<Record<string, string>>;
}

/**
 * What a pull request may put into pages. Whoever needs more adds it here; `.github/CODEOWNERS` names who reviews this file.
 */
export const pageRules: PageRules = {
  elements: {
    a: ['href', 'name', 'target', 'rel'],
    abbr: [],
    b: [],
    br: [],
    cite: [],
    code: [],
    dd: [],
    del: [],
    details: ['open'],
    dfn: [],
    div: [],
    dl: [],
    dt: [],
    em: [],
    figcaption: [],
    figure: [],
    hr: [],
    i: [],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ins: [],
    kbd: [],
    li: [],
    mark: [],
    ol: ['start'],
    p: [],
    pre: [],
    q: ['cite'],
    s: [],
    samp: [],
    small: [],
    span: [],
    strong: [],
    sub: [],
    summary: [],
    sup: [],
    table: [],
    tbody: [],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    thead: [],
    time: ['dateTime'],
    tr: [],
    u: [],
    ul: [],
    var: [],
    wbr: [],
  },
  attributes: ['id', 'className', 'class', 'title', 'lang', 'dir', 'hidden', 'role'],
  origins: [],
  pagesWithCode: {},
  files: {},
  packages: {
    'npm pnpm': 'The SDK is built with it.',
    'npm remark-math': 'The handbook installs it to show how a plugin is added.',
    'npm rehype-katex': 'The handbook installs it to show how a plugin is added.',
    'npm github:DecentralizedGeo/astral-sdk': 'The installation page warns that it installs no code.',
    'forge DecentralizedGeo/spatial-sol': 'The contracts that the page describes, at a commit.',
  },
};
