/** The classic theme adds Prism grammars to the browser here; code is coloured at build time (plugins/highlight), so none. */
export default function prismIncludeLanguages(): void {}
