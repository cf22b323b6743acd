/** Cases about claims, stamps and proofs of the verify service. Signatures and hashes come from ethers. */
import {Signature, SigningKey, Wallet, hashMessage, id as hashOfText, keccak256, toBeHex, toUtf8Bytes} from 'ethers';
import type {ReasonCode} from '../site';
import {Chance, flagged, rulesOf, verdict, type Case, type Flag} from './case';
import {CRS84, TIME} from './bytes';

type Json = Record<string, unknown>;
const cases: Case[] = [];
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

function push(
  id: string,
  op: string,
  rules: readonly string[],
  flags: readonly Flag[],
  note: string,
  input: unknown,
  output: unknown,
): void {
  cases.push({id, op, rules, flags, note, input, output});
}
function check(
  kind: 'claim' | 'stamp' | 'proof',
  id: string,
  value: unknown,
  codes: readonly ReasonCode[],
  note: string,
  flags: readonly Flag[] = [],
): void {
  const output = verdict(...codes);
  push(`${kind}-${id}`, `check-${kind}`, rulesOf(codes, 'LP-55'), flagged(output, flags), note, {value}, output);
}

type Kind = (id: string, value: unknown, codes: readonly ReasonCode[], note: string, flags?: readonly Flag[]) => void;
const [claim, stamp, proof] = (['claim', 'stamp', 'proof'] as const).map(
  (kind): Kind =>
    (...rest) =>
      check(kind, ...rest),
) as [Kind, Kind, Kind];

const at = (lon: number, lat: number): Json => ({
  lpVersion: '0.2',
  locationType: 'geojson-point',
  location: {type: 'Point', coordinates: [lon, lat]},
  srs: CRS84,
});
const CLAIM: Json = {
  ...at(-0.001475, 51.477812),
  subject: {scheme: 'device-pubkey', value: 'device-7'},
  radius: 100,
  time: {start: TIME, end: TIME + 600},
  eventType: 'presence',
};
const UNSIGNED: Json = {
  ...at(-0.0009, 51.4779),
  temporalFootprint: {start: TIME - 60, end: TIME + 660},
  plugin: 'example-receiver',
  pluginVersion: '1.0.0',
  signals: {satellites: 11, accuracyMeters: 6},
};
const A = new SigningKey(hashOfText('stamp A of the Astral documentation'));
const B = new SigningKey(hashOfText('stamp B of the Astral documentation'));

/** The members of a stamp that the service knows, without its signatures, sorted at every level; of a location type and coordinates. */
function messageOf(stamp: Json): string {
  const {lpVersion, locationType, srs, temporalFootprint, plugin, pluginVersion, signals} = stamp;
  const {type, coordinates} = stamp.location as Json;
  const location = typeof stamp.location === 'string' ? stamp.location : {type, coordinates};
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.keys(value)
              .sort()
              .map((name) => [name, sorted((value as Json)[name])]),
          )
        : value;
  return JSON.stringify(
    sorted({lpVersion, locationType, location, srs, temporalFootprint, plugin, pluginVersion, signals}),
  );
}
function stampOf(unsigned: Json = UNSIGNED, keys: readonly SigningKey[] = [A], change: Json = {}): Json {
  const signatures = keys.map((key) => ({
    signer: {scheme: 'eth-address', value: new Wallet(key.privateKey).address},
    algorithm: 'secp256k1',
    value: key.sign(hashMessage(messageOf(unsigned))).serialized,
    timestamp: TIME + 660,
    ...change,
  }));
  return {...unsigned, signatures};
}
const without = (value: Json, name: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));

// --- Claims ---------------------------------------------------------------------------------------------------------------

