import type {ReactNode} from 'react';
import type {Defect as DefectEntry} from '@site/data/types';
import {splitSources} from '@site/src/lib/source';
import {Prose} from '../parts/Prose';
import {severities} from '../parts/severity';
import {Source} from '../parts/Source';
import {Tag} from '../parts/Tag';
import styles from './styles.module.css';

/** One known defect where the reader would step into it, from `data/defects/`. */
export default function Defect({data}: {readonly data: DefectEntry}): ReactNode {
  const {id, title, severity, happens, wayRound, evidence, source, verified} = data;
  const heading = `defect-${id}`;
  return (
    <aside className={styles.defect} aria-labelledby={heading}>
      <p id={heading} className={styles.title}>
        <span className={styles.kind}>Known issue</span> <Prose text={title} />{' '}
        <Tag tone={severities[severity].tone} title={severities[severity].meaning}>
          {severities[severity].label}
        </Tag>
      </p>
      <p>
        <Prose text={happens} />
      </p>
      <p>
        <strong>Workaround:</strong> <Prose text={wayRound} />
      </p>
      <p className={styles.foot}>
        <code>{id}</code>. <Prose text={evidence} /> Checked <time dateTime={verified}>{verified}</time> against{' '}
        {splitSources(source).map((part, index) => (
          <span key={part}>
            {index > 0 && '; '}
            <Source text={part} />
          </span>
        ))}
        .
      </p>
    </aside>
  );
}
