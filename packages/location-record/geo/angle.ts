export interface ParsedPair {
  lon: number;
  lat: number;
  /** Which axis came first in the text. */
  order: 'lon-lat' | 'lat-lon';
  /** Whether the text itself says so (hemisphere letters, a scheme, a number beyond 90); if not, `order` is the assumption. */
  certain: boolean;
  /** The form that was recognised. */
  form: 'decimal' | 'dms' | 'geo-uri' | 'json-array';
}

export class AngleError extends Error {
  override name = 'AngleError';
}

/** Shortest decimal text of an angle in degrees, with at most so many decimals and no exponent: 51.4778 and not 51.47780. */
export function printDegrees(value: number, decimals = 7): string {
  const text = value.toFixed(decimals).replace(/\.0+$|(?<=\.\d+?)0+$/, '');
  return text === '-0' ? '0' : text;
}

/**
 * Degrees, minutes and seconds with a hemisphere letter, for example 51°28′40.12″N. The value is in degrees; seconds are rounded to
 * hundredths before they are split, so that 59.999″ never prints as 60″.
 */
export function printDms(value: number, axis: 'lon' | 'lat'): string {
  const hundredths = Math.round(Math.abs(value) * 360_000);
  const seconds = ((hundredths % 6000) / 100).toFixed(2).padStart(5, '0');
  const minutes = String(Math.floor(hundredths / 6000) % 60).padStart(2, '0');
  const letter = axis === 'lat' ? (value < 0 ? 'S' : 'N') : value < 0 ? 'W' : 'E';
  return `${Math.floor(hundredths / 360_000)}°${minutes}′${seconds}″${letter}`;
}

const LETTERS = {N: ['lat', 1], S: ['lat', -1], E: ['lon', 1], W: ['lon', -1]} as const;
type Letter = keyof typeof LETTERS;

interface Angle {
  value: number;
  axis?: 'lon' | 'lat';
}

const NUMBER = String.raw`\d+(?:\.\d+)?|\.\d+`;
const ANGLE = new RegExp(
  String.raw`^([NSEW])?\s*([+-])?\s*(${NUMBER})\s*(?:°|º|\s)?\s*(?:(${NUMBER})\s*(?:['′’]|\s)?\s*(?:(${NUMBER})\s*(?:["″”]|''|′′)?)?)?\s*([NSEW])?$`,
  'i',
);

/** How long a pair may be, in characters: any way to write it needs less, and the expressions here are for short texts. */
const LONGEST = 200;

function parseAngle(text: string): Angle {
  const match = ANGLE.exec(text.trim());
  if (!match) throw new AngleError(`"${text.trim()}" is not an angle`);
  const [, before, sign, degrees = '0', minutes, seconds, after] = match;
  if (before && after) throw new AngleError(`"${text.trim()}" has two hemisphere letters`);
  const letter = (before ?? after)?.toUpperCase() as Letter | undefined;
  if (letter && sign) throw new AngleError(`"${text.trim()}" has a sign and a hemisphere letter; give one of them`);
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60)
    throw new AngleError('minutes and seconds go from 0 to 59');
  if ((minutes !== undefined && degrees.includes('.')) || (seconds !== undefined && minutes?.includes('.')))
    throw new AngleError('only the last part of an angle may have decimals');
  const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const [axis, direction] = letter ? LETTERS[letter] : ([undefined, sign === '-' ? -1 : 1] as const);
  return {value: size === 0 ? 0 : size * direction, axis};
}

