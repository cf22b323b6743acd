import type {SearchFact} from '../options';
import type {PackedIndex} from './pack';

/** An index of the site: a language and a version. */
export interface SearchScope {
  label: string;
  /** Address of the folder with the index and its texts, with a slash at the end. */
  address: string;
}

/** The index as it is sent to the browser. */
export interface SearchData {
  /** Base URL of the language. */
  baseUrl: string;
  /** Every index of the site, when there are several. */
  scopes: SearchScope[];
  /** Words that mean the same; each line is one thing. */
  synonyms: readonly (readonly string[])[];
  facts: readonly SearchFact[];
  /** Areas that pages belong to, in the order in which filters have them. */
  areas: readonly string[];
  /** Address of a form for what was not found. */
  report?: string;
  /** Words with which a query asks for the pages that otherwise come last. */
  lastUnless: string;
  /** Route with base URL, title, area and type of each page; `last` for one that comes after the others. */
  pages: [route: string, title: string, area: string, type: string][];
  /** Sections of each page: anchor (empty for the top of the page), heading, and 1 for a row of a table. */
  sections: [anchor: string, heading: string, isRow?: 1][][];
  /** Names of code with an anchor of their own, and the section that holds each. */
  entries: [section: number, anchor: string, name: string][];
  /** What programs print, and the section that explains it. */
  messages: [section: number, text: string][];
  index: PackedIndex;
}

/** A section as it is searched. */
export interface IndexedSection {
  page: number;
  anchor: string;
  heading: string;
  isRow: boolean;
  /** Whether the heading is a name of code. */
  isCode: boolean;
}
