import {describe, expect, it} from 'vitest';
import {checkEmbed, checkPage, metaTags} from '../../../checks/rules/miniapp';

const good = {
  version: '1',
  imageUrl: 'https://entries.example/card.png',
  aspectRatio: '3:2',
  button: {
    title: 'Open the entry',
    action: {
      type: 'launch_miniapp',
      name: 'Field log',
      url: 'https://entries.example/entry/7',
      splashImageUrl: 'https://entries.example/splash.png',
      splashBackgroundColor: '#0c1620',
    },
  },
};

const withAction = (change: object) => ({
  ...good,
  button: {...good.button, action: {...good.button.action, ...change}},
});
const at = (value: unknown): string[] => checkEmbed(JSON.stringify(value)).map((problem) => problem.at);

describe('checkEmbed', () => {
  it('accepts a whole tag, and one with only what is required', () => {
    expect(at(good)).toEqual([]);
    expect(at({...good, version: 'next', aspectRatio: undefined})).toEqual([]);
    expect(at(withAction({type: 'launch_frame', url: undefined, splashImageUrl: undefined}))).toEqual([]);
    expect(at({...good, button: {title: 'Token', action: {type: 'view_token', token: 'eip155:1/slip44:60'}}})).toEqual(
      [],
    );
  });

  it.each([
    ['the version of the first Frames', {...good, version: 'vNext'}, 'version'],
    ['an image on IPFS', {...good, imageUrl: 'ipfs://bafy'}, 'imageUrl'],
    ['an image without TLS', {...good, imageUrl: 'http://entries.example/card.png'}, 'imageUrl'],
    ['an image on this machine', {...good, imageUrl: 'https://localhost/card.png'}, 'imageUrl'],
    ['an image on a bare address', {...good, imageUrl: 'https://192.0.2.7/card.png'}, 'imageUrl'],
    ['an image on a bare IPv6 address', {...good, imageUrl: 'https://[2001:db8::7]/card.png'}, 'imageUrl'],
    ['a long image address', {...good, imageUrl: `https://entries.example/${'a'.repeat(1024)}`}, 'imageUrl'],
    ['no image', {...good, imageUrl: undefined}, 'imageUrl'],
    ['a relative image', {...good, imageUrl: '/card.png'}, 'imageUrl'],
    ['another shape', {...good, aspectRatio: '16:9'}, 'aspectRatio'],
    ['no button', {...good, button: undefined}, 'button'],
    ['a long title', {...good, button: {...good.button, title: 'a'.repeat(33)}}, 'button.title'],
    ['no action', {...good, button: {title: 'Open'}}, 'button.action'],
    ['an unknown action', withAction({type: 'open'}), 'button.action.type'],
    ['a long name', withAction({name: 'a'.repeat(33)}), 'button.action.name'],
    ['an action that leads to http', withAction({url: 'http://entries.example'}), 'button.action.url'],
    ['a splash image on IPFS', withAction({splashImageUrl: 'ipfs://bafy'}), 'button.action.splashImageUrl'],
    ['a colour by name', withAction({splashBackgroundColor: 'navy'}), 'button.action.splashBackgroundColor'],
    [
      'a token action without token',
      {...good, button: {title: 'T', action: {type: 'view_token'}}},
      'button.action.token',
    ],
  ])('refuses %s', (_, value, path) => expect(at(value)).toEqual([path]));

  it('rejects what is not an object', () => {
    expect(at([good])).toEqual(['']);
    expect(checkEmbed('{')[0]?.message).toMatch(/not JSON/);
  });

  it('says how to fix what it finds', () => {
    for (const problem of checkEmbed(JSON.stringify({version: '2'}))) expect(problem.fix).toMatch(/\.$/);
  });
});

describe('checkPage', () => {
  const escaped = JSON.stringify(good).replaceAll('"', '&quot;');
  it('reads the tag in either way of quoting', () => {
    expect(checkPage(`<head><meta name="fc:miniapp" content="${escaped}" /></head>`)).toEqual([]);
    expect(checkPage(`<meta content='${JSON.stringify(good)}' name='fc:miniapp'>`)).toEqual([]);
    expect(checkPage(`<meta property="fc:frame" content="${escaped}">`)).toEqual([]);
  });

  it('does not take a tag from a comment', () => {
    expect(checkPage(`<!-- <meta name="fc:miniapp" content="${escaped}"> -->`)[0]?.message).toMatch(/no fc:miniapp/);
  });

  it('takes the first of two tags', () => {
    expect(metaTags('<meta name="a" content="1"><meta name="a" content="2"><meta charset="utf-8">').get('a')).toBe('1');
  });
});
