/** How a request and its answer are written in one line of answers.jsonl, without what differs from run to run. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sortedJson} from '@astral-docs/location-record/proof/sortedJson';
import type {ApiRequest, ApiResponse} from '../../types';

/** Names are short because there are thousands of lines. */
export interface CorpusEntry {
  /** What the request is about, such as `list-limit`. */
  r: string;
  /** Method and target. */
  q: string;
  /** Headers of the request. */
  h?: Readonly<Record<string, string>>;
  /** Body of the request; `#110000` is a query of that many letters. */
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

export const corpusFile = join(__dirname, 'answers.jsonl');
export const corpus: readonly CorpusEntry[] = readFileSync(corpusFile, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as CorpusEntry);

/** The request of a line. */
export function toApiRequest({q, h, b}: CorpusEntry): ApiRequest {
  const [method = '', target = ''] = q.split(' ');
  const body = b?.startsWith('#') ? JSON.stringify({query: 'x'.repeat(Number(b.slice(1)))}) : b;
  return {method, target, ...(h && {headers: h}), ...(body !== undefined && {body})};
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
  const isRow = 'uid' in (body as object);
  const same = JSON.stringify({...(body as object), timeStamp: undefined, ...(!isRow && {timestamp: undefined})});
  // Two servers may write the members in another order.
  const text = sortedJson(JSON.parse(same)).replaceAll(origin, '');
  if (text.length <= 200) return JSON.parse(text);
  const rows = rowsOf(body);
  const first = rows?.[0]?.uid ?? rows?.[0]?.id;
  return {...(rows ? {rows: rows.length} : {}), ...(first ? {first: first.slice(0, 10)} : {}), sha: sha(text)};
}

/** A line with the answer of a server at `origin`. */
export function recordResponse({r, q, h, b}: CorpusEntry, answer: ApiResponse, origin: string): CorpusEntry {
  const shown = Object.fromEntries(
    Object.entries(answer.headers ?? {})
      .filter(([name]) => kept.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const out = outcome(answer.body, origin);
  return {
    ...{r, q, ...(h && {h}), ...(b !== undefined && {b}), s: answer.status},
    ...(answer.contentType && {t: answer.contentType}),
    ...(Object.keys(shown).length > 0 && {a: shown}),
    ...(out !== undefined && {o: out}),
  };
}
