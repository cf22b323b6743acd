/** Shapes of the facts in this folder. Every entry says where it comes from and when it was last compared with that source. */

/** An ISO 8601 calendar date, for instance `2026-11-21`. */
export type IsoDate = `${number}-${number}-${number}`;

export interface Sourced {
  /**
   * Where the fact can be checked: `owner/repo@commit:path`, a standard (`RFC 7946 section 3.1.6`), a package
   * (`npm`, then `viem@2.30.5`) or a run of our own (`executed: samples/…`). Several are separated by `; `.
   */
  source: string;
  verified: IsoDate;
}

/** What is known about a schema on one chain. `listed`: named by at least one project that uses it there. */
export interface KnownSchema {
  schema: string;
  state: 'listed' | 'unverified' | 'absent';
  /** First block from which the Astral SDK expects attestations; absent where its configuration holds a placeholder. */
  fromBlock?: number;
  source: string;
}

export interface Network extends Sourced {
  /** Name inside fact keys: `network.<key>.eas`. */
  key: string;
  chainId: number;
  name: string;
  testnet: boolean;
  /** Address of the EAS contract, EIP-55 checksummed. */
  eas: `0x${string}`;
  schemaRegistry: `0x${string}`;
  /** Version of the deployed EAS contract. */
  easVersion: string;
  knownSchemas: KnownSchema[];
}

export interface Schema extends Sourced {
  /** Name inside fact keys: `schema.<key>.uid`. */
  key: string;
  name: string;
  /** The registered text, to the character: every space is part of the hash. */
  string: string;
  resolver: `0x${string}`;
  revocable: boolean;
  /** keccak256(text ‖ resolver ‖ revocable), recomputed by tests/unit/data. */
  uid: `0x${string}`;
  /** What the schema is to a reader of these pages. */
  status: 'in use' | 'draft' | 'legacy' | 'other';
  note: string;
}

export interface GlossaryEntry extends Sourced {
  /** Kebab-case of the term; also the anchor on the glossary page. */
  id: string;
  term: string;
  /** One sentence, in plain text. */
  definition: string;
  /** Other names that readers meet for the same concept. */
  aliases?: string[];
}

export type KnownIssueArea = 'sdk' | 'api' | 'protocol' | 'logbook' | 'spatial-sol';

/** A known issue of the toolkit, shown where it affects the reader. */
export interface KnownIssue extends Sourced {
  /** Kebab-case, beginning with the area: `sdk-offchain-verify`. */
  id: string;
  area: KnownIssueArea;
  /** Heading below which the page of the area lists it; absent where there are few. */
  group?: string;
  title: string;
  /** Method, class or command that it is about, as a reader writes it. */
  concerns?: string;
  /** `high`: a wrong answer or a loss without a warning; `medium`: a failure; `low`: a nuisance. */
  severity: 'high' | 'medium' | 'low';
  /** What a reader meets. Plain text; `code` in backticks is set as code. */
  happens: string;
  /** What to do instead. Same markup. */
  workaround: string;
  /** How we know, for maintainers: begins with "Run" and names the program, or with "Read" and says where. No page shows it. */
  evidence: string;
}

/** An issue in the file of its area. */
export type UnplacedIssue = Omit<KnownIssue, 'area' | 'group'>;

export interface CatalogueError extends Sourced {
  /** Kebab-case, unique over all areas; the row's anchor. */
  id: string;
  area: 'sdk' | 'api';
  /** Class, status or family by which code recognises the error. */
  name: string;
  /** Value of `code`, or the HTTP status, where there is one. */
  code?: string;
  /** Message or body as it arrives; `…` stands for the part that varies. */
  message?: string;
  when: string;
  fix: string;
}

/** One value that prose and samples can draw by its key. */
export interface FactValue extends Sourced {
  key: string;
  value: string;
  kind: 'address' | 'uid' | 'code' | 'number' | 'text';
}
