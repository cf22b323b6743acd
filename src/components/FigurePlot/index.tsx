import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {FigurePlotData} from '@site/data/figure-plots';
import {labelWidth, numberLabel, scaleFor} from '@site/src/lib/scale';
import figure from '../Figure/styles.module.css';
import styles from './styles.module.css';

/** The drawing. Half of the widest number at the end of the x axis hangs over into `right`. */
const box = {width: 380, height: 250, right: 24, top: 14, bottom: 48};
/** Beside the y axis, from the edge: its name, set upright, and the numbers, `away` from both. */
const yName = {centre: 13, width: 20, away: 8};
const right = box.width - box.right;
const bottom = box.height - box.bottom;

/**
 * A line plot of measured or recorded figures, by its name in `data/figure-plots.ts`: drawn on the server without script, with every
 * number in a table. Both axes are logarithmic. Lines differ by dash and mark as well as by colour.
 *
 * @throws RangeError when a value cannot stand on its axis
 */
export default function FigurePlot({data}: {readonly data: FigurePlotData}): ReactNode {
  const {title, x, series} = data;
  const places = [...new Set(series.flatMap(({values}) => values.map(([place]) => place)))];
  return (
    <figure className={clsx(figure.figure, figure.drawing, styles.plot)}>
      <Drawing {...data} />
      <figcaption className={figure.caption}>
        {title}
        <details className={figure.data}>
          <summary>Numbers of this plot</summary>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{x}</th>
                  {series.map(({name}) => (
                    <th scope="col" key={name}>
                      {name}
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

function Drawing({title, alt, x, y, series}: FigurePlotData): ReactNode {
  const id = useId();
  const points = series.flatMap(({values}) => values);
  const up = scaleFor(
    points.map(([, value]) => value),
    [bottom, box.top],
  );
  const left = Math.ceil(yName.width + Math.max(...up.ticks.map((tick) => labelWidth(numberLabel(tick)))) + yName.away);
  const along = scaleFor(
    points.map(([place]) => place),
    [left, right],
  );
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
          {y} (logarithmic)
        </text>
        <text className={styles.name} x={(left + right) / 2} y={box.height - 8} textAnchor="middle">
          {x} (logarithmic)
        </text>
        {along.ticks.map((tick) => (
          <text key={tick} x={along.at(tick).toFixed(1)} y={bottom + 17} textAnchor="middle">
            {numberLabel(tick)}
          </text>
        ))}
        {series.map(({name, values}, index) => {
          const line = values.map(([place, value]) => `${along.at(place).toFixed(1)} ${up.at(value).toFixed(1)}`);
          return (
            <g key={name}>
              <path className={styles[`s${index % 4}`]} d={`M${line.join('L')}`} />
              <path className={styles.knots} d={line.map((point) => `M${point}h0`).join('')} />
            </g>
          );
        })}
        <path className={styles.axis} d={`M${left} ${box.top}V${bottom}H${right}`} />
      </svg>
      <ul className={styles.legend}>
        {series.map(({name}, index) => (
          <li key={name}>
            <svg viewBox="0 0 28 12" aria-hidden="true">
              <path className={styles[`s${index % 4}`]} d="M2 6H26" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
