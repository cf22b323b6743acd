// runs: offline
// Reads Logbook entries from a response of the EASScan index: decodes them,
// rejects what is broken, and makes four views.
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

/**
 * One entry, or why it is none. Logbook writes longitude first, whatever axis
 * order the text of `srs` stands for.
 */
export function decode({
  id: uid,
  attester,
  decodedDataJson,
}: Attestation): Entry | {uid: string; problem: string} {
  const fields = new Map(
    (
      JSON.parse(decodedDataJson) as {name: string; value: {value: Value}}[]
    ).map(({name, value}) => [name, value.value]),
  );
  const text = (name: string): string =>
    typeof fields.get(name) === 'string' ? (fields.get(name) as string) : '';
  const position = /^(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)$/.exec(
    text('location'),
  );
  if (!position)
    return {
      uid,
      problem: `cannot read the location ${JSON.stringify(text('location'))}`,
    };
  const [lon, lat] = [Number(position[1]), Number(position[2])];
  if (Math.abs(lon) > 180 || Math.abs(lat) > 90)
    return {uid, problem: `${lon}, ${lat} is not a place on Earth`};
  const stamp = fields.get('eventTimestamp');
  const eventTime =
    typeof stamp === 'object' && !Array.isArray(stamp)
      ? Number(stamp.hex)
      : Number(stamp);
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

/** Entries whose memo carries a hashtag, whole and in any case. */
export const tagged = (entries: Entry[], tag: string) =>
  entries.filter(({memo}) =>
    memo
      .toLowerCase()
      .split(/[^\p{L}\p{N}_#]+/u)
      .includes(tag.toLowerCase()),
  );
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
): Attestation {
  const field = (name: string, value: Value) => ({name, value: {value}});
  return {
    id: id(`${location} ${memo}`),
    attester,
    time: seconds + 60,
    revoked: false,
    decodedDataJson: JSON.stringify([
      field('eventTimestamp', {hex: `0x${seconds.toString(16)}`}),
      field('srs', 'EPSG:4326'),
      field('locationType', 'DecimalDegrees<string>'),
      field('location', location),
      field('mediaData', ['']),
      field('memo', memo),
    ]),
  };
}

const ANNA = `0x${'a1'.repeat(20)}`;
const BEN = `0x${'be'.repeat(20)}`;
const noon = Date.UTC(2026, 10, 20, 12) / 1000;
const answer = [
  canned(ANNA, noon, '-0.001475, 51.477812', 'The old meridian #greenwich'),
  canned(BEN, noon + 600, '-0.0015, 51.4779', '#Greenwich, ten minutes later'),
  canned(BEN, noon + 86_400, '13.3777, 52.5163', 'Under the gate'),
  canned(ANNA, noon, '151.215, -33.857', 'By the opera house'),
  canned(ANNA, noon, '51.477812, 191.5', 'Typed by hand'),
  canned(BEN, noon, '', 'Left empty'),
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
