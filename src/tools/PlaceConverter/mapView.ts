import {createMapView, type View} from '@site/src/lib/map';
import {boundingBox, type Geometry} from '@astral-docs/location-record/geo';

/** Longitude and latitude in degrees, WGS 84. */
export type LonLat = readonly [longitude: number, latitude: number];
/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/** Least extent of the map in degrees, by step of zoom; the first is the whole world. */
const SPANS = [360, 40, 12, 4, 1.2, 0.4, 0.12, 0.04, 0.012, 0.004, 0.0012];
/** The deepest step of zoom. */
export const MAX_ZOOM = SPANS.length - 1;
/** The step that the map opens with: the country round a place, which tells it from its neighbours. */
export const INITIAL_ZOOM = 2;
/** The steps from which on the finer coast is drawn, and none: there, it would stray by more than it says. */
export const FINE_COAST_ZOOM = 2;
export const NO_COAST_ZOOM = 4;

/** Height of the map, in pixels, for its width: low on a wide page, and on a phone still high enough for a finger. */
export const computeMapHeightPx = (width: number): number =>
  Math.round(Math.max(width * 0.52, Math.min(width * 0.75, 320)));

/** A view of a place at a step of zoom, in pixels. */
export function createZoomedMapView([lon, lat]: LonLat, zoom: number, [width, height]: Size): View {
  const size = {width, least: height, most: height};
  if (zoom === 0) {
    const world = createMapView({west: -180, south: -90, east: 180, north: 90}, size, 'world');
    const [x, y] = world.projection.translate();
    world.projection.translate([x, y + (height - world.height) / 2]);
    return {...world, height};
  }
  const half = SPANS[zoom]! / 2;
  const bounds = {west: lon - half, east: lon + half, south: lat - half, north: lat + half};
  // Mercator has no poles: near them the map becomes a globe.
  const polar = Math.abs(lat) + half > 85;
  const view = createMapView(bounds, size, polar ? 'globe' : 'chart');
  if (!polar)
    view.projection.precision(0).clipExtent([
      [-20, -20],
      [width + 20, height + 20],
    ]);
  return view;
}

/** The deepest step of zoom at which a geometry takes at most a third of the height. */
export function findFittingZoom(geometry: Geometry): number {
  const [, south, , north] = boundingBox(geometry);
  const tooNear = SPANS.findIndex((span) => span < 3 * (north - south));
  return tooNear < 0 ? MAX_ZOOM : Math.max(0, tooNear - 1);
}

/** A point of a view as a place, with as many decimals as a pixel can tell apart; undefined beyond the Earth. */
export function locatePoint({projection, metresPerUnit}: View, x: number, y: number): LonLat | undefined {
  const at = projection.invert?.([x, y]);
  if (!at?.every(Number.isFinite)) return undefined;
  const decimals = Math.min(7, Math.max(1, Math.ceil(-Math.log10(metresPerUnit / 111_195))));
  const [lon, lat] = [((at[0] + 540) % 360) - 180, at[1]].map((angle) => Number(angle.toFixed(decimals)));
  return Math.abs(at[1]) <= 90 ? [lon!, lat!] : undefined;
}
