import {isSource} from '../../src/lib/source';
import {findClosest, isLikelyTypo} from '@astral-docs/content-checks/closest';

/** Line of a field in the front matter, counted from 1; the opening line when the field is missing. */
export function lineOfField(text: string, field: string): number {
  const line = text.split('\n').findIndex((candidate) => candidate.startsWith(`${field}:`));
  return line < 0 ? 1 : line + 1;
}

export type PageKind = 'doc' | 'blog' | 'page';

/** One thing wrong with one field. */
export interface FieldProblem {
  field: string;
  message: string;
  fix: string;
}

const pageTypes = ['tutorial', 'how-to', 'reference', 'explanation'] as const;

/** @returns what is wrong and how to fix it, or nothing */
type Check = (value: unknown) => readonly [message: string, fix: string] | undefined;

interface Field {
  required: boolean;
  check: Check;
}

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

const list: Check = (value) =>
  Array.isArray(value) ? undefined : ['is not a list.', 'Write [one, two] or one item per line with a dash.'];
const flag: Check = (value) =>
  typeof value === 'boolean' ? undefined : ['is neither true nor false.', 'Write true or leave it out.'];
const number: Check = (value) =>
  typeof value === 'number' ? undefined : ['is not a number.', 'Write a number without quotes.'];
const anything: Check = () => undefined;

/** A date as YAML gives it, a Date or a text, as `YYYY-MM-DD`; nothing when it is not a date. */
export function isoDay(value: unknown): string | undefined {
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

const day: Check = (value) => (isoDay(value) ? undefined : ['is not a date.', 'Write it as 2026-11-21.']);

const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(String(value)) ? undefined : [`is ${JSON.stringify(value)}.`, `Write one of ${values.join(', ')}.`];

const route: Check = (value) =>
  typeof value === 'string' && /^\/?[a-z0-9][a-z0-9/-]*$/.test(value)
    ? undefined
    : ['is not a route.', 'Use lower case, digits, hyphens and slashes.'];

const sources: Check = (value) => {
  const wrong = list(value);
  if (wrong) return wrong;
  const odd = (value as unknown[]).find((source) => typeof source !== 'string' || !isSource(source));
  if (odd === undefined) return undefined;
  return [
    `contains ${JSON.stringify(odd)}, which is not a form of source that readers can follow.`,
    'Write owner/repo@commit:path, RFC 7946 section 3.1.6, EIP-712, npm name@version, doi:10.…, an https address, executed: samples/…, or tried by hand: ….',
  ];
};

const must = (check: Check): Field => ({required: true, check});
const may = (check: Check): Field => ({required: false, check});

const shared = {
  title: must(text(3, 80)),
  description: must(sentence),
  image: may(text(2, 200)),
  keywords: may(list),
  unlisted: may(flag),
  draft: may(flag),
  hide_table_of_contents: may(flag),
  toc_min_heading_level: may(number),
  toc_max_heading_level: may(number),
};

const provenance = {verified: day, sources} as const;

/** Every field that a page may carry, by kind of page. A field that is not here is a mistake. */
const fields: Readonly<Record<PageKind, Readonly<Record<string, Field>>>> = {
  doc: {
    ...shared,
    sidebar_label: may(text(1, 40)),
    slug: may(text(1, 200)),
    page_type: must(oneOf(pageTypes)),
    // Route of the page whose folder and files this one needs.
    continues: may(route),
    // Why the test of pages does not execute this one; at most five pages may say so.
    not_run: may(text(30, 200)),
    verified: must(provenance.verified),
    sources: must(provenance.sources),
    pagination_next: may(anything),
    pagination_prev: may(anything),
    hide_title: may(flag),
    sidebar_class_name: may(text(1, 60)),
  },
  blog: {
    ...shared,
    slug: must(text(1, 200)),
    authors: must(anything),
    tags: must(list),
    date: must(anything),
    verified: may(provenance.verified),
    sources: may(provenance.sources),
  },
  page: {...shared, verified: may(provenance.verified), sources: may(provenance.sources)},
};

/** Everything wrong with the front matter of one page; empty when it is right. */
export function checkFrontMatter(kind: PageKind, frontMatter: Readonly<Record<string, unknown>>): FieldProblem[] {
  const known = fields[kind];
  const problems: FieldProblem[] = [];
  for (const [field, {required, check}] of Object.entries(known)) {
    const value = frontMatter[field];
    if (value === undefined || value === null) {
      if (required)
        problems.push({field, message: `${field} is missing.`, fix: `Add "${field}: …" to the front matter.`});
      continue;
    }
    const wrong = check(value);
    if (wrong) problems.push({field, message: `${field} ${wrong[0]}`, fix: wrong[1]});
  }
  for (const field of Object.keys(frontMatter)) {
    // The framework and plugins have fields of their own.
    if (field in known || !isLikelyTypo(field, Object.keys(known))) continue;
    problems.push({
      field,
      message: `${field} is not a known field.`,
      fix: `Did you mean ${findClosest(field, Object.keys(known), 1)[0]}?`,
    });
  }
  return problems;
}
