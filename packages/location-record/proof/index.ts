/** Claims, stamps and proofs of the Astral Location Services: their checks, by the table of reasons. */
import {keccak256, recoverMessageAddress, stringToHex, type Hex} from 'viem';
import {isObject} from '../geo/geojson';
import type {Finding} from '../geo/types';
import {haversine, SERVICE_EARTH_RADIUS} from '../geo/measure';
import {createFinding, orderByStep} from '../reasons';
import {checkLocation, isLocationType} from '../record/location';
import {HALF_CURVE_ORDER} from '../record/verify';
import {findAxisOrder, checkSrs} from '../record/validate';
import {sortedJson} from './sortedJson';

type Json = Record<string, unknown>;

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isSeconds = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Members of the service's objects in the order in which its parser writes them; a nested list says the same of a member. */
type Shape = readonly (string | readonly [name: string, shape: Shape | 'list', item?: Shape])[];
const GEOMETRY: Shape = ['type', 'coordinates'];
const COLLECTION: Shape = ['type', ['geometries', 'list', GEOMETRY]];
const LOCATED: Shape = ['lpVersion', 'locationType', ['location', GEOMETRY], 'srs'];
const IDENTITY: Shape = ['scheme', 'value'];
const WINDOW: Shape = ['start', 'end'];
const CLAIM: Shape = [...LOCATED, ['subject', IDENTITY], 'radius', ['time', WINDOW], 'eventType'];
const SIGNATURE: Shape = [['signer', IDENTITY], 'algorithm', 'value', 'timestamp'];
const STAMP: Shape = [
  ...LOCATED,
  ['temporalFootprint', WINDOW],
  'plugin',
  'pluginVersion',
  'signals',
  ['signatures', 'list', SIGNATURE],
];
const PROOF: Shape = [
  ['claim', CLAIM],
  ['stamps', 'list', STAMP],
];

/** Throws a TypeError where a table has an object or a list and the value is none. */
function shaped(value: unknown, shape: Shape): unknown {
  // A location can be text.
  if (!isObject(value) && shape === GEOMETRY) return value;
  if (!isObject(value)) throw new TypeError('an object is expected');
  const members = shape === GEOMETRY && value.type === 'GeometryCollection' ? COLLECTION : shape;
  const entries = members.flatMap((member) => {
    const [name, inner, item] = typeof member === 'string' ? ([member] as const) : member;
    if (!(name in value)) return [];
    const content = value[name];
    if (inner === undefined) return [[name, content] as const];
    if (inner !== 'list') return [[name, shaped(content, inner)] as const];
    if (Array.isArray(content)) return [[name, content.map((one) => shaped(one, item!))] as const];
    if (item !== GEOMETRY) throw new TypeError('a list is expected');
    return [[name, content] as const];
  });
  return Object.fromEntries(entries);
}

/** The text that signers of a stamp sign as an EIP-191 message: its members besides `signatures`, sorted; unknown ones left out. */
export const stampMessage = (stamp: unknown): string =>
  sortedJson(
    shaped(
      stamp,
      STAMP.filter((member) => member[0] !== 'signatures'),
    ),
  );

/** Hash of a proof as the verify service attests it: keccak256 of its compact JSON in the order of the service's parser. */
export const proofHash = (proof: unknown): Hex => keccak256(stringToHex(JSON.stringify(shaped(proof, PROOF))));

/** Collects findings about the members of one object. */
class Members {
  readonly findings: Finding[] = [];
  constructor(
    readonly value: Json,
    readonly path: string,
  ) {}

  /** Checks a member; returns whether it is there and fits. */
  fits(name: string, test: (value: unknown) => boolean, expected: string, optional = false): boolean {
    const field = `${this.path}${name}`;
    if (!(name in this.value)) {
      if (!optional) this.findings.push(createFinding('member-missing', field, `${field} is missing`));
      return false;
    }
    if (test(this.value[name])) return true;
    this.findings.push(createFinding('member-type', field, `${field}: ${expected} is expected`));
    return false;
  }

  inner(name: string): Members | null {
    if (!this.fits(name, isObject, 'an object')) return null;
    return new Members(this.value[name] as Json, `${this.path}${name}.`);
  }

  add(...found: Parameters<typeof createFinding>): void {
    this.findings.push(createFinding(...found));
  }
}

function checkIdentity(members: Members, name: string): Finding[] {
  const inner = members.inner(name);
  inner?.fits('scheme', isWord, 'text');
  inner?.fits('value', isWord, 'text');
  return inner?.findings ?? [];
}

