// The table is what validation is made from: severity and order follow from it and from nothing else.
import type {Reason} from './reason';
import {reasons, type ReasonCode} from './table';
import type {Finding} from '../geo/types';

export type {ReasonCode} from './table';

const BY_CODE = new Map<string, Reason & {place: number}>(
  reasons.map((reason, place) => [reason.code, {...reason, place}]),
);

/** The entry of the table of reasons, with its place in the order of precedence. */
export const findReason = (code: string): Reason & {place: number} => BY_CODE.get(code)!;

/** Adds a finding, whose level comes from the table of reasons; `rule` narrows the rule where a code has several. */
export type AddFinding = (code: ReasonCode, field: string, message: string, rule?: string) => void;

/** The findings that a check adds, in its order. */
export function collectFindings(check: (add: AddFinding) => void): Finding[] {
  const findings: Finding[] = [];
  check((code, field, message, rule) => {
    const {level, rules} = findReason(code);
    findings.push({level, code, rule: rule ?? rules[0], field, message});
  });
  return findings;
}

/** The findings in order of precedence; those of one code keep their order. */
export const orderByStep = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => findReason(a.code).place - findReason(b.code).place);
