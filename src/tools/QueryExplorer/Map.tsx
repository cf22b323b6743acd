import {type ReactNode, type SVGProps, useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {geoEquirectangular} from 'd3-geo';
import type {Match} from '@site/src/lib/api/explore';
import type {Box} from '@astral-docs/api-model/types';
import {boundsWidthDegrees, buildGraticule, toPathData} from '@site/src/lib/map';
import {MARGIN_PX, useLand, MapLabels} from '../shared/Chart';
import {type Label, placeCityLabels} from '../shared/names';
import {useWidth} from '../shared/motion';
import figure from '@site/src/components/Figure/styles.module.css';
import chart from '../shared/Chart.module.css';
import {Button} from '../shared/parts';
import shared from '../shared/styles.module.css';
import {
  MAP_ASPECT,
  createWindowMapView,
  type MapWindow,
  shiftWindow,
  createWindowAround,
  WORLD_WINDOW,
  scaleWindow,
} from './mapWindow';
import {useBoxDrawing} from './useBoxDrawing';
import {drawMatchMarkerPath} from './VerdictMark';
import styles from './styles.module.css';

/** Units of the land for one degree: fine enough for the tenths that paths are rounded to. */
const UNITS = 10;
const landProjection = geoEquirectangular()
  .scale((180 * UNITS) / Math.PI)
  .translate([0, 0]);

/** Widest map, in degrees, that shows the finer coast, and widest one that names cities: on a large screen, as many more. */
const [FINE, NAMED] = [120, 60];

/** Draws land, box and marks; degrees are as long everywhere, so that a box is a rectangle. What leaves on one side comes back on the other. */
function MapDrawing({
  shown,
  pixels,
  box,
  matches,
  marked,
  ...svg
}: {
  readonly shown: MapWindow;
  readonly pixels: number;
  readonly box: Box | undefined;
  readonly matches: readonly Match[];
  readonly marked: string | undefined;
} & SVGProps<SVGSVGElement>): ReactNode {
  const {land, view, net, names} = useBaseMap(shown, pixels, matches);
  const {width, height, projection} = view;
  const marks = matches.filter(({uid}) => uid === marked);
  const labels = marks.map(({name, position}): Label => {
    const [x, y] = projection(position)!;
    return {name, x, y, dy: 0, ...(x < width / 2 ? {dx: 14, anchor: 'start'} : {dx: -14, anchor: 'end'})};
  });
  const degree = width / shown.width;
  const equator = height / 2 + shown.lat * degree;
  // Where the prime meridian is, at the turns that can be in sight.
  const meridians = [-360, 0, 360].map((turn) => width / 2 + (turn - shown.lon) * degree);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Map of the world. ${matches.length} ${matches.length === 1 ? 'record is' : 'records are'} marked; the list names them.`}
      {...svg}
    >
      <rect className="sea" y={equator - 90 * degree} width={width} height={180 * degree} />
      {meridians.map((x) => (
        <path key={x} className="land" transform={`translate(${x} ${equator})scale(${degree / UNITS})`} d={land} />
      ))}
      <path className="grid" d={net.lines} />
      {box &&
        meridians.map((x) => (
          <rect
            key={x}
            className={styles.box}
            x={x + box[0] * degree}
            y={equator - box[3] * degree}
            width={boundsWidthDegrees({west: box[0], east: box[2]}) * degree}
            height={(box[3] - box[1]) * degree}
          />
        ))}
      {matches.map(({uid, name, verdict, position}) => (
        <path
          key={uid}
          className={styles[verdict]}
          transform={`translate(${projection(position as [number, number])!.join(' ')})`}
          d={drawMatchMarkerPath(verdict, uid === marked ? 9 : 5)}
        >
          <title>{name}</title>
        </path>
      ))}
      <MapLabels view={view} net={net} names={[...names, ...labels]} />
    </svg>
  );
}

/** The window of a map. It follows a box that is typed or chosen; one that was drawn on it is in sight already. */
function useMapWindow(box: Box | undefined) {
  const [shown, setShown] = useState(() => (box ? createWindowAround(box) : WORLD_WINDOW));
  const corners = box?.join();
  const followed = useRef(corners);
  useEffect(() => {
    if (corners === followed.current) return;
    followed.current = corners;
    setShown(corners ? createWindowAround(corners.split(',').map(Number) as unknown as Box) : WORLD_WINDOW);
  }, [corners]);
  return {shown, setShown, followed};
}

/** What is drawn under the boxes and marks of a map: land, graticule, names of cities that leave the marks free. */
function useBaseMap(shown: MapWindow, pixels: number, matches: readonly Match[]) {
  const isNear = shown.width <= FINE;
  const shape = useLand(isNear);
  const land = useMemo(() => toPathData(landProjection, shape, isNear ? 0.2 : 0.5), [isNear, shape]);
  const view = useMemo(() => createWindowMapView(shown, pixels), [pixels, shown]);
  const names = useMemo(() => {
    if (shown.width > Math.max(NAMED, pixels / 9)) return [];
    const {width, height} = view;
    const marks = matches.map(({position}) => {
      const [x, y] = view.projection(position as [number, number])!;
      return [x - 8, y - 8, x + 8, y + 8] as const;
    });
    return placeCityLabels(view, [
      [0, 0, MARGIN_PX, height],
      [0, height - MARGIN_PX, width, height],
      [width - 170, 0, width, 90],
      ...marks,
    ]);
  }, [matches, pixels, shown.width, view]);
  return {land, view, net: buildGraticule(view, 90), names};
}

const MOVES: readonly [name: string, sign: string, change: (shown: MapWindow) => MapWindow][] = [
  ['Move west', '←', (shown) => shiftWindow(shown, -0.25, 0)],
  ['Move north', '↑', (shown) => shiftWindow(shown, 0, 0.25)],
  ['Move south', '↓', (shown) => shiftWindow(shown, 0, -0.25)],
  ['Move east', '→', (shown) => shiftWindow(shown, 0.25, 0)],
  ['Zoom in', '+', (shown) => scaleWindow(shown, 0.5)],
  ['Zoom out', '−', (shown) => scaleWindow(shown, 2)],
];

interface WorldMapProps {
  readonly box: Box | undefined;
  readonly matches: readonly Match[];
  /** UID of the record that is looked at in the list. */
  readonly marked: string | undefined;
  /** Called with the box that is drawn, or with none for a question without one. */
  readonly onBox: (box?: Box) => void;
}

/**
 * A map of the world in plate carrée (degrees as they are, so that a box is a rectangle) on which a box can be drawn. It
 * turns without end: a box can be drawn across the antimeridian. Everything it does, the fields and the buttons do too.
 */
export function WorldMap({box, matches, marked, onBox}: WorldMapProps): ReactNode {
  const {shown, setShown, followed} = useMapWindow(box);
  const frame = useRef<HTMLDivElement>(null);
  const pixels = Math.max(1, useWidth(frame));
  const {isDrawing, draft, handlers, toggle} = useBoxDrawing(shown, setShown, pixels, (next) => {
    followed.current = next.join();
    onBox(next);
  });
  return (
    <div className={styles.map}>
      <div ref={frame} className={clsx(shared.neatline, figure.map, chart.frame)} style={{aspectRatio: 1 / MAP_ASPECT}}>
        <MapDrawing
          className={isDrawing ? styles.drawing : styles.moving}
          box={draft ?? box}
          {...{shown, pixels, matches, marked}}
          {...handlers}
        />
      </div>
      <div className={styles.tools} role="group" aria-label="Map">
        <span className={clsx(chart.controls, styles.moves)}>
          {MOVES.map(([name, sign, change]) => (
            <Button key={name} label={name} onClick={() => setShown(change)}>
              <span aria-hidden="true">{sign}</span>
            </Button>
          ))}
        </span>
        <Button primary pressed={isDrawing} onClick={toggle}>
          Draw a box
        </Button>
        <Button onClick={() => setShown(WORLD_WINDOW)}>Show the world</Button>
        <Button disabled={!box} onClick={() => box && setShown(createWindowAround(box))}>
          Show the box
        </Button>
        <Button disabled={!box} onClick={() => onBox()}>
          Query without a box
        </Button>
      </div>
      {isDrawing && (
        <p className={shared.hint} role="status">
          Drag from one corner to the other. Or type the four sides below.
        </p>
      )}
    </div>
  );
}
