import a11y from 'eslint-plugin-jsx-a11y';
import {globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Files whose functions have more than 80 lines, or that have more than 300 themselves. A list that only gets shorter. */
const longUnits = ['plugins/playground/worker/start.ts', 'src/pages/index.tsx'];

export default tseslint.config(
  globalIgnores(['build', '.docusaurus', '.cache', '**/conformance.mjs', 'tests/specimens/{build,.docusaurus,src}']),
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      'no-console': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  // Loaders of the bundler are read by Node as they are.
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: ['**/*.tsx'], ...a11y.flatConfigs.strict},
  // A scrollable region must take focus, or nobody can scroll it by keyboard.
  {
    files: ['**/*.tsx'],
    rules: {'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['region', 'tabpanel', 'group'], tags: ['pre']}]},
  },
  {
    files: ['tests/**', 'plugins/**', 'packages/**', 'samples/**', 'bench/**'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['{src,plugins,packages,config,bench}/**/*.{ts,tsx,mts,mjs,js}'],
    ignores: ['**/tests/**', '**/specimens/**', '**/*.d.ts', ...longUnits],
    rules: {
      'max-lines-per-function': ['error', {max: 80, IIFEs: true}],
      'max-lines': ['error', 300],
    },
  },
);
