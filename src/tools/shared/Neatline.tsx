import type {ReactNode} from 'react';
import {ladder, type Tick} from '@site/src/lib/map';
import styles from './Neatline.module.css';

/** Width of the scale, in units of the drawing. */
const BAND = 6;

/** Ticks for a map whose lines are curved: every 24 units, as on the frame of the site. */
const even = (length: number): Tick[] =>
  Array.from({length: Math.ceil(length / 24) - 1}, (_, index) => ({at: 24 * (index + 1), index: index + 1, label: ''}));

/**
 * The frame of a chart, along the inside of its edge: a scale that changes between black and white at the ticks.
 *
 * @param longitudes ticks along the width, from the left; without any, the scale is even
 * @param latitudes ticks along the height, from above
 */
export function Neatline({
  width,
  height,
  longitudes,
  latitudes,
}: {
  readonly width: number;
  readonly height: number;
  readonly longitudes: readonly Tick[];
  readonly latitudes: readonly Tick[];
}): ReactNode {
  const half = BAND / 2;
  const across = ladder(longitudes.length > 0 ? longitudes : even(width), 0, width, (at, length) =>
    [half, height - half].map((y) => `M${at.toFixed(1)} ${y}h${length.toFixed(1)}`).join(''),
  );
  const down = ladder(latitudes.length > 0 ? latitudes : even(height), 0, height, (at, length) =>
    [half, width - half].map((x) => `M${x} ${at.toFixed(1)}v${length.toFixed(1)}`).join(''),
  );
  const frame = (inset: number): string => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}z`;
  return (
    <g className={styles.neatline}>
      <path className={styles.ground} d={frame(half)} />
      <path className={styles.scale} d={across + down} />
      <path d={frame(0.5) + frame(BAND)} />
    </g>
  );
}
