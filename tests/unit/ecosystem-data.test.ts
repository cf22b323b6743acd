import {describe, expect, it} from 'vitest';
import {status} from '@site/data/status';
import {figurePlots} from '@site/data/figure-plots';
import {figureTables} from '@site/data/figure-tables';

describe('the record of states', () => {
  it('gives every tool a family, and every entry a sentence and evidence', () => {
    for (const entry of Object.values(status)) {
      expect(entry.what, entry.name).toMatch(/[.?]$/);
      expect(entry.evidence, entry.name).toMatch(/\.$/);
      if (entry.group === 'tools') expect(entry.family, entry.name).toBeDefined();
    }
  });
});

describe('figure tables', () => {
  it.each(Object.entries(figureTables))('%s has rows as wide as its head, and heads that differ', (_, {head, rows}) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(head.length);
    expect(new Set(head).size).toBe(head.length);
  });
});

describe('figure plots', () => {
  it.each(Object.entries(figurePlots))('%s has values in every series', (_, {series}) => {
    for (const {name, values} of series) {
      expect(values.length, name).toBeGreaterThan(3);
      for (const [, value] of values) expect(value).toBeGreaterThan(0);
    }
  });
});
