import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import type {Geometry} from '@astral-docs/location-record/geo';
import {
  boundsOf,
  degrees,
  globe,
  graticulePath,
  near,
  netOf,
  partsOf,
  place,
  scaleBar,
  shapePath,
  viewOf,
  type View,
} from '@site/src/lib/map';
import {STRIP, useLand, Words} from '../shared/Chart';
import {namesOn} from '../shared/names';
import {Button} from '../shared/parts';
import {useWidth} from '../shared/motion';
import chart from '../shared/Chart.module.css';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** Least extent of the map in degrees, by step of zoom; the first is the whole world. */
const SPANS = [360, 40, 12, 4, 1.2, 0.4, 0.12, 0.04, 0.012, 0.004, 0.0012];
const DEEPEST = SPANS.length - 1;
/** The step that the map opens with: the country round a place, which tells it from its neighbours. */
const FIRST = 2;
/** The steps from which on the finer coast is drawn, and none: there, it would stray by more than it says. */
const FINE_COAST = 2;
const NO_COAST = 4;
/** How far a pointer may stray, in pixels, and still press a place. */
const STRAY = 8;
/** Room round the mark, in pixels: nearer to the edge, the map follows it. */
const EDGE = 40;
/** Radius of the small globe that says where on Earth the map lies, and its distance from the edge, in pixels. */
const GLOBE = 30;
const APART = 14;

type Place = readonly [longitude: number, latitude: number];
type Size = readonly [width: number, height: number];

/** Height of the map, in pixels, for its width: low on a wide page, and on a phone still high enough for a finger. */
const heightFor = (width: number): number => Math.round(Math.max(width * 0.52, Math.min(width * 0.75, 320)));