function checkWindow(members: Members, name: string): Finding[] {
  const inner = members.inner(name);
  if (!inner) return [];
  const fits = ['start', 'end'].map((end) => inner.fits(end, isSeconds, 'a positive integer')).every(Boolean);
  const {start, end} = inner.value as {start: number; end: number};
  if (fits && end < start) inner.add('window-order', `${inner.path}end`, 'the end is before the start');
  return inner.findings;
}

function checkLocated(members: Members): Finding[] {
  const {lpVersion, locationType, location, srs} = members.value;
  if (members.fits('lpVersion', (value) => typeof value === 'string', 'text') && lpVersion !== '0.2')
    members.add('lp-version-value', `${members.path}lpVersion`, 'the service takes "0.2" only');
  members.fits('locationType', isWord, 'text');
  const isPlace = (value: unknown): boolean => typeof value === 'string' || isObject(value);
  const hasPlace = members.fits('location', isPlace, 'an object or text');
  const hasSrs = members.fits('srs', (value) => typeof value === 'string', 'text');
  return [
    ...(hasSrs ? checkSrs(srs) : []),
    ...(hasPlace && isLocationType(locationType) ? checkLocation(locationType, location, findAxisOrder(srs)) : []),
  ];
}

function claimFindings(value: Json, path = ''): Finding[] {
  const members = new Members(value, path);
  const place = checkLocated(members);
  const subject = checkIdentity(members, 'subject');
  if (members.fits('radius', (radius) => Number.isFinite(radius), 'a number') && (value.radius as number) <= 0)
    members.add('radius-not-positive', `${path}radius`, 'a radius above 0 is expected, in metres');
  const time = checkWindow(members, 'time');
  members.fits('eventType', (type) => typeof type === 'string', 'text', true);
  return [...members.findings, ...place, ...subject, ...time];
}

/** Whether a signature of 65 bytes over an EIP-191 message leads to an address; its s must be in the lower half. */
async function leadsTo(address: string, message: string, signature: string): Promise<boolean> {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return false;
  if (BigInt(`0x${signature.slice(66, 130)}`) > HALF_CURVE_ORDER) return false;
  try {
    const recovered = await recoverMessageAddress({message, signature: signature as Hex});
    return recovered.toLowerCase() === address.toLowerCase();
  } catch {
    return false;
  }
}

async function stampFindings(value: Json, path = ''): Promise<Finding[]> {
  const members = new Members(value, path);
  const findings = checkLocated(members);
  findings.push(...checkWindow(members, 'temporalFootprint'));
  members.fits('plugin', isWord, 'text');
  members.fits('pluginVersion', isWord, 'text');
  members.fits('signals', isObject, 'an object');
  if (members.fits('signatures', Array.isArray, 'an array')) {
    const signatures = value.signatures as unknown[];
    if (signatures.length === 0) members.add('stamp-unsigned', `${path}signatures`, 'a signature is expected');
    signatures.forEach((signature, i) => {
      const at = `${path}signatures[${i}]`;
      if (!isObject(signature)) {
        members.add('member-type', at, `${at}: an object is expected`);
        return;
      }
      const inner = new Members(signature, `${at}.`);
      findings.push(...checkIdentity(inner, 'signer'));
      inner.fits('algorithm', isWord, 'text');
      inner.fits('value', isWord, 'text');
      inner.fits('timestamp', isSeconds, 'a positive integer');
      findings.push(...inner.findings);
    });
  }
  findings.push(...members.findings);
  if (findings.some(({code}) => code === 'member-missing' || code === 'member-type')) return findings;
  const signatures = value.signatures as {signer: {value: string}; algorithm: string; value: string}[];
  for (const [i, {signer, algorithm, value: signature}] of signatures.entries()) {
    const at = `${path}signatures[${i}]`;
    if (algorithm !== 'secp256k1')
      findings.push(createFinding('algorithm-unsupported', `${at}.algorithm`, `${algorithm} is not secp256k1`));
    else if (!(await leadsTo(signer.value, stampMessage(value), signature)))
      findings.push(createFinding('stamp-signature', `${at}.value`, `the signature does not lead to ${signer.value}`));
  }
  return findings;
}

const NOT_OBJECT = createFinding('not-object', '', 'an object is expected', 'LP-55');

/** Checks a location claim of the verify service. Returns findings in the order of the table of reasons. */
export const checkClaim = (value: unknown): Finding[] =>
  isObject(value) ? orderByStep(claimFindings(value)) : [NOT_OBJECT];

