import type {KnownPlace} from './rules/geojsonLint';
import {readText} from './site';

/** Places that the samples speak of: name, kind, country, longitude, latitude, separated by tabs. Degrees, WGS 84. */
export const places: readonly KnownPlace[] = readText('data/records/places.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [name = '', , , longitude, latitude] = line.split('\t');
    return {name, longitude: Number(longitude), latitude: Number(latitude)};
  });
