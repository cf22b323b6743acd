import {isLocationType, locationFromText, locationText} from './location';
import {CRS84, LP_VERSION, type LocationType, type PayloadV01, type PayloadV02, type RecordV02} from './model';

export class ConversionError extends Error {
  override name = 'ConversionError';
}

/** The four strings that carry a v0.2 record inside EAS. Optional fields have no slot there and stay behind. */
export function recordToPayload({lp_version, srs, location_type, location}: RecordV02): PayloadV02 {
  return {lp_version, srs, location_type, location: locationText(location)};
}

/** The record that four EAS strings carry. Throws ConversionError when the type is unknown or the text does not parse. */
export function payloadToRecord({lp_version, srs, location_type, location}: PayloadV02): RecordV02 {
  if (!isLocationType(location_type)) throw new ConversionError(`"${location_type}" is not in the v0.2 registry`);
  try {
    return {lp_version, srs, location_type, location: locationFromText(location_type, location)};
  } catch {
    throw new ConversionError(`location: JSON text is expected for ${location_type}`);
  }
}

const GEOJSON_TYPES: Record<string, LocationType> = {
  Point: 'geojson-point',
  LineString: 'geojson-line',
  Polygon: 'geojson-polygon',
};

/**
 * Turns the nine fields of v0.1 into a v0.2 record. SDK 0.2.0 and Logbook put longitude first, so EPSG:4326 becomes CRS84. What
 * has no place is named in `lost`. Throws ConversionError when the location has no type in the v0.2 registry, and for a bare decimal
 * pair, whose axis order is not known.
 */
export function upgradeV01(payload: PayloadV01): {record: RecordV02; lost: string[]} {
  const {eventTimestamp, srs, locationType, location, recipeType, mediaType, mediaData, memo} = payload;
  const lost: string[] = [];
  let type: LocationType;
  let value: unknown;
  if (/^(geojson|geoJson|point|polygon|line)/i.test(locationType)) {
    try {
      value = JSON.parse(location);
    } catch {
      throw new ConversionError('location: GeoJSON text is expected');
    }
    const found = GEOJSON_TYPES[String((value as {type?: unknown}).type)];
    if (!found)
      throw new ConversionError(`${String((value as {type?: unknown}).type)} has no type in the v0.2 registry`);
    type = found;
  } else if (/^(coordinate-)?decimal/i.test(locationType)) {
    throw new ConversionError('location: the axis order of a bare pair is not known (LP-19)');
  } else {
    const alias = /^wkt-/.test(locationType) ? 'wkt' : locationType === 'h3-index' ? 'h3' : locationType;
    if (!isLocationType(alias)) throw new ConversionError(`"${locationType}" has no type in the v0.2 registry`);
    type = alias;
    value = locationFromText(alias, location);
  }
  const record: RecordV02 = {
    lp_version: LP_VERSION,
    srs: srs === 'EPSG:4326' || srs === '' || srs === 'WGS84' ? CRS84 : srs,
    location_type: type,
    location: value,
  };
  if (eventTimestamp > 0n) record.event_timestamp = Number(eventTimestamp);
  if (mediaType[0] !== undefined && mediaData[0] !== undefined)
    Object.assign(record, {media_type: mediaType[0], media_data: mediaData[0]});
  if (mediaData.length > 1) lost.push(`${mediaData.length - 1} further media items`);
  if (recipeType.length > 0) lost.push(`${recipeType.length} recipes: the packing of several stamps is open in v0.2`);
  if (memo !== '') record.attributes = JSON.stringify({memo});
  return {record, lost};
}
