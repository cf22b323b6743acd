import {isCodeName} from './words';
import type {IndexedSection, SearchData} from './types';

/** Whether a name is that of a type or a class: `LocationModule`. */
export const isPascalCaseName = (name: string): boolean =>
  name.length < 60 && /^[A-Z][a-z]\w*[A-Z]\w*$|^[A-Z]\w*[a-z]\w*[A-Z]\w*$/.test(name);

const normalize = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** A section, or an entry in it, that defines a name. */
interface Definition {
  section: number;
  /** Of an entry or a row; another section has its own. */
  anchor?: string;
  name: string;
  /** What the name belongs to, in small letters. */
  owner: string;
}

/** Names of code in the headings and entries of the site, each with where it is defined. */
export class CodeNameIndex {
  private readonly definitions = new Map<string, Definition[]>();

  constructor(pages: SearchData['pages'], sections: readonly IndexedSection[], entries: SearchData['entries']) {
    const add = (name: string, definition: Definition): void => {
      const key = normalize(name);
      this.definitions.set(key, [...(this.definitions.get(key) ?? []), definition]);
    };
    sections.forEach(({page, anchor, heading, isRow}, section) => {
      if (pages[page]?.[3] === 'last') return;
      // "type LocationProof" and "new AstralSDK()" define the name, and "LocationModule.build()" the method of a class.
      const words = heading.split(' ');
      const last = words.at(-1) ?? '';
      if (
        words.length > 2 ||
        !(isCodeName(last) || isPascalCaseName(last) || /^(?:type|input|enum|scalar|interface)$/.test(words[0] ?? ''))
      )
        return;
      const [owner = '', method] = last.split('.');
      add(method ?? last, {
        section,
        anchor: isRow ? anchor : undefined,
        name: heading,
        owner: method ? normalize(owner) : '',
      });
    });
    for (const [section, anchor, name] of entries) {
      add(name, {section, anchor, name, owner: normalize(sections[section]?.heading ?? '')});
    }
  }

  /**
   * Where a query that is nothing but a name of code is defined, best first: `sdk.location.build(input)` is the entry `build()` of
   * the `LocationModule`. Empty for any other query.
   */
  find(query: string): Definition[] {
    const call = query
      .trim()
      .replace(/^(?:await|new|return)\s+/, '')
      .replace(/\(.*$/s, '()')
      .replace(/;$/, '');
    const parts = call.split(/\s+/);
    if (!parts.every((part) => isCodeName(part) || isPascalCaseName(part))) return [];
    const path = /^[\w$.]+(?:\(\))?$/.test(parts.join('.')) ? parts.join('.').split('.') : [parts.join('')];
    const last = normalize(path.at(-1) ?? '');
    const owners = path.slice(0, -1).map(normalize);
    const fit = ({owner, anchor}: Definition): number =>
      2 * owners.filter((part) => owner.includes(part)).length + (anchor ? 0 : 1);
    const found = this.definitions.get(last) ?? this.definitions.get(normalize(path.join(''))) ?? [];
    return [...found].sort((a, b) => fit(b) - fit(a));
  }
}