/** A view of a place at a step of zoom, in pixels. */
function viewAt([lon, lat]: Place, zoom: number, [width, height]: Size): View {
  const size = {width, least: height, most: height};
  if (zoom === 0) {
    const world = viewOf({west: -180, south: -90, east: 180, north: 90}, size, 'world');
    const [x, y] = world.projection.translate();
    world.projection.translate([x, y + (height - world.height) / 2]);
    return {...world, height};
  }
  const half = SPANS[zoom]! / 2;
  const bounds = {west: lon - half, east: lon + half, south: lat - half, north: lat + half};
  // Mercator has no poles: near them the map becomes a globe.
  const polar = Math.abs(lat) + half > 85;
  const view = viewOf(bounds, size, polar ? 'globe' : 'chart');
  if (!polar)
    view.projection.precision(0).clipExtent([
      [-20, -20],
      [width + 20, height + 20],
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
  /** Whether the place is the last one that could be read, and no longer that of the text. */
  isOld: boolean;
  /** Called with the chosen place in degrees, rounded to what a pixel of the map can tell apart. */
  onChoose: (lon: number, lat: number) => void;
}

/**
 * A map to choose a place on: by a press, or by the arrow keys once it has the focus. Zoomed in, it is dragged. Drawn from
 * Natural Earth without tiles; where its coast is too coarse, a labelled graticule and the outlines of the cells remain.
 */
export function Map({lon, lat, outlines, isOld, onChoose}: MapProps): ReactNode {
  const id = useId();
  const [zoom, setZoom] = useState(FIRST);
  const [centre, setCentre] = useState<Place>([lon, lat]);
  const {coarse, fine = coarse} = useLand(zoom >= FINE_COAST);
  const frame = useRef<HTMLDivElement>(null);
  // Letters and marks keep their size on every screen: the units of the drawing are its pixels.
  const width = Math.max(160, useWidth(frame));
  const held = useRef<{x: number; y: number; view: View; moved: boolean}>(undefined);
  const dragged = useRef(false);
  const height = heightFor(width);

  const view = useMemo(() => viewAt(centre, zoom, [width, height]), [centre, height, width, zoom]);
  const {projection} = view;
  const mark = place(view, partsOf({type: 'Point', coordinates: [lon, lat]})).points[0];
  const outside = !mark || mark[0] < EDGE || mark[0] > width - EDGE || mark[1] < EDGE || mark[1] > height - EDGE;
  // The map follows a mark that is moved to its edge or beyond. A map that is dragged may leave its mark behind.
  const followed = useRef(`${lon},${lat}`);
  useEffect(() => {
    const key = `${lon},${lat}`;
    if (followed.current === key) return;
    followed.current = key;
    if (outside && zoom > 0) setCentre([lon, lat]);
  }, [outside, zoom, lon, lat]);

  const hasCoast = zoom < NO_COAST;
  const land = zoom < FINE_COAST ? coarse : fine;
  const isChart = view.kind === 'chart';
  const background = useMemo(() => {
    // The lines of other views are curved, and have no place at their edges.
    const curved = isChart ? '' : graticulePath(projection, [30, 10, 2][zoom] ?? 1);
    return {
      sphere: isChart ? '' : shapePath(projection, {type: 'Sphere'}, 0.1),
      land: land && hasCoast ? shapePath(projection, land, 0.4) : '',
      net: isChart ? netOf(view, 96) : {lines: curved, meridians: [], parallels: []},
      fine: isChart && !hasCoast ? netOf(view, 96, 5).lines : '',
    };
  }, [hasCoast, isChart, land, projection, view, zoom]);
  const locator = useMemo(() => {
    const projection = globe(centre as [number, number], GLOBE);
    return {land: coarse ? shapePath(projection, coarse, 0.7) : '', graticule: graticulePath(projection, 30)};
  }, [centre, coarse]);
  const drawn = outlines.map((outline) => ({...outline, ...place(view, partsOf(outline.geometry))}));
  const bar = scaleBar(view, 100);
  const names = useMemo(() => {
    // On a map of the world, names would hide what is to be pressed; on the deepest ones, a city is larger than the map.
    if (zoom === 0 || zoom > 5) return [];
    const strips = [
      [0, 0, STRIP, height],
      [0, height - STRIP, width, height],
    ] as const;
    const corner = [width - 2 * (GLOBE + APART), 0, width, 2 * (GLOBE + APART)] as const;
    const spot = mark && ([mark[0] - 18, mark[1] - 18, mark[0] + 18, mark[1] + 18] as const);
    return namesOn(view, [...strips, corner, [0, height - STRIP - 36, STRIP + 120, height]], spot);
  }, [height, mark?.[0], mark?.[1], view, width, zoom]);

  const choose = (x: number, y: number): void => {
    const at = projection.invert?.([x, y]);
    if (!at || !at.every(Number.isFinite)) return;
    const unit = view.metresPerUnit / 111_195;
    const decimals = Math.min(7, Math.max(1, Math.ceil(-Math.log10(unit))));
    const [newLon, newLat] = [((at[0] + 540) % 360) - 180, at[1]];
    if (Math.abs(newLat) <= 90) onChoose(Number(newLon.toFixed(decimals)), Number(newLat.toFixed(decimals)));
  };
  const onPress = (event: MouseEvent<HTMLDivElement>): void => {
    // The press that ends a drag chooses nothing.
    if (dragged.current) {
      dragged.current = false;
      return;
    }
    const {left, top} = event.currentTarget.getBoundingClientRect();
    choose(event.clientX - left - event.currentTarget.clientLeft, event.clientY - top - event.currentTarget.clientTop);
  };
  const onDrag = (event: PointerEvent<HTMLDivElement>): void => {
    if (!held.current || !event.isPrimary) return;
    const [x, y] = [event.clientX - held.current.x, event.clientY - held.current.y];
    if (!held.current.moved && Math.hypot(x, y) < STRAY) return;
    if (!held.current.moved) {
      held.current.moved = true;
      dragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const {projection: start, centre: from} = held.current.view;
    const [middleX, middleY] = start(from) ?? [width / 2, height / 2];
    const at = start.invert?.([middleX - x, middleY - y]);
    if (at?.every(Number.isFinite)) setCentre([near(at[0], 0), Math.max(-90, Math.min(90, at[1]))]);
  };
  const turn = (step: number): void => {
    setZoom((before) => Math.min(DEEPEST, Math.max(0, before + step)));
    setCentre([lon, lat]);
  };
  const showCells = (): void => {
    const {south, north} = boundsOf(partsOf(outlines.find(({id: kind}) => kind === 'h3')!.geometry));
    const tooNear = SPANS.findIndex((span) => span < 3 * (north - south));
    setZoom(tooNear < 0 ? DEEPEST : Math.max(0, tooNear - 1));
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
        ref={frame}
        className={clsx(
          shared.neatline,
          chart.frame,
          !coarse && chart.bare,
          styles.chart,
          zoom > 0 && styles.moving,
          isOld && styles.old,
        )}
        role="application"
        aria-label={`Map with a mark at ${degrees(lat, 'latitude', 6)}, ${degrees(lon, 'longitude', 6)}`}
        aria-describedby={`${id}keys`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the mark
        tabIndex={0}
        onClick={onPress}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          dragged.current = false;
          if (zoom > 0 && event.button === 0 && event.isPrimary)
            held.current = {x: event.clientX, y: event.clientY, view, moved: false};
        }}
        onPointerMove={onDrag}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {background.sphere ? (
            <path className={chart.sea} d={background.sphere} />
          ) : (
            <rect className={hasCoast ? chart.sea : chart.paper} width={width} height={height} />
          )}
          <path className={chart.land} d={background.land} />
          <path className={chart.fine} d={background.fine} />
          <path className={chart.net} d={background.net.lines} />
          {drawn.map(({id: key, polygons, outlines: borders, lines}) => (
            <g key={key} className={styles[key]}>
              <path className={styles.cell} d={polygons} />
              <path className={styles.border} d={borders + lines} />
            </g>
          ))}
          <Words view={view} net={background.net} names={names} />
          {mark && (
            <g transform={`translate(${mark[0].toFixed(1)} ${mark[1].toFixed(1)})`}>
              <path className={styles.halo} d="M-14 0h9M5 0h9M0-14v9M0 5v9" />
              <path className={styles.cross} d="M-14 0h9M5 0h9M0-14v9M0 5v9" />
              <circle className={styles.dot} r="2.5" />
            </g>
          )}
          {isChart && (
            <g className={styles.scale} transform={`translate(${STRIP + 10} ${height - STRIP - 10})`}>
              <path d={`M0-5v5h${bar.length.toFixed(1)}v-5`} />
              <text x={bar.length / 2} y={-8} textAnchor="middle">
                {bar.label}
              </text>
            </g>
          )}
          {zoom > 0 && (
            <g className={styles.globe} transform={`translate(${width - APART - 2 * GLOBE} ${APART})`}>
              <circle className={chart.sea} cx={GLOBE} cy={GLOBE} r={GLOBE} />
              <path className={chart.land} d={locator.land} />
              <path className={chart.net} d={locator.graticule} />
              <circle className={styles.rim} cx={GLOBE} cy={GLOBE} r={GLOBE} />
              <circle className={styles.dot} cx={GLOBE} cy={GLOBE} r="3.5" />
            </g>
          )}
        </svg>
      </div>
      <div className={styles.zoom}>
        <Button label="Zoom in" onClick={() => turn(1)} children="+" />
        <Button label="Zoom out" onClick={() => turn(-1)} children="−" />
        <Button label="Zoom to the cells" onClick={showCells} children="Cells" />
      </div>
      <p id={`${id}keys`} className={shared.hint}>
        Press a place. Zoom in for a finer one; then the map can be dragged. With the keyboard: the arrows move the mark
        (with Shift: further), plus and minus zoom.
      </p>
      {!hasCoast && (
        <p className={shared.hint} role="status">
          No coast is drawn so near: the one at hand (Natural Earth, 1 : 50 million) strays by kilometres. The lines
          carry their degrees.
        </p>
      )}
    </div>
  );
}
