// runs: offline
// Decodes Logbook entries as the EASScan index returns them, rejects what is
// broken, and makes four views. Its entries are made up, and it sends nothing.
// #region imports
import {id} from 'ethers';
// #endregion imports

// #region query
/**
 * What to post as JSON to https://sepolia.easscan.org/graphql, or to the same
 * path on the host of another chain.
 */
export const request = (schemaId: string, attester: string) => ({
  query: `query Entries($where: AttestationWhereInput) {
    attestations(where: $where, orderBy: [{time: desc}], take: 100) { id attester time revoked decodedDataJson }
  }`,
  variables: {
    where: {schemaId: {equals: schemaId}, attester: {equals: attester}},
  },
});
// #endregion query

// #region decode
export interface Attestation {
  id: string;
  attester: string;
  /** Unix seconds of the block. */
  time: number;
  revoked: boolean;
  /** JSON text: a list of {name, type, value: {value}}. */
  decodedDataJson: string;
}

export interface Entry {
  uid: string;
  attester: string;
  lon: number;
  lat: number;
  /** What the author says, in Unix seconds. No one has checked it. */
  eventTime: number;
  memo: string;
  media: string[];
}

type Value = string | string[] | {hex: string};

/** What Logbook writes. Its text is longitude first, whatever `srs` says. */
const LOCATION_TYPE = 'DecimalDegrees<string>';
const LAST_SECOND = 8.64e12; // the last one that a Date can hold

/** One entry. Throws for what is none. */
function read({
  id: uid,
  attester,
  revoked,
  decodedDataJson,
}: Attestation): Entry {
  if (revoked) throw new Error('revoked');
  const list = JSON.parse(decodedDataJson) as {
    name: string;
    value: {value: Value};
  }[];
  const fields = new Map(list.map(({name, value}) => [name, value.value]));
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const type = text('locationType');
  if (type !== LOCATION_TYPE) throw new Error(`location type "${type}"`);
  const place = text('location');
  const position = /^(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)$/.exec(place);
  if (!position) throw new Error(`cannot read the location "${place}"`);
  const [lon, lat] = [Number(position[1]), Number(position[2])];
  if (Math.abs(lon) > 180 || Math.abs(lat) > 90)
    throw new Error(`${place} is not a place on Earth`);
  if (lon === 0 && lat === 0) throw new Error(`${place} is seldom meant`);
  const stamp = fields.get('eventTimestamp') as {hex?: string} | undefined;
  const eventTime = Number(stamp?.hex ?? stamp);
  if (!(eventTime > 0 && eventTime <= LAST_SECOND))
    throw new Error('cannot read the time');
  const media = fields.get('mediaData');
  return {
    uid,
    attester,
    lon,
    lat,
    eventTime,
    memo: text('memo'),
    // An entry without a picture carries one empty text.
    media: Array.isArray(media) ? media.filter(Boolean) : [],
  };
}

/** One entry, or why it is none: a bad one does not end the list. */
export function decode(
  attestation: Attestation,
): Entry | {uid: string; problem: string} {
  try {
    return read(attestation);
  } catch (error) {
    const problem =
      error instanceof SyntaxError ? 'not JSON' : (error as Error).message;
    return {uid: attestation.id, problem};
  }
}
// #endregion decode

// #region views
/** Metres on the mean sphere (haversine formula, R = 6,371,008.8 m). */
export function metres(
  a: {lon: number; lat: number},
  b: {lon: number; lat: number},
): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) *
      Math.cos(b.lat * rad) *
      Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

export function byAuthor(entries: Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries)
    groups.set(entry.attester, [...(groups.get(entry.attester) ?? []), entry]);
  return groups;
}

/** Entries near a place and a time: the candidates for "the same event". */
export const together = (
  entries: Entry[],
  centre: Entry,
  withinMetres: number,
  withinSeconds: number,
) =>
  entries.filter(
    (entry) =>
      metres(entry, centre) <= withinMetres &&
      Math.abs(entry.eventTime - centre.eventTime) <= withinSeconds,
  );

