import {readFileSync} from 'node:fs';
import {geoDistance} from 'd3-geo';
import {h3Outline} from '@astral-docs/location-record/geo/h3';
import type {FeatureCollection, GeoJSON, Polygon} from 'geojson';
import {describe, expect, it} from 'vitest';
import {thames} from '../../data/cities';
import remarkGeojsonFigure from '../../plugins/geojson-figure';
import {drawMap} from '../../plugins/geojson-figure/draw';
import {findRanges} from '../../plugins/geojson-figure/features';
import {EARTH_RADIUS_METRES, groupGeometriesByType, createMapView} from '../../src/lib/map';
import {compilePage} from '../support/markdown';

const page = (meta: string, body: string) => compilePage(`\`\`\`geojson ${meta}\n${body}\n\`\`\``, remarkGeojsonFigure);
const greenwich = '{"type": "Point", "coordinates": [-0.001475, 51.477812]}';

describe('a geojson fence', () => {
  it('keeps its code and gets a map with title, description and Earth model', async () => {
    const out = await page('title="The observatory" alt="South of the Thames."', greenwich);
    expect(out).toContain('<Figure kind="map"');
    expect(out).toContain('The observatory</title>');
    expect(out).toContain('South of the Thames. One point, at 51.477812° N, 0.001475° W.</desc>');
    expect(out).toContain('sphere of 6371.0088 km radius');
    expect(out).toContain('language-geojson');
    for (const unwanted of [' style=', '<script', 'NaN', 'https://']) expect(out).not.toContain(unwanted);
  });

  it('is left alone with no-figure', async () => {
    expect(await page('no-figure', greenwich)).not.toContain('Figure');
  });

  it.each([
    ['{', 'docs/page.md:1:1 This GeoJSON cannot be drawn:'],
    [
      '{"type": "GeometryCollection", "geometries": []}',
      'There is no position to draw. Fix it, or write no-figure in the fence.',
    ],
  ])('with %s stops the build', async (body, message) => {
    await expect(page('', body)).rejects.toThrow(message);
  });
});

