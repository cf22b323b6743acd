import {type ReactNode, useCallback, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import figure from '@site/src/components/Figure/styles.module.css';
import {metresPerDegree} from '@astral-docs/location-record/geo/measure';
import {formatLength} from '@site/src/lib/readable';
import {countDecimalsForStep, labelDegrees, EARTH_RADIUS_METRES, floorToRound} from '@site/src/lib/map';
import type {Coast} from '@site/src/lib/plates/ladder';
import {fetchText} from './fetchText';
import {useOnApproach} from './motion';
import styles from './RoundChart.module.css';

/** Radius of the opening, in units of the drawing. */
export const ROUND_MAP_RADIUS = 168;
/** Radius of the circle on which the graticule is named, outside the frame, where nothing else is drawn. */
const NAMES = ROUND_MAP_RADIUS + 18;
/** Metres of a unit with which the whole hemisphere is seen. */
export const HEMISPHERE_METRES_PER_UNIT = EARTH_RADIUS_METRES / (ROUND_MAP_RADIUS - 8);

/** The graticule in a small window: whole powers of ten of a degree, and their tenths, of which those in the middle have names. */
function buildFineGraticule([lon, lat]: readonly [number, number], metres: number) {
  const degree = metresPerDegree(lat);
  const step = 10 ** Math.ceil(Math.log10((ROUND_MAP_RADIUS * metres) / degree.lat));
  const lines = (middle: number, perDegree: number, every: number): {value: number; at: number}[] => {
    const half = (ROUND_MAP_RADIUS * metres) / perDegree;
    const first = Math.ceil((middle - half) / every);
    const count = Math.floor((middle + half) / every) - first + 1;
    const values = Array.from({length: count}, (_, index) => (first + index) * every);
    return values.map((value) => ({value, at: ((value - middle) * perDegree) / metres}));
  };
  const path = (every: number): string =>
    lines(lon, degree.lon, every)
      .map(({at}) => `M${at.toFixed(1)} ${-ROUND_MAP_RADIUS}v${2 * ROUND_MAP_RADIUS}`)
      .join('') +
    lines(lat, degree.lat, every)
      .map(({at}) => `M${-ROUND_MAP_RADIUS} ${(-at).toFixed(1)}h${2 * ROUND_MAP_RADIUS}`)
      .join('');
  // Further out, a name would not fit into the opening.
  const inner = (all: {value: number; at: number}[]) =>
    all.filter(({at}) => Math.abs(at) < 40).sort((a, b) => Math.abs(a.at) - Math.abs(b.at))[0];
  return {
    major: path(step),
    minor: path(step / 10),
    meridian: inner(lines(lon, degree.lon, step / 10)),
    parallel: inner(lines(lat, degree.lat, step / 10)),
    decimals: countDecimalsForStep(step / 10),
  };
}

let fetched: Promise<readonly Coast[]> | undefined;

/** The coasts around Greenwich, fetched once for all drawings of a page. Without them the graticule is left. */
const fetchCoasts = (): Promise<readonly Coast[]> =>
  (fetched ??= fetchText('figures/greenwich.json')
    .then((json) => (JSON.parse(json) as {coasts: Coast[]}).coasts)
    .catch(() => {
      fetched = undefined;
      return [];
    }));

interface RoundChartProps {
  readonly at: readonly [longitude: number, latitude: number];
  readonly metres: number;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A round chart of what is seen straight down on Greenwich, or a place beside it: orthographic, north up, at any scale.
 *
 * @param at longitude and latitude of the middle, degrees, WGS 84
 * @param metres of one unit of the drawing
 * @param label what the chart shows, for assistive technology
 * @param children drawn over the land, in units around the middle, y down
 */
export function RoundMap({at, metres, label, children}: RoundChartProps): ReactNode {
  const id = `p${useId().replace(/\W/g, '')}`;
  const frame = useRef<HTMLDivElement>(null);
  const [coasts, setCoasts] = useState<readonly Coast[]>([]);
  useOnApproach(
    frame,
    useCallback(() => void fetchCoasts().then(setCoasts), []),
  );
  const coast = coasts.find(({least}) => metres >= least);
  const isSmall = metres < 1200;
  // Closer than the finest coast, all that is seen of Greenwich is land.
  const ground = coast ? 'sea' : metres < 100 ? 'land' : 'paper';
  const net = isSmall ? buildFineGraticule(at, metres) : undefined;
  const length = floorToRound(90 * metres);
  const half = length / metres / 2;
  /** The name of a line where it meets the frame, which it does beside the left (a quarter round from below) or the top (half). */
  const name = (around: number, at: number, text: string): ReactNode => (
    <text textAnchor="middle">
      <textPath href={`#${id}names`} startOffset={NAMES * (around + Math.asin(at / NAMES))}>
        {text}
      </textPath>
    </text>
  );
  return (
    <div ref={frame} className={clsx(figure.map, styles.chart)}>
      <svg viewBox="-210 -210 392 392" role="img" aria-label={label}>
        <clipPath id={id}>
          <circle r={ROUND_MAP_RADIUS} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <circle className={ground} r={Math.min(2 * ROUND_MAP_RADIUS, EARTH_RADIUS_METRES / metres)} />
          {coast && (
            <g transform={`scale(${coast.unit / metres})`}>
              <path className="land" d={coast.land} />
              {!isSmall && <path className="grid" d={coast.net} />}
            </g>
          )}
          {net && <path className="fine" d={net.minor} />}
          {net && <path className="grid" d={net.major} />}
          {children}
          <g transform="translate(0 142)">
            <path stroke="var(--a-text)" strokeWidth="1.5" d={`M${-half}-5v5h${2 * half}v-5`} />
            <text y={-9} textAnchor="middle">
              {formatLength(length)}
            </text>
          </g>
        </g>
        <circle r={ROUND_MAP_RADIUS + 5} fill="none" stroke="var(--a-ink)" strokeWidth="9" strokeDasharray="15.1" />
        <circle className="rim" r={ROUND_MAP_RADIUS} />
        <circle className="rim" r={ROUND_MAP_RADIUS + 10} />
        <path
          id={`${id}names`}
          d={`M0 ${NAMES}a${NAMES} ${NAMES} 0 0 1 0 ${-2 * NAMES}a${NAMES} ${NAMES} 0 0 1 0 ${2 * NAMES}`}
        />
        {net?.meridian && name(Math.PI, net.meridian.at, labelDegrees(net.meridian.value, 'longitude', net.decimals))}
        {net?.parallel &&
          name(Math.PI / 2, net.parallel.at, labelDegrees(net.parallel.value, 'latitude', net.decimals))}
      </svg>
    </div>
  );
}
