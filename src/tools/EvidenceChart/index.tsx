import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import {computeTwiceArea, haversine, SERVICE_EARTH_RADIUS} from '@astral-docs/location-record/geo/measure';
import {formatArea, formatLength} from '@site/src/lib/readable';
import {useAnimatedNumber} from '../shared/motion';
import {LiveRegion} from '../shared/LiveRegion';
import {RoundMap, ROUND_MAP_RADIUS} from '../shared/RoundChart';
import {outlineDiscIntersection, type Disc, findDiscGaps} from './region';
import frame from '../shared/RoundChart.module.css';
import styles from './styles.module.css';

/** The claim and the stamps of the worked example, and the longest answer time of the page about signals. */
const CLAIM = {at: [-0.001475, 51.477812] as const, radius: 100};
const METRES_PER_DEGREE = (SERVICE_EARTH_RADIUS * Math.PI) / 180;
/** Half of the way that light goes in 0.40 ms. */
const HORIZON = (0.4e-3 * 299_792_458) / 2;
/** Signs of a verdict, around the middle of a square of 16 units. */
const SIGNS = {good: 'M-6 1l4 4 8-9', bad: 'M-4-4l8 8m0-8-8 8'};
/** What is smaller than this, in units of the chart, is too small for a phone to show: 10 px across. */
const LEAST = 11;

interface Stamp extends Disc {
  name: string;
  description: string;
  /** Metres from the middle of the claim, as the service measures. */
  away: number;
}

/** A stamp at a place in degrees (WGS 84, longitude first), on the plane around the claim. */
function stampAt(name: string, description: string, at: readonly [number, number], radius: number): Stamp {
  const [lon, lat] = CLAIM.at;
  const x = (at[0] - lon) * METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const y = (at[1] - lat) * METRES_PER_DEGREE;
  return {name, description, x, y, radius, away: haversine(CLAIM.at, at, SERVICE_EARTH_RADIUS)};
}

/** A ring this wide, in metres, leaves nothing out. */
const WIDEST = 4e5;

/** The three stamps; the second one’s accuracy, in metres, is what it states. */
const stampsWith = (accuracy: number): Stamp[] => [
  stampAt('A', 'satellite fix, ±6 m', [-0.0009, 51.4779], 6),
  stampAt('B', `Wi-Fi list, ±${accuracy} m`, [-0.0101, 51.4792], accuracy),
  stampAt('C', 'a server 40 km west, answered in 0.40 ms', [-0.5791, 51.477812], HORIZON),
];

/** What stamps leave of the Earth, `left`, and what that means for the claim: good for it, or bad for it or its stamps. */
function judge(
  stamps: readonly Stamp[],
  left: ReturnType<typeof outlineDiscIntersection>,
): [area: string, verdict: string, tone?: 'good' | 'bad'] {
  if (stamps.length === 0) return ['the whole Earth', 'Nothing speaks for the claim, or against it.'];
  if (left.length === 0) return ['nowhere', 'No place fits these stamps. One of them is wrong.', 'bad'];
  const twice = computeTwiceArea(left);
  const inside = computeTwiceArea(outlineDiscIntersection([...stamps, {x: 0, y: 0, radius: CLAIM.radius}])) / twice;
  const area = formatArea(twice / 2, 2);
  if (inside > 0.999) return [area, 'All that’s left is inside the circle: the stamps support the claim.', 'good'];
  if (inside === 0) return [area, 'Nothing that’s left is inside the circle: the stamps contradict the claim.', 'bad'];
  const percent = Number((inside * 100).toPrecision(2));
  return [area, `${percent} % of what’s left is inside the circle: possible, but not shown.`];
}

/**
 * Where the name of a stamp stands, in units of the chart: in its ring where there is room, else outside it and outside the circle of
 * the claim, on the side away from the claim, or above it where the chart ends.
 */
function nameAt(x: number, y: number, radius: number, claim: number): [x: number, y: number] {
  if (radius > 40) return [x, y - 20];
  const away = Math.hypot(x, y);
  const beyond = Math.max(away + radius, claim) + 16;
  return beyond < ROUND_MAP_RADIUS - 16 ? [(x * beyond) / away, (y * beyond) / away] : [x, y - radius - 16];
}

