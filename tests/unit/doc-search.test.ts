import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {docSearchSettings} from '../../config/search';
import docSearch, {docSearchOrigins} from '../../plugins/doc-search';
import {contentSecurityPolicy} from '../../delivery/hosting/headers';

const all = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'public search key', ALGOLIA_INDEX_NAME: 'docs'};

describe('Algolia DocSearch', () => {
  it('stays away without its variables', () => {
    expect(docSearchSettings({})).toBeUndefined();
    expect(docSearchSettings({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', ALGOLIA_INDEX_NAME: ''})).toBeUndefined();
  });

  it('is configured by three variables, and adds no route', () => {
    expect(docSearchSettings(all)).toMatchObject({
      appId: 'APP',
      apiKey: 'public search key',
      indexName: 'docs',
      searchPagePath: false,
    });
  });

  it('says which variable is missing', () => {
    expect(() => docSearchSettings({...all, ALGOLIA_API_KEY: ''})).toThrow('DocSearch needs ALGOLIA_API_KEY too.');
  });

  it('replaces our search bar by one that exists', () => {
    const configure = docSearch().configureWebpack as () => {resolve: {alias: Record<string, string>}};
    const extra = configure();
    expect(existsSync(`${extra.resolve.alias['@theme/SearchBar']}/index.js`)).toBe(true);
  });

  it('opens the policy of the site to its hosts, and to nothing else', () => {
    expect(contentSecurityPolicy([])).toContain("connect-src 'self';");
    expect(contentSecurityPolicy([], {connect: docSearchOrigins})).toContain(
      "connect-src 'self' https://*.algolia.net https://*.algolianet.com;",
    );
  });
});
