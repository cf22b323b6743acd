import type {AsPlainObject} from 'minisearch';

/** The fields of a section, in the order in which the packed index numbers them. */
export const fields = ['page', 'heading', 'text'] as const;
export type Field = (typeof fields)[number];

/**
 * The index as it travels: 66.5 KB after Brotli, against 92.1 KB of MiniSearch's own JSON. Terms are sorted and each is
 * stored as the length it shares with the one before, then the rest. Postings hold the distance to the section before,
 * doubled, plus one when a count follows.
 */
export interface PackedIndex {
  sections: number;
  /** Words of each field, section by section. */
  lengths: number[][];
  average: number[];
  terms: string;
  postings: number[];
}

type Postings = Record<string, Record<string, number>>;

/** @param index what `MiniSearch.toJSON()` returns, with document ids 0, 1, 2 … in order */
export function packIndex(index: AsPlainObject): PackedIndex {
  const entries = [...index.index].sort(([a], [b]) => (a < b ? -1 : 1)) as unknown as [string, Postings][];
  let before = '';
  const terms: string[] = [];
  const postings: number[] = [];
  for (const [term, byField] of entries) {
    let shared = 0;
    while (shared < 35 && shared < before.length && before[shared] === term[shared]) shared++;
    terms.push(shared.toString(36) + term.slice(shared));
    before = term;
    fields.forEach((_, field) => {
      const documents = Object.entries(byField[field] ?? {})
        .map(([id, count]) => [Number(id), count] as const)
        .sort(([a], [b]) => a - b);
      postings.push(documents.length);
      let last = -1;
      for (const [id, count] of documents) {
        // Counts above four no longer change the order of results.
        const more = Math.min(count, 4) - 1;
        postings.push((id - last - 1) * 2 + (more ? 1 : 0));
        if (more) postings.push(more);
        last = id;
      }
    });
  }
  return {
    sections: index.documentCount,
    lengths: Array.from(
      {length: index.documentCount},
      (_, id) => (index.fieldLength as Record<string, number[]>)[id] ?? [],
    ),
    average: index.averageFieldLength,
    terms: terms.join(' '),
    postings,
  };
}

/** The reverse of {@link packIndex}, as `MiniSearch.loadJS` takes it. */
export function unpackIndex({sections, lengths, average, terms, postings}: PackedIndex): AsPlainObject {
  let before = '';
  let at = 0;
  const next = (): number => postings[at++] ?? 0;
  const index = terms.split(' ').map((packed): [string, Postings] => {
    const term = before.slice(0, parseInt(packed[0] ?? '0', 36)) + packed.slice(1);
    before = term;
    const byField: Postings = {};
    for (let field = 0; field < fields.length; field++) {
      const count = next();
      if (!count) continue;
      const documents: Record<string, number> = {};
      let id = -1;
      for (let i = 0; i < count; i++) {
        const step = next();
        id += (step >> 1) + 1;
        documents[id] = step & 1 ? next() + 1 : 1;
      }
      byField[field] = documents;
    }
    return [term, byField];
  });
  const each = <T>(value: (id: number) => T): Record<string, T> =>
    Object.fromEntries(Array.from({length: sections}, (_, id) => [String(id), value(id)]));
  return {
    documentCount: sections,
    nextId: sections,
    documentIds: each((id) => id),
    fieldIds: Object.fromEntries(fields.map((name, id) => [name, id])),
    fieldLength: each((id) => lengths[id] ?? []),
    averageFieldLength: average,
    storedFields: {},
    dirtCount: 0,
    index: index as unknown as AsPlainObject['index'],
    serializationVersion: 2,
  } as unknown as AsPlainObject;
}
