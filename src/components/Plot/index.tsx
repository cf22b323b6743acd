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
  /** Pairs of place on the x axis and value; on a bar plot the first is a name. */
  values: readonly (readonly [x: number | string, y: number])[];
}

export interface PlotProps {
  kind: 'bar' | 'line';
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
const axisName = ({label, unit}: PlotAxis): string => (unit ? `${label}, ${unit}` : label);

/**
 * A bar or line plot, drawn on the server without script. Series differ by dash and mark as well as by colour, and a
 * table under the drawing holds every number.
 *
 * @throws RangeError when a value cannot stand on its axis, or when a line plot names its places
 */
export default function Plot({kind, title, alt, x, y, series, caption}: PlotProps): ReactNode {
  const id = useId();
  const values = series.flatMap((one) => one.values);
  const up = scaleFor(
    values.map(([, value]) => value),
    [bottom, box.top],
    y.scale ?? 'linear',
  );
  const places = [...new Set(values.map(([place]) => place))];
  const left = Math.ceil(yName.width + Math.max(...up.ticks.map((tick) => labelWidth(numberLabel(tick)))) + yName.away);
  return (
    <figure className={styles.plot}>
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
        {kind === 'bar' ? (
          <Bars
            series={series}
            places={places}
            left={left}
            at={up.at}
            base={up.at(up.ticks.includes(0) ? 0 : (up.ticks[0] ?? 0))}
          />
        ) : (
          <Lines series={series} x={x} left={left} at={up.at} />
        )}
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
      <figcaption className={styles.caption}>
        {caption ?? title}
        <details>
          <summary>Numbers of this plot</summary>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{axisName(x)}</th>
                  {series.map((one) => (
                    <th scope="col" key={one.name}>
                      {series.length > 1 ? one.name : axisName(y)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {places.map((place) => (
                  <tr key={place}>
                    <th scope="row">{place}</th>
                    {series.map((one) => (
                      <td key={one.name}>{one.values.find(([at]) => at === place)?.[1] ?? '–'}</td>
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

interface DrawnProps {
  series: readonly PlotSeries[];
  /** Where the x axis starts, in units of the drawing. */
  left: number;
  at: (value: number) => number;
}

function Bars({
  series,
  places,
  left,
  at,
  base,
}: DrawnProps & {places: readonly (number | string)[]; base: number}): ReactNode {
  const room = (right - left) / places.length;
  const wide = (room * 0.7) / series.length;
  return places.map((place, slot) => (
    <g key={place}>
      {series.map((one, index) => {
        const value = one.values.find(([name]) => name === place)?.[1];
        if (value === undefined) return null;
        const top = Math.min(at(value), base);
        const start = left + room * (slot + 0.15) + wide * index;
        return (
          <g key={one.name}>
            <rect
              className={styles[`b${index % 4}`]}
              x={start.toFixed(1)}
              y={top.toFixed(1)}
              width={wide.toFixed(1)}
              height={Math.abs(at(value) - base).toFixed(1)}
            />
            {wide > 24 && (
              <text
                className={styles.value}
                x={(start + wide / 2).toFixed(1)}
                y={(top - 4).toFixed(1)}
                textAnchor="middle"
              >
                {numberLabel(value)}
              </text>
            )}
          </g>
        );
      })}
      <text x={(left + room * (slot + 0.5)).toFixed(1)} y={bottom + 17} textAnchor="middle">
        {place}
      </text>
    </g>
  ));
}

function Lines({series, x, left, at}: DrawnProps & {x: PlotAxis}): ReactNode {
  const places = series.flatMap((one) => one.values.map(([place]) => Number(place)));
  const along = scaleFor(places, [left, right], x.scale ?? 'linear');
  return (
    <>
      {along.ticks.map((tick) => (
        <text key={tick} x={along.at(tick).toFixed(1)} y={bottom + 17} textAnchor="middle">
          {numberLabel(tick)}
        </text>
      ))}
      {series.map((one, index) => {
        const points = one.values.map(
          ([place, value]) => `${along.at(Number(place)).toFixed(1)} ${at(value).toFixed(1)}`,
        );
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
