/** What the makers of the kit's cases share: their shape, a seeded source of chance, and answers ordered by the table of reasons. */
import {reasons, type ReasonCode} from '../site';

export const FLAGS = {
  Invalid: 'Must fail, with the reason that `error` gives.',
  Valid: 'Must be accepted without a finding.',
  Warning: 'Must be accepted, with a warning.',
  Boundary: 'The last value on one side of a limit; its neighbour on the other side is another case.',
  Generated: 'Made by a seeded program; the answer follows from how it was made.',
  Order: 'Several reasons apply: the answer depends on precedence, or on what is no longer checked.',
  AxisOrder: 'The answer depends on which axis comes first.',
  Number: 'Depends on how numbers are read or spelled.',
  Text: 'Depends on characters: Unicode, white space, case, the end of a line.',
  Json: 'Given as text: the reader parses it itself.',
  Expectation: 'The verifier expects something: chain, contract, schema, signer, time.',
  Tampered: 'Something was changed after signing.',
  Library: 'What a published library writes or accepts.',
  Layout: 'Depends on the byte layout of an encoding.',
} as const;
export type Flag = keyof typeof FLAGS;

export interface Case {
  id: string;
  op: string;
  /** Rules that the case tests. */
  rules: readonly string[];
  flags: readonly Flag[];
  note: string;
  /** Given when the case is about one version of the payload only. */
  version?: 'v0.1' | 'v0.2' | 'base-2025';
  input: unknown;
  output?: unknown;
  /** Given instead of `output` when the operation must fail: the reason, one of FAULTS. */
  error?: Fault;
}

/** Why an operation that makes or reads bytes must fail. */
export const FAULTS = {
  count: 'The number of values is not the number of fields.',
  type: 'A value has not the type of its field.',
  form: 'Text that should be hexadecimal or a decimal number is not, or has the wrong length.',
  range: 'A number does not fit into its type.',
  beyond: 'An offset or a length leads beyond the end of the bytes.',
  utf8: 'The bytes of a text are not UTF-8.',
  key: 'The private key is 0, or not below the order of the curve.',
} as const;
export type Fault = keyof typeof FAULTS;

/** Parts that an implementation can pass alone; a case about a version counts for the parts of that version. */
export const PARTS = {
  'writer-v0.2': {
    about: 'Makes v0.2 payloads and signs them',
    ops: ['location-text', 'encode-payload', 'schema-uid', 'offchain-uid', 'digest', 'sign'],
    versions: ['v0.2'],
  },
  'writer-v0.1': {
    about: 'Makes v0.1 payloads and signs them',
    ops: ['encode-payload', 'schema-uid', 'offchain-uid', 'digest', 'sign'],
    versions: ['v0.1'],
  },
  'reader-v0.2': {
    about: 'Checks v0.2 records and payloads',
    ops: ['check-record', 'check-payload', 'decode-payload'],
    versions: ['v0.2'],
  },
  'reader-v0.1': {
    about: 'Checks v0.1 payloads',
    ops: ['check-payload', 'decode-payload'],
    versions: ['v0.1'],
  },
  verifier: {about: 'Checks packages', ops: ['check-package', 'onchain-uid', 'digest', 'offchain-uid']},
  proofs: {
    about: 'Checks and evaluates location proofs',
    ops: ['check-claim', 'check-stamp', 'check-proof', 'proof-hash', 'stamp-message', 'evaluate'],
  },
} as const;

const PLACE = new Map<string, number>(reasons.map(({code}, i) => [code, i]));
const byCode = (code: ReasonCode) => reasons[PLACE.get(code)!]!;

/** The answer to a check: distinct codes in the order of the table, and whether an error is among them. */
export function verdict(...codes: ReasonCode[]) {
  const sorted = [...new Set(codes)].sort((a, b) => PLACE.get(a)! - PLACE.get(b)!);
  return {valid: sorted.every((code) => byCode(code).level === 'warning'), codes: sorted};
}

/** Rules of some codes, the first of each. */
export const rulesOf = (codes: readonly ReasonCode[], otherwise: string): string[] =>
  codes.length === 0 ? [otherwise] : [...new Set(codes.map((code) => byCode(code).rules[0]))];

/** Flags of an answer, in front of those that the maker gives. */
export const flagged = ({valid, codes}: {valid: boolean; codes: readonly string[]}, flags: readonly Flag[]): Flag[] => [
  ...(codes.length === 0 ? (['Valid'] as const) : valid ? (['Warning'] as const) : []),
  ...flags,
];

/** Numbers from a seed (mulberry32, public domain by Tommy Ettinger): the same kit at every run. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  /** From 0 up to, and without, 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }
  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)]!;
  }
  /** Degrees with at most six decimals. */
  degrees(low: number, high: number): number {
    return Number((low + this.fraction() * (high - low)).toFixed(6));
  }
  hex(bytes: number): string {
    return `0x${Array.from({length: bytes}, () => this.whole(0, 255).toString(16).padStart(2, '0')).join('')}`;
  }
}
