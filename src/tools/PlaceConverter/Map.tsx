import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  memo,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import type {Geometry} from '@astral-docs/location-record/geo';
import {
  labelDegrees,
  globeProjection,
  graticuleToPathData,
  wrapLongitude,
  buildGraticule,
  groupGeometriesByType,
  projectGeometryParts,
  type Point,
  computeScaleBar,
  toPathData,
  type View,
} from '@site/src/lib/map';
import {MARGIN_PX, coarseLand, useLand, MapLabels} from '../shared/Chart';
import {placeCityLabels} from '../shared/names';
import {Button} from '../shared/parts';
import {useWidth} from '../shared/motion';
import {ARROW_KEY_STEPS, useDrag} from '../shared/useDrag';
import {
  computeMapHeightPx,
  createZoomedMapView,
  FINE_COAST_ZOOM,
  INITIAL_ZOOM,
  locatePoint,
  type LonLat,
  MAX_ZOOM,
  NO_COAST_ZOOM,
  findFittingZoom,
} from './mapView';
import figure from '@site/src/components/Figure/styles.module.css';
import chart from '../shared/Chart.module.css';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** How far a pointer may stray, in pixels, and still press a place. */
const PRESS_SLACK = 8;
/** Room round the mark, in pixels: nearer to the edge, the map follows it. */
const EDGE = 40;
/** Radius of the small globe that says where on Earth the map lies, and its distance from the edge, in pixels. */
const GLOBE = 30;
const APART = 14;

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
 * Zoom, centre and view of a map around a place.
 *
 * @param width of the map on the screen, in pixels
 */
function useMapView(lon: number, lat: number, width: number) {
  const [zoom, setZoom] = useState(INITIAL_ZOOM);
  const [centre, setCentre] = useState<LonLat>([lon, lat]);
  const height = computeMapHeightPx(width);
  const view = useMemo(() => createZoomedMapView(centre, zoom, [width, height]), [centre, height, width, zoom]);
  const mark = projectGeometryParts(view, groupGeometriesByType({type: 'Point', coordinates: [lon, lat]})).points[0];
  const outside = !mark || mark[0] < EDGE || mark[0] > width - EDGE || mark[1] < EDGE || mark[1] > height - EDGE;
  // The map follows a mark that is moved to its edge or beyond. A map that is dragged may leave its mark behind.
  const followed = useRef(`${lon},${lat}`);
  useEffect(() => {
    const key = `${lon},${lat}`;
    if (followed.current === key) return;
    followed.current = key;
    if (outside && zoom > 0) setCentre([lon, lat]);
  }, [outside, zoom, lon, lat]);
  /** Zooms to a step, with the place in the middle. */
  const zoomTo = (step: number): void => {
    setZoom(Math.min(MAX_ZOOM, Math.max(0, step)));
    setCentre([lon, lat]);
  };
  return {zoom, zoomTo, centre, setCentre, view, mark};
}

/** The land and the lines of a view. The fine coast is fetched where it is wanted. */
function useBaseMap(view: View, zoom: number, centre: LonLat) {
  const land = useLand(zoom >= FINE_COAST_ZOOM);
  const hasCoast = zoom < NO_COAST_ZOOM;
  const isChart = view.kind === 'chart';
  const background = useMemo(() => {
    const {projection} = view;
    // The lines of other views are curved, and have no place at their edges.
    const curved = isChart ? '' : graticuleToPathData(projection, [30, 10, 2][zoom] ?? 1);
    return {
      sphere: toPathData(projection, {type: 'Sphere'}, 0.1),
      land: hasCoast ? toPathData(projection, land, 0.4) : '',
      net: isChart ? buildGraticule(view, 96) : {lines: curved, meridians: [], parallels: []},
      fine: isChart && !hasCoast ? buildGraticule(view, 96, 5).lines : '',
    };
  }, [hasCoast, isChart, land, view, zoom]);
  const locator = useMemo(() => {
    const projection = globeProjection(centre as [number, number], GLOBE);
    return {land: toPathData(projection, coarseLand, 0.7), graticule: graticuleToPathData(projection, 30)};
  }, [centre]);
  return {...background, locator, hasCoast};
}

/** The names of cities on a view, clear of what else stands on it. */
function useNames(view: View, zoom: number, mark: Point | undefined) {
  return useMemo(() => {
    // On a map of the world, names would hide what is to be pressed; on the deepest ones, a city is larger than the map.
    if (zoom === 0 || zoom > 5) return [];
    const {width, height} = view;
    const strips = [
      [0, 0, MARGIN_PX, height],
      [0, height - MARGIN_PX, width, height],
    ] as const;
    const corner = [width - 2 * (GLOBE + APART), 0, width, 2 * (GLOBE + APART) + 96] as const;
    const spot = mark && ([mark[0] - 18, mark[1] - 18, mark[0] + 18, mark[1] + 18] as const);
    return placeCityLabels(view, [...strips, corner, [0, height - MARGIN_PX - 36, MARGIN_PX + 120, height]], spot);
  }, [mark?.[0], mark?.[1], view, zoom]);
}

interface MapDrawingProps {
  readonly view: View;
  readonly zoom: number;
  readonly mark: Point | undefined;
  readonly baseMap: ReturnType<typeof useBaseMap>;
  readonly outlines: MapProps['outlines'];
}

