import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {formatLength} from '@site/src/lib/readable';
import type {PrecisionLadders, Cell} from '@site/src/lib/plates/ladder';
import {useAnimatedNumber} from '../shared/motion';
import {LiveRegion} from '../shared/LiveRegion';
import {RoundMap, ROUND_MAP_RADIUS, HEMISPHERE_METRES_PER_UNIT} from '../shared/RoundChart';
import frame from '../shared/RoundChart.module.css';
import styles from './styles.module.css';

/** The scale, in powers of ten of a metre: from a continent to a fingertip. */
const [COARSEST, FINEST] = [7, -1.8];
/** About 80 m. */
const START = COARSEST - 5.1;
const LANES = ['Decimals of a degree', 'Geohash letters', 'H3 resolution'];
const COLOURS = ['var(--a-ink)', 'var(--a-accent)', 'var(--a-mark)'];
/** Signs of the three ways, in a square of 16 units. */
const SIGNS = ['M2 2h12v12h-12z', 'M0 4h16v8h-16z', 'M4 1h8l4 7-4 7h-8l-4-7z'];
const CROSS = 'M-13 0h8m10 0h8M0-13v8m0 10v8';
/** By how much a handheld receiver is off under an open sky, 5 m, in powers of ten. */
const FIX = Math.log10(5);

/** What a reader learns from a cell that is at least so many metres wide. */
const GIVES: readonly (readonly [metres: number, what: string])[] = [
  [2e6, 'which part of the world you’re in'],
  [2e5, 'which country'],
  [2e4, 'which county'],
  [2e3, 'which town'],
  [200, 'which neighbourhood'],
  [40, 'which street'],
  [5, 'which building'],
  [0.7, 'which room, if the place was measured that well'],
  [0, 'nothing more: a phone’s last digits are noise'],
];

const portion = (log: number, from = COARSEST): string => `${(((from - log) / (COARSEST - FINEST)) * 100).toFixed(2)}%`;

interface CellsProps {
  readonly lanes: PrecisionLadders;
  readonly written: readonly (Cell | undefined)[];
  readonly shown: number;
  /** Metres of one unit. */
  readonly metres: number;
}

/** The cells that hold the place, at their size on the chart. `shown` is the least width to draw, in metres. */
function Cells({lanes, written, shown, metres}: CellsProps): ReactNode {
  return lanes.map((rungs, lane) =>
    rungs
      .filter(({size}) => size >= shown * 0.999 && size / metres < 9 * ROUND_MAP_RADIUS)
      .map(({size, ring, text}) => {
        const isLast = text === written[lane]?.text;
        return (
          <path
            key={text}
            className={clsx(frame.new, styles.cell)}
            stroke={COLOURS[lane]}
            strokeWidth={isLast ? 2.5 : 1}
            opacity={isLast ? 1 : 0.45}
            transform={`scale(${size / 100 / metres})`}
            d={ring}
          />
        );
      }),
  );
}

