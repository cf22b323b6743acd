import {describe, expect, it} from 'vitest';
import {isCitedSource, findSourceAddress, splitCitedSources} from '../../../src/lib/source';

describe('findSourceAddress', () => {
  it.each([
    ['a/b@2daf1b5', 'https://github.com/a/b/tree/2daf1b5'],
    ['a/b@cf3f342:backend/src/**', 'https://github.com/a/b/blob/cf3f342/backend/src'],
    ['a/b@cf3f342:src/index.ts:39-57', 'https://github.com/a/b/blob/cf3f342/src/index.ts'],
    ['RFC 7946 section 3.1.6', 'https://www.rfc-editor.org/rfc/rfc7946#section-3.1.6'],
    ['executed: samples/offchain/verify-record.ts', '/samples/offchain/verify-record.ts'],
    ['EIP-712', 'https://eips.ethereum.org/EIPS/eip-712'],
    [
      'npm @ethereum-attestation-service/eas-sdk@2.7.0',
      'https://www.npmjs.com/package/@ethereum-attestation-service/eas-sdk/v/2.7.0',
    ],
    ['doi:10.1000/182', 'https://doi.org/10.1000/182'],
  ])('leads from %s to its page', (text, href) => {
    expect(findSourceAddress(text)).toBe(href);
  });

  it.each(['executed: tests/unit/data/schemas.test.ts', 'tried by hand: tests/hosts/try.ts', 'OGC 17-069r4'])(
    'accepts %s without an address',
    (text) => {
      expect(findSourceAddress(text)).toBeUndefined();
      expect(isCitedSource(text)).toBe(true);
    },
  );

  it.each(['someone said so', 'owner/repo', 'executed:', 'tried by hand:', ''])('does not accept %j', (text) => {
    expect(isCitedSource(text)).toBe(false);
  });

  it('splits a list at its semicolons', () => {
    expect(splitCitedSources('EIP-712; RFC 7946')).toEqual(['EIP-712', 'RFC 7946']);
  });
});