function MapDrawing({view, zoom, mark, baseMap, outlines}: MapDrawingProps): ReactNode {
  const {width, height} = view;
  const {sphere, land, net, fine, locator, hasCoast} = baseMap;
  const names = useNames(view, zoom, mark);
  const bar = computeScaleBar(view, 100);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path className={hasCoast || view.kind === 'globe' ? 'sea' : 'paper'} d={sphere} />
      <path className="land" d={land} />
      <path className="fine" d={fine} />
      <path className="grid" d={net.lines} />
      {outlines.map(({id, geometry}) => {
        const {polygons, outlines: borders, lines} = projectGeometryParts(view, groupGeometriesByType(geometry));
        return (
          <g key={id} className={styles[id]}>
            <path className={styles.cell} d={polygons} />
            <path className={styles.border} d={borders + lines} />
          </g>
        );
      })}
      <MapLabels view={view} net={net} names={names} />
      {mark && (
        <g transform={`translate(${mark[0].toFixed(1)} ${mark[1].toFixed(1)})`}>
          <path className={styles.halo} d="M-14 0h9M5 0h9M0-14v9M0 5v9" />
          <path className={styles.cross} d="M-14 0h9M5 0h9M0-14v9M0 5v9" />
          <circle className={styles.dot} r="2.5" />
        </g>
      )}
      {view.kind === 'chart' && (
        <g className={styles.scale} transform={`translate(${MARGIN_PX + 10} ${height - MARGIN_PX - 10})`}>
          <path d={`M0-5v5h${bar.length.toFixed(1)}v-5`} />
          <text x={bar.length / 2} y={-8} textAnchor="middle">
            {bar.label}
          </text>
        </g>
      )}
      {zoom > 0 && (
        <g transform={`translate(${width - APART - 2 * GLOBE} ${APART})`}>
          <circle className="sea" cx={GLOBE} cy={GLOBE} r={GLOBE} />
          <path className="land" d={locator.land} />
          <path className="grid" d={locator.graticule} />
          <circle className="rim" cx={GLOBE} cy={GLOBE} r={GLOBE} />
          <circle className={styles.dot} cx={GLOBE} cy={GLOBE} r="3.5" />
        </g>
      )}
    </svg>
  );
}

/** Handlers that drag a zoomed map, and choose the place of a press that is no drag. */
function useMapPointer(view: View, zoom: number, setCentre: (centre: LonLat) => void, choose: (point: Point) => void) {
  const {wasDragged, handlers} = useDrag<View>({
    slack: PRESS_SLACK,
    begin: () => (zoom > 0 ? view : undefined),
    move: ({projection, centre, width, height}, dx, dy) => {
      const [x, y] = projection(centre) ?? [width / 2, height / 2];
      const at = projection.invert?.([x - dx, y - dy]);
      if (at?.every(Number.isFinite)) setCentre([wrapLongitude(at[0], 0), Math.max(-90, Math.min(90, at[1]))]);
    },
  });
  const onClick = ({currentTarget, clientX, clientY}: MouseEvent<HTMLElement>): void => {
    const {left, top} = currentTarget.getBoundingClientRect();
    if (!wasDragged.current)
      choose([clientX - left - currentTarget.clientLeft, clientY - top - currentTarget.clientTop]);
    wasDragged.current = false;
  };
  return {...handlers, onClick};
}

/**
 * A map to choose a place on: by a press, or by the arrow keys once it has the focus. Zoomed in, it is dragged. Drawn from
 * Natural Earth without tiles; where its coast is too coarse, a labelled graticule and the outlines of the cells remain.
 */
export const PlaceMap = memo(function PlaceMap({lon, lat, outlines, isOld, onChoose}: MapProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // Letters and marks keep their size on every screen: the units of the drawing are its pixels.
  const {zoom, zoomTo, centre, setCentre, view, mark} = useMapView(lon, lat, Math.max(160, useWidth(frame)));
  const baseMap = useBaseMap(view, zoom, centre);
  const choose = ([x, y]: Point): void => {
    const chosen = locatePoint(view, x, y);
    if (chosen) onChoose(...chosen);
  };
  const pointer = useMapPointer(view, zoom, setCentre, choose);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROW_KEY_STEPS[event.key];
    const far = event.shiftKey ? 40 : 8;
    if (arrow && mark) choose([mark[0] + arrow[0] * far, mark[1] + arrow[1] * far]);
    else if (event.key === '+' || event.key === '=') zoomTo(zoom + 1);
    else if (event.key === '-') zoomTo(zoom - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.map}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive */}
      <div
        ref={frame}
        className={clsx(
          shared.neatline,
          figure.map,
          chart.frame,
          styles.chart,
          zoom > 0 && styles.moving,
          isOld && styles.old,
        )}
        role="application"
        aria-label={`Map with a mark at ${labelDegrees(lat, 'latitude', 6)}, ${labelDegrees(lon, 'longitude', 6)}`}
        aria-describedby={`${id}keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the mark
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <MapDrawing {...{view, zoom, mark, baseMap, outlines}} />
      </div>
      <div className={clsx(chart.controls, styles.zoom)}>
        <Button label="Zoom in" onClick={() => zoomTo(zoom + 1)} children="+" />
        <Button label="Zoom out" onClick={() => zoomTo(zoom - 1)} children="−" />
        <Button
          label="Zoom to the cells"
          onClick={() => zoomTo(findFittingZoom(outlines.find(({id: kind}) => kind === 'h3')!.geometry))}
          children="Cells"
        />
      </div>
      <p id={`${id}keys`} className={shared.hint}>
        Press a place. Zoom in for a finer one; then the map can be dragged.{' '}
        <span className={shared.keys}>
          With the keyboard: the arrows move the mark (with Shift: further), plus and minus zoom.
        </span>
      </p>
      {!baseMap.hasCoast && (
        <p className={shared.hint} role="status">
          No coast is drawn so near: the one at hand (Natural Earth, 1 : 50 million) strays by kilometres. The lines
          carry their degrees.
        </p>
      )}
    </div>
  );
});