claim('whole', CLAIM, [], 'A claim');
claim('no-event', without(CLAIM, 'eventType'), [], 'eventType is optional', ['Boundary']);
claim('more-members', {...CLAIM, note: 'x'}, [], 'Other members are left out of every hash, and allowed', ['Boundary']);
claim('h3', {...CLAIM, locationType: 'h3', location: '89194ad2307ffff'}, [], 'A cell');
claim(
  'other-type',
  {...CLAIM, locationType: 'plus-code', location: '9C3XFXHX+4C'},
  [],
  'A type outside the registry is not looked into',
  ['Boundary'],
);
claim('array', [], ['not-object'], 'An array');
claim('text', 'claim', ['not-object'], 'Text');
for (const name of ['lpVersion', 'locationType', 'location', 'srs', 'subject', 'radius', 'time'])
  claim(`no-${name}`, without(CLAIM, name), ['member-missing'], `${name} is absent`);
claim('no-scheme', {...CLAIM, subject: {value: 'x'}}, ['member-missing'], 'subject.scheme is absent');
claim('no-end', {...CLAIM, time: {start: TIME}}, ['member-missing'], 'time.end is absent');
for (const [id, change, codes, note, flags] of [
  [
    'version-draft',
    {lpVersion: '1.0.0'},
    ['lp-version-value'],
    'The version of a record is not that of a claim',
    ['Boundary'],
  ],
  ['version-long', {lpVersion: '0.2.0'}, ['lp-version-value'], 'Three numbers', ['Boundary']],
  ['version-number', {lpVersion: 0.2}, ['member-type'], 'A number', ['Number']],
  ['type-empty', {locationType: ''}, ['member-type'], 'An empty text', ['Boundary']],
  ['location-number', {location: 5}, ['member-type'], 'A number'],
  ['location-array', {location: [1, 2]}, ['member-type'], 'An array'],
  ['location-text', {location: '{}'}, ['geojson-as-text'], 'Text under a GeoJSON type'],
  [
    'location-range',
    {location: {type: 'Point', coordinates: [51, -100]}},
    ['axes-swapped'],
    'The place is checked as in a record',
    ['AxisOrder'],
  ],
  ['location-mismatch', {locationType: 'geojson-line'}, ['geometry-mismatch'], 'The place is checked as in a record'],
  ['srs-short', {srs: 'EPSG:4326'}, ['srs-short-code'], 'The reference system is checked as in a record'],
  ['srs-name', {srs: 'WGS84'}, ['srs-not-uri'], 'The reference system is checked as in a record'],
  ['srs-number', {srs: 4326}, ['member-type'], 'A number'],
  [
    'srs-lat-first',
    {srs: 'http://www.opengis.net/def/crs/EPSG/0/4326'},
    [],
    'LP-40 is about records',
    ['AxisOrder', 'Boundary'],
  ],
  ['subject-text', {subject: 'device-7'}, ['member-type'], 'Text instead of scheme and value'],
  ['subject-empty', {subject: {scheme: 'did:web', value: ''}}, ['member-type'], 'An empty text', ['Boundary']],
  ['radius-text', {radius: '100'}, ['member-type'], 'Text', ['Number']],
  ['radius-boolean', {radius: true}, ['member-type'], 'In some languages true is a number', ['Number']],
  [
    'window-reversed',
    {time: {start: TIME + 1, end: TIME}},
    ['window-order'],
    'The end is one second before the start',
    ['Boundary'],
  ],
  ['window-far', {time: {start: 2 ** 53 - 1, end: 1}}, ['window-order'], 'The end is long before the start'],
  ['window-fraction', {time: {start: TIME, end: TIME + 0.5}}, ['member-type'], 'A fraction', ['Number', 'Boundary']],
  ['window-text', {time: {start: '2025-01-01', end: '2025-01-02'}}, ['member-type'], 'Dates as text'],
  [
    'window-reversed-text',
    {time: {start: TIME, end: '1'}},
    ['member-type'],
    'The order is checked between integers only',
    ['Order'],
  ],
  ['event-number', {eventType: 7}, ['member-type'], 'A number'],
  [
    'several',
    {lpVersion: '1', radius: 0, subject: {}, location: {type: 'Point', coordinates: [200, 0]}},
    ['member-missing', 'lp-version-value', 'radius-not-positive', 'longitude-range'],
    'Every reason is told',
    ['Order'],
  ],
] as [string, Json, ReasonCode[], string, Flag[]?][])
  claim(id, {...CLAIM, ...change}, codes, note, flags);

