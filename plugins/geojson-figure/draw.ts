import {geoDistance, type GeoPermissibleObjects} from 'd3-geo';
import type {GeoJSON} from 'geojson';
import {cities, districts, thames, type Place} from '../../data/cities';
import {
  computeBounds,
  computeBoundsCentre,
  labelDegrees,
  densifyPath,
  formatPathData,
  graticuleToPathData,
  buildGraticule,
  groupGeometriesByType,
  projectToPaths,
  projectGeometryParts,
  toPathData,
  createMapView,
  simplifyToPathData,
  type Bounds,
  type Point,
  type Tick,
  type View,
} from '../../src/lib/map';
import {readLand} from '../../src/lib/plates/atlas';
import {escapeHtml} from '../shared/escape';
import {
  boxSizes,
  directionArrows,
  featuresOf,
  findRanges,
  line,
  marks,
  n,
  nameTags,
  pointsAt,
  samplesOf,
  separateReferences,
  type Box,
} from './features';
import {bar, locator, locatorCorner} from './furniture';
import {contents, extent} from './words';

export interface DrawOptions {
  /** Put before each id; unique on the page. */
  id: string;
  /** Instead of the title made from the content. */
  title?: string;
  /** Said before the computed summary. */
  alt?: string;
  /** Whether lines and rings show in which direction they run. */
  arrows?: boolean;
}

const frame = {width: 520, least: 260, most: 320, left: 30, top: 8, right: 6, bottom: 30};
/** Where no coast is fine enough there is less to see. */
const lowFrame = {...frame, least: 180, most: 220, room: 0.14};
const band = 4;

/** The finest land whose errors stay below a unit or two of the drawing; nothing where no coastline is fine enough. */
function landFor(view: View): GeoPermissibleObjects | undefined {
  if (view.metresPerUnit > 25_000) return readLand('110m');
  if (view.metresPerUnit > 3_000) return readLand('50m');
  return view.metresPerUnit > 150 ? readLand('10m') : undefined;
}

/** The outline of the Earth: from space a circle, on a map of the world what the projection makes of it. */
const sphere = (view: View, cls: string): string =>
  view.kind === 'globe'
    ? `<circle class="${cls}" cx="${n(view.width / 2)}" cy="${n(view.height / 2)}" r="${n(view.height / 2 - 1)}"/>`
    : line(toPathData(view.projection, {type: 'Sphere'}, 0.2), cls);

/** Alternating black and white along one side, between ticks. */
function ladder(marks: Tick[], side: number, write: (start: number, length: number) => string): string {
  const stops = [...marks].sort((a, b) => a.at - b.at);
  const starts = [{at: 0, index: (stops[0]?.index ?? 0) - 1}, ...stops];
  return starts.map(({at, index}, place) => (index % 2 ? write(at, (stops[place]?.at ?? side) - at) : '')).join('');
}

/** The neatline of a chart: graticule, alternating scale and labels. */
function neatline(view: View, hasCoast: boolean): {under: string; over: string} {
  const {width, height} = view;
  const [net, fine] = [buildGraticule(view, 76), buildGraticule(view, 76, 5)];
  const scale =
    ladder(
      fine.meridians,
      width,
      (at, length) => `M${n(at)} ${-band / 2 - 0.5}h${n(length)}M${n(at)} ${height + band / 2 + 0.5}h${n(length)}`,
    ) +
    ladder(
      fine.parallels,
      height,
      (at, length) => `M${-band / 2 - 0.5} ${n(at)}v${n(length)}M${width + band / 2 + 0.5} ${n(at)}v${n(length)}`,
    );
  /** Names along a side: those that keep within it and, in the large type of a phone, clear of each other; every second where they don't. */
  const named = (marks: Tick[], length: number, write: (at: number) => string): string => {
    const gap = Math.abs((marks[1]?.at ?? Infinity) - (marks[0]?.at ?? 0));
    const isCrowded = gap < 11 * Math.max(...marks.map(({label}) => label.length)) + 12;
    return marks
      .filter(({at, label}) => Math.min(at, length - at) > 5.5 * label.length)
      .map(
        ({at, label}, i) =>
          `<text${i % 2 && isCrowded ? ' class="second"' : ''} ${write(at)} text-anchor="middle">${label}</text>`,
      )
      .join('');
  };
  const words =
    // From the upper edge of the letters, which are larger on a phone.
    `<g dominant-baseline="hanging">${named(net.meridians, width, (at) => `x="${n(at)}" y="${height + 9}"`)}</g>` +
    named(net.parallels, height, (at) => `transform="translate(-9 ${n(at)})rotate(-90)"`);
  return {
    under: line(hasCoast ? '' : fine.lines, 'fine') + line(net.lines, 'grid'),
    over:
      line(scale, 'scale') +
      `<path class="neat" d="M0 0h${width}v${height}h${-width}zM${-band - 1} ${-band - 1}h${width + 2 * band + 2}v${height + 2 * band + 2}h${-width - 2 * band - 2}z"/>` +
      words,
  };
}