/** Checks a stamp with its signatures, without looking at any claim. Returns findings in the order of the table of reasons. */
export const checkStamp = async (value: unknown): Promise<Finding[]> =>
  isObject(value) ? orderByStep(await stampFindings(value)) : [NOT_OBJECT];

/** Checks a proof: its claim, and each of its stamps. Returns findings in the order of the table of reasons. */
export async function checkProof(value: unknown): Promise<Finding[]> {
  if (!isObject(value)) return [NOT_OBJECT];
  const members = new Members(value, '');
  const claim = members.inner('claim');
  const findings = claim ? claimFindings(claim.value, 'claim.') : [];
  if (members.fits('stamps', Array.isArray, 'an array')) {
    const stamps = value.stamps as unknown[];
    if (stamps.length === 0) members.add('proof-empty', 'stamps', 'a stamp is expected');
    for (const [i, stamp] of stamps.entries()) {
      if (isObject(stamp)) findings.push(...(await stampFindings(stamp, `stamps[${i}].`)));
      else members.add('member-type', `stamps[${i}]`, `stamps[${i}]: an object is expected`);
    }
  }
  return orderByStep([...members.findings, ...findings]);
}

interface Span {
  /** Unix seconds; both ends belong to the span. */
  start: number;
  end: number;
}
interface Located {
  location: unknown;
}
export interface LocationClaim extends Located {
  /** Metres. */
  radius: number;
  time: Span;
}
export interface Stamp extends Located {
  temporalFootprint: Span;
  plugin: string;
}

/** What the verify service attests about a proof, besides its hash: metres, and shares in basis points. */
export interface Evaluation {
  meanDistanceMeters: number;
  maxDistanceMeters: number;
  withinRadiusBp: number;
  meanOverlapBp: number;
  minOverlapBp: number;
  signaturesValidBp: number;
  uniquePluginRatioBp: number;
  stampCount: number;
}

/** What stands for a distance that cannot be computed: the largest uint32. */
const NO_DISTANCE = 4_294_967_295;

/** Longitude, latitude of a Point in degrees; null for any other place. */
function pointOf({location}: Located): [number, number] | null {
  return isObject(location) && location.type === 'Point' ? (location.coordinates as [number, number]) : null;
}

/** Share of the claim's span that the stamp's covers; for a claim of one moment 1 or 0. */
function overlapOf(claimed: Span, seen: Span): number {
  if (seen.start <= claimed.start && seen.end >= claimed.end) return 1;
  const shared = Math.min(claimed.end, seen.end) - Math.max(claimed.start, seen.start);
  // Not covered, so the claim lasts longer than a moment wherever the two share time.
  return shared <= 0 ? 0 : shared / (claimed.end - claimed.start);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const basisPoints = (fraction: number): number => Math.round(fraction * 10_000);

/** Evaluates well-formed stamps against a claim with the formulas of the service at 559b38f. There is at least one stamp. */
export async function evaluateProof(claim: LocationClaim, stamps: readonly Stamp[]): Promise<Evaluation> {
  const place = pointOf(claim);
  const distances = stamps.map((stamp) => {
    const seen = pointOf(stamp);
    return place && seen ? haversine(place, seen, SERVICE_EARTH_RADIUS) : Infinity;
  });
  const finite = distances.filter(Number.isFinite);
  const overlaps = stamps.map(({temporalFootprint}) => overlapOf(claim.time, temporalFootprint));
  const findings = await Promise.all(stamps.map((stamp) => checkStamp(stamp)));
  const signed = findings.filter((list) => !list.some(({code}) => SIGNATURE_CODES.has(code)));
  const share = (count: number): number => basisPoints(count / stamps.length);
  return {
    meanDistanceMeters: finite.length > 0 ? Math.round(mean(finite)) : NO_DISTANCE,
    maxDistanceMeters: finite.length > 0 ? Math.round(Math.max(...finite)) : NO_DISTANCE,
    withinRadiusBp: share(finite.filter((distance) => distance <= claim.radius).length),
    meanOverlapBp: basisPoints(mean(overlaps)),
    minOverlapBp: basisPoints(Math.min(...overlaps)),
    signaturesValidBp: share(signed.length),
    uniquePluginRatioBp: share(new Set(stamps.map(({plugin}) => plugin)).size),
    stampCount: stamps.length,
  };
}

const SIGNATURE_CODES = new Set([
  'member-missing',
  'member-type',
  'stamp-unsigned',
  'algorithm-unsupported',
  'stamp-signature',
]);
