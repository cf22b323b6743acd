import type {KnownIssue} from '@site/data/types';
import type {Tone} from './Tag';

/** What each severity means to a reader. */
export const severities: Record<KnownIssue['severity'], {tone: Tone; label: string; meaning: string}> = {
  high: {tone: 'bad', label: 'High', meaning: 'A wrong result or a loss, without a warning.'},
  medium: {tone: 'warn', label: 'Medium', meaning: 'A visible failure.'},
  low: {tone: 'neutral', label: 'Low', meaning: 'A minor problem.'},
};