// --- Stamps ---------------------------------------------------------------------------------------------------------------

const STAMP = stampOf();
stamp('whole', STAMP, [], 'A stamp');
stamp('two-signers', stampOf(UNSIGNED, [A, B]), [], 'Two signatures');
stamp(
  'member-order',
  Object.fromEntries(Object.entries(STAMP).reverse()),
  [],
  'The order of the members does not matter',
  ['Text'],
);
stamp('more-members', {...STAMP, note: 'x'}, [], 'Other members are not signed', ['Boundary']);
stamp(
  'more-location-members',
  {...STAMP, location: {...(STAMP.location as Json), bbox: [0, 0, 0, 0]}},
  [],
  'Other members of a geometry are not signed',
  ['Boundary'],
);
stamp(
  'numbers',
  stampOf({...UNSIGNED, signals: {drift: 1e-7, rtt: 51.0, big: 1e21}}),
  [],
  'The spelling of numbers is signed',
  ['Number'],
);
stamp(
  'unicode',
  stampOf({...UNSIGNED, signals: {é: '格林 🔭', '\ufb01': 1, '😀': 2}}),
  [],
  'EIP-191 counts bytes, and names sort by UTF-16 code units',
  ['Text'],
);
const secondOf = (stamp: Json): Json => (stamp.signatures as Json[])[0]!;
const withSignature = (change: Json, stamp = STAMP): Json => ({
  ...stamp,
  signatures: [{...secondOf(stamp), ...change}],
});
stamp(
  'lower-case',
  withSignature({
    signer: {scheme: 'eth-address', value: (secondOf(STAMP).signer as {value: string}).value.toLowerCase()},
  }),
  [],
  'Addresses have no case',
  ['Text'],
);
const parts = Signature.from(secondOf(STAMP).value as string);
stamp(
  'v-low',
  withSignature({value: `${parts.r}${parts.s.slice(2)}${(parts.v - 27).toString(16).padStart(2, '0')}`}),
  [],
  'v is 0 or 1',
  ['Library', 'Boundary'],
);
const odd = [...'abcdefgh']
  .map((plugin) => stampOf({...UNSIGNED, plugin}))
  .find((stamp) => Signature.from(secondOf(stamp).value as string).v === 28)!;
stamp('v-one', withSignature({value: `${(secondOf(odd).value as string).slice(0, -2)}01`}, odd), [], 'v is 1, for 28', [
  'Library',
  'Boundary',
]);
for (const v of [2, 26, 29, 37])
  stamp(
    `v-${v}`,
    withSignature({value: `${(secondOf(odd).value as string).slice(0, -2)}${v.toString(16).padStart(2, '0')}`}, odd),
    ['stamp-signature'],
    `v is ${v}`,
    ['Boundary'],
  );
