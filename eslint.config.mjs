import docusaurus from '@docusaurus/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import {globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom. Each room names the rooms it must not reach into; `import type` from data is allowed to lib.
 * @param {string} room glob of the room's files
 * @param {string[]} closed folders of ours that this room does not know
 * @param {string[]} [typesOnly] folders from which this room may take types alone
 */
const walls = (room, closed, typesOnly = []) => ({
  files: [room],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          ...closed.map((folder) => ({
            group: [
              `@site/${folder}/**`,
              `**/${folder}/**`,
              `!@theme/**`,
              `!@theme-original/**`,
              `!@docusaurus/**`,
              '!../samples/**',
            ],
            message: `This room does not import ${folder}: see "Rooms" in README.md.`,
          })),
          ...typesOnly.map((folder) => ({
            group: [`@site/${folder}/**`, `**/${folder}/**`],
            allowTypeImports: true,
            message: `Only types of ${folder} may be imported here: see "Rooms" in README.md.`,
          })),
        ],
      },
    ],
  },
});

export default tseslint.config(
  globalIgnores([
    'build',
    '.docusaurus',
    '.cache',
    'node_modules',
    'tests/specimens/{build,.docusaurus,src,delivery}',
    'babel.config.js',
  ]),
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@docusaurus/no-untranslated-text': 'off',
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
    files: [
      'tests/**',
      'plugins/**',
      'delivery/**',
      'samples/**',
      'bench/**',
      'data/**/make.ts',
      'data/kit/conformance.ts',
    ],
    rules: {'no-console': 'off'},
  },
  walls('src/lib/**', ['src/components', 'src/instruments', 'src/theme', 'plugins', 'samples', 'tests'], ['data']),
  walls('src/components/**', ['src/theme', 'plugins', 'samples', 'tests']),
  walls('src/instruments/**', ['src/theme', 'plugins', 'samples', 'tests']),
  walls('src/theme/**', ['plugins', 'samples', 'tests']),
  walls('plugins/**', ['src/theme', 'src/components', 'src/instruments', 'samples', 'tests']),
  walls('samples/**', ['src', 'plugins', 'tests', 'data']),
  walls('data/**', ['src', 'plugins', 'tests', 'samples']),
  walls('config/**', ['src', 'samples', 'tests', 'bench']),
  walls('src/clientModules/**', [
    'src/theme',
    'src/components',
    'src/instruments',
    'plugins',
    'samples',
    'tests',
    'bench',
  ]),
  walls('bench/**', ['src', 'plugins', 'config']),
  // The layer could be published as it is: it knows nothing of this site.
  walls('delivery/**', ['src', 'data', 'config', 'plugins', 'samples', 'tests', 'bench']),
);
