import fs from 'node:fs';
import {unified} from 'unified';
import remarkStringify from 'remark-stringify';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type {RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {defects} from '../../data/defects';
import {readContract} from '../../plugins/sdk-reference';
import {parseContract} from '../../plugins/sdk-reference/parse';
import {renderReference} from '../../plugins/sdk-reference/render';

const source = `declare module 'somewhere' {
  /** What one place needs. */
  export interface Place {
    /** Longitude, in degrees. */
    readonly lon: number;
    /**
     * Free text.
     * @default \`''\`
     */
    readonly memo?: string;
  }
  interface Hidden { readonly uid: string }
  /** Keeps {@link Place} values. See {@link Keeper.keep}. */
  export class Keeper extends Base {
    /** Opens a keeper. */
    constructor(places: readonly Place[]);
    private secret: string;
    /**
     * Keeps one place.
     *
     * @param place what to keep
     * @param when Unix seconds
     * @returns the identifier of what was kept
     * @throws {RangeError} when the longitude is outside ±180
     * @throws {TypeError} when there is no place
     * @remarks Nothing is written to disk.
     * @defect lost
     * @example
     * await keeper.keep({lon: 0});
     */
    keep(place: Place, when?: number): Promise<Hidden>;
    /** @returns how many it keeps */
    size(): number;
  }
  export type Side = 'left' | 'right';
  export function isPlace(value: unknown): value is Place;
  export const LIMIT: 5;
}`;

const contract = parseContract(source);
const facts = {contract, defects: new Map([['lost', 'It is *lost*']])};
const print = (children: RootContent[]): string =>
  unified().use(remarkGfm).use(remarkMdx).use(remarkStringify).stringify({type: 'root', children});

describe('parseContract', () => {
  it('finds every declaration and says which are exported', () => {
    expect([...contract.values()].map((e) => [e.name, e.kind, e.exported])).toEqual([
      ['Place', 'interface', true],
      ['Hidden', 'interface', false],
      ['Keeper', 'class', true],
      ['Side', 'type', true],
      ['isPlace', 'function', true],
      ['LIMIT', 'constant', true],
    ]);
  });

  it('reads signatures and comments, and leaves private members out', () => {
    const keeper = contract.get('Keeper');
    expect(keeper?.head).toBe('class Keeper extends Base');
    expect(keeper?.members.map((m) => m.name)).toEqual(['constructor', 'keep', 'size']);
    const keep = keeper?.members[1];
    expect(keep?.signature).toBe('keep(place: Place, when?: number): Promise<Hidden>');
    expect(keep?.doc.params).toEqual({place: 'what to keep', when: 'Unix seconds'});
    expect(keep?.doc.throws).toEqual([
      '{@link RangeError}: when the longitude is outside ±180',
      '{@link TypeError}: when there is no place',
    ]);
    expect(keep?.doc.limits).toEqual(['Nothing is written to disk.']);
  });

  it('refuses a name that is declared twice', () => {
    expect(() => parseContract('export interface A {}\nexport class A {}')).toThrow('declares A twice');
  });
});

describe('renderReference', () => {
  it('makes headings with stable ids, tables and code', () => {
    const out = print(renderReference(['Keeper', 'Place'], 'sections', 3, facts));
    expect(out).toContain('### Keeper');
    expect(out).toContain('#### keep()');
    expect(out).toContain('[`Keeper.keep`](#sdk-keeper-keep)');
    expect(out).toContain('**Throws**');
    expect(out).toContain('[It is *lost*](#known-lost)');
    expect(out).toContain('await keeper.keep({lon: 0});');
    expect(out).toContain('[`memo?`](#sdk-place-memo)');
    expect(out).not.toContain('secret');
  });

  it('gives each entry one row in a table', () => {
    const out = print(renderReference(['Side', 'isPlace', 'LIMIT'], 'table', 3, facts));
    expect(out).not.toMatch(/^#/m);
    expect(out.match(/^\s*\| \[`/gm)).toHaveLength(3);
  });

  it('refuses a defect that the data does not have', () => {
    expect(() => renderReference(['Keeper'], 'sections', 3, {contract, defects: new Map()})).toThrow('defect "lost"');
  });

  it('names the entry that does not exist', () => {
    expect(() => renderReference(['Nothing'], 'sections', 3, facts)).toThrow('no entry named "Nothing"');
  });
});

describe('the reference of the SDK', () => {
  const whole = readContract();

  it('explains each entry of the contract exactly once on the overview page', () => {
    const page = fs.readFileSync('docs/sdk/index.md', 'utf8');
    const shown = [...page.matchAll(/<SdkReference of="([^"]+)"/g)].flatMap((m) =>
      (m[1] ?? '').split(',').map((n) => n.trim()),
    );
    expect(shown.sort()).toEqual([...whole.keys()].sort());
  });

  it('says something about every export', () => {
    const silent = [...whole.values()].filter((e) => e.exported && e.doc.text === '').map((e) => e.name);
    expect(silent).toEqual([]);
  });

  it('names only defects that the data has', () => {
    const known = new Set(defects.map(({id}) => id));
    const docs = [...whole.values()].flatMap((entry) => [entry.doc, ...entry.members.map((m) => m.doc)]);
    const named = docs.flatMap((doc) => doc.defects);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
