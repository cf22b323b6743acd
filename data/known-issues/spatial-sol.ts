import type {UnplacedIssue} from '../types';

const verified = '2026-11-22';
const read = 'DecentralizedGeo/spatial-sol@48ba886:src/Spatial.sol';
/** The library isn't part of this repository, so no test repeats these runs. */
const run = 'Read in the source at the given commit, and called on a private chain on 2026-11-22';

export const spatialSolIssues: UnplacedIssue[] = [
  {
    id: 'spatial-sol-rounded-edge',
    title: 'pointInPolygon rounds the edge next to a point',
    severity: 'medium',
    happens: `The function computes the longitude at which an edge crosses the parallel of the point with an integer division. For a point less than one unit from an edge, the result can be wrong, and different for the reversed ring. In nanodegrees, a unit is 0.1 mm. Two zones that share an edge can both claim such a point, or both reject it.`,
    workaround: 'Use `Planar.contains`, or keep coordinates in units that are much finer than the precision you need.',
    evidence: `${run}, with the ring \`[0, 0, 0, 10, 3, 10]\` and the point (1, 5).`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-distance',
    title: 'distance returns the wrong unit and the wrong value',
    severity: 'high',
    happens:
      'The result is in units of 10⁻¹⁵ m, not in nanometres. The function ignores that a degree of longitude is shorter at higher latitudes: along a parallel, the result is 41 % too long at 45° N and twice as long at 60° N. Across the antimeridian, the result is the distance around the Earth.',
    workaround: 'Compute distances outside the contract.',
    evidence: `${run}, and compared with the haversine formula.`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-length',
    title: 'length and perimeter inherit the error of distance',
    severity: 'high',
    happens:
      'Both add up results of `distance`, and are wrong by the same factors. `length` also rejects every closed path.',
    workaround: 'Compute lengths outside the contract.',
    evidence: `${run}.`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-bounding-box',
    title: 'boundingBox confuses latitude and longitude',
    severity: 'high',
    happens: `The function compares a latitude with the largest longitude. For an empty list, it returns an inverted box instead of an error.`,
    workaround: 'Use `Planar.boundingBox`.',
    evidence: `${run}, with 200 random rings in each of five regions.`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-point-in-bbox',
    title: 'pointInBbox never checks the south or the east side',
    severity: 'high',
    happens: `The function confuses its indices. It rejects points inside a box and accepts points outside.`,
    workaround: 'Use `Planar.boxHolds`.',
    evidence: `${run}, with 400 random points in each of five regions.`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-area',
    title: 'area always reverts',
    severity: 'medium',
    happens:
      '`area` reads one vertex past the end and reverts with Panic 0x32 for each closed ring. Other paths fail a check before. If it did not, a clockwise ring would wrap to a number near 2²⁵⁶.',
    workaround: 'Use `Planar.area`, in square nanodegrees, or compute land areas outside the contract.',
    evidence: `${run}.`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-stubs',
    title: 'The bearing and azimuthal distance functions are empty',
    severity: 'medium',
    happens:
      'The functions whose names begin with `distanceBetweenAzimuthal` and `bearingFromAzimuthal` return 0 for every input.',
    workaround: 'Do not call them.',
    evidence: `${run}.`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-nanodegree-sine',
    title: 'The nanodegree sine works in whole degrees',
    severity: 'medium',
    happens:
      '`sinNanodegrees` and `cosNanodegrees` truncate their input to whole degrees. The error reaches 0.0178 of full scale. No sine function accepts a negative angle.',
    workaround: 'Compute sines outside the contract.',
    evidence: `${run}.`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-cos-panic',
    title: 'Trigonometry.cos reverts in the last sixteenth of its range',
    severity: 'medium',
    happens: '`cos(uint16)` reverts with Panic 0x11 for inputs of 61,440 and more.',
    workaround: 'Reduce the input modulo 16,384, one full circle, before the call.',
    evidence: `${run}, with 61,439, 61,440 and 65,535.`,
    source: 'DecentralizedGeo/spatial-sol@48ba886:src/Trigonometry.sol',
    verified,
  },
  {
    id: 'spatial-sol-is-polygon',
    title: 'isPolygon accepts rings without an area',
    severity: 'low',
    happens:
      'Three points are enough, and all can be the same. GeoJSON requires four positions, of which the first and last are equal.',
    workaround: 'Check the count yourself, and that the area is not zero.',
    evidence: `${run}.`,
    source: read,
    verified,
  },
  {
    id: 'spatial-sol-licence',
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
