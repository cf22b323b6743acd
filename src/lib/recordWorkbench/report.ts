import type {Hex} from 'viem';
import type {Finding} from '@astral-docs/location-record/geo';
import {
  FIELDS,
  PayloadError,
  decodePayload,
  isValid,
  splitPayloadWords,
  type PayloadWord,
  type ProtocolVersion,
} from '@astral-docs/location-record/record';

/** One line of a report: something that was checked, and how it came out. */
export interface Check {
  state: 'good' | 'warn' | 'bad';
  title: string;
  detail: string;
  /** The finding that it comes from, when something is amiss. */
  finding?: Finding;
}

/** What a pasted text is, and what is right and wrong with it. */
export interface Report {
  kind: string;
  /** The outcome in a sentence. */
  summary: string;
  tone: Check['state'];
  checks: Check[];
  findings: Finding[];
  /** Names and values worth reading or copying. */
  facts: {name: string; value: string}[];
  words: PayloadWord[];
}

/** A report with a headline, and without anything else that `details` does not give. */
export const createReport = (
  kind: string,
  summary: string,
  tone: Check['state'],
  details: Partial<Report> = {},
): Report => ({kind, summary, tone, checks: [], findings: [], facts: [], words: [], ...details});

/** The tone of a report with these findings. */
export const chooseTone = (findings: readonly Finding[]): Check['state'] =>
  !isValid(findings) ? 'bad' : findings.length > 0 ? 'warn' : 'good';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Errors and warnings of a list, counted for a sentence. */
export function formatCounts(findings: readonly Finding[]): string {
  const errors = findings.filter(({level}) => level === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return 'no problems found';
  return [errors && plural(errors, 'error'), warnings && plural(warnings, 'warning')].filter(Boolean).join(' and ');
}

/** What `decode` returns, or an empty list where the bytes follow another schema or are not canonical. */
function emptyUnlessDecodable<T>(decode: () => T[]): T[] {
  try {
    return decode();
  } catch (error) {
    if (error instanceof PayloadError) return [];
    throw error;
  }
}

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'bigint' ? String(value) : JSON.stringify(value);

/** The decoded fields of a payload in schema order; empty when the bytes follow another schema. */
export const tryDecodeFields = (protocolVersion: ProtocolVersion, data: Hex): Report['facts'] =>
  emptyUnlessDecodable(() => {
    const payload = decodePayload(protocolVersion, data) as unknown as Record<string, unknown>;
    return FIELDS[protocolVersion].map(({name}) => ({name, value: formatValue(payload[name])}));
  });

/** The words of a payload; none when it is not canonical, since the fields of its words can't be told then. */
export const trySplitWords = (protocolVersion: ProtocolVersion, data: Hex): PayloadWord[] =>
  emptyUnlessDecodable(() => splitPayloadWords(protocolVersion, data));
