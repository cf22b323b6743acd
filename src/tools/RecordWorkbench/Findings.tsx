import type {ReactNode} from 'react';
import {Tag} from '@site/src/components/parts/Tag';
import type {Finding} from '@astral-docs/location-record/geo/types';
import {StatusMessage} from '../shared/Outcome';
import {clipWithNote, LIMITS} from '@site/src/lib/limits';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** List of findings, each with its rule; errors first. */
export function Findings({findings}: {readonly findings: readonly Finding[]}): ReactNode {
  if (findings.length === 0) return <StatusMessage tone="good" words="No rule is broken" />;
  const sorted = [
    ...findings.filter(({level}) => level === 'error'),
    ...findings.filter(({level}) => level !== 'error'),
  ];
  return (
    <ul className={styles.list}>
      {sorted.slice(0, LIMITS.shown).map(({level, code, rule, field, message}, index) => (
        <li key={`${code}${field}${index}`}>
          <Tag tone={level === 'error' ? 'bad' : 'warn'}>{level === 'error' ? 'Error' : 'Warning'}</Tag>
          <span>
            {field && <code>{clipWithNote(field, LIMITS.fileName)}</code>} {clipWithNote(message, LIMITS.value)}{' '}
            <span className={shared.hint}>
              ({rule ? `${rule}, ` : ''}
              {code})
            </span>
          </span>
        </li>
      ))}
      {sorted.length > LIMITS.shown && (
        <li>
          <span />
          And {sorted.length - LIMITS.shown} more.
        </li>
      )}
    </ul>
  );
}
