/** Our library with one planted error each: the kit has to find every one. */
import {createHash} from 'node:crypto';
import {concatHex, encodePacked, keccak256, type Hex} from 'viem';
import {reasonOf} from '@astral-docs/location-record/reasons';
import {operations, type Operations} from './operations';

type Answer = {valid: boolean; codes: string[]};

/** Swaps two words of 32 bytes. */
const swapWords = (data: Hex, a: number, b: number): Hex => {
  const words = data.slice(2).match(/.{64}/g) ?? [];
  [words[a], words[b]] = [words[b] ?? '', words[a] ?? ''];
  return `0x${words.join('')}`;
};

/** Answers of a check without some codes, as if they had never been looked for. */
const blindTo =
  (op: 'check-package' | 'check-record' | 'check-stamp', ...blind: string[]) =>
  async (input: unknown): Promise<Answer> => {
    const answer = (await (operations[op] as (input: unknown) => unknown)(input)) as Answer;
    const codes = answer.codes.filter((code) => !blind.includes(code));
    if (codes.length === answer.codes.length) return answer;
    const valid = codes.every((code) => reasonOf(code).level === 'warning');
    return {...answer, codes, valid, ...('intact' in answer && valid && {intact: true})};
  };

const encode = operations['encode-payload'];
const check = operations['check-record'];

export const MUTANTS: Readonly<Record<string, {operations: Operations}>> = {
  'swaps two words of a payload': {
    operations: {'encode-payload': (input: never) => ({data: swapWords(encode(input).data, 0, 1)})},
  },
  'accepts a high s': {operations: {'check-package': blindTo('check-package', 'signature-high-s')}},
  'skips the domain that is expected': {
    operations: {'check-package': blindTo('check-package', 'domain-chain', 'domain-contract')},
  },
  'leaves the domain out of the digest': {
    operations: {
      digest: ({domain, message}: {domain: never; message: never}) => {
        const {domainSeparator} = operations.digest({domain, message});
        return {domainSeparator, digest: keccak256(concatHex(['0x1901', domainSeparator]))};
      },
    },
  },
  'trusts every signer': {
    operations: {'check-package': blindTo('check-package', 'signer-not-trusted')},
  },
  'ignores expiry': {operations: {'check-package': blindTo('check-package', 'expired')}},
  'ignores revocations': {operations: {'check-package': blindTo('check-package', 'revoked')}},
  'does not verify stamps': {operations: {'check-stamp': blindTo('check-stamp', 'stamp-signature')}},
  'knows no pentagons': {operations: {'check-record': blindTo('check-record', 'h3-not-cell')}},
  'uses SHA3-256': {
    operations: {
      'schema-uid': ({schema, resolver, revocable}: {schema: string; resolver: Hex; revocable: boolean}) => {
        const packed = encodePacked(['string', 'address', 'bool'], [schema, resolver, revocable]);
        return {uid: `0x${createHash('sha3-256').update(packed.slice(2), 'hex').digest('hex')}`};
      },
    },
  },
  'gives codes in another order': {
    operations: {'check-record': (input: never) => ({...check(input), codes: [...check(input).codes].reverse()})},
  },
};
