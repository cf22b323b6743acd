/** Who may import whom: each layer with the folders that it must not import. */
const closed = {
  'src/lib': ['src/components', 'src/tools', 'src/theme', 'plugins', 'samples', 'packages/conformance'],
  'src/components': ['src/theme', 'plugins', 'samples'],
  'src/tools': ['src/theme', 'plugins', 'samples'],
  'src/theme': ['plugins', 'samples'],
  'src/clientModules': ['src/theme', 'src/components', 'src/tools', 'plugins', 'samples'],
  'plugins/(?!content-checks/samples/).*': ['src/theme', 'src/components', 'src/tools', 'samples'],
  samples: ['src', 'plugins', 'data', 'packages/(?!location-record)[^/]+'],
  data: ['src', 'plugins', 'samples'],
  config: ['src', 'samples'],
  bench: ['src', 'plugins', 'config'],
  // The site uses packages, and no package knows the site. Their tests may compare with its data.
  packages: ['src', 'config', 'plugins', 'bench'],
  'packages/(?!.*/tests/).*': ['data'],
  'packages/location-record': ['packages/(?!location-record)[^/]+', 'samples'],
  'packages/content-checks': ['packages/(?!content-checks|location-record)[^/]+', 'samples'],
  'packages/search': ['packages/(?!search|paint-first)[^/]+', 'samples'],
  'packages/conformance': ['packages/api-model'],
  'packages/api-model': ['packages/conformance'],
  'packages/paint-first': ['packages/(?!paint-first)[^/]+', 'samples'],
};

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    ...Object.entries(closed).map(([layer, folders]) => ({
      name: `${layer}-is-a-layer`,
      comment: 'See "Repository layout" in README.md.',
      severity: 'error',
      from: {path: `^${layer}/`},
      to: {path: `^(?:${folders.join('|')})/`},
    })),
    {
      name: 'lib-knows-types-of-data',
      severity: 'error',
      from: {path: '^src/lib/'},
      to: {path: '^data/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'tests-and-bench-are-imported-by-tests-and-bench',
      severity: 'error',
      from: {pathNot: '(?:^|/)tests/|^bench/'},
      to: {path: '(?:^|/)tests/|^bench/'},
    },
  ],
  options: {
    exclude: {path: ['node_modules', '^tests/specimens/', '(^|/)[.](cache|docusaurus)/']},
    tsConfig: {fileName: 'tsconfig.json'},
    // Imports of types leave no trace at run time, and join files all the same.
    tsPreCompilationDeps: true,
  },
};