/**
 * Names of some meridians and parallels, written on the graticule of a globe or the world where they do not crowd.
 *
 * @param drawn points of the shapes, which no name comes near
 * @param coast points of the coasts, which none crosses
 */
function gridLabels(view: View, drawn: readonly Point[], coast: readonly Point[]): {text: string; boxes: Box[]} {
  const step = 30;
  const world = view.kind === 'world';
  const nearest = (angle: number): number => Math.round(angle / step) * step;
  const polar = Math.abs(view.centre[1]) > 60;
  const parallel = world ? 0 : Math.max(-30, Math.min(30, nearest(view.centre[1])));
  const meridian = nearest(view.centre[0]);
  const wanted: [label: string, places: [number, number][]][] = [];
  for (let angle = -60; angle <= 60; angle += step)
    wanted.push([labelDegrees(angle, 'latitude', 0), [0, -step, step].map((aside) => [meridian + aside, angle])]);
  for (let turn = -150; turn <= 180; turn += step)
    wanted.push([labelDegrees(turn, 'longitude', 0), [0, -step, step].map((aside) => [turn, parallel + aside])]);
  const taken: Point[] = [];
  const text = wanted
    .map(([label, places]) => {
      const point = places
        .filter((at) => (world ? Math.abs(at[0]) <= 150 : geoDistance(view.centre, at) <= (polar ? 1.1 : 0.95)))
        .map((at) => view.projection(at) as Point)
        .find(
          ([x, y]) =>
            !taken.some(([u, v]) => Math.abs(u - x) < 64 && Math.abs(v - y) < 20) &&
            !drawn.some(([u, v]) => Math.abs(u - x) < 34 && Math.abs(v - y + 8) < 24) &&
            !coast.some(([u, v]) => Math.abs(u - x) < 22 && Math.abs(v - y + 8) < 9),
        );
      if (!point) return '';
      taken.push(point);
      return `<text x="${n(point[0])}" y="${n(point[1] - 3)}" text-anchor="middle">${label}</text>`;
    })
    .join('');
  return {text, boxes: taken.map(([x, y]) => [x, y - 8, 30, 11])};
}

/** Cities around what is drawn, of which a chart without coasts names those in its frame, so that it is somewhere. */
const listTowns = ({west, south, east, north}: Bounds): Place[] =>
  [...cities, ...districts].filter(([, lon, lat]) => lon < west || lon > east || lat < south || lat > north);

/** The Thames in and around the frame of a chart: its middle, and its outline; empty where it is far away. */
function riverOf(view: View): {middle: Point[]; outline: string} {
  const points = thames.map(([longitude, latitude, width]) => {
    const [x, y] = view.projection([longitude, latitude]) as Point;
    return {x, y, half: width / 2 / view.metresPerUnit};
  });
  const isNear = ({x, y}: {x: number; y: number}): boolean =>
    Math.abs(x / view.width - 0.5) < 0.55 && Math.abs(y / view.height - 0.5) < 0.55;
  const course = points.filter((_, at) => points.slice(Math.max(0, at - 1), at + 2).some(isNear));
  const bank = (side: 1 | -1): Point[] =>
    course.map(({x, y, half}, at) => {
      const [before, after] = [course[at - 1] ?? {x, y}, course[at + 1] ?? {x, y}];
      const [u, v] = [after.x - before.x, after.y - before.y];
      const scale = (side * half) / Math.hypot(u, v);
      return [x - v * scale, y + u * scale];
    });
  return {middle: course.map(({x, y}) => [x, y]), outline: formatPathData([...bank(1), ...bank(-1).reverse()], true)};
}

const projections = {chart: 'Mercator projection', globe: 'Orthographic projection', world: 'Natural Earth projection'};

/**
 * What lies under and over the features of a map: sea, land, graticule and frame. It clips the projection of a chart.
 *
 * @param tolerance how far a coast may stray from the data, in units; where Natural Earth is at its finest, so is the drawing
 * @param drawn points of the shapes, which no name of the graticule crosses
 */
