/** Refuses circles of imports; who may import whom is in eslint.config.mjs. Imports of types alone leave no trace at run time. */
// Statements hold expressions and expressions hold functions, which hold statements: what compiles them is recursive by nature.
const recursive = '^plugins/playground/worker/interpreter/';
module.exports = {
  forbidden: [{name: 'no-circles', severity: 'error', from: {pathNot: recursive}, to: {circular: true}}],
  options: {
    exclude: {path: ['node_modules', '^tests/specimens/', '(^|/)[.](cache|docusaurus)/']},
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
