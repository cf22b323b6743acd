import {describe, expect, it} from 'vitest';
import type {Tool} from '@site/src/components/ToolTable/types';
import {filterTools} from '@site/src/components/ToolTable/filter';
import {states, status, statusOf, toolFamilies} from '@site/data/status';
import {figurePlots} from '@site/data/figure-plots';
import {figureTables} from '@site/data/figure-tables';

const tools: Tool[] = statusOf('tools').map((entry) => ({
  ...entry,
  state: states[entry.state],
  family: toolFamilies[entry.family!],
}));

describe('filterTools', () => {
  const none = {words: '', family: '', state: ''};
  it('leaves all tools in their order without a filter', () => {
    expect(filterTools(tools, none)).toEqual(tools);
  });

  it('wants every word, in any of name, description and evidence', () => {
    const found = filterTools(tools, {...none, words: '  Geohash  IPFS '});
    expect(found.map(({name}) => name)).toEqual(['geohash-cid']);
  });

  it('joins words, purpose and state', () => {
    const family = toolFamilies.geometry;
    const found = filterTools(tools, {words: 'solidity', family, state: 'Study'});
    expect(found.map(({name}) => name)).toEqual(['spatial-sol', 'zkMaps']);
    expect(filterTools(tools, {words: 'solidity', family, state: 'Use'})).toEqual([]);
  });
});

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
  it.each(Object.entries(figurePlots))('%s has values in every series', (_, {series, y}) => {
    for (const {name, values} of series) {
      expect(values.length, name).toBeGreaterThan(3);
      if (y.scale === 'log') for (const [, value] of values) expect(value).toBeGreaterThan(0);
    }
  });
});