stamp('unsigned', {...STAMP, signatures: []}, ['stamp-unsigned'], 'No signature', ['Boundary']);
stamp(
  'unsigned-and-reversed',
  {...STAMP, signatures: [], temporalFootprint: {start: 2, end: 1}},
  ['window-order', 'stamp-unsigned'],
  'Both are told',
  ['Order'],
);
stamp(
  'high-s',
  withSignature({value: `${parts.r}${toBeHex(ORDER - BigInt(parts.s), 32).slice(2)}${(55 - parts.v).toString(16)}`}),
  ['stamp-signature'],
  'The twin with a high s',
  ['Boundary'],
);
stamp('text-signature', withSignature({value: 'signed'}), ['stamp-signature'], 'Not hexadecimal');
stamp(
  'other-signer',
  withSignature({signer: {scheme: 'eth-address', value: new Wallet(B.privateKey).address}}),
  ['stamp-signature'],
  'Another signer',
  ['Tampered'],
);
stamp(
  'moved',
  {...STAMP, location: {type: 'Point', coordinates: [-0.0015, 51.4778]}},
  ['stamp-signature'],
  'Moved after signing',
  ['Tampered'],
);
stamp(
  'one-of-two',
  {...stampOf(UNSIGNED, [A, B]), plugin: 'other'},
  ['stamp-signature'],
  'One code for two signatures',
  ['Tampered'],
);
stamp('timestamp-unsigned', withSignature({timestamp: 1}), [], 'The time of a signature is not signed', ['Boundary']);
stamp('algorithm', withSignature({algorithm: 'ed25519'}), ['algorithm-unsupported'], 'Another algorithm');
stamp(
  'algorithm-and-signature',
  {...STAMP, plugin: 'x', signatures: [{...secondOf(STAMP), algorithm: 'openpgp'}, secondOf(STAMP)]},
  ['algorithm-unsupported', 'stamp-signature'],
  'Each signature on its own',
  ['Order'],
);
for (const name of ['temporalFootprint', 'plugin', 'pluginVersion', 'signals', 'signatures'])
  stamp(`no-${name}`, without(STAMP, name), ['member-missing'], `${name} is absent: the signature is not checked`, [
    'Order',
  ]);
stamp('signature-text', {...STAMP, signatures: ['0x']}, ['member-type'], 'A text instead of an object');
stamp('signature-empty', withSignature({value: ''}), ['member-type'], 'An empty text', ['Boundary']);
stamp(
  'signature-no-time',
  {...STAMP, signatures: [without(secondOf(STAMP), 'timestamp')]},
  ['member-missing'],
  'timestamp is absent',
);
stamp('plugin-empty', {...STAMP, plugin: ''}, ['member-type'], 'An empty text', ['Boundary']);
stamp('version', stampOf({...UNSIGNED, lpVersion: '0.3'}), ['lp-version-value'], 'Soundly signed, of another version');
stamp(
  'range',
  stampOf({...UNSIGNED, location: {type: 'Point', coordinates: [200, 10]}}),
  ['longitude-range'],
  'Soundly signed, a place that does not exist',
);
stamp('null', null, ['not-object'], 'null');

// --- Proofs ---------------------------------------------------------------------------------------------------------------

const STAMP_B = stampOf(
  {
    ...UNSIGNED,
    ...at(-0.0101, 51.4792),
    temporalFootprint: {start: TIME + 300, end: TIME + 900},
    plugin: 'example-network',
    signals: {apCount: 4},
  },
  [B],
);
const PROOF = {claim: CLAIM, stamps: [STAMP, STAMP_B]};
proof('whole', PROOF, [], 'A claim and two stamps');
proof('one-stamp', {claim: CLAIM, stamps: [STAMP]}, [], 'One stamp is enough', ['Boundary']);
proof('same-stamp-twice', {claim: CLAIM, stamps: [STAMP, STAMP]}, [], 'Copies are a matter of evaluation', [
  'Boundary',
]);
proof('no-stamps', {claim: CLAIM, stamps: []}, ['proof-empty'], 'No stamp', ['Boundary']);
proof(
  'no-stamps-bad-claim',
  {claim: {...CLAIM, radius: 0}, stamps: []},
  ['radius-not-positive', 'proof-empty'],
  'Both are told',
  ['Order'],
);
proof('stamps-absent', {claim: CLAIM}, ['member-missing'], 'stamps is absent');
proof('claim-absent', {stamps: [STAMP]}, ['member-missing'], 'claim is absent');
proof('claim-text', {claim: 'x', stamps: [STAMP]}, ['member-type'], 'Text instead of a claim');
proof('stamps-object', {claim: CLAIM, stamps: {0: STAMP}}, ['member-type'], 'An object instead of an array');
proof('stamp-null', {claim: CLAIM, stamps: [null]}, ['member-type'], 'null instead of a stamp', ['Boundary']);
proof(
  'second-stamp-forged',
  {claim: CLAIM, stamps: [STAMP, {...STAMP_B, plugin: 'other'}]},
  ['stamp-signature'],
  'Every stamp is checked',
  ['Tampered'],
);
proof('array', [CLAIM, STAMP], ['not-object'], 'An array');

