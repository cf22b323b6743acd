// Stands in for prism-react-renderer in the bundles; see ./index.ts.
export const Prism = {languages: {}};
export const themes = {};
export const Highlight = () => null;
