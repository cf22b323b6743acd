import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {withPaintFirst} from '../index';

afterEach(() => vi.unstubAllEnvs());

it('the configuration, which every reader gets as script, carries neither the loader nor the tags of the head', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DELIVERY', '');
  const manifest = {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}};
  const config = withPaintFirst({title: 'A', url: 'https://a.example', baseUrl: '/', headTags: [manifest]});
  expect(JSON.stringify(config)).not.toMatch(/addEventListener|webmanifest/);
  const plugins = (config.plugins as ((context: LoadContext) => Plugin)[]).map((plugin) => plugin({} as LoadContext));
  const tags = plugins.flatMap((plugin) => plugin.injectHtmlTags?.({content: undefined})?.headTags ?? []);
  expect(tags).toEqual([{tagName: 'script', innerHTML: expect.stringContaining('addEventListener')}, manifest]);
});