// --- Hash and message ----------------------------------------------------------------------------------------------------

function inOrder(stamp: Json): Json {
  const {lpVersion, locationType, location, srs, temporalFootprint, plugin, pluginVersion, signals, signatures} = stamp;
  return {lpVersion, locationType, location, srs, temporalFootprint, plugin, pluginVersion, signals, signatures};
}
function proofHash(id: string, proof: Json, ordered: Json, note: string, flags: Flag[] = []): void {
  const hash = keccak256(toUtf8Bytes(JSON.stringify(ordered)));
  push(`proof-hash-${id}`, 'proof-hash', ['LP-61'], flags, note, {proof}, {hash});
}
const {lpVersion, locationType, location, srs, subject, radius, time, eventType} = CLAIM;
const claimInOrder: Json = {lpVersion, locationType, location, srs, subject, radius, time, eventType};
const ORDERED = {claim: claimInOrder, stamps: [inOrder(STAMP), inOrder(STAMP_B)]};
proofHash('whole', PROOF, ORDERED, 'A claim and two stamps');
proofHash(
  'signature-members',
  {
    claim: CLAIM,
    stamps: [{...STAMP, signatures: [{note: 'x', ...Object.fromEntries(Object.entries(secondOf(STAMP)).reverse())}]}],
  },
  {claim: claimInOrder, stamps: [inOrder(STAMP)]},
  'A signature has its own table: other members are left out',
  ['Boundary'],
);
proofHash(
  'reversed',
  {
    stamps: [Object.fromEntries(Object.entries(STAMP).reverse()), STAMP_B],
    claim: Object.fromEntries(Object.entries(CLAIM).reverse()),
  },
  ORDERED,
  'Members in another order, the same hash',
  ['Text'],
);
proofHash('more-members', {...PROOF, note: 'x', claim: {...CLAIM, note: 'y'}}, ORDERED, 'Other members are left out', [
  'Boundary',
]);
proofHash(
  'inner-order',
  {
    claim: {
      ...CLAIM,
      location: {coordinates: [-0.001475, 51.477812], type: 'Point'},
      time: {end: TIME + 600, start: TIME},
    },
    stamps: PROOF.stamps,
  },
  ORDERED,
  'Inner members are put in order too',
  ['Text'],
);
const swappedSignals = {...STAMP, signals: {accuracyMeters: 6, satellites: 11}};
proofHash(
  'signals-order',
  {claim: CLAIM, stamps: [swappedSignals]},
  {claim: claimInOrder, stamps: [inOrder(swappedSignals)]},
  'signals keep their order: another order is another hash',
  ['Text', 'Boundary'],
);
proofHash(
  'stamps-order',
  {claim: CLAIM, stamps: [STAMP_B, STAMP]},
  {claim: claimInOrder, stamps: [inOrder(STAMP_B), inOrder(STAMP)]},
  'The order of the stamps counts',
  ['Boundary'],
);
const plainClaim = without(claimInOrder, 'eventType');
proofHash(
  'no-event',
  {claim: without(CLAIM, 'eventType'), stamps: [STAMP]},
  {claim: plainClaim, stamps: [inOrder(STAMP)]},
  'What is absent stays absent',
  ['Boundary'],
);
proofHash(
  'numbers',
  {claim: {...CLAIM, radius: 1e-7}, stamps: [STAMP]},
  {claim: {...claimInOrder, radius: 1e-7}, stamps: [inOrder(STAMP)]},
  '1e-7, not 1e-07',
  ['Number'],
);
proofHash(
  'unicode',
  {claim: {...CLAIM, eventType: 'Übergabe 格'}, stamps: [STAMP]},
  {claim: {...claimInOrder, eventType: 'Übergabe 格'}, stamps: [inOrder(STAMP)]},
  'UTF-8, without \\u escapes',
  ['Text'],
);
const SCALED: Json = {...UNSIGNED, locationType: 'scaledCoordinates', location: {x: -9, y: 514779, scale: 10000}};
for (const [id, stamp, note] of [
  ['plain', STAMP, 'A stamp'],
  ['more-members', {...STAMP, note: 'x'}, 'Other members are left out'],
  ['numbers', stampOf({...UNSIGNED, signals: {drift: 1e-7, rtt: 51.0, big: 1e21}}), '1e-7, 51 and 1e+21'],
  ['unicode', stampOf({...UNSIGNED, signals: {é: '格林 🔭'}}), 'Bytes are counted, not characters'],
  ['list', stampOf({...UNSIGNED, signals: {seen: [{ssid: 'b', bssid: 'a'}]}}), 'Members are sorted inside lists too'],
  ['scaled', stampOf(SCALED), 'A location that is an object keeps type and coordinates only: here nothing is left'],
] as [string, Json, string][])
  push(
    `stamp-message-${id}`,
    'stamp-message',
    ['LP-59'],
    [],
    note,
    {stamp},
    {text: messageOf(stamp), digest: hashMessage(messageOf(stamp))},
  );

