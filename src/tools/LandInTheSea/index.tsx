import {type ReactNode, useId, useState} from 'react';
import clsx from 'clsx';
import figure from '@site/src/components/Figure/styles.module.css';
import {formatLength} from '@site/src/lib/readable';
import type {drawCoordinateMistakeMap} from '@site/src/lib/plates/sea';
import {LiveRegion} from '../shared/LiveRegion';
import frame from '../shared/RoundChart.module.css';
import styles from './styles.module.css';

/** Where a length stands on the axis from 10 m to half of the way round the Earth, 20,000 km: its decades are equally wide. */
const portion = (metres: number): string => `${(Math.log10(metres / 10) / Math.log10(2e6)) * 100}%`;

/** Mistakes with coordinates on a map of the world: the reader picks one, and sees where the place lands. */
export default function LandInTheSea({data}: {readonly data: ReturnType<typeof drawCoordinateMistakeMap>}): ReactNode {
  const {width, height, land, sphere, moved} = data;
  const id = useId();
  const [picked, setPicked] = useState(() => moved.findIndex(({lands}) => lands.includes('Indian')));
  const chosen = moved[picked]!;
  const result = `${chosen.of} lands ${chosen.lands}, ${formatLength(chosen.metres)} away.`;
  return (
    <figure className={frame.figure}>
      <div className={clsx(figure.map, styles.plate)}>
        <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} role="img" aria-label={`Map of the world. ${result}`}>
          <path className="sea" d={sphere} />
          <path className="land" d={land} />
          <g stroke="var(--a-accent)" opacity=".7">
            {moved.map(({arc}, index) => index !== picked && <path key={index} d={arc} />)}
            <path d={moved.map(({from: [x, y]}) => `M${x} ${y}m-4 0h8m-4-4v8`).join('')} />
          </g>
          <path className="rim" d={sphere} />
          <g key={picked} fill="var(--a-surface)" stroke="var(--a-accent)" strokeWidth="2.5">
            <path className="back" d={chosen.arc} />
            <path className={styles.arc} pathLength="1" d={chosen.arc} />
            <circle cx={chosen.from[0]} cy={chosen.from[1]} r="5" />
            <circle cx={chosen.to[0]} cy={chosen.to[1]} r="5" fill="var(--a-accent)" />
          </g>
        </svg>
      </div>
      <p className={frame.result}>{result}</p>
      <fieldset className={styles.list}>
        <legend>How far each mistake moves a place: each line is ten times as far as the one before it</legend>
        {moved.map(({name, of, metres}, index) => (
          <label key={`${name}${of}`}>
            <input type="radio" name={id} checked={index === picked} onChange={() => setPicked(index)} />
            <span>
              {name} <small>{of}</small>
            </span>{' '}
            <svg width="100%" height="10" aria-hidden="true">
              <rect width={portion(metres)} height="10" />
            </svg>
            <span>{formatLength(metres)}</span>{' '}
          </label>
        ))}
      </fieldset>
      <LiveRegion>{result}</LiveRegion>
      <figcaption>
        Great circles from the place that’s meant (ring) to where it’s read (dot). Distances are geodesics on WGS 84;
        the last three are smaller than a dot.
      </figcaption>
    </figure>
  );
}
