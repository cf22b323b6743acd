import type {StateMeaning, StatusEntry} from '@site/data/status';

export interface Tool extends Pick<StatusEntry, 'name' | 'what' | 'evidence' | 'lastCommit' | 'url'> {
  readonly key: string;
  readonly state: StateMeaning;
  /** What the tool is for, as a heading. */
  readonly family: string;
}
