import type {Intent} from './words';

/** Every number that ranks results, fitted to the tuned questions of the tests. */
export const rankingWeights = {
  /** A match in each field; a thing that is asked for counts once, where it matches best. */
  field: {page: 2, heading: 3, lead: 1.5, text: 1},
  /** A word that begins with the typed one, when the word itself is 1: in its field, and how well it fits. */
  prefix: {field: 0.8, fit: 0.5},
  /** A synonym, when the word itself is 1. */
  synonym: 0.85,
  /** A word that says little of what is asked for, when others are 1. */
  lowWeightTerm: 0.35,
  /** That a section holds a thing: as it was typed, or by a synonym. */
  held: {typed: 0.6, synonym: 0.35},
  /** That another section of its page holds a thing. */
  onPage: 0.7,
  /** How well the words fit, by their rarity and their fields. */
  fit: 0.6,
  /** A row of a table: only where nothing else says as much. */
  row: -3,
  /** Names of code, for those who do not ask for them. */
  code: -1.4,
  /** The definition of the name that the query is. */
  definition: 100,
  /** The section that explains the message that was asked for. */
  message: 50,
  /** The section that the short answer comes from. */
  directAnswer: 4,
  /** The best sections of a page: of which several fit, that is more likely to be the one that is meant. */
  page: [1, 0.3, 0.05],
  /** A page without a type, such as the first of the site: it shows what others explain. */
  noPageType: -1,
  /** The type of a page, by what the query asks for. */
  pageType: {
    any: {'how-to': 0.25, tutorial: 0.25, explanation: 0.2, reference: 0.15, glossary: -0.8, post: -0.6, last: -3},
    name: {'how-to': 0, tutorial: -0.2, explanation: 0, reference: 0.6, glossary: -0.8, post: -0.5, last: -3},
    steps: {'how-to': 0.7, tutorial: 0.7, explanation: 0, reference: 0, glossary: -1, post: -0.5, last: -3},
    explanation: {'how-to': 0.1, tutorial: 0.1, explanation: 0.5, reference: 0.25, glossary: 0.2, post: 0, last: -3},
  } as Record<Intent, Readonly<Record<string, number>>>,
} as const;

/** What is known of a section and a query. */
export interface SectionFeatures {
  intent: Intent;
  /** The things that the section holds: each by its rarity, and as it was typed or by a synonym. */
  held: number;
  /** The same, each by the weight of its best field. */
  placed: number;
  /** The things that its page holds, each by its rarity. */
  onPage: number;
  /** How well the words fit, summed up. */
  fit: number;
  isRow: boolean;
  /** Whether its heading is a name of code. */
  isCode: boolean;
  pageType: string;
}

/** The rank of a section, above 0; the greater, the sooner it comes. */
export function scoreSection(features: SectionFeatures): number {
  const {intent, held, placed, onPage, fit, isRow, isCode, pageType} = features;
  return Math.max(
    0.001,
    held +
      placed +
      onPage * rankingWeights.onPage +
      Math.log1p(fit) * rankingWeights.fit +
      (isRow && intent !== 'name' ? rankingWeights.row : 0) +
      (isCode && intent !== 'name' ? rankingWeights.code : 0) +
      (rankingWeights.pageType[intent][pageType] ?? rankingWeights.noPageType),
  );
}
