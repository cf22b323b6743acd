/** Raw colours live in tokens.css; everything else draws on the tokens. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'selector-max-id': 0,
    // With `:has()` on the root every change anywhere makes the browser look through the whole page again.
    'selector-disallowed-list': ['/(?:^|[\\s,>])(?:html|body|:root)\\S*:has\\(/'],
    'selector-class-pattern': null,
    'custom-property-empty-line-before': null,
    'custom-property-pattern': null,
    'comment-empty-line-before': null,
    'value-keyword-case': [
      'lower',
      {camelCaseSvgKeywords: true, ignoreProperties: ['/^--a-(font|mono|display)/', 'font-family']},
    ],
    'no-descending-specificity': null,
    // Reduced motion is the one place where the reader's wish outranks every other rule.
    'declaration-no-important': [true, {severity: 'error'}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
  },
  overrides: [
    {files: ['src/css/tokens.css'], rules: {'color-no-hex': null, 'function-disallowed-list': null}},
    {files: ['src/css/{site,print}.css'], rules: {'declaration-no-important': null}},
  ],
  ignoreFiles: [
    'build/**',
    '.docusaurus/**',
    '.cache/**',
    'node_modules/**',
    'tests/specimens/{build,src,search,.docusaurus}/**',
  ],
};
