/** How a question and its answer are written in one line, without what differs from run to run. */
import {createHash} from 'node:crypto';
import type {ApiRequest, ApiResponse} from '../types';
import type {RuleId} from './rules';

/** One line of answers.jsonl. Names are short because there are thousands of them. */
export interface Line {
  /** Rule. */
  r: RuleId;
  /** Method and target. */
  q: string;
  /** Headers of the request. */
  h?: Readonly<Record<string, string>>;
  /** Body of the request; `#…` is the SHA-256 of a long one, which questions.ts makes again. */
  b?: string;
  /** Status. */
  s: number;
  /** Content type, if there is one. */
  t?: string;
  /** Other headers of the answer, names in lower case. */
  a?: Readonly<Record<string, string>>;
  /** Body of the answer, or what stands for a long one: number of rows, first UID and SHA-256. */
  o?: unknown;
}

/** Headers that belong to the behaviour. Dates, tags, lengths and what a proxy adds are left out. */
const kept = [
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'vary',
  'allow',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
];

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Members in alphabetical order at every level: two servers may write them in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

/** Rows of an answer of any interface. */
function rowsOf(body: unknown): {uid?: string; id?: string}[] | undefined {
  const {data, features} = (body ?? {}) as {data?: unknown; features?: unknown};
  if (Array.isArray(features)) return features as {id: string}[];
  if (Array.isArray(data)) return data as {uid: string}[];
  const proofs = (data as {locationProofs?: unknown} | null | undefined)?.locationProofs;
  return Array.isArray(proofs) ? (proofs as {uid: string}[]) : undefined;
}

/**
 * The body of an answer without the moment and the address of the server; a long one as number of rows, first UID and hash.
 *
 * @param origin scheme, host and port that the server sees, which links repeat
 */
export function outcome(body: unknown, origin: string): unknown {
  if (body === '') return undefined;
  if (typeof body === 'string')
    return body.includes('apollo-server-landing-page') ? 'landing page' : body.length > 300 ? `#${sha(body)}` : body;
  const {timestamp, timeStamp, ...rest} = body as {timestamp?: string; timeStamp?: string};
  const moment = {...(timestamp && !('uid' in rest) ? {} : timestamp ? {timestamp} : {}), ...(timeStamp ? {} : {})};
  const text = JSON.stringify(sorted({...rest, ...moment})).replaceAll(origin, '');
  if (text.length <= 200) return JSON.parse(text);
  const rows = rowsOf(body);
  const first = rows?.[0]?.uid ?? rows?.[0]?.id;
  return {...(rows ? {rows: rows.length} : {}), ...(first ? {first: first.slice(0, 10)} : {}), sha: sha(text)};
}

/** A question and its answer as one line. */
export function lineOf(
  rule: RuleId,
  {method, target, headers, body}: ApiRequest,
  answer: ApiResponse,
  origin: string,
): Line {
  const shown = Object.fromEntries(
    Object.entries(answer.headers ?? {})
      .filter(([name]) => kept.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const out = outcome(answer.body, origin);
  return {
    r: rule,
    q: `${method} ${target}`,
    ...(headers ? {h: headers} : {}),
    ...(body === undefined ? {} : {b: body.length > 400 ? `#${sha(body)}` : body}),
    s: answer.status,
    ...(answer.contentType ? {t: answer.contentType} : {}),
    ...(Object.keys(shown).length > 0 ? {a: shown} : {}),
    ...(out === undefined ? {} : {o: out}),
  };
}