/** Entries of a list of people. */
export const ofGroup = (entries: Entry[], members: string[]) =>
  entries.filter(({attester}) => members.includes(attester));

/** One spelling of a text: composed, and in lower case. */
const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Entries whose memo has a hashtag: letters with their marks, digits, underscores. */
export const tagged = (entries: Entry[], tag: string) =>
  entries.filter(({memo}) => {
    const tags: string[] = fold(memo).match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? [];
    return tags.includes(fold(tag));
  });
// #endregion views

// #region geojson
/** For any map: positions are longitude first, in WGS 84 degrees (RFC 7946). */
export const featureCollection = (entries: Entry[]) => ({
  type: 'FeatureCollection' as const,
  features: entries.map(({uid, lon, lat, eventTime, memo}) => ({
    type: 'Feature' as const,
    id: uid,
    geometry: {type: 'Point' as const, coordinates: [lon, lat]},
    properties: {memo, eventTime: new Date(eventTime * 1000).toISOString()},
  })),
});
// #endregion geojson

// #region show
/** An answer as the index gives it, with made-up authors. */
function canned(
  attester: string,
  seconds: number,
  location: string,
  memo: string,
  {locationType = LOCATION_TYPE, ...change}: Record<string, unknown> = {},
): Attestation {
  const field = (name: string, value: unknown) => ({name, value: {value}});
  return {
    id: id(`${location} ${memo}`),
    attester,
    time: seconds + 60,
    revoked: false,
    decodedDataJson: JSON.stringify([
      field('eventTimestamp', {hex: `0x${seconds.toString(16)}`}),
      field('srs', 'EPSG:4326'),
      field('locationType', locationType),
      field('location', location),
      field('mediaData', ['']),
      field('memo', memo),
    ]),
    ...change,
  };
}

const ANNA = `0x${'a1'.repeat(20)}`;
const BEN = `0x${'be'.repeat(20)}`;
const noon = Date.UTC(2026, 10, 20, 12) / 1000;
const gate = '13.3777, 52.5163';
const answer = [
  canned(ANNA, noon, '-0.001475, 51.477812', 'The old meridian #greenwich'),
  canned(BEN, noon + 600, '-0.0015, 51.4779', '#Greenwich, ten minutes later'),
  canned(BEN, noon + 86_400, gate, 'Under the gate'),
  canned(ANNA, noon, '151.215, -33.857', 'By the opera house'),
  canned(ANNA, noon, '51.477812, 191.5', 'Typed by hand'),
  canned(BEN, noon, '', 'Left empty'),
  canned(ANNA, noon, '0, 0', 'No signal'),
  canned(ANNA, noon, gate, 'Taken back', {revoked: true}),
  canned(BEN, noon, gate, 'By another app', {locationType: 'geojson-point'}),
  canned(BEN, 1e30, gate, 'In a far future'),
  canned(BEN, noon, gate, 'Cut short', {decodedDataJson: '[{"name":'}),
];

const decoded = answer.map(decode);
const entries = decoded.filter(
  (entry): entry is Entry => !('problem' in entry),
);
for (const entry of decoded) {
  const short = `${entry.uid.slice(0, 10)}…`;
  console.log(
    short,
    'problem' in entry
      ? `rejected: ${entry.problem}`
      : `${entry.lon}, ${entry.lat}  ${entry.memo}`,
  );
}
console.log(
  'by author:          ',
  [...byAuthor(entries).values()].map((list) => list.length).join(' and '),
);
console.log(
  'together:           ',
  together(entries, entries[0]!, 500, 3600).length,
);
console.log('of a group:         ', ofGroup(entries, [BEN]).length);
console.log('tagged #greenwich:  ', tagged(entries, '#greenwich').length);
console.log(JSON.stringify(featureCollection(entries.slice(0, 1)), null, 2));
// #endregion show
