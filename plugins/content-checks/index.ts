/** What this site has checked: the lists of checks, and how its pages are read. */
import type {SiteChecks} from '@astral-docs/content-checks/engine';
import {codeChecks} from './codeChecks';
import {batchChecks, pageChecks} from './pageChecks';
import {loadParserConfig, pagePaths, readPage} from './pages';
import {siteChecks} from './siteChecks';
import {readSiteContext, type SiteContext} from './siteContext';

/** What the findings of every page depend on, besides the page and its programs. */
const dependenciesOfPages = [
  'data',
  'plugins',
  'src/lib',
  'config',
  'docusaurus.config.ts',
  'static',
  'packages/content-checks',
  'src/theme/MDXComponents/index.tsx',
  'config/cspell.json',
  'config/.markdownlint-cli2.jsonc',
  'package-lock.json',
];

/** What findings about code and data depend on: everything but pages. */
const dependenciesOfCode = [...dependenciesOfPages, 'src', 'samples', 'tests', 'bench', 'package.json'];

export const contentChecks: SiteChecks<SiteContext> = {
  readContext: readSiteContext,
  pagePaths,
  prepare: loadParserConfig,
  readPage,
  page: pageChecks,
  batch: batchChecks,
  site: siteChecks,
  code: codeChecks,
  // Loads what runs programs, which the build does not need.
  checkPrograms: async (all) => (await import('./programs')).checkPrograms(all),
  dependenciesOfPages,
  dependenciesOfCode,
};
