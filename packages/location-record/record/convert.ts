import {isLocationType, locationFromText, locationText} from './location';
import type {Payloads, RecordV02} from './model';

export class ConversionError extends Error {
  override name = 'ConversionError';
}

/** The four strings that carry a v0.2 record inside EAS. Optional fields have no slot there and stay behind. */
export function recordToPayload({lp_version, srs, location_type, location}: RecordV02): Payloads['v0.2'] {
  return {lp_version, srs, location_type, location: locationText(location)};
}

/** The record that four EAS strings carry. Throws ConversionError when the type is unknown or the text does not parse. */
export function payloadToRecord({lp_version, srs, location_type, location}: Payloads['v0.2']): RecordV02 {
  if (!isLocationType(location_type)) throw new ConversionError(`"${location_type}" is not in the v0.2 registry`);
  try {
    return {lp_version, srs, location_type, location: locationFromText(location_type, location)};
  } catch {
    throw new ConversionError(`location: JSON text is expected for ${location_type}`);
  }
}
