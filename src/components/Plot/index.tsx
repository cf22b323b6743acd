import React, {useId, type ReactNode} from 'react';
import {labelWidth, numberLabel, scaleFor} from '@site/src/lib/scale';
import styles from './styles.module.css';

export interface PlotAxis {
  label: string;
  /** Unit of the values, written after the label. */
  unit?: string;
  scale?: 'linear' | 'log';
}

export interface PlotSeries {
  name: string;
  /** Pairs of place on the x axis and value. */
  values: readonly (readonly [x: number, y: number])[];
}

export interface PlotProps {
  title: string;
  /** What the plot says, in a sentence. */
  alt: string;
  x: PlotAxis;
  y: PlotAxis;
  series: readonly PlotSeries[];
  caption?: ReactNode;
}

/** The drawing. Half of the widest number at the end of the x axis hangs over into `right`. */
const box = {width: 380, height: 250, right: 24, top: 14, bottom: 48};
/** Beside the y axis, from the edge: its name, set upright, and the numbers, `away` from both. */
const yName = {centre: 13, width: 20, away: 8};
const right = box.width - box.right;
const bottom = box.height - box.bottom;
const axisName = ({label, unit, scale}: PlotAxis): string =>
  `${unit ? `${label}, ${unit}` : label}${scale === 'log' ? ' (logarithmic)' : ''}`;

/**
 * A line plot, drawn on the server without script, with every number in a table. Lines differ by dash and mark as well as by colour.
 *
 * @throws RangeError when a value cannot stand on its axis
 */
export default function Plot({caption, ...drawing}: PlotProps): ReactNode {
  const {title, x, y, series} = drawing;
  const places = [...new Set(series.flatMap(({values}) => values.map(([place]) => place)))];
  return (
    <figure className={styles.plot}>
      <LinePlot {...drawing} />
      <figcaption className={styles.caption}>
        {caption ?? title}
        <details>
          <summary>Numbers of this plot</summary>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{axisName(x)}</th>
                  {series.map(({name}) => (
                    <th scope="col" key={name}>
                      {series.length > 1 ? name : axisName(y)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {places.map((place) => (
                  <tr key={place}>
                    <th scope="row">{place}</th>
                    {series.map(({name, values}) => (
                      <td key={name}>{values.find(([at]) => at === place)?.[1] ?? '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </figcaption>
    </figure>
  );
}

function LinePlot({title, alt, x, y, series}: Omit<PlotProps, 'caption'>): ReactNode {
  const id = useId();
  const up = scaleFor(
    series.flatMap(({values}) => values.map(([, value]) => value)),
    [bottom, box.top],
    y.scale ?? 'linear',
  );
  const left = Math.ceil(yName.width + Math.max(...up.ticks.map((tick) => labelWidth(numberLabel(tick)))) + yName.away);
  return (
    <>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{alt}</desc>
        {up.ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${left} ${up.at(tick).toFixed(1)}H${right}`} />
            <text x={left - yName.away} y={up.at(tick) + 4} textAnchor="end">
              {numberLabel(tick)}
            </text>
          </g>
        ))}
        <text
          className={styles.name}
          transform={`translate(${yName.centre} ${(box.top + bottom) / 2})rotate(-90)`}
          textAnchor="middle"
        >
          {axisName(y)}
        </text>
        <text className={styles.name} x={(left + right) / 2} y={box.height - 8} textAnchor="middle">
          {axisName(x)}
        </text>
        <Lines series={series} x={x} left={left} at={up.at} />
        <path className={styles.axis} d={`M${left} ${box.top}V${bottom}H${right}`} />
      </svg>
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map((one, index) => (
            <li key={one.name}>
              <svg viewBox="0 0 28 12" aria-hidden="true">
                <path className={styles[`s${index % 4}`]} d="M2 6H26" />
              </svg>
              {one.name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface DrawnProps {
  series: readonly PlotSeries[];
  /** Where the x axis starts, in units of the drawing. */
  left: number;
  at: (value: number) => number;
}

function Lines({series, x, left, at}: DrawnProps & {x: PlotAxis}): ReactNode {
  const places = series.flatMap((one) => one.values.map(([place]) => place));
  const along = scaleFor(places, [left, right], x.scale ?? 'linear');
  return (
    <>
      {along.ticks.map((tick) => (
        <text key={tick} x={along.at(tick).toFixed(1)} y={bottom + 17} textAnchor="middle">
          {numberLabel(tick)}
        </text>
      ))}
      {series.map((one, index) => {
        const points = one.values.map(([place, value]) => `${along.at(place).toFixed(1)} ${at(value).toFixed(1)}`);
        return (
          <g key={one.name}>
            <path className={styles[`s${index % 4}`]} d={`M${points.join('L')}`} />
            <path className={styles.knots} d={points.map((point) => `M${point}h0`).join('')} />
          </g>
        );
      })}
    </>
  );
}
