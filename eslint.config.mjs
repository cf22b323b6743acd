import docusaurus from '@docusaurus/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import {globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Import boundaries: each layer names the folders that it must not import; `import type` from data is allowed to lib.
 * @param {string} files glob of the files of the layer
 * @param {string[]} closed folders of this repository that the layer must not import
 * @param {string[]} [typesOnly] folders from which the layer may import only types
 */
const layer = (files, closed, typesOnly = []) => ({
  files: [files],
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
            message: `This layer does not import ${folder}: see "Repository layout" in README.md.`,
          })),
          ...typesOnly.map((folder) => ({
            group: [`@site/${folder}/**`, `**/${folder}/**`],
            allowTypeImports: true,
            message: `Only types of ${folder} may be imported here: see "Repository layout" in README.md.`,
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
      'checks/**',
      'scripts/**',
      'tests/**',
      'plugins/**',
      'delivery/**',
      'samples/**',
      'bench/**',
      'conformance/**',
      'api-model/**',
    ],
    rules: {'no-console': 'off'},
  },
  layer(
    'src/lib/**',
    ['src/components', 'src/tools', 'src/theme', 'plugins', 'samples', 'tests', 'conformance'],
    ['data'],
  ),
  layer('src/components/**', ['src/theme', 'plugins', 'samples', 'tests']),
  layer('src/tools/**', ['src/theme', 'plugins', 'samples', 'tests']),
  layer('src/theme/**', ['plugins', 'samples', 'tests']),
  layer('plugins/**', ['src/theme', 'src/components', 'src/tools', 'samples', 'tests']),
  layer('samples/**', ['src', 'plugins', 'tests', 'data', 'conformance', 'api-model']),
  layer('data/**', ['src', 'plugins', 'tests', 'samples']),
  // Two rooms that could each be a package: what they take from the site is in their site.ts.
  layer('conformance/**', ['src/components', 'src/tools', 'src/theme', 'plugins', 'tests', 'bench', 'api-model']),
  layer('api-model/**', ['src', 'plugins', 'tests', 'bench', 'conformance']),
  layer('config/**', ['src', 'samples', 'tests', 'bench']),
  layer('src/clientModules/**', ['src/theme', 'src/components', 'src/tools', 'plugins', 'samples', 'tests', 'bench']),
  layer('bench/**', ['src', 'plugins', 'config']),
  // The layer could be published as it is: it knows nothing of this site.
  layer('delivery/**', ['src', 'search', 'data', 'config', 'plugins', 'samples', 'tests', 'bench']),
  layer('search/**', ['src', 'config', 'plugins', 'samples', 'tests', 'bench']),
  layer('search/{engine,dialog,results,theme}/**', [
    'search/terms',
    'src',
    'data',
    'config',
    'plugins',
    'samples',
    'tests',
    'bench',
  ]),
);
