import {describe, expect, it} from 'vitest';
import {suggestPages, wordsOfPath, type Page} from '../../../src/lib/routes';

const pages: Page[] = [
  {path: '/', title: 'Home'},
  {path: '/introduction', title: 'Astral'},
  {path: '/location-protocol/introduction', title: 'Location Protocol'},
  {path: '/location-protocol/eas-schema', title: 'The EAS schema'},
  {path: '/location-protocol/quickstart', title: 'Sign a first record'},
  {path: '/sdk/', title: 'The SDK'},
  {path: '/sdk/quick-start/', title: 'Quick start'},
  {path: '/sdk/quick-start/installation', title: 'Install the SDK'},
  {path: '/sdk/guides/getting-started', title: 'Get started with the SDK'},
  {path: '/api', title: 'API'},
  {path: '/api/getting-started', title: 'Call the API'},
  {path: '/api/ogc-api', title: 'OGC API – Features'},
  {path: '/blog/long-blog-post', title: 'Why a signature is not a place'},
];
const paths = (typed: string, limit?: number) => suggestPages(typed, pages, limit).map((page) => page.path);

describe('suggestPages', () => {
  it.each([
    ['/introducton', '/introduction'],
    ['/intorduction', '/introduction'],
    ['/sdk/quickstart/installation', '/sdk/quick-start/installation'],
    ['/docs/sdk/guides/getting-started', '/sdk/guides/getting-started'],
    ['/protocol/eas-schema', '/location-protocol/eas-schema'],
    ['/eas_schema.html', '/location-protocol/eas-schema'],
    ['/API/OGC', '/api/ogc-api'],
    ['/sdk/install', '/sdk/quick-start/installation'],
    ['/sdk/getting-started/index.html', '/sdk/guides/getting-started'],
    ['/location%2Dprotocol/quick-start', '/location-protocol/quickstart'],
  ])('answers %s with %s first', (typed, expected) => expect(paths(typed)[0]).toBe(expected));

  it('finds a page by the words of its title', () =>
    expect(paths('/signature-place')).toContain('/blog/long-blog-post'));
  it('suggests nothing for what is like nothing', () => expect(paths('/wp-login')).toEqual([]));
  it('suggests nothing for the root', () => expect(paths('/')).toEqual([]));
  it('keeps to the limit', () => expect(paths('/sdk/quick', 2)).toHaveLength(2));
  it('gives each page once', () => expect(new Set(paths('/sdk', 20)).size).toBe(paths('/sdk', 20).length));
  it('survives an address that is not valid percent-encoding', () =>
    expect(() => paths('/sdk/%E0%A4%A')).not.toThrow());
  it('ignores query and hash', () => expect(paths('/introducton?x=1#y')).toEqual(paths('/introducton')));
});
describe('wordsOfPath', () => {
  it.each([
    ['/location-protocol/eas_schema.html', 'location protocol eas schema'],
    ['/', ''],
    ['/a%20b/index.html?q=1#c', 'a b'],
    ['/Straße/Ünï', 'straße ünï'],
  ])('of %j are %j', (path, expected) => expect(wordsOfPath(path)).toBe(expected));
});
