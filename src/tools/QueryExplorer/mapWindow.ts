import {geoEquirectangular} from 'd3-geo';
import type {Box} from '@astral-docs/api-model/types';
import {boundsWidthDegrees, EARTH_RADIUS_METRES, wrapLongitude, type View} from '@site/src/lib/map';

/** Height of the map as a part of its width: on a phone, marks need more than half of it. */
export const MAP_ASPECT = globalThis.innerWidth < 600 ? 0.8 : 0.5;

/** Extent of the map: longitude and latitude of the middle, width; degrees. */
export interface MapWindow {
  lon: number;
  lat: number;
  width: number;
}

/** A position in degrees, WGS 84; the longitude may be of any turn. */
export type Corner = readonly [longitude: number, latitude: number];

/** The whole world. */
export const WORLD_WINDOW: MapWindow = {lon: 0, lat: 0, width: 360};

/** The value, or the nearer of the two bounds. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Keeps a window on the Earth: 2 to 360 degrees wide, what it shows between the poles. */
function clampWindow({lon, lat, width}: MapWindow): MapWindow {
  const size = clamp(width, 2, 360);
  const reach = Math.max(0, 90 - (size * MAP_ASPECT) / 2);
  return {lon: wrapLongitude(lon, 0), lat: clamp(lat, -reach, reach), width: size};
}

/** A window that shows a box with room around it. */
export function createWindowAround([west, south, east, north]: Box): MapWindow {
  const across = boundsWidthDegrees({west, east});
  const width = Math.max(across, (north - south) / MAP_ASPECT, 1) * 1.6;
  return clampWindow({lon: west + across / 2, lat: (south + north) / 2, width});
}

/** A window moved by parts of its width and height: positive is east and north. */
export const shiftWindow = (shown: MapWindow, east: number, north: number): MapWindow =>
  clampWindow({
    ...shown,
    lon: shown.lon + east * shown.width,
    lat: shown.lat + north * shown.width * MAP_ASPECT,
  });

/** A window of `factor` times the width around the same middle. */
export const scaleWindow = (shown: MapWindow, factor: number): MapWindow =>
  clampWindow({...shown, width: shown.width * factor});

/** A window in pixels of the screen, for what keeps its size there. `pixels` is the width of the map. */
export function createWindowMapView({lon, lat, width}: MapWindow, pixels: number): View {
  const scale = pixels / width;
  const height = pixels * MAP_ASPECT;
  return {
    kind: 'chart',
    projection: geoEquirectangular()
      .rotate([-lon, 0])
      .center([0, lat])
      .scale((scale * 180) / Math.PI)
      .translate([pixels / 2, height / 2]),
    centre: [lon, lat],
    width: pixels,
    height,
    metresPerUnit: (EARTH_RADIUS_METRES * Math.PI) / 180 / scale,
  };
}

/** The box between two corners, with as many decimals as a pixel is worth on a map of this width in degrees. */
export function boxFromCorners([ax, ay]: Corner, [bx, by]: Corner, width: number): Box {
  const decimals = width > 120 ? 1 : width > 12 ? 2 : 3;
  const round = (value: number) => Number(value.toFixed(decimals)) + 0;
  const [south, north] = [Math.min(ay, by), Math.max(ay, by)].map((y) => round(clamp(y, -90, 90))) as [number, number];
  if (Math.abs(bx - ax) >= 360) return [-180, south, 180, north];
  const [west, east] = [round(wrapLongitude(Math.min(ax, bx), 0)), round(wrapLongitude(Math.max(ax, bx), 0))];
  // The antimeridian is 180 when a box ends on it and −180 when it starts there.
  return [west === 180 ? -180 : west, south, east === -180 ? 180 : east, north];
}
