import {getAddress, isAddress} from 'viem/utils';
import type {Finding} from '../report';

const hex = /0x(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{40})(?![0-9a-fA-F])/g;

/** Zero, counting and repeated digits: no one takes them for a real value. */
const isPlaceholder = (value: string): boolean =>
  new Set(value.slice(2).toLowerCase()).size <= 4 || /^0x0{20}|^0x(?:0123|1234|abcd|dead)/i.test(value);

/** Digits in which two values of one length differ. */
const difference = (a: string, b: string): number =>
  [...a.toLowerCase()].filter((digit, index) => digit !== b[index]?.toLowerCase()).length;

export interface KnownValues {
  /** Addresses and UIDs of `data/`, which pages draw by key. */
  facts: readonly {key: string; value: string}[];
  /** Hashes and addresses that a tested artefact holds: vectors, records, recorded outputs. Lower case. */
  proven: ReadonlySet<string>;
}

/** All 20- and 32-byte values of a text, in lower case. */
export const findHexValues = (text: string): string[] => [...text.matchAll(hex)].map(([value]) => value.toLowerCase());

interface Rules {
  /** How a writer draws the value, told in the fix; nothing where typing it is right, as in a program. */
  draw?: (key: string) => string;
  /** Whether a 32-byte value must come from a tested artefact. */
  proven: boolean;
}

function judge(
  value: string,
  line: string,
  {facts, proven}: KnownValues,
  rules: Rules,
): Pick<Finding, 'message' | 'fix'> | undefined {
  const fact = facts.find((candidate) => candidate.value.toLowerCase() === value.toLowerCase());
  if (fact)
    return (
      rules.draw && {
        message: `${value.slice(0, 10)}… is written in the text; the data has it as ${fact.key}.`,
        fix: rules.draw(fact.key),
      }
    );
  if (isPlaceholder(value) || proven.has(value.toLowerCase())) return undefined;
  const almost = facts.find(
    (candidate) => candidate.value.length === value.length && difference(candidate.value, value) <= value.length / 3,
  );
  if (almost) {
    const count = difference(almost.value, value);
    return {
      message: `${value.slice(0, 10)}… differs from ${almost.key} in ${count} digits.`,
      fix: rules.draw?.(almost.key) ?? `Write ${almost.value}.`,
    };
  }
  const mixed = /[a-f]/.test(value.slice(2)) && /[A-F]/.test(value.slice(2));
  if (value.length === 42 && mixed && !isAddress(value, {strict: true})) {
    return {
      message: `${value} fails its EIP-55 checksum.`,
      fix: `Copy it again; if every digit is right it is ${getAddress(value.toLowerCase())}.`,
    };
  }
  if (rules.proven && value.length === 66) {
    if (/\b(?:key|secret)\b/i.test(line))
      return {
        message: `${value.slice(0, 10)}… looks like a private key.`,
        fix: 'Delete it, read it from an environment variable, and use the account no more.',
      };
    return {
      message: `${value.slice(0, 10)}… is in no vector, record or recorded output.`,
      fix: 'Show the output of a sample, or a value of packages/location-record/vectors.',
    };
  }
  return undefined;
}

/** Judges every 20- and 32-byte value of a text. @param text as it is typed, not as it is filled */
export function checkHexValues(file: string, text: string, known: KnownValues, rules: Rules): Finding[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(hex)].flatMap(({0: value, index: at}) => {
      const wrong = judge(value, content, known, rules);
      return wrong ? [{file, line: index + 1, column: at + 1, ...wrong}] : [];
    }),
  );
}