/** A bar across the gap between two stamps, with the sign of a failure on it, or below it where it is short. */
function Gap({from, to}: {readonly from: readonly [number, number]; readonly to: readonly [number, number]}) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const half = Math.round(Math.hypot(x, y) / 2);
  const turn = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return (
    <g className={styles.gap} transform={`translate(${Math.round(from[0] + x / 2)} ${Math.round(from[1] + y / 2)})`}>
      <g transform={`rotate(${turn})`}>
        <path d={`M${-half} 0h${2 * half}M${-half}-8v16M${half}-8v16`} />
      </g>
      <g strokeWidth="2" transform={half < 20 ? 'translate(26 50)' : undefined}>
        {half < 20 && <path strokeWidth="1" d="M-7-13l-14-28" />}
        <circle fill="var(--a-surface-raised)" r="15" />
        <path transform="scale(1.6)" d={SIGNS.bad} />
      </g>
    </g>
  );
}

interface DrawingProps {
  readonly stamps: readonly Stamp[];
  readonly gliding: readonly Stamp[];
  readonly left: ReturnType<typeof outlineDiscIntersection>;
  readonly off: readonly string[];
  readonly metres: number;
}

/** The claim, the stamps and what they leave, `metres` to a unit. `gliding` are the stamps that still leave something out. */
function Drawing({stamps, gliding, left, off, metres}: DrawingProps): ReactNode {
  const [east, north] = [0, 1].map((axis) => left.reduce((sum, point) => sum + point[axis]!, 0) / left.length);
  const reach = Math.max(...left.map(([x, y]) => Math.hypot(x - east!, y - north!)));
  return (
    <g fill="none" stroke="var(--a-mark)" strokeWidth="2">
      <g stroke="var(--a-accent)">
        {gliding.length === 0 && <circle className={styles.left} r={2 * ROUND_MAP_RADIUS} />}
        <polygon
          className={styles.left}
          points={left.map(([x, y]) => `${(x / metres).toFixed(2)},${(-y / metres).toFixed(2)}`).join(' ')}
        />
        {left.length > 0 && reach / metres < LEAST && (
          <g transform={`translate(${east! / metres} ${-north! / metres})`}>
            <circle className={styles.left} r={LEAST} />
            <path strokeWidth="1" d={`M-5 ${LEAST - 1}l-14 26`} />
            <text x="-19" y="40" dy=".7em" textAnchor="middle">
              remaining
            </text>
          </g>
        )}
      </g>
      {findDiscGaps(gliding).map(
        ([from, to], index) =>
          Math.hypot(to[0] - from[0], to[1] - from[1]) / metres > 1 && (
            <Gap key={index} from={[from[0] / metres, -from[1] / metres]} to={[to[0] / metres, -to[1] / metres]} />
          ),
      )}
      {stamps.map((stamp) => {
        const [x, y, radius] = [stamp.x / metres, -stamp.y / metres, stamp.radius / metres];
        const [toX, toY] = nameAt(x, y, radius, CLAIM.radius / metres);
        return (
          <g key={stamp.name} className={clsx(styles.stamp, off.includes(stamp.name) && styles.off)}>
            <circle cx={x} cy={y} r={radius} />
            <circle cx={x} cy={y} r="2" />
            {Math.abs(x) > 8 && Math.abs(x) < ROUND_MAP_RADIUS && (
              <>
                <path strokeWidth="1" d={`M${x} ${y}L${toX} ${toY}`} />
                <text x={toX} y={toY} textAnchor="middle" dominantBaseline="central">
                  {stamp.name}
                </text>
              </>
            )}
          </g>
        );
      })}
      <g stroke="var(--a-text)">
        <circle r={Math.max(CLAIM.radius / metres, LEAST - 3)} strokeDasharray="6 4" />
        {CLAIM.radius / metres < LEAST && (
          <>
            <path strokeWidth="1" d={`M-4 ${4 - LEAST}l-9-28`} />
            <text x="-2" y="-46" textAnchor="end">
              claim
            </text>
          </>
        )}
      </g>
    </g>
  );
}

