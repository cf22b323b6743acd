import {type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useMemo, useState} from 'react';
import type {Feature, FeatureCollection} from 'geojson';
import type {Geometry} from '@site/src/lib/geo';
import {
  degrees,
  graticulePath,
  gridStep,
  partsOf,
  place,
  scaleBar,
  shapePath,
  viewOf,
  type View,
} from '@site/src/lib/map';
import {loadLand} from '@site/src/lib/map/land';
import {Button} from '../shared/parts';
import styles from './styles.module.css';

const WIDTH = 640;
const HEIGHT = 333;
/** Least extent of the map in degrees, by step of zoom; the first is the whole world. */
const SPANS = [360, 40, 12, 4, 1.2, 0.4, 0.12, 0.04, 0.012, 0.004, 0.0012];
const DEEPEST = SPANS.length - 1;

/** A view of a place at a step of zoom, cut to the frame. */
function viewAt([lon, lat]: readonly [number, number], zoom: number): View {
  const half = SPANS[zoom]! / 2;
  const size = {width: WIDTH, least: HEIGHT, most: HEIGHT};
  if (zoom === 0) return viewOf({west: -180, south: -90, east: 180, north: 90}, size, 'world');
  const bounds = {west: lon - half, east: lon + half, south: lat - half, north: lat + half};
  // Mercator has no poles: near them the map becomes a globe.
  const polar = Math.abs(lat) + half > 85;
  const view = viewOf(bounds, size, polar ? 'globe' : 'chart');
  if (!polar)
    view.projection.clipExtent([
      [-20, -20],
      [WIDTH + 20, HEIGHT + 20],
    ]);
  return view;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface MapProps {
  lon: number;
  lat: number;
  /** Outlines to draw: cells, or the shape that was typed. */
  outlines: readonly {id: string; geometry: Geometry}[];
  /** Called with the chosen place in degrees, rounded to what a unit of the map can tell apart. */
  onChoose: (lon: number, lat: number) => void;
}

/** A map to choose a place on: by a press, or by the arrow keys once it has the focus. Drawn from Natural Earth, without tiles. */
export function Map({lon, lat, outlines, onChoose}: MapProps): ReactNode {
  const id = useId();
  const [zoom, setZoom] = useState(0);
  const [centre, setCentre] = useState<readonly [number, number]>([lon, lat]);
  const [land, setLand] = useState<Feature | FeatureCollection>();
  useEffect(() => {
    // Without the outlines the map still has its graticule and its mark.
    loadLand().then(setLand, () => undefined);
  }, []);

  const view = useMemo(() => viewAt(centre, zoom), [centre, zoom]);
  const {projection} = view;
  const mark = place(view, partsOf({type: 'Point', coordinates: [lon, lat]})).points[0];
  const outside = !mark || mark[0] < 24 || mark[0] > WIDTH - 24 || mark[1] < 24 || mark[1] > view.height - 24;
  // The map follows a mark that leaves it; while the mark is inside, the map keeps still.
  useEffect(() => {
    if (outside && zoom > 0) setCentre([lon, lat]);
  }, [outside, zoom, lon, lat]);

  const background = useMemo(() => {
    const degreesPerUnit = view.metresPerUnit / 111_195;
    return {
      sphere: view.kind === 'chart' ? '' : shapePath(projection, {type: 'Sphere'}, 0.1),
      land: land ? shapePath(projection, land, 0.4) : '',
      graticule: zoom > 6 ? '' : graticulePath(projection, gridStep(degreesPerUnit * 90)),
    };
  }, [land, projection, view, zoom]);
  const drawn = outlines.map((outline) => ({...outline, ...place(view, partsOf(outline.geometry))}));
  const bar = scaleBar(view, 120);

  const choose = (x: number, y: number): void => {
    const at = projection.invert?.([x, y]);
    if (!at || !at.every(Number.isFinite)) return;
    const unit = view.metresPerUnit / 111_195;
    const decimals = Math.min(7, Math.max(1, Math.ceil(-Math.log10(unit))));
    const [newLon, newLat] = [((at[0] + 540) % 360) - 180, at[1]];
    if (Math.abs(newLat) <= 90) onChoose(Number(newLon.toFixed(decimals)), Number(newLat.toFixed(decimals)));
  };
  const onPress = (event: MouseEvent<HTMLDivElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect();
    choose(((event.clientX - frame.left) / frame.width) * WIDTH, ((event.clientY - frame.top) / frame.height) * HEIGHT);
  };
  const turn = (step: number): void => {
    setZoom((before) => Math.min(DEEPEST, Math.max(0, before + step)));
    setCentre([lon, lat]);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step && mark) {
      const far = event.shiftKey ? 40 : 8;
      choose(mark[0] + step[0] * far, mark[1] + step[1] * far);
    } else if (event.key === '+' || event.key === '=') turn(1);
    else if (event.key === '-') turn(-1);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.map}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive */}
      <div
        className={styles.chart}
        role="application"
        aria-label={`Map with a mark at ${degrees(lat, 'latitude', 6)}, ${degrees(lon, 'longitude', 6)}`}
        aria-describedby={`${id}keys`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the mark
        tabIndex={0}
        onClick={onPress}
        onKeyDown={onKey}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          {background.sphere ? (
            <path className={styles.sea} d={background.sphere} />
          ) : (
            <rect className={styles.sea} width={WIDTH} height={HEIGHT} />
          )}
          <path className={styles.land} d={background.land} />
          <path className={styles.graticule} d={background.graticule} />
          {drawn.map(({id: key, polygons, outlines: borders, lines}) => (
            <g key={key} className={styles[key]}>
              <path className={styles.cell} d={polygons} />
              <path className={styles.border} d={borders + lines} />
            </g>
          ))}
          {mark && (
            <g transform={`translate(${mark[0].toFixed(1)} ${mark[1].toFixed(1)})`}>
              <path className={styles.halo} d="M-14 0h9M5 0h9M0-14v9M0 5v9" />
              <path className={styles.cross} d="M-14 0h9M5 0h9M0-14v9M0 5v9" />
              <circle className={styles.dot} r="2.5" />
            </g>
          )}
          {view.kind === 'chart' && (
            <g className={styles.scale} transform={`translate(16 ${HEIGHT - 16})`}>
              <path d={`M0-5v5h${bar.length.toFixed(1)}v-5`} />
              <text x={bar.length / 2} y={-8} textAnchor="middle">
                {bar.label}
              </text>
            </g>
          )}
        </svg>
      </div>
      <div className={styles.controls}>
        <Button onClick={() => turn(1)}>Zoom in</Button>
        <Button onClick={() => turn(-1)}>Zoom out</Button>
        <span id={`${id}keys`} className={styles.keys}>
          Press the map, or move the mark with the arrow keys (with Shift: further). Plus and minus zoom.
        </span>
      </div>
    </div>
  );
}
