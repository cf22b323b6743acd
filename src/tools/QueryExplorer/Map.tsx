import {type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {geoEquirectangular} from 'd3-geo';
import type {Match, Verdict} from '@site/src/lib/api/explore';
import type {Box} from '@astral-docs/api-model/types';
import {earthRadius, near, netOf, shapePath, type View} from '@site/src/lib/map';
import {STRIP, useLand, Words} from '../shared/Chart';
import {namesOn} from '../shared/names';
import {useWidth} from '../shared/motion';
import chart from '../shared/Chart.module.css';
import {Button} from '../shared/parts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** Units of the drawing for one degree: fine enough for the tenths that paths are rounded to. */
const UNITS = 10;
/** Height of the map as a part of its width. */
const ASPECT = 0.5;
const TURN = 360 * UNITS;

/** Extent of the map: longitude of the left edge (any turn), latitude of the middle, width; degrees. */
interface Window {
  west: number;
  middle: number;
  width: number;
}

const WORLD: Window = {west: -180, middle: 0, width: 360};
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Keeps a window on the Earth: no wider than the world, its middle between the poles. */
function settle({west, middle, width}: Window): Window {
  const size = clamp(width, 2, 360);
  const reach = Math.max(0, 90 - (size * ASPECT) / 2);
  return {west: near(west, 0), middle: clamp(middle, -reach, reach), width: size};
}

/** A window that shows a box with room around it. */
function windowOf([west, south, east, north]: Box): Window {
  const across = east >= west ? east - west : east - west + 360;
  const width = clamp(Math.max(across, (north - south) / ASPECT, 1) * 2.2, 2, 360);
  return settle({west: west + across / 2 - width / 2, middle: (south + north) / 2, width});
}

const projection = geoEquirectangular()
  .scale((180 * UNITS) / Math.PI)
  .translate([0, 0]);

/** Widest map, in degrees, that shows the finer coast, and widest one that names cities. */
const [FINE, NAMED] = [120, 60];

/** A window in pixels of the screen, for what keeps its size there. */
function viewOf({west, middle, width}: Window, pixels: number): View {
  const scale = pixels / width;
  const centre: [number, number] = [near(west + width / 2, 0), middle];
  const height = pixels * ASPECT;
  return {
    kind: 'chart',
    projection: geoEquirectangular()
      .rotate([-centre[0], 0])
      .center([0, middle])
      .scale((scale * 180) / Math.PI)
      .translate([pixels / 2, height / 2]),
    centre,
    width: pixels,
    height,
    metresPerUnit: (earthRadius * Math.PI) / 180 / scale,
  };
}

/** Two corners, in degrees of any turn, as a box with as many decimals as a pixel is worth. */
function boxOf([ax, ay]: Corner, [bx, by]: Corner, width: number): Box {
  const decimals = width > 120 ? 1 : width > 12 ? 2 : 3;
  const round = (value: number) => Number(value.toFixed(decimals)) + 0;
  const [south, north] = [Math.min(ay, by), Math.max(ay, by)].map((y) => round(clamp(y, -90, 90))) as [number, number];
  if (Math.abs(bx - ax) >= 360) return [-180, south, 180, north];
  const [west, east] = [round(near(Math.min(ax, bx), 0)), round(near(Math.max(ax, bx), 0))];
  // The antimeridian is 180 when a box ends on it and −180 when it starts there.
  return [west === 180 ? -180 : west, south, east === -180 ? 180 : east, north];
}

/** How far a finger may stray, in pixels, and still tap. */
const STRAY = 8;

type Corner = readonly [longitude: number, latitude: number];

const shapeOf = (verdict: Verdict, r: number): string =>
  verdict === 'misplaced'
    ? `M${-r} ${-r}L${r} ${r}M${-r} ${r}L${r} ${-r}`
    : `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** One mark as it stands in the key, in text size. */
export function Sign({verdict}: {readonly verdict: Verdict}): ReactNode {
  return (
    <svg className={clsx(chart.frame, styles.sign)} viewBox="-8 -8 16 16" aria-hidden="true">
      <path className={styles[verdict]} d={shapeOf(verdict, 5)} />
    </svg>
  );
}

/**
 * A map of the world in plate carrée (degrees as they are, so that a box is a rectangle) on which a box can be drawn. It
 * turns without end: a box can be drawn across the antimeridian. Everything it does, the fields and the buttons do too.
 */
export function WorldMap({
  box,
  matches,
  marked,
  onBox,
}: {
  readonly box: Box | undefined;
  readonly matches: readonly Match[];
  /** UID of the record that is looked at in the list. */
  readonly marked: string | undefined;
  /** Called with the box that is drawn, or with none for a question without one. */
  readonly onBox: (box?: Box) => void;
}): ReactNode {
  const [seen, setSeen] = useState(() => (box ? windowOf(box) : WORLD));
  const [isDrawing, setDrawing] = useState(false);
  const [drag, setDrag] = useState<{from: Corner; to: Corner}>();
  const [corner, setCorner] = useState<Corner>();
  const held = useRef<{x: number; y: number; seen: Window} | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  // Marks keep their size on the screen, so the drawing has to know its width in pixels.
  const pixels = Math.max(1, useWidth(frame));

  const isNear = seen.width <= FINE;
  const {coarse, fine = coarse} = useLand(isNear);
  const shape = isNear ? fine : coarse;
  const land = useMemo(() => shape && shapePath(projection, shape, isNear ? 0.2 : 0.5), [isNear, shape]);

  // The map follows a box that is typed or chosen. One that has just been drawn is in sight already.
  const corners = box?.join();
  const shown = useRef(corners);
  useEffect(() => {
    if (corners === shown.current) return;
    shown.current = corners;
    setSeen(corners ? windowOf(corners.split(',').map(Number) as unknown as Box) : WORLD);
  }, [corners]);

  const height = seen.width * ASPECT;
  const north = seen.middle + height / 2;
  const unit = (seen.width * UNITS) / pixels;
  const view = viewOf(seen, pixels);
  const net = netOf(view, 90);
  const turns = [-TURN, 0, TURN].filter((shift) => {
    const left = seen.west * UNITS;
    return shift + 180 * UNITS >= left && shift - 180 * UNITS <= left + seen.width * UNITS;
  });

  const at = (event: PointerEvent): [number, number] => {
    const {left, top, width: across, height: down} = event.currentTarget.getBoundingClientRect();
    // A box ends where the map does.
    const [x, y] = [(event.clientX - left) / across, (event.clientY - top) / down].map((part) => clamp(part, 0, 1));
    return [seen.west + x! * seen.width, north - y! * height];
  };
  const move = (east: number, up: number) =>
    setSeen((now) => settle({...now, west: now.west + east * now.width, middle: now.middle + up * now.width * ASPECT}));
  const zoom = (factor: number) =>
    setSeen((now) => {
      const width = clamp(now.width * factor, 2, 360);
      return settle({...now, west: now.west + (now.width - width) / 2, width});
    });

  const finish = (from: Corner, to: Corner): void => {
    const next = boxOf(from, to, seen.width);
    setDrawing(false);
    setCorner(undefined);
    shown.current = next.join();
    onBox(next);
  };

  const drawn = drag ? boxOf(drag.from, drag.to, seen.width) : box;
  const across = drawn && (drawn[2] >= drawn[0] ? drawn[2] - drawn[0] : drawn[2] - drawn[0] + 360);
  const size = 5 * unit;
  const names = useMemo(() => {
    if (seen.width > NAMED) return [];
    const view = viewOf(seen, pixels);
    const {width, height} = view;
    const marks = matches.map(({position}) => {
      const [x, y] = view.projection(position as [number, number])!;
      return [x - 8, y - 8, x + 8, y + 8] as const;
    });
    return namesOn(view, [
      [0, 0, STRIP, height],
      [0, height - STRIP, width, height],
      [width - 170, 0, width, 90],
      ...marks,
    ]);
  }, [matches, pixels, seen]);

  return (
    <div className={styles.map}>
      <div ref={frame} className={clsx(shared.neatline, chart.frame, !coarse && chart.bare, styles.chart)}>
        <svg
          className={isDrawing ? styles.drawing : styles.moving}
          viewBox={[seen.west * UNITS, -north * UNITS, seen.width * UNITS, height * UNITS]
            .map((n) => n.toFixed(2))
            .join(' ')}
          role="img"
          aria-label={`Map of the world. ${matches.length} ${matches.length === 1 ? 'record is' : 'records are'} marked; the list names them.`}
          onPointerDown={(event) => {
            // A second finger zooms the page; it draws nothing.
            if (event.button !== 0 || !event.isPrimary) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            if (isDrawing) setDrag({from: at(event), to: at(event)});
            else held.current = {x: event.clientX, y: event.clientY, seen};
          }}
          onPointerMove={(event) => {
            if (!event.isPrimary) return;
            if (drag) setDrag({from: drag.from, to: at(event)});
            if (!held.current) return;
            const {x, y, seen: start} = held.current;
            const degree = start.width / pixels;
            setSeen(
              settle({
                ...start,
                west: start.west - (event.clientX - x) * degree,
                middle: start.middle + (event.clientY - y) * degree,
              }),
            );
          }}
          onPointerUp={(event) => {
            if (!event.isPrimary) return;
            held.current = undefined;
            if (!drag) return;
            setDrag(undefined);
            const {from, to} = drag;
            const isTap = Math.hypot(to[0] - from[0], to[1] - from[1]) < (seen.width / pixels) * STRAY;
            const isSame = corner && Math.hypot(to[0] - corner[0], to[1] - corner[1]) < (seen.width / pixels) * STRAY;
            if (isTap && (!corner || isSame)) setCorner(to);
            else finish(isTap && corner ? corner : from, to);
          }}
          onPointerCancel={() => {
            held.current = undefined;
            setDrag(undefined);
          }}
        >
          {turns.map((shift) => (
            <path key={shift} className={chart.land} transform={`translate(${shift} 0)`} d={land} />
          ))}
          <path
            className={chart.net}
            transform={`translate(${seen.west * UNITS} ${-north * UNITS})scale(${unit})`}
            d={net.lines}
          />
          {turns.map((shift) => (
            <g key={shift} transform={`translate(${shift} 0)`}>
              {drawn &&
                (drawn[0] > drawn[2] ? [0, TURN] : [0]).map((before) => (
                  <rect
                    key={before}
                    className={styles.box}
                    x={drawn[0] * UNITS - before}
                    y={-drawn[3] * UNITS}
                    width={across! * UNITS}
                    height={(drawn[3] - drawn[1]) * UNITS}
                  />
                ))}
              {corner && (
                <path
                  className={styles.corner}
                  transform={`translate(${(corner[0] * UNITS).toFixed(1)} ${(-corner[1] * UNITS).toFixed(1)})`}
                  d={`M${-2 * size} 0h${4 * size}M0 ${-2 * size}v${4 * size}`}
                />
              )}
              {matches.map(({uid, verdict, position: [x, y]}) => (
                <path
                  key={uid}
                  className={styles[verdict]}
                  transform={`translate(${(x * UNITS).toFixed(1)} ${(-y * UNITS).toFixed(1)})`}
                  d={shapeOf(verdict, uid === marked ? size * 1.8 : size)}
                />
              ))}
            </g>
          ))}
        </svg>
        <svg className={styles.words} aria-hidden="true">
          <Words view={view} net={net} names={names} />
        </svg>
      </div>
      <div className={styles.tools} role="group" aria-label="Map">
        <span className={styles.moves}>
          {(
            [
              ['Move west', '←', () => move(-0.25, 0)],
              ['Move north', '↑', () => move(0, 0.25)],
              ['Move south', '↓', () => move(0, -0.25)],
              ['Move east', '→', () => move(0.25, 0)],
              ['Zoom in', '+', () => zoom(0.5)],
              ['Zoom out', '−', () => zoom(2)],
            ] as const
          ).map(([name, sign, act]) => (
            <Button key={name} label={name} onClick={act}>
              <span aria-hidden="true">{sign}</span>
            </Button>
          ))}
        </span>
        <Button
          primary
          pressed={isDrawing}
          onClick={() => {
            setCorner(undefined);
            setDrawing((was) => !was);
          }}
        >
          Draw a box
        </Button>
        <Button onClick={() => setSeen(WORLD)}>Show the world</Button>
        {box && (
          <>
            <Button onClick={() => setSeen(windowOf(box))}>Show the box</Button>
            <Button onClick={() => onBox()}>Query without a box</Button>
          </>
        )}
      </div>
      {isDrawing && (
        <p className={shared.hint} role="status">
          {corner
            ? 'Now choose the opposite corner.'
            : 'Drag from one corner to the other, or choose one and then the other. Or type the four sides below.'}
        </p>
      )}
    </div>
  );
}
