/**
 * A question about place and time as a reader types it: reading it, and saying it in the words of each interface. Light:
 * nothing of the model of the server is needed.
 */
import {
  buildGraphQLRequest,
  buildOgcPathAndQuery,
  type SpatialQuery,
  buildRestPathAndQuery,
} from '@astral-docs/api-model/requests';
import type {Box} from '@astral-docs/api-model/types';

/** Everything a reader can enter, as typed. */
export type QuestionFields = Record<'west' | 'south' | 'east' | 'north' | 'from' | 'to' | 'chain' | 'limit', string>;

/** A form, parsed: a question, or the mistakes by field. */
interface ReadQuestion {
  question?: SpatialQuery;
  problems: Partial<QuestionFields>;
}

/** The sides of a box, in the order of its numbers. */
export const SIDES = ['west', 'south', 'east', 'north'] as const;

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

function problemOfSide(side: (typeof SIDES)[number], text: string): string | undefined {
  const limit = side === 'west' || side === 'east' ? 180 : 90;
  const axis = limit === 180 ? 'Longitude' : 'Latitude';
  if (text === '') return 'Fill in all four sides, or none.';
  if (/^[+-]?\d+,\d+$/.test(text)) return 'Write a point, not a comma: a comma separates the four numbers.';
  if (!NUMBER.test(text))
    return `Write ${axis.toLowerCase()} as a decimal number of degrees, for example ${limit === 180 ? '-0.05' : '51.45'}.`;
  if (Math.abs(Number(text)) <= limit) return undefined;
  const swapped = limit === 90 && Math.abs(Number(text)) <= 180;
  return `${axis} must be between −${limit} and ${limit}.${swapped ? ' Longitude comes first: west, south, east, north.' : ''}`;
}

/** A day of ISO 8601, without a time. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?([Zz]|[+-]\d{2}:\d{2})?$/;

/** Whether the day of a date exists in its month; `Date` would roll it over. */
function dayExists(text: string): boolean {
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
}

function problemOfTime(text: string): string | undefined {
  if (text === '') return undefined;
  if (text === '..') return 'Leave the field empty for an open end.';
  if (/^\d{9,13}$/.test(text)) return 'A Unix time is not understood. Write, for example, 2026-10-10T00:00:00Z.';
  if (!DAY.test(text) && !MOMENT.test(text))
    return 'Write a day or a moment of ISO 8601, for example 2026-10-10T00:00:00Z.';
  if (!DAY.test(text) && !/([Zz]|[+-]\d{2}:\d{2})$/.test(text))
    return 'Add Z for UTC. Without it the server reads its own time zone.';
  if (!dayExists(text) || Number.isNaN(Date.parse(text))) return 'This day or time does not exist.';
  return undefined;
}

/**
 * Reads the fields. A box needs all four sides; west greater than east crosses the antimeridian; no limit leaves each
 * interface to its own default. Nothing is corrected: what the server would silently accept is named as a problem.
 */
export function parseSpatialQueryFields(fields: QuestionFields): ReadQuestion {
  const text = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.trim()]),
  ) as QuestionFields;
  const problems: ReadQuestion['problems'] = {};
  const note = (field: keyof QuestionFields, problem: string | undefined) => {
    if (problem) problems[field] = problem;
  };
  const withBox = SIDES.some((side) => text[side] !== '');
  if (withBox) for (const side of SIDES) note(side, problemOfSide(side, text[side]));
  if (withBox && !problems.south && !problems.north && Number(text.south) > Number(text.north)) {
    problems.north = 'The north side is south of the south side. The server would swap them without an error.';
  }
  note('from', problemOfTime(text.from));
  note('to', problemOfTime(text.to));
  if (!problems.from && !problems.to && text.from && text.to && Date.parse(text.from) > Date.parse(text.to)) {
    problems.to = 'The end is before the start. The server would return an empty list.';
  }
  if (text.limit !== '' && !(/^\d+$/.test(text.limit) && Number(text.limit) >= 1 && Number(text.limit) <= 1000)) {
    problems.limit = 'Write a whole number from 1 to 1000, or leave it empty.';
  }
  if (Object.keys(problems).length > 0) return {problems};
  return {
    problems,
    question: {
      bbox: withBox ? (SIDES.map((side) => Number(text[side])) as unknown as Box) : undefined,
      from: text.from || undefined,
      to: text.to || undefined,
      // A link can bring anything; the list then shows every chain.
      chain: /^[\w-]{1,40}$/.test(text.chain) ? text.chain : undefined,
      limit: text.limit ? Number(text.limit) : undefined,
    },
  };
}

/** The questions to send: one, or one for each side of the antimeridian, which a box of the server cannot cross. */
export function splitQueryAtAntimeridian(question: SpatialQuery): SpatialQuery[] {
  const [west, south, east, north] = question.bbox ?? [0, 0, 0, 0];
  if (west <= east) return [question];
  return [
    {...question, bbox: [west, south, 180, north]},
    {...question, bbox: [-180, south, east, north]},
  ];
}

/** One question in the words of each interface: path and query, or an operation and its variables. */
export interface ApiRequests {
  rest: string;
  ogc: string;
  graphql: {query: string; variables: string};
}

/** Says a question in the words of each interface. A box across the antimeridian has to be split first. */
export function buildApiRequests(question: SpatialQuery): ApiRequests {
  const {query, variables} = buildGraphQLRequest(question);
  // Number lists stay on one line: a box reads better so.
  const text = JSON.stringify(variables, null, 2).replace(/\[[^[\]"{}]*\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace(/\[ | \]/g, (edge) => edge.trim()),
  );
  return {
    rest: buildRestPathAndQuery(question),
    ogc: buildOgcPathAndQuery(question),
    graphql: {query, variables: text},
  };
}