describe('drawMap', () => {
  it.each([
    [
      'a building',
      '{"type": "Polygon", "coordinates": [[[-0.0021, 51.4774], [-0.0009, 51.4774], [-0.0007, 51.4782], [-0.0021, 51.4774]]]}',
      'One polygon with 3 corners, from 0.0021° W to 0.0007° W, from 51.4774° N to 51.4782° N, about 97 m by 89 m.',
      'No coastline is fine enough',
    ],
    [
      'a crossing',
      '{"type": "LineString", "coordinates": [[-74, 40], [0, 51]]}',
      'One line with 2 positions',
      'Orthographic',
    ],
    [
      'the world',
      '{"type": "MultiPoint", "coordinates": [[-120, 40], [0, 0], [150, -30]]}',
      '3 points, from 120° W to 150° E',
      'Natural Earth',
    ],
  ])('shows %s', (_what, text, summary, method) => {
    const geometry = JSON.parse(text) as GeoJSON;
    const map = drawMap(geometry, {id: 'x'});
    expect(map.summary).toContain(summary);
    expect(map.method).toContain(method);
    expect(map.svg).toMatch(
      /^<svg class="a-map" viewBox="[-\d. ]+" width="\d+" height="\d+" role="img" aria-labelledby="x-title" aria-describedby="x-desc">/,
    );
    expect(map.svg.length).toBeLessThan(14_000);
    expect(drawMap(geometry, {id: 'x'}).svg).toBe(map.svg);
  });

  const feature = (name: string, geometry: string, more = '') =>
    `{"type": "Feature", "properties": {"name": "${name}"${more}}, "geometry": ${geometry}}`;
  const draw = (...features: string[]) =>
    drawMap(JSON.parse(`{"type": "FeatureCollection", "features": [${features}]}`) as GeoJSON, {id: 'x'}).svg;
  const zone = '{"type": "Polygon", "coordinates": [[[-0.01, 51.47], [0.01, 51.47], [0, 51.48], [-0.01, 51.47]]]}';
  const anchor = (svg: string, name: string) => new RegExp(`text-anchor="(\\w+)">${name}<`).exec(svg)?.[1];

  it('names features next to points and inside the rest, where no line strikes the name through', () => {
    const svg = draw(feature('zone', zone), feature('<gate>', '{"type": "Point", "coordinates": [-0.001475, 51.477]}'));
    expect(anchor(svg, 'zone')).toBe('middle');
    expect(['start', 'end']).toContain(anchor(svg, '&lt;gate&gt;'));
    for (const [east, side] of [
      [2, 'end'],
      [-2, 'start'],
    ] as const) {
      const at = (longitude: number) => `{"type": "Point", "coordinates": [${longitude}, 40]}`;
      const line = `{"type": "LineString", "coordinates": [[-30, 40], [${-30 + east}, 40]]}`;
      expect(anchor(draw(feature('buoy', at(-30)), feature('', line), feature('', at(-30 - east))), 'buoy')).toBe(side);
    }
  });

  it('dashes what a shape is compared with, and names it outside', () => {
    const svg = draw(feature('parent', zone, ', "role": "reference"'));
    expect(svg).toContain('class="reference"');
    expect(svg).not.toContain('class="area"');
    expect(anchor(svg, 'parent')).toBe('start');
  });

  it('draws coasts of a chart to within a unit of the data', () => {
    const svg = draw(feature('', '{"type": "LineString", "coordinates": [[-1, 50], [2, 52]]}'));
    const projection = createMapView(
      {west: -1, south: 50, east: 2, north: 52},
      {width: 520, least: 260, most: 320},
    ).projection;
    // The tip of Dungeness, as Natural Earth has it.
    const [x, y] = projection([0.981, 50.918])!;
    let [u, v, nearest] = [0, 0, Infinity];
    for (const [, step, a, b = '0'] of /class="land" d="([^"]+)"/
      .exec(svg)![1]!
      .matchAll(/([Mlhv])(-?[\d.]+)[ ]?(-?[\d.]+)?/g)) {
      const [dx, dy] = step === 'v' ? [0, Number(a)] : [Number(a), Number(b)];
      [u, v] = step === 'M' ? [dx, dy] : [u + dx, v + dy];
      nearest = Math.min(nearest, Math.hypot(u - x, v - y));
    }
    expect(nearest).toBeLessThan(1);
  });
});

describe('ranges and directions on a map', () => {
  const draw = (text: string, arrows = false) => drawMap(JSON.parse(text) as GeoJSON, {id: 'x', arrows}).svg;
  const pathsOf = (svg: string, name: string) =>
    [...svg.matchAll(new RegExp(`class="${name}" d="([^"]+)"`, 'g'))].map(([, data]) => data!);

  it('draws the range of a point as a ring of that many metres', () => {
    const claim = JSON.parse(
      '{"type": "Feature", "properties": {"radius_m": 100}, "geometry": {"type": "Point", "coordinates": [-0.001475, 51.477812]}}',
    ) as GeoJSON;
    const [ring = []] = findRanges(claim);
    const metres = ring.map(
      (position) => geoDistance([-0.001475, 51.477812], position as [number, number]) * EARTH_RADIUS_METRES,
    );
    for (const distance of metres) expect(distance).toBeCloseTo(100, 3);
    expect(pathsOf(drawMap(claim, {id: 'x'}).svg, 'range')).toHaveLength(1);
  });

  it('shows the direction of rings where the writer asks for it', () => {
    const ring = '[[-0.002, 51.477], [-0.001, 51.477], [-0.001, 51.478], [-0.002, 51.478], [-0.002, 51.477]]';
    const square = `{"type": "Polygon", "coordinates": [${ring}]}`;
    expect(pathsOf(draw(square), 'heads')).toEqual([]);
    const [heads = ''] = pathsOf(draw(square, true), 'heads');
    expect(heads.match(/z/g)).toHaveLength(4);
    // The first edge runs east: its head begins at the tip, and goes back west.
    expect(heads).toMatch(/^M[\d.]+ [\d.]+l-12 /);
  });
});

