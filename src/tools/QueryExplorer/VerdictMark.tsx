import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Verdict} from '@site/src/lib/api/explore';
import chart from '../shared/Chart.module.css';
import styles from './styles.module.css';

/** Path data of the mark of a verdict around the origin: a cross for a record that lies elsewhere, else a circle of radius `r`. */
export const drawMatchMarkerPath = (verdict: Verdict, r: number): string =>
  verdict === 'misplaced'
    ? `M${-r} ${-r}L${r} ${r}M${-r} ${r}L${r} ${-r}`
    : `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The mark of a verdict as it stands in the key and in the list, in text size. */
export const MatchMarker = ({verdict}: {readonly verdict: Verdict}): ReactNode => (
  <svg className={clsx(chart.frame, styles.sign)} viewBox="-8 -8 16 16" aria-hidden="true">
    <path className={styles[verdict]} d={drawMatchMarkerPath(verdict, 5)} />
  </svg>
);