// --- Evaluation -----------------------------------------------------------------------------------------------------------

interface Span {
  start: number;
  end: number;
}
/** Metres between two positions on the sphere of the service. */
function metres([lon1, lat1]: number[], [lon2, lat2]: number[]): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((lat2! - lat1!) * rad) / 2) ** 2 +
    Math.cos(lat1! * rad) * Math.cos(lat2! * rad) * Math.sin(((lon2! - lon1!) * rad) / 2) ** 2;
  // Rounding can leave h a step above 1.
  return 6_371_000 * 2 * Math.atan2(Math.sqrt(h), Math.sqrt(Math.max(0, 1 - h)));
}
function overlap(claimed: Span, seen: Span): number {
  if (seen.start <= claimed.start && seen.end >= claimed.end) return 1;
  const shared = Math.min(claimed.end, seen.end) - Math.max(claimed.start, seen.start);
  const duration = claimed.end - claimed.start;
  return shared < 0 || duration === 0 ? 0 : shared / duration;
}
function evaluate(
  id: string,
  claim: Json,
  stamps: readonly Json[],
  note: string,
  flags: Flag[] = [],
  valid: readonly boolean[] = stamps.map(() => true),
): void {
  const spot = (value: Json): number[] => (value.location as {coordinates: number[]}).coordinates;
  const isPoint = (value: Json): boolean => (value.location as {type?: string}).type === 'Point';
  const distances = stamps.map((stamp) =>
    isPoint(claim) && isPoint(stamp) ? metres(spot(claim), spot(stamp)) : Infinity,
  );
  const finite = distances.filter(Number.isFinite);
  const overlaps = stamps.map((stamp) => overlap(claim.time as Span, stamp.temporalFootprint as Span));
  const share = (n: number): number => Math.round((n / stamps.length) * 10_000);
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
  const NONE = 4_294_967_295;
  const output = {
    meanDistanceMeters: finite.length ? Math.round(sum(finite) / finite.length) : NONE,
    maxDistanceMeters: finite.length ? Math.round(Math.max(...finite)) : NONE,
    withinRadiusBp: finite.length ? share(distances.filter((d) => d <= (claim.radius as number)).length) : 0,
    meanOverlapBp: Math.round((sum(overlaps) / overlaps.length) * 10_000),
    minOverlapBp: Math.round(Math.min(...overlaps) * 10_000),
    signaturesValidBp: share(valid.filter(Boolean).length),
    uniquePluginRatioBp: share(new Set(stamps.map(({plugin}) => plugin)).size),
    stampCount: stamps.length,
  };
  push(`evaluate-${id}`, 'evaluate', ['LP-62'], flags, note, {claim, stamps}, output);
}
evaluate('worked', CLAIM, [STAMP, STAMP_B], 'The worked example of /location-proofs/evaluation');
evaluate('wide', {...CLAIM, radius: 1000}, [STAMP, STAMP_B], 'A wider radius');
evaluate(
  'other-algorithm',
  CLAIM,
  [withSignature({algorithm: 'ed25519'})],
  'A signature that no one can check is not valid',
  [],
  [false],
);
evaluate(
  'circle',
  {...CLAIM, locationType: 'circle', location: {type: 'Circle', coordinates: [-0.001475, 51.477812]}},
  [STAMP],
  'Two numbers that are not a Point have no distance',
  ['Boundary'],
);
evaluate('twice', CLAIM, [STAMP, STAMP], 'One stamp twice');
const moment = {...CLAIM, time: {start: TIME, end: TIME}};
const span = (start: number, end: number): Json => stampOf({...UNSIGNED, temporalFootprint: {start, end}});
for (const [id, start, end, note] of [
  ['inside', TIME - 1, TIME + 1, 'The span of the stamp covers the moment'],
  ['same', TIME, TIME, 'The stamp has the same moment'],
  ['from', TIME, TIME + 10, 'The span begins with the moment'],
  ['until', TIME - 10, TIME, 'The span ends with the moment'],
  ['after', TIME + 1, TIME + 10, 'The span begins a second later'],
  ['before', TIME - 10, TIME - 1, 'The span ends a second earlier'],
] as const)
  evaluate(`moment-${id}`, moment, [span(start, end)], `A claim of one moment: ${note}`, ['Boundary']);