describe('the map of a page', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  const mapOf = (path: string) => JSON.parse(/```geojson .*\n([^`]+)/.exec(read(path))![1]!) as GeoJSON;
  const pointsOf = (path: string) => groupGeometriesByType(mapOf(path)).points as [number, number][];
  const metresBetween = ([from, to]: [number, number][]) => geoDistance(from!, to!) * EARTH_RADIUS_METRES;

  it.each([
    ['docs/sdk/guides/offchain-workflow.md', ['samples/sdk/verify-passes-tampered.ts']],
    ['docs/sdk/guides/onchain-polygon.md', ['samples/spatial-sol/zone.ts']],
    ['docs/api/index.md', ['samples/api/box.sh', 'samples/api/box.out.txt']],
  ])('%s draws positions of its program only', (path, sources) => {
    const numbers = sources.flatMap((source) =>
      read(source)
        .match(/-?\d+\.\d+/g)!
        .map(Number),
    );
    const {points, lines, polygons} = groupGeometriesByType(mapOf(path));
    for (const axis of [points, lines, polygons].flat(4) as unknown as number[]) expect(numbers).toContain(axis);
  });

  it('names districts at their places around what is drawn, and none within, where it would be taken for a part of it', () => {
    const {svg} = drawMap(mapOf('docs/api/index.md'), {id: 'a'});
    const placeOf = (name: string) =>
      Number(new RegExp(`class="dot town" d="M([\\d.]+)[^>]*><text[^>]*>${name}`).exec(svg)![1]);
    const [peckham, catford, woolwich] = [placeOf('Peckham'), placeOf('Catford'), placeOf('Woolwich')];
    expect((woolwich - catford) / (catford - peckham)).toBeCloseTo((0.065 + 0.02) / (0.07 - 0.02), 1);
    expect(svg).not.toContain('Blackheath');
  });

  it('draws the Thames under its bridges where no coast is fine enough, and no river elsewhere', () => {
    // Chelsea Bridge, Waterloo Bridge and Tower Bridge, from other sources than the course.
    const bridges: [number, number][] = [
      [-0.1499, 51.4848],
      [-0.1168, 51.5085],
      [-0.0754, 51.5055],
    ];
    for (const bridge of bridges)
      expect(Math.min(...thames.map(([lon, lat]) => metresBetween([bridge, [lon, lat]])))).toBeLessThan(60);
    const waters = (path: string) => drawMap(mapOf(path), {id: 'a'}).svg.match(/<path class="sea"/g)?.length;
    expect([waters('docs/api/index.md'), waters('docs/sdk/guides/onchain-polygon.md')]).toEqual([1, undefined]);
  });

  it('moves an entry of Logbook by as much as six significant digits do', () => {
    const [place, entry] = pointsOf('docs/spatial-registries/logbook.md');
    expect(entry).toEqual(place!.map((axis) => Number(axis.toPrecision(6))));
    expect(metresBetween([place!, entry!])).toBeCloseTo(39, 0);
  });

  it('shows a stop of the program, and where its axes swapped lead', () => {
    const [stop, swapped] = pointsOf('docs/sdk/guides/getting-started.md');
    expect(read('samples/examples/trip-log.ts')).toContain(`[${stop!.join(', ')}]`);
    expect(swapped).toEqual([...stop!].reverse());
  });

  it('draws each child of a cell where H3 has it, with its digit', () => {
    const {features} = mapOf('docs/location-protocol/other-languages.md') as FeatureCollection<Polygon>;
    expect(features).toHaveLength(8);
    for (const {properties, geometry} of features) {
      const {name, cell = name} = properties as {name: string; cell?: string};
      if (cell !== name) expect(String((BigInt(`0x${cell}`) >> 24n) & 7n)).toBe(name);
      const outline = h3Outline(cell).coordinates[0]!.map((position) =>
        position.map((axis) => Number(axis.toFixed(4))),
      );
      expect(new Set(geometry.coordinates[0]!.map(String))).toEqual(new Set(outline.map(String)));
    }
  });

  it('puts a device 40 km from the server, within the bounds of the program', () => {
    const path = 'docs/location-proofs/signals.md';
    const [server, , device] = pointsOf(path);
    expect(metresBetween([server!, device!]) / 1000).toBeCloseTo(40, 0);
    const bounds = read('samples/proofs/round-trip.out.txt').match(/(?<=within )\d+/g)!;
    expect(read(path).match(/(?<="radius_m": )\d+(?=000)/g)).toEqual(bounds.slice(0, 2));
  });
});