interface StampFieldsProps {
  readonly stamps: readonly Stamp[];
  readonly off: readonly string[];
  readonly accuracy: number;
  readonly onOff: (off: readonly string[]) => void;
  readonly onAccuracy: (metres: number) => void;
}

/** The stamps with a box to leave each out, and the accuracy that the second one states. */
function StampFields({stamps, off, accuracy, onOff, onAccuracy}: StampFieldsProps): ReactNode {
  return (
    <fieldset className={styles.stamps}>
      <legend>Claim: within 100 m (dashed). Stamps:</legend>
      {stamps.map(({name, description, away}) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={!off.includes(name)}
            onChange={() => onOff(off.includes(name) ? off.filter((other) => other !== name) : [...off, name])}
          />
          <span>
            <b>{name}</b> {description}
          </span>{' '}
          <span>{formatLength(away)} away</span>{' '}
        </label>
      ))}
      <label>
        B’s stated accuracy
        <input
          type="range"
          min={50}
          max={1000}
          step={10}
          value={accuracy}
          aria-valuetext={`${accuracy} m`}
          onChange={(event) => onAccuracy(Number(event.target.value))}
        />
        <span>{accuracy} m</span>
      </label>
    </fieldset>
  );
}

/** The stamps as they are drawn. Switched off, a stamp widens until it says nothing: what is left grows with it. */
function useGlidingStamps(stamps: readonly Stamp[], off: readonly string[]): Stamp[] {
  const glides = [
    useAnimatedNumber(off.includes('A') ? 1 : 0),
    useAnimatedNumber(off.includes('B') ? 1 : 0),
    useAnimatedNumber(off.includes('C') ? 1 : 0),
  ];
  return stamps
    .map((stamp, index) => ({...stamp, radius: stamp.radius * (WIDEST / stamp.radius) ** (glides[index]! ** 2)}))
    .filter((_, index) => glides[index]! < 1);
}

/** A claim and its evidence on two charts: the reader leaves stamps out, and sees what is left. */
export default function EvidenceChart(): ReactNode {
  const [off, setOff] = useState<readonly string[]>([]);
  const [accuracy, setAccuracy] = useState(100);
  const stamps = stampsWith(accuracy);
  const used = stamps.filter(({name}) => !off.includes(name));
  const gliding = useGlidingStamps(stamps, off);
  const left = outlineDiscIntersection(gliding);
  const drawing = {stamps, gliding, left, off};
  // The words change in the frame in which the drawing does.
  const [area, verdict, tone] = judge(gliding, left);
  const within = (extra: (stamp: Stamp) => number): string =>
    `${used.filter((stamp) => stamp.away <= CLAIM.radius + extra(stamp)).length} of ${used.length}`;
  const result = `${verdict} Left: ${area}.`;
  return (
    <figure className={frame.figure} translate="no">
      <div className={styles.charts}>
        <RoundMap at={CLAIM.at} metres={4.6} label={`Near the claim. ${result}`}>
          <Drawing {...drawing} metres={4.6} />
        </RoundMap>
        <RoundMap at={CLAIM.at} metres={660} label={`The same from higher up. ${result}`}>
          <Drawing {...drawing} metres={660} />
        </RoundMap>
      </div>
      <p className={clsx(frame.result, styles.verdict, tone && styles[tone])}>
        {tone && (
          <svg width="14" height="16" viewBox="-6 -8 14 16" aria-hidden="true">
            <path d={SIGNS[tone]} />
          </svg>
        )}
        {verdict}
      </p>
      <StampFields {...{stamps, off, accuracy}} onOff={setOff} onAccuracy={setAccuracy} />
      <p className={styles.shares}>
        Left: <b>{area}</b>. Within the radius: <b>{within(() => 0)}</b> by LP-62, <b>{within(({radius}) => radius)}</b>{' '}
        by most plugins, which add the accuracy.
      </p>
      <LiveRegion>{result}</LiveRegion>
      <figcaption>
        The stamps of the worked example, and a made-up answer time. Shaded: where the subject can be if every stamp
        that’s on is honest.
      </figcaption>
    </figure>
  );
}
