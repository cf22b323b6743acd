// Stands in for the module of the theme that adds grammars; see ./index.ts.
export default function includeLanguages() {}
