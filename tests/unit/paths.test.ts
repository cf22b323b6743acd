import {describe, expect, it} from 'vitest';
import {isNamedBy, sectionAddress} from '../../delivery/shared/paths';

describe('isNamedBy', () => {
  it.each([
    ['/sdk/*', '/sdk/guides/gas', true],
    ['/sdk/*', '/sdk/', true],
    ['/sdk/*', '/sdk', true],
    ['/sdk/*', '/sdk-notes', false],
    ['/pages', '/pages/', true],
    ['/pages', '/pages/other', false],
    ['/', '/', true],
    ['/', '/pages', false],
  ])('%s and %s: %s', (pattern, path, named) => expect(isNamedBy(['/other', pattern], path)).toBe(named));
});

describe('sectionAddress', () => {
  it.each([
    ['/sdk/', '', '/sdk'],
    ['/sdk/', 'install', '/sdk#install'],
    ['/', '', '/'],
    ['/', 'ways', '/#ways'],
  ])('%s and "%s": %s', (path, anchor, address) => expect(sectionAddress(path, anchor)).toBe(address));
});