/** Cuts the text of two angles in the middle: at a comma or semicolon, after a hemisphere letter, or at the only blank. */
function cut(text: string): [string, string] {
  const parts = text.split(/\s*[,;]\s*/);
  if (parts.length === 2) return [parts[0]!, parts[1]!];
  if (parts.length > 2) throw new AngleError('two numbers are expected; use a full stop, not a comma, for decimals');
  const trailing = /^(.*?[NSEW])\s*(.*[NSEW])$/i.exec(text);
  const leading = /^([NSEW].*?)\s*([NSEW].*)$/i.exec(text);
  if (leading && !/[NSEW]$/i.test(text)) return [leading[1]!, leading[2]!];
  if (trailing) return [trailing[1]!, trailing[2]!];
  const words = text.split(/\s+/);
  if (words.length % 2 === 0)
    return [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
  throw new AngleError('two angles are expected');
}

/** Two angles in the order in which they are written. */
function createPair(
  [first, second]: readonly [number, number],
  {order, ...rest}: Pick<ParsedPair, 'order' | 'certain' | 'form'>,
): ParsedPair {
  const [lon, lat] = order === 'lon-lat' ? [first, second] : [second, first];
  if (Math.abs(lat) > 90) throw new AngleError(`latitude ${lat} is beyond ±90°`);
  if (Math.abs(lon) > 180) throw new AngleError(`longitude ${lon} is beyond ±180°`);
  return {lon, lat, order, ...rest};
}

/**
 * Reads a pair of angles, in degrees, from text: decimal ("-0.001475, 51.477812"), degrees-minutes-seconds
 * ("51°28′40.12″N 0°00′05.31″W"), a geo URI (RFC 5870) or a JSON array ("[lon, lat]").
 *
 * When the text does not name its axes, `assumed` decides, unless that reading is off the Earth and the other one is not.
 * Throws AngleError with a reason in words.
 */
export function parsePair(text: string, assumed: 'lon-lat' | 'lat-lon' = 'lon-lat'): ParsedPair {
  if (text.trim().length > LONGEST) throw new AngleError(`the text is longer than two angles, ${LONGEST} characters`);
  // Letters for units become signs first: the s of seconds, behind minutes, must not pass for the S of south.
  const trimmed = text
    .trim()
    .replace(/(?<=\d)\s*d/gi, '°')
    .replace(/(?<=\d)\s*m/gi, '′')
    .replace(/(?<=[′']\s*[\d.]+)\s*s(?=\s*[NSEW])/gi, '″')
    .replace(/(?<=′\s*[\d.]+)\s*s/g, '″');
  if (trimmed === '') throw new AngleError('nothing to read');
  if (/^geo:.*;crs=(?!wgs84(?:;|$))/i.test(trimmed))
    throw new AngleError('the geo URI names another reference system than WGS 84');
  const geoUri = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,-?\d+(?:\.\d+)?)?(?:;.*)?$/i.exec(trimmed);
  if (geoUri)
    return createPair([Number(geoUri[1]), Number(geoUri[2])], {order: 'lat-lon', certain: true, form: 'geo-uri'});
  const isArray = trimmed.startsWith('[') && trimmed.endsWith(']');
  const [first, second] = cut(isArray ? trimmed.slice(1, -1).trim() : trimmed);
  const a = parseAngle(first);
  const b = parseAngle(second);
  const form = isArray
    ? 'json-array'
    : /[°º′'″"]|[NSEW]/i.test(trimmed) || /\d\s+\d+\s+\d/.test(first)
      ? 'dms'
      : 'decimal';
  if (a.axis && a.axis === b.axis)
    throw new AngleError(`both angles are a ${a.axis === 'lat' ? 'latitude' : 'longitude'}`);
  const named = a.axis ?? (b.axis === 'lat' ? 'lon' : b.axis === 'lon' ? 'lat' : undefined);
  const angles = [a.value, b.value] as const;
  if (named) return createPair(angles, {order: named === 'lon' ? 'lon-lat' : 'lat-lon', certain: true, form});
  const lonFirst = Math.abs(a.value) <= 180 && Math.abs(b.value) <= 90;
  const latFirst = Math.abs(a.value) <= 90 && Math.abs(b.value) <= 180;
  const order = lonFirst && latFirst ? assumed : lonFirst ? 'lon-lat' : latFirst ? 'lat-lon' : assumed;
  return createPair(angles, {order, certain: lonFirst !== latFirst, form});
}
