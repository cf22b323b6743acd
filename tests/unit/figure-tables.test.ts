import {expect, it} from 'vitest';
import {figureTables} from '@site/data/figure-tables';

it.each(Object.entries(figureTables))(
  'the figure table %s has rows as wide as its head, and heads that differ',
  (_, {head, rows}) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(head.length);
    expect(new Set(head).size).toBe(head.length);
  },
);
