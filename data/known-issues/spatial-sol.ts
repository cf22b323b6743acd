import {boxErrors, distanceAccuracy, exactness} from '../spatial-sol';
import type {KnownIssue} from '../types';

const verified = '2026-11-22';
const read = 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol';
const program = 'executed: samples/spatial-sol/known-issues.ts';
const bench = 'executed: bench/spatial-sol-library.ts';
const source = `${read}; ${program}`;
const run = 'Run on a private chain: `samples/spatial-sol/known-issues.ts`';

const count = (value: number): string => value.toLocaleString('en-GB');
/** The least and the greatest of some numbers, as `163 to 200`. */
const range = (values: number[]): string => `${Math.min(...values)} to ${Math.max(...values)}`;
const refused = boxErrors.filter(({wronglyRefused}) => wronglyRefused > 0);
const accepted = boxErrors.filter(({wronglyAccepted}) => wronglyAccepted > 0);
const regions = (some: typeof boxErrors): string =>
  some
    .map(({region}) => region)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

export const spatialSolIssues: KnownIssue[] = [
  {
    id: 'spatial-sol-rounded-edge',
    area: 'spatial-sol',
    title: 'pointInPolygon rounds the edge next to a point',
    severity: 'medium',
    happens: `The function computes the longitude at which an edge crosses the parallel of the point with an integer division. For a point less than one unit from an edge, the result can be wrong, and different for the reversed ring: ${count(exactness.nearEdge.library.wrong)} of ${count(exactness.nearEdge.questions)} results within two units of an edge were wrong. In nanodegrees, a unit is 0.1 mm. Two zones that share an edge can both claim such a point, or both reject it.`,
    workaround: 'Use `Planar.contains`, or keep coordinates in units that are much finer than the precision you need.',
    evidence: `${run}, with the ring \`[0, 0, 0, 10, 3, 10]\` and the point (1, 5); ${count(exactness.questions)} seeded questions compared with exact arithmetic: \`bench/spatial-sol-library.ts\`.`,
    source: `${source}; ${bench}`,
    verified,
  },
  {
    id: 'spatial-sol-distance',
    area: 'spatial-sol',
    title: 'distance returns the wrong unit and the wrong value',
    severity: 'high',
    happens:
      'The result is in units of 10⁻¹⁵ m, not in nanometres. The function ignores that a degree of longitude is shorter at higher latitudes: the result is 41 % too long at 45° N and twice as long at 60° N. Across the antimeridian, the result is the distance around the Earth.',
    workaround:
      'Use `Sphere.shortDistance` or `Sphere.distance` of the contracts on this site, or compute outside the contract.',
    evidence: `${run}; compared with the haversine formula for ${distanceAccuracy.length} pairs.`,
    source: `${source}; ${bench}`,
    verified,
  },
  {
    id: 'spatial-sol-length',
    area: 'spatial-sol',
    title: 'length and perimeter inherit the error of distance',
    severity: 'high',
    happens:
      'Both add up results of `distance`, and are wrong by the same factors. `length` also rejects every closed path.',
    workaround: 'Add up `Sphere.distance` over the edges.',
    evidence: `${run}.`,
    source,
    verified,
  },
  {
    id: 'spatial-sol-bounding-box',
    area: 'spatial-sol',
    title: 'boundingBox confuses latitude and longitude',
    severity: 'high',
    happens: `The function compares a latitude with the largest longitude. The box was wrong for ${range(boxErrors.map(({wrongBoxes}) => wrongBoxes))} of ${boxErrors[0]!.rings} random rings, depending on the region. For an empty list, it returns an inverted box instead of an error.`,
    workaround: 'Use `Planar.boundingBox`.',
    evidence: `${run}; ${boxErrors[0]!.rings} rings in each of five regions.`,
    source: `${source}; ${bench}`,
    verified,
  },
  {
    id: 'spatial-sol-point-in-bbox',
    area: 'spatial-sol',
    title: 'pointInBbox never checks the south or the east side',
    severity: 'high',
    happens: `The function confuses its indices. Of ${boxErrors[0]!.points} random points and boxes, ${range(refused.map(({wronglyRefused}) => wronglyRefused))} were wrongly rejected in ${regions(refused)}, and ${range(accepted.map(({wronglyAccepted}) => wronglyAccepted))} were wrongly accepted in ${regions(accepted)}.`,
    workaround: 'Use `Planar.boxHolds`.',
    evidence: `${run}; ${boxErrors[0]!.points} points in each of five regions.`,
    source: `${source}; ${bench}`,
    verified,
  },
  {
    id: 'spatial-sol-area',
    area: 'spatial-sol',
    title: 'area always reverts',
    severity: 'medium',
    happens:
      '`area` reads one vertex past the end and reverts with Panic 0x32 for every input. If it did not, a clockwise ring would wrap to a number near 2²⁵⁶.',
    workaround: 'Use `Planar.area` for square nanodegrees or `Sphere.area` for square millimetres.',
    evidence: `${run}.`,
    source,
    verified,
  },
  {
    id: 'spatial-sol-stubs',
    area: 'spatial-sol',
    title: 'The bearing and azimuthal distance functions are empty',
    severity: 'medium',
    happens:
      'The functions whose names begin with `distanceBetweenAzimuthal` and `bearingFromAzimuthal` return 0 for every input.',
    workaround: 'Do not call them.',
    evidence: `${run}.`,
    source,
    verified,
  },
  {
    id: 'spatial-sol-nanodegree-sine',
    area: 'spatial-sol',
    title: 'The nanodegree sine works in whole degrees',
    severity: 'medium',
    happens:
      '`sinNanodegrees` and `cosNanodegrees` truncate their input to whole degrees. The error reaches 0.0178 of full scale. No sine function accepts a negative angle.',
    workaround: 'Use `Sphere.sin`, whose error is below 10⁻¹⁵.',
    evidence: `${run}.`,
    source,
    verified,
  },
  {
    id: 'spatial-sol-cos-panic',
    area: 'spatial-sol',
    title: 'Trigonometry.cos reverts in the last sixteenth of its range',
    severity: 'medium',
    happens: '`cos(uint16)` reverts with Panic 0x11 for inputs of 61,440 and more.',
    workaround: 'Reduce the input modulo 16,384, one full circle, before the call.',
    evidence: `${run}, with 61,439, 61,440 and 65,535.`,
    source: `DecentralizedGeo/spatial-sol@48ba886:src/Trigonometry.sol; ${program}`,
    verified,
  },
  {
    id: 'spatial-sol-is-polygon',
    area: 'spatial-sol',
    title: 'isPolygon accepts rings without an area',
    severity: 'low',
    happens:
      'Three points are enough, and all can be the same. GeoJSON requires four positions, of which the first and last are equal.',
    workaround: 'Check the count yourself, and that the area is not zero.',
    evidence: `${run}.`,
    source,
    verified,
  },
  {
    id: 'spatial-sol-licence',
    area: 'spatial-sol',
    title: 'There is no licence file',
    severity: 'low',
    happens:
      'The headers contain `APACHE OR MIT` and `BSD3`, which are not SPDX identifiers, and the repository has no licence text.',
    workaround: 'Ask the owners before you ship the code.',
    evidence: 'Read at the given commit.',
    source: `${read}; DecentralizedGeo/spatial-sol@48ba886:src/Trigonometry.sol`,
    verified,
  },
];
