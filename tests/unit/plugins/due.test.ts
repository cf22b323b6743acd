import {describe, expect, it} from 'vitest';
import {due, everythingDated} from '../../../plugins/facts/due';

describe('due', () => {
  it('lists what is older than 180 days, oldest first', () => {
    const entries = [
      {name: 'fresh', verified: '2026-11-21'},
      {name: 'edge', verified: '2026-05-25'},
      {name: 'late', verified: '2026-05-24'},
      {name: 'older', verified: '2025-05-24'},
    ];
    expect(due(entries, '2026-11-21').map(({name, days}) => [name, days])).toEqual([
      ['older', 546],
      ['late', 181],
    ]);
  });

  it('looks at facts and pages', () => {
    const names = everythingDated(process.cwd()).map(({name}) => name);
    expect(names).toContain('fact schema.v0.1.uid');
    expect(names.filter((name) => name.startsWith('docs/')).length).toBeGreaterThan(50);
  });
});