export function drawBaseMap(
  view: View,
  tolerance = view.metresPerUnit < 3_000 ? 0.9 : 1.3,
  drawn: readonly Point[] = [],
) {
  const {width, height, projection} = view;
  const ground = landFor(view);
  const chart = view.kind === 'chart';
  const grid = chart
    ? neatline(view, Boolean(ground))
    : {under: line(graticuleToPathData(projection, 30), 'grid'), over: ''};
  if (chart)
    projection.clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
  const coast = ground ? projectToPaths(projection, ground) : [];
  // From nearer by, its banks would be seen to be straight.
  const river = ground || view.metresPerUnit < 20 ? undefined : riverOf(view);
  const shores = samplesOf(river ? [river.middle] : coast.map(({points}) => points));
  const water = river?.outline
    ? `<path class="sea" stroke="var(--a-coast)" d="${river.outline}"/>`
    : line(simplifyToPathData(coast, tolerance, tolerance > 0.5), 'land');
  const outline = chart
    ? `<path class="${ground ? 'sea' : 'paper'}" d="M0 0h${width}v${height}h${-width}z"/>`
    : sphere(view, 'sea');
  const labels = chart ? {text: '', boxes: []} : gridLabels(view, drawn, shores);
  return {
    ground,
    /** Points along the coasts, or along the middle of the river. */
    shores,
    under: outline + water + grid.under,
    over: chart ? grid.over : sphere(view, 'rim') + labels.text,
    /** Where the graticule is named. */
    labels: labels.boxes,
  };
}

/**
 * Draws GeoJSON (WGS 84, longitude before latitude, RFC 7946) as a chart, a globe or a map of the world. A point with the property
 * `radius_m`, in metres, has a ring of that radius around it.
 *
 * @returns what the map says in words (content and extent), and its projection, reference system and Earth model, beside the drawing
 * @throws RangeError when there is no position to draw, or one that is not in degrees
 */
export function drawMap(object: GeoJSON, {id, title, alt, arrows}: DrawOptions) {
  const parts = groupGeometriesByType(object);
  const ranges = findRanges(object);
  const bounds = computeBounds({...parts, lines: [...parts.lines, ...ranges]});
  if (!Object.values(bounds).every((angle) => Math.abs(angle) <= 360))
    throw new RangeError('It has no angle in degrees.');
  const high = createMapView(bounds, frame);
  const view = landFor(high) ? high : createMapView(bounds, lowFrame);
  const {references, others} = separateReferences(object);
  const [placed, dashed] = [projectGeometryParts(view, parts), projectGeometryParts(view, references)];
  const {lines, polygons} = others;
  const shown = projectGeometryParts(view, {points: parts.points, lines, polygons});
  const {width, height} = view;
  const chart = view.kind === 'chart';
  const drawn = [...parts.lines, ...parts.polygons.flat(), ...ranges].map((path) =>
    pointsAt(view, densifyPath(path, 1)),
  );
  const strokes = samplesOf(drawn);
  const {ground, shores, under, over, labels} = drawBaseMap(view, undefined, [...strokes, ...placed.points]);
  const shapes =
    polygons
      .map((polygon) => line(projectGeometryParts(view, {...parts, polygons: [polygon]}).polygons, 'area'))
      .join('') +
    line(shown.outlines, 'edge') +
    (chart ? boxSizes(view, polygons) : '') +
    line(dashed.outlines + dashed.lines, 'reference') +
    line(projectGeometryParts(view, {points: [], lines: ranges, polygons: []}).lines, 'range') +
    line(shown.lines, 'back') +
    line(shown.lines, 'line') +
    (arrows ? line(directionArrows(view, {...parts, lines, polygons}), 'heads') : '');
  const [towns, corners] = ground ? [[], []] : [listTowns(bounds), [locatorCorner(view, placed)]];
  const kept = [...corners, ...labels];
  const names = nameTags(view, featuresOf(object), towns, placed, [...shores, ...strokes], kept);
  const inside =
    under +
    (chart ? '' : over) +
    shapes +
    marks(arrows ? shown : {...shown, vertices: []}, drawn.slice(drawn.length - ranges.length)) +
    names +
    corners.map((corner) => locator(view, corner)).join('') +
    (chart ? bar(view, Boolean(ground)) : '');
  const [left, top, right, bottom] = chart ? [frame.left, frame.top, frame.right, frame.bottom] : [2, 2, 2, 2];
  const heading = title ?? `Map of ${contents(parts)}`;
  const summary = `${contents(parts)}, ${extent(parts, bounds)}`.replace(/^./, (letter) => letter.toUpperCase());
  const method =
    `${projections[view.kind]}, WGS 84.` +
    (chart
      ? ` Scale at ${labelDegrees(computeBoundsCentre(bounds)[1], 'latitude', 1)} on a sphere of 6371.0088 km radius.`
      : '') +
    (ground ? '' : ' No coastline is fine enough for this scale.');
  const svg =
    `<svg class="a-map" viewBox="${-left} ${-top} ${width + left + right} ${height + top + bottom}" width="${width + left + right}" height="${height + top + bottom}" ` +
    `role="img" aria-labelledby="${id}-title" aria-describedby="${id}-desc"><title id="${id}-title">${escapeHtml(heading)}</title>` +
    `<desc id="${id}-desc">${escapeHtml(alt ? `${alt} ` : '')}${escapeHtml(summary)}.</desc>` +
    (chart ? `<svg width="${width}" height="${height}">${inside}</svg>${over}` : inside) +
    '</svg>';
  return {svg, title: heading, summary: `${summary}.`, method};
}
