import a11y from 'eslint-plugin-jsx-a11y';
import {globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  globalIgnores(['build', '.docusaurus', '.cache', 'node_modules', 'tests/specimens/{build,.docusaurus,src}']),
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
);
