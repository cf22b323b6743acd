import {describe, expect, it} from 'vitest';
import {computeLabelBox, placeCityLabels} from '@site/src/tools/shared/names';
import {createMapView} from '@site/src/lib/map';
import place from '@astral-docs/location-record/vectors/place.json';
import {
  findCells,
  listPlaceNotations,
  parsePlaceNotation,
  PlaceParseError,
  listShapeNotations,
} from '@site/src/lib/placeConverter';

const {longitude, latitude, encodings} = place;

describe('place converter: one place to every form', () => {
  const written = listPlaceNotations(longitude, latitude);

  it.each(written.map(({id, text}) => [id, text] as const))(
    'writes %s as the vector does, byte for byte',
    (id, text) => {
      expect(text).toBe(encodings[id as keyof typeof encodings].text);
    },
  );

  it('finds the cells of the swapped place, which are others', () => {
    const {h3, geohash} = findCells(latitude, longitude, 9, 9);
    expect([h3.cell, geohash.hash]).toEqual([place.swapped.h3, place.swapped.geohash]);
  });

  it('writes small numbers without an exponent', () => {
    expect(listPlaceNotations(0.0000001, 1e-9).every(({id, text}) => /h3|geohash/.test(id) || !/\de-/.test(text))).toBe(
      true,
    );
  });
});

describe('place converter: every form to one place', () => {
  const points = [
    'geojson',
    'coordinate-decimal+lon-lat',
    'v0.1-text-lon-lat',
    'wkt',
    'geo-uri',
    'scaledCoordinates',
  ] as const;
  it.each(points)('reads %s', (id) => {
    const {lon, lat} = parsePlaceNotation(encodings[id].text);
    expect([lon, lat]).toEqual([longitude, latitude]);
  });

  it('reads text with latitude first when told so', () => {
    const {lon, lat, assumed} = parsePlaceNotation(encodings['v0.1-text-lat-lon'].text, 'lat-lon');
    expect([lon, lat, assumed]).toEqual([longitude, latitude, 'lat-lon']);
  });

  it('reads degrees, minutes and seconds to what a hundredth of a second holds', () => {
    const {lon, lat, assumed, warnings} = parsePlaceNotation(encodings.dms.text);
    expect(lon).toBeCloseTo(longitude, 5);
    expect(lat).toBeCloseTo(latitude, 5);
    expect([assumed, warnings]).toEqual([null, []]);
  });

  it.each(['h3', 'geohash'] as const)('reads %s as an area and takes its centre', (id) => {
    const {lon, lat, shape, isCell} = parsePlaceNotation(encodings[id].text);
    expect(Math.hypot(lon - longitude, lat - latitude)).toBeLessThan(0.003);
    expect([shape?.type, isCell]).toEqual(['Polygon', true]);
  });

  it('warns of bare numbers and says what the other order would cost', () => {
    const {warnings, assumed} = parsePlaceNotation('-0.001475, 51.477812');
    expect(assumed).toBe('lon-lat');
    expect(warnings[0]).toContain('7,460 km');
  });

  it('takes the only order that is on Earth and says that the text looks swapped', () => {
    const {lon, lat, warnings, assumed} = parsePlaceNotation('48.2, -122.5');
    expect([lon, lat, assumed]).toEqual([-122.5, 48.2, null]);
    expect(warnings[0]).toContain('looks swapped');
  });

  it('offers the swapped text for GeoJSON and WKT off the Earth', () => {
    const thrown = (text: string): PlaceParseError => {
      try {
        parsePlaceNotation(text);
      } catch (error) {
        return error as PlaceParseError;
      }
      throw new Error('nothing was thrown');
    };
    expect(thrown('{"type":"Point","coordinates":[48.2,-122.5]}').swapped).toBe(
      '{"type":"Point","coordinates":[-122.5,48.2]}',
    );
    expect(thrown('POINT (48.2 -122.5)').swapped).toBe('POINT (-122.5 48.2)');
  });

  it('keeps a line or an area next to the middle of its box', () => {
    const reading = parsePlaceNotation('LINESTRING (0 10, 2 20)');
    expect([reading.lon, reading.lat]).toEqual([1, 15]);
    expect(listShapeNotations(reading).map(({text}) => text)).toEqual([
      '{"type":"LineString","coordinates":[[0,10],[2,20]]}',
      'LINESTRING (0 10, 2 20)',
    ]);
  });

  it('opens a Feature', () => {
    const {lon, lat} = parsePlaceNotation(
      '{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[3,4]}}',
    );
    expect([lon, lat]).toEqual([3, 4]);
  });

  it.each(['', 'somewhere', '{', '[1]', 'MULTIPOINT (1 2)', '8fffffffffffffff', '{"type":"Point"}'])(
    'says in a sentence why %j names no place',
    (text) => {
      expect(() => parsePlaceNotation(text)).toThrow(PlaceParseError);
    },
  );
});

describe('names on the map', () => {
  const at = (lon: number, lat: number, half: number) =>
    createMapView(
      {west: lon - half, east: lon + half, south: lat - half, north: lat + half},
      {width: 680, least: 354, most: 354},
      'chart',
    );

  it('names the greatest cities, inside the frame, and none over another or over what is kept free', () => {
    const free = [420, 60, 500, 120] as const;
    const names = placeCityLabels(at(10, 50, 20), [free]);
    expect(names.length).toBeGreaterThan(8);
    expect(names.map(({name}) => name)).toContain('London');
    const boxes = [free, ...names.map(computeLabelBox)];
    for (const [index, [left, top, right, bottom]] of boxes.entries()) {
      expect([left >= 0, right <= 680, top >= 0, bottom <= 354]).toEqual([true, true, true, true]);
      for (const other of boxes.slice(index + 1))
        expect(right <= other[0] || other[2] <= left || bottom <= other[1] || other[3] <= top).toBe(true);
    }
  });
});
