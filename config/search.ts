import type {ThemeConfig} from '@docusaurus/preset-classic';

const names = {appId: 'ALGOLIA_APP_ID', apiKey: 'ALGOLIA_API_KEY', indexName: 'ALGOLIA_INDEX_NAME'} as const;

/**
 * The theme's settings for Algolia DocSearch, from the environment. Without the three variables there are none, and the
 * search of this site serves. The API key is the public one that may only search: it is part of every page.
 *
 * @throws Error when some of the variables are set and others are not
 */
export function docSearchSettings(
  env: Readonly<Record<string, string | undefined>>,
): NonNullable<ThemeConfig['algolia']> | undefined {
  const missing = Object.values(names).filter((name) => !env[name]);
  if (missing.length === Object.values(names).length) return undefined;
  if (missing.length > 0) throw new Error(`DocSearch needs ${missing.join(' and ')} too. Set all three, or none.`);
  return {
    appId: env[names.appId] ?? '',
    apiKey: env[names.apiKey] ?? '',
    indexName: env[names.indexName] ?? '',
    contextualSearch: true,
    // A page of results would be a route of its own.
    searchPagePath: false,
  };
}