evaluate('touching', CLAIM, [span(TIME + 600, TIME + 700)], 'Spans that touch overlap by 0', ['Boundary']);
evaluate('apart', CLAIM, [span(TIME + 601, TIME + 700)], 'Spans apart', ['Boundary']);
evaluate(
  'mixed',
  CLAIM,
  [STAMP, stampOf({...UNSIGNED, locationType: 'h3', location: '89194ad2307ffff', plugin: 'cell'})],
  'A stamp without a point has no distance, and is not within the radius',
  ['Boundary'],
);
evaluate('zero-distance', {...CLAIM, ...at(-0.0009, 51.4779), radius: 5e-324}, [STAMP], 'The same place', ['Boundary']);
evaluate('antipodes', {...CLAIM, ...at(0, 0)}, [stampOf({...UNSIGNED, ...at(180, 0)})], 'Half the Earth away', [
  'Boundary',
  'Number',
]);
evaluate(
  'antipodes-rounded',
  {...CLAIM, ...at(0, 12)},
  [stampOf({...UNSIGNED, ...at(180, -12)})],
  'The rounded h can be a step above 1: its distance is still a number',
  ['Number'],
);
// Every mathematical library gives the arc sine of 1 to the last bit; of other distances the last bit differs.
evaluate(
  'radius-reached',
  {...CLAIM, ...at(0, 0), radius: 6_371_000 * Math.PI},
  [stampOf({...UNSIGNED, ...at(180, 0)})],
  'A distance that equals the radius is within it',
  ['Boundary', 'Number'],
);
const chance = new Chance(600);
for (let i = 0; i < 8; i++) {
  const lon = chance.degrees(-179, 179);
  const lat = chance.degrees(-80, 80);
  const near = (): Json =>
    at(Number((lon + chance.degrees(-0.01, 0.01)).toFixed(6)), Number((lat + chance.degrees(-0.01, 0.01)).toFixed(6)));
  const claim = {...CLAIM, ...at(lon, lat), radius: chance.whole(50, 1500)};
  const stamps = Array.from({length: chance.whole(1, 5)}, () => {
    const start = TIME + chance.whole(-600, 900);
    return stampOf({
      ...UNSIGNED,
      ...near(),
      temporalFootprint: {start, end: start + chance.whole(0, 900)},
      plugin: `plugin-${chance.whole(1, 3)}`,
    });
  });
  evaluate(`generated-${i}`, claim, stamps, 'Random stamps around a random claim', ['Generated']);
}

/** Cases about claims, stamps and proofs. */
export const proofCases: readonly Case[] = cases;
export {CLAIM, STAMP, UNSIGNED, at, check, evaluate, messageOf, stampOf, withSignature};
