import {expect, it} from 'vitest';
import {readText} from '@astral-docs/content-checks/files';

/** Procedures of others that pages sum up, with each condition of their source. Without one, a reader does something else. */
const summaries: {page: string; section: string; source: string; conditions: RegExp[]}[] = [
  {
    page: 'docs/location-protocol/strategies-recipes.md',
    section: 'A reader accepts',
    source:
      'location-protocol-extensions@b22b33b:recipes/demo-01-authority-v0.0/offchain-peripherals/verify.py, steps 3 to 5',
    conditions: [/on (?:the|your)( |<br\/>)list/, /refers? to the first|\brefUID\b/, /\bisValid\b/],
  },
  {
    page: 'docs/api/data-model.md',
    section: 'ingest-step-by-step',
    source: 'astral-api@cf3f342:backend/src/services/eas.service.ts, eas-worker.ts',
    conditions: [
      /v0\.1 schema/,
      /after that/,
      /100 at a time/,
      /already in the table/,
      /coordinates, or with one that is 0/,
    ],
  },
];

it.each(summaries)('$page names each condition of $source', ({page, section, conditions}) => {
  const part = readText(page)
    .split(/\n(?=##)/)
    .find((text) => text.includes(section))!;
  // A figure beside the text is a summary too.
  const figures = part.match(/^```mermaid.*?^```/gms) ?? [];
  for (const text of [part.replace(/^```.*?^```/gms, ''), ...figures])
    expect(conditions.filter((condition) => !condition.test(text))).toEqual([]);
});
