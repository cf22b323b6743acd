import type {Configuration} from 'webpack';
import {describe, expect, it} from 'vitest';
import cache from '../../delivery/bundles/cache';

const configure = (config: object): unknown =>
  cache().configureWebpack?.(config as Configuration, false, {} as never, undefined);
const resolve = {alias: {'@theme/Tabs': '/theme/Tabs'}};
/** The framework's version, a hash of the layer's files, and one of the aliases. */
const version = expect.stringMatching(/^stock(?:-[\da-f]{16}){2}$/) as string;

describe('the cache of the bundler', () => {
  it('has another version with the layer: in Docusaurus 3', () => {
    expect(configure({resolve, cache: true, experiments: {cache: {type: 'persistent', version: 'stock'}}})).toEqual({
      experiments: {cache: {version}},
    });
  });

  it('has another version with the layer: in Docusaurus 4', () => {
    expect(configure({resolve, cache: {type: 'persistent', version: 'stock'}})).toEqual({cache: {version}});
  });

  it('has another version with other aliases', () => {
    const withAlias = (alias: object) => configure({resolve: {alias}, cache: {version: 'stock'}});
    expect(withAlias({a: '/one'})).not.toEqual(withAlias({a: '/other'}));
  });

  it('stays off when it is off', () => {
    expect(configure({resolve})).toEqual({});
  });
});
