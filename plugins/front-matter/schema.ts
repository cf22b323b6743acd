import {isCitedSource} from '../../src/lib/source';
import {findClosest, isLikelyTypo} from '@astral-docs/content-checks/closest';

/** Line of a field in the front matter, counted from 1; the opening line when the field is missing. */
export function findFieldLine(text: string, field: string): number {
  const line = text.split('\n').findIndex((candidate) => candidate.startsWith(`${field}:`));
  return line < 0 ? 1 : line + 1;
}

export type PageKind = 'docs' | 'blog' | 'pages';

/** One thing wrong with one field. */
export interface FieldProblem {
  field: string;
  message: string;
  fix: string;
}

const pageTypes = ['tutorial', 'how-to', 'reference', 'explanation'];

/** @returns what is wrong and how to fix it, or nothing */
type Check = (value: unknown) => readonly [message: string, fix: string] | undefined;

const text =
  (least: number, most: number): Check =>
  (value) => {
    if (typeof value !== 'string') return ['is not text.', 'Write it in double quotes.'];
    const {length} = value.trim();
    if (length >= least && length <= most) return undefined;
    return [`has ${length} characters.`, `Write ${least} to ${most}.`];
  };

const sentence: Check = (value) => {
  const wrong = text(50, 160)(value);
  if (wrong) return wrong;
  return /[.?!]$/.test(String(value).trim())
    ? undefined
    : ['does not end like a sentence.', 'Close it with a full stop.'];
};

/** A date as YAML gives it, a Date or a text, as `YYYY-MM-DD`; nothing when it is not a date. */
export function toIsoDay(value: unknown): string | undefined {
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

const day: Check = (value) => {
  const written = toIsoDay(value);
  if (!written) return ['is not a date.', 'Write it as 2026-11-21.'];
  return Date.parse(written) > Date.now() + 86_400_000
    ? [`is ${written}, in the future.`, 'Write the day of the check.']
    : undefined;
};

const pageType: Check = (value) =>
  pageTypes.includes(String(value))
    ? undefined
    : [`is ${JSON.stringify(value)}.`, `Write one of ${pageTypes.join(', ')}.`];

const route: Check = (value) =>
  typeof value === 'string' && /^\/?[a-z0-9][a-z0-9/-]*$/.test(value)
    ? undefined
    : ['is not a route.', 'Use lower case, digits, hyphens and slashes.'];

const sources: Check = (value) => {
  if (!Array.isArray(value)) return ['is not a list.', 'Write [one, two] or one item per line with a dash.'];
  if (value.length === 0) return ['is empty.', 'Name what the page was checked against.'];
  const odd: unknown = value.find((source) => typeof source !== 'string' || !isCitedSource(source));
  if (odd === undefined) return undefined;
  return [
    `contains ${JSON.stringify(odd)}, which is not a form of source that readers can follow.`,
    'Write owner/repo@commit:path, RFC 7946 section 3.1.6, EIP-712, npm name@version, doi:10.…, an https address, executed: samples/…, or tried by hand: ….',
  ];
};

/** Fields that a page has to have. */
const required: Readonly<Record<PageKind, readonly string[]>> = {
  docs: ['title', 'description', 'page_type', 'verified', 'sources'],
  blog: ['title', 'description', 'slug', 'authors', 'tags', 'date'],
  pages: ['title', 'description'],
};

/** What this site asks of a field. The framework checks the form of its own. */
const checks: Readonly<Record<string, Check>> = {
  title: text(3, 80),
  description: sentence,
  sidebar_label: text(1, 40),
  page_type: pageType,
  // Route of the page whose folder and files this one needs.
  continues: route,
  // Why the test of pages does not execute this one; at most five pages may say so.
  not_run: text(30, 200),
  verified: day,
  sources,
};

/** Names that a mistyped field may mean: ours, and those of the framework that pages use. */
const known = new Set([
  ...[...Object.keys(checks), ...Object.values(required).flat()],
  ...['image', 'keywords', 'unlisted', 'draft', 'hide_title', 'hide_table_of_contents', 'sidebar_class_name'],
  ...['toc_min_heading_level', 'toc_max_heading_level', 'pagination_next', 'pagination_prev'],
]);

/** Everything wrong with the front matter of one page; empty when it is right. */
export function checkFrontMatter(kind: PageKind, frontMatter: Readonly<Record<string, unknown>>): FieldProblem[] {
  const missing = required[kind]
    .filter((field) => frontMatter[field] === undefined || frontMatter[field] === null)
    .map((field) => ({field, message: `${field} is missing.`, fix: `Add "${field}: …" to the front matter.`}));
  const wrong = Object.entries(frontMatter).flatMap(([field, value]): FieldProblem[] => {
    const problem = value !== null && Object.hasOwn(checks, field) ? checks[field]!(value) : undefined;
    if (problem) return [{field, message: `${field} ${problem[0]}`, fix: problem[1]}];
    // The framework and plugins have fields of their own.
    if (known.has(field) || !isLikelyTypo(field, known)) return [];
    const fix = `Did you mean ${findClosest(field, known, 1)[0]}?`;
    return [{field, message: `${field} is not a known field.`, fix}];
  });
  return [...missing, ...wrong];
}
