/** Refuses circles of imports; who may import whom is in eslint.config.mjs. Imports of types alone leave no trace at run time. */
module.exports = {
  forbidden: [{name: 'no-circles', severity: 'error', from: {}, to: {circular: true}}],
  options: {
    exclude: {path: ['node_modules', '(^|/)[.](cache|docusaurus)/']},
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