/** What is written of the place in each of the three ways. */
function Codes({written, gives}: {readonly written: readonly (Cell | undefined)[]; readonly gives: string}): ReactNode {
  return (
    <div className={styles.codes}>
      <dl>
        {written.map((rung, lane) => (
          <div key={LANES[lane]}>
            <dt>
              <svg viewBox="-1 -1 18 18" aria-hidden="true">
                <path fill="none" stroke={COLOURS[lane]} strokeWidth="2" d={SIGNS[lane]} />
              </svg>
              {LANES[lane]}
              {rung && `: ${rung.step}`}
            </dt>
            <dd>
              <code>{rung?.text ?? '–'}</code>
              <span>{rung?.extent ?? 'nothing written yet'}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={clsx(frame.result, styles.gives)}>
        You give away <strong>{gives}</strong>.
      </p>
    </div>
  );
}

interface ScaleProps {
  readonly lanes: PrecisionLadders;
  readonly reached: readonly (readonly Cell[])[];
  readonly log: number;
}

/** The scale of lengths with the hand at `log`, and below it the stops of each lane. */
function Scale({lanes, reached, log}: ScaleProps): ReactNode {
  return (
    <svg width="100%" height="138" aria-hidden="true">
      {Array.from({length: 9}, (_, power) => (
        <g key={power}>
          <rect
            fill={power % 2 ? 'var(--a-surface)' : 'var(--a-ink)'}
            stroke="var(--a-ink)"
            x={portion(COARSEST - power)}
            y="22"
            width={portion(Math.max(FINEST, COARSEST - power - 1), COARSEST - power)}
            height="5"
          />
          {power % 2 === 1 && (
            <text x={portion(COARSEST - power)} y="15" textAnchor="middle" fill="var(--a-text-muted)">
              {formatLength(10 ** (COARSEST - power))}
            </text>
          )}
        </g>
      ))}
      <svg className={styles.hand} x={portion(log)} overflow="visible">
        <path d="M0 18v120" />
        <circle cy="24.5" r="7" />
      </svg>
      {lanes.map((rungs, lane) =>
        rungs.map((rung) => {
          const x = portion(Math.log10(rung.size));
          const top = 34 + lane * 33;
          const isReached = reached[lane]!.includes(rung);
          const fill = isReached ? COLOURS[lane] : 'var(--a-text-muted)';
          return (
            <g key={rung.step} className={clsx(lane === 2 && rung.step % 2 && styles.odd)}>
              <line x1={x} x2={x} y1={top} y2={top + 10} stroke={COLOURS[lane]} strokeWidth={isReached ? 3 : 1} />
              <text x={x} y={top + 23} textAnchor="middle" fill={fill} fontWeight={isReached ? 700 : 500}>
                {rung.step}
              </text>
            </g>
          );
        }),
      )}
      {SIGNS.map((sign, lane) => (
        <path key={sign} fill="none" stroke={COLOURS[lane]} transform={`translate(1 ${39 + lane * 33})`} d={sign} />
      ))}
      <rect fill="var(--a-text)" opacity=".07" x={portion(FIX)} y="22" width={portion(FINEST, FIX)} height="116" />
    </svg>
  );
}

/** The stop beside `log` in the direction of an arrow key, as a power of ten of a metre; infinite beyond the last one. */
function findNextStop(key: string, log: number, lanes: PrecisionLadders): number {
  const stops = [COARSEST, ...lanes.flat().map(({size}) => Math.log10(size))];
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.max(...stops.filter((stop) => stop < log - 1e-3));
  return Math.min(...stops.filter((stop) => stop > log + 1e-3));
}

/** Greenwich from the globe to a fingertip: three ways to write it, along one scale of length. */
export default function ZoomLadder({
  data: {at, lanes},
}: {
  data: {at: readonly [number, number]; lanes: PrecisionLadders};
}): ReactNode {
  const id = useId();
  const [log, setLog] = useState(START);
  const slider = useRef<HTMLInputElement>(null);
  // A reader may have moved it before the script came.
  useEffect(() => setLog(COARSEST - Number(slider.current!.value) / 100), []);
  const shown = 10 ** useAnimatedNumber(log);
  const metres = Math.min(HEMISPHERE_METRES_PER_UNIT, (shown * 4) / ROUND_MAP_RADIUS);
  const reached = lanes.map((rungs) => rungs.filter(({size}) => Math.log10(size) >= log - 1e-3));
  const written = reached.map((rungs) => rungs.at(-1));
  const gives = GIVES.find(([least]) => 10 ** log >= least)![1];
  const codes = written.map((rung, lane) => `${LANES[lane]} ${rung?.step ?? 'none'}`).join(', ');
  const summary = `${formatLength(10 ** log)}: ${codes}. It gives away ${gives}.`;
  return (
    <figure className={clsx(frame.figure, styles.figure)} translate="no">
      <RoundMap at={at} metres={metres} label={`The Airy Transit Circle from above. ${summary}`}>
        <circle fill="var(--a-text)" opacity=".07" r={Math.min(10 ** FIX / metres, 4 * ROUND_MAP_RADIUS)} />
        <path stroke="var(--a-surface)" strokeWidth="4" d={CROSS} />
        <Cells {...{lanes, written, shown, metres}} />
        <g stroke="var(--a-text)" strokeLinecap="round" strokeWidth="1.5">
          <path d={CROSS} />
          <path strokeWidth="5" d="M0 0h0" />
        </g>
      </RoundMap>
      <Codes written={written} gives={gives} />
      <div className={styles.scale}>
        <Scale {...{lanes, reached, log}} />
        <input
          ref={slider}
          type="range"
          aria-label="Size of the cell"
          aria-valuetext={formatLength(10 ** log)}
          aria-describedby={`${id}keys`}
          min={0}
          max={Math.round((COARSEST - FINEST) * 100)}
          value={Math.round((COARSEST - log) * 100)}
          onChange={(event) => setLog(COARSEST - Number(event.target.value) / 100)}
          onKeyDown={(event) => {
            if (!/^Arrow/.test(event.key)) return;
            event.preventDefault();
            const next = findNextStop(event.key, log, lanes);
            if (Number.isFinite(next)) setLog(next);
          }}
        />
      </div>
      <LiveRegion>{summary}</LiveRegion>
      <figcaption id={`${id}keys`}>
        Drag the line, or press the arrow keys: each stop adds a digit, a letter or a ring. Longitude first, WGS 84. In
        the shaded part, the cell is smaller than the 5 m that a receiver is off.
      </figcaption>
    </figure>
  );
}
