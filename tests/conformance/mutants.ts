/** Our library with one planted error each: the kit has to find every one. */
import type {Hex} from 'viem';
import {operations} from './operations';
import type {Operations} from './operations';

type Answer = {valid: boolean; codes: string[]; intact?: boolean};

/** Swaps two words of 32 bytes. */
const swapWords = (data: Hex, a: number, b: number): Hex => {
  const words = data.slice(2).match(/.{64}/g) ?? [];
  [words[a], words[b]] = [words[b] ?? '', words[a] ?? ''];
  return `0x${words.join('')}`;
};

const verdict = operations['check-package'] as (input: unknown) => Promise<Answer>;

/** A verifier that never gives some codes. */
const blindTo =
  (...blind: string[]) =>
  async (input: unknown): Promise<Answer> => {
    const {codes, ...rest} = await verdict(input);
    const left = codes.filter((code) => !blind.includes(code));
    return {...rest, codes: left, valid: left.length === 0, intact: left.length === 0};
  };

export const MUTANTS: Readonly<Record<string, Operations>> = {
  'swap-words': {
    'encode-payload': (input: never) => {
      const {data} = operations['encode-payload'](input);
      return {data: swapWords(data, 0, 1)};
    },
  },
  'accept-high-s': {'check-package': blindTo('signature-high-s')},
  'skip-domain': {'check-package': blindTo('domain-name', 'domain-chain', 'domain-contract')},
  'trust-any-signer': {'check-package': blindTo('signer-not-trusted')},
  'ignore-expiry': {'check-package': blindTo('expired')},
  'swap-axes': {
    'check-record': (input: never) => {
      const answer = operations['check-record'](input);
      return {...answer, codes: answer.codes.filter((code) => code !== 'axes-swapped')};
    },
  },
  'sha3-instead-of-keccak': {
    'schema-uid': () => ({uid: `0x${'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a'}`}),
  },
  'reverse-order': {
    'check-record': (input: never) => {
      const answer = operations['check-record'](input);
      return {...answer, codes: [...answer.codes].reverse()};
    },
  },
};
