// No theme has blocks of its own; see ./index.ts.
export default undefined;
