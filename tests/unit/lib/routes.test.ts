import {describe, expect, it} from 'vitest';
import {wordsOfPath} from '../../../src/lib/routes';

describe('wordsOfPath', () => {
  it.each([
    ['/location-protocol/eas_schema.html', 'location protocol eas schema'],
    ['/', ''],
    ['/a%20b/index.html?q=1#c', 'a b'],
    ['/Straße/Ünï', 'straße ünï'],
    ['/sdk/%E0%A4%A', 'sdk e0 a4 a'],
  ])('of %j are %j', (path, expected) => expect(wordsOfPath(path)).toBe(expected));
});
