import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface GlobeDrawing {
  size: number;
  land: string;
  graticule: string;
  axes: string;
  marks: {x: number; y: number}[];
}

export interface GlobeRecord {
  place: string;
  /** Rows of the card: what it is, and the value. */
  rows: {name: string; value: string}[];
  /** What the signature check at build time found. */
  check: string;
}

export interface Props {
  globe: GlobeDrawing;
  records: GlobeRecord[];
}

/**
 * A globe with records on it. Picking works by radio buttons and style alone, so it needs no script: the inputs stand first,
 * and the marks and cards that follow them show by their order.
 */
export function HomeGlobe({globe, records}: Props): ReactNode {
  const {size} = globe;
  const radius = size / 2 - 16;
  return (
    <div className={styles.picker} role="group" aria-label="Sample records on the globe">
      {records.map(({place}, index) => (
        <input
          key={place}
          className={styles.pick}
          type="radio"
          name="globe-record"
          id={`globe-${index}`}
          aria-label={place}
          defaultChecked={index === 0}
        />
      ))}
      <svg className={styles.globe} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className={styles.frame} cx={size / 2} cy={size / 2} r={radius + 9} />
        <circle className={styles.sea} cx={size / 2} cy={size / 2} r={radius} />
        <path className={styles.graticule} d={globe.graticule} />
        <path className={styles.land} d={globe.land} />
        <path className={styles.axes} d={globe.axes} />
        <circle className={styles.limb} cx={size / 2} cy={size / 2} r={radius} />
        {globe.marks.map(({x, y}, index) => (
          <g key={records[index]?.place} className={styles.mark}>
            <path className={styles.triangle} d={`M${x} ${y - 9}l8 14h-16Z`} />
            <circle className={styles.dot} cx={x} cy={y} r={2.2} />
            <circle className={styles.halo} cx={x} cy={y} r={19} />
            <foreignObject x={x - 16} y={y - 16} width={32} height={32}>
              <label className={styles.hit} htmlFor={`globe-${index}`}>
                {records[index]?.place}
              </label>
            </foreignObject>
          </g>
        ))}
      </svg>
      <ol className={styles.names}>
        {records.map(({place}, index) => (
          <li key={place}>
            <label htmlFor={`globe-${index}`}>{place}</label>
          </li>
        ))}
      </ol>
      <div className={styles.cards}>
        {records.map(({place, rows, check}) => (
          <div key={place} className={styles.card}>
            <p className={styles.title}>
              {place} <span className={styles.verified}>Signature verified</span>
            </p>
            <dl>
              {rows.map(({name, value}) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.check}>
              {check} <Link to="/location-protocol/verification#verify">Verify it yourself</Link>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
