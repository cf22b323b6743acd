/** The steps of reading and verifying, with their names for readers. */
export const STEPS = {
  text: 'Text',
  record: 'Fields of a record',
  location: 'Location',
  package: 'Offchain package',
  payload: 'Payload',
  proof: 'Claim, stamp, proof',
} as const;
export type Step = keyof typeof STEPS;

/** A reason that a reader or a verifier can give. */
export interface Reason {
  code: string;
  step: Step;
  /** `error`: the value is not valid. `warning`: it is valid, and the reader is told. */
  level: 'error' | 'warning';
  /** Rules that it can come from; more than one where the same mistake is made in several fields. */
  rules: readonly [string, ...string[]];
  /** When it is given. Plain text; code in backticks is set as code. */
  when: string;
  /** What is not checked any more once it is given; absent when everything else still is. */
  ends?: 'everything' | 'location' | 'position' | 'ring' | 'payload' | 'signature';
}

/** Returns a function that creates the reasons of one step and one level, after which what `ends` names is not checked any more. */
export const createReasonFactory =
  (step: Step, level: Reason['level'], ends?: Reason['ends']) =>
  (code: string, rule: string, when: string): Reason => ({
    code,
    step,
    level,
    rules: rule.split(' ') as [string, ...string[]],
    when,
    ...(ends && {ends}),
  });
