/** Claims, stamps and proofs of the Astral Location Services: their checks, by the table of reasons. */
import {keccak256, recoverMessageAddress, stringToHex, type Hex} from 'viem';
import {isObject} from '../geo/geojson';
import {haversine, SERVICE_EARTH_RADIUS} from '../geo/measure';
import type {ReasonCode} from '../reasons';
import {checkLocation, isLocationType} from '../record/location';
import {MemberError} from '../record/members';
import {HALF_CURVE_ORDER} from '../record/verify';
import {findAxisOrder, checkSrs} from '../record/validate';
import {sortedJson} from './sortedJson';

type Json = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isWord = (value: unknown): value is string => isText(value) && value !== '';
const isSeconds = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isPlace = (value: unknown): boolean => isText(value) || isObject(value);

/** What a value has to be: a test, members by name, of which one with a question mark may be absent, or a list of one form. */
type Form = ((value: unknown) => boolean) | readonly [Form] | {readonly [name: string]: Form};

const isList = (form: Form): form is readonly [Form] => Array.isArray(form);

// Members are in the order in which the service's parser writes them, which is that of a hash.
const IDENTITY = {scheme: isWord, value: isWord};
const SPAN = {start: isSeconds, end: isSeconds};
const LOCATED = {lpVersion: isText, locationType: isWord, location: isPlace, srs: isText};
const CLAIM = {...LOCATED, subject: IDENTITY, radius: Number.isFinite, time: SPAN, 'eventType?': isText};
const SIGNED = {...LOCATED, temporalFootprint: SPAN, plugin: isWord, pluginVersion: isWord, signals: isObject};
const SIGNATURE = {signer: IDENTITY, algorithm: isWord, value: isWord, timestamp: isSeconds};
const STAMP = {...SIGNED, signatures: [SIGNATURE]} as const;
const PROOF = {claim: CLAIM, stamps: [STAMP]} as const;

/** The members that a form names and a value has, in the order of the form: each with its name, its content and its own form. */
const listMembers = (value: Json, form: Exclude<Form, readonly [Form] | ((value: unknown) => boolean)>) =>
  Object.entries(form)
    .map(([name, inner]) => [name.replace('?', ''), inner] as const)
    .filter(([name]) => name in value)
    .map(([name, inner]) => [name, value[name], inner] as const);

/** The type of a location and its coordinates, or the geometries of a collection. */
function pickGeometry(location: unknown): unknown {
  if (!isObject(location)) return location;
  const inner = location.type === 'GeometryCollection' ? 'geometries' : 'coordinates';
  const {geometries, ...picked} = Object.fromEntries(
    ['type', inner].filter((name) => name in location).map((name) => [name, location[name]]),
  );
  if (geometries === undefined) return picked;
  return {...picked, geometries: Array.isArray(geometries) ? geometries.map(pickGeometry) : geometries};
}

/** What a form names of a value. Throws MemberError where the form has an object or a list and the value is none. */
function pick(value: unknown, form: Form): unknown {
  if (typeof form === 'function') return form === isPlace ? pickGeometry(value) : value;
  if (isList(form)) {
    if (!Array.isArray(value)) throw new MemberError('type', 'a list is expected');
    return value.map((item) => pick(item, form[0]));
  }
  if (!isObject(value)) throw new MemberError('type', 'an object is expected');
  return Object.fromEntries(listMembers(value, form).map(([name, content, inner]) => [name, pick(content, inner)]));
}

/** The text that signers of a stamp sign as an EIP-191 message: its members besides `signatures`, sorted; unknown ones left out. */
export const stampMessage = (stamp: unknown): string => sortedJson(pick(stamp, SIGNED));

/** Hash of a proof as the verify service attests it: keccak256 of its compact JSON in the order of the service's parser. */
export const proofHash = (proof: unknown): Hex => keccak256(stringToHex(JSON.stringify(pick(proof, PROOF))));

/** Codes of members that are absent, or are not what they have to be. */
function checkForm(value: unknown, form: Form): ReasonCode[] {
  if (typeof form === 'function') return form(value) ? [] : ['member-type'];
  if (isList(form)) return Array.isArray(value) ? value.flatMap((item) => checkForm(item, form[0])) : ['member-type'];
  if (!isObject(value)) return ['member-type'];
  const isMissing = Object.keys(form).some((name) => !name.endsWith('?') && !(name in value));
  const found = listMembers(value, form).flatMap(([, content, inner]) => checkForm(content, inner));
  return isMissing ? ['member-missing', ...found] : found;
}

/** What a claim and a stamp share. A member that is not what it has to be is passed over: `checkForm` says so. */
function checkLocated({lpVersion, locationType, location, srs}: Json, span: unknown): ReasonCode[] {
  const codes: ReasonCode[] = [];
  const add = (code: ReasonCode): void => void codes.push(code);
  if (isText(lpVersion) && lpVersion !== '0.2') add('lp-version-value');
  if (isText(srs)) checkSrs(srs, add);
  if (isPlace(location) && isLocationType(locationType)) checkLocation(locationType, location, findAxisOrder(srs), add);
  const {start, end} = isObject(span) ? span : {};
  if (isSeconds(start) && isSeconds(end) && end < start) add('window-order');
  return codes;
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

/** Codes of the signatures of a stamp whose members are what they have to be. */
async function checkSignatures(stamp: Stamp): Promise<ReasonCode[]> {
  const codes = stamp.signatures.map(async ({signer, algorithm, value}): Promise<ReasonCode[]> => {
    if (algorithm !== 'secp256k1') return ['algorithm-unsupported'];
    return (await leadsTo(signer.value, stampMessage(stamp), value)) ? [] : ['stamp-signature'];
  });
  return (await Promise.all(codes)).flat();
}

/** Checks a location claim of the verify service. Returns codes of the table of reasons, in no order. */
export function checkClaim(value: unknown): ReasonCode[] {
  if (!isObject(value)) return ['not-object'];
  const {time, radius} = value;
  const codes = [...checkForm(value, CLAIM), ...checkLocated(value, time)];
  return Number.isFinite(radius) && (radius as number) <= 0 ? [...codes, 'radius-not-positive'] : codes;
}

/** Checks a stamp with its signatures, without looking at any claim. Returns codes of the table of reasons, in no order. */
export async function checkStamp(value: unknown): Promise<ReasonCode[]> {
  if (!isObject(value)) return ['not-object'];
  const {temporalFootprint, signatures} = value;
  const misfits = checkForm(value, STAMP);
  const codes = [...misfits, ...checkLocated(value, temporalFootprint)];
  if (Array.isArray(signatures) && signatures.length === 0) codes.push('stamp-unsigned');
  return misfits.length > 0 ? codes : [...codes, ...(await checkSignatures(value as unknown as Stamp))];
}

/** Checks a proof: its claim, and each of its stamps. Returns codes of the table of reasons, in no order. */
export async function checkProof(value: unknown): Promise<ReasonCode[]> {
  if (!isObject(value)) return ['not-object'];
  const {claim, stamps} = value;
  const codes = [...checkForm(value, PROOF), ...(isObject(claim) ? checkClaim(claim) : [])];
  if (!Array.isArray(stamps)) return codes;
  if (stamps.length === 0) codes.push('proof-empty');
  return [...codes, ...(await Promise.all(stamps.filter(isObject).map(checkStamp))).flat()];
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
  signatures: {signer: {value: string}; algorithm: string; value: string}[];
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

/**
 * Evaluates well-formed stamps against a claim with the formulas of the service at 559b38f: distances in metres, shares in basis points.
 * There is at least one stamp.
 */
export async function evaluateProof(claim: LocationClaim, stamps: readonly Stamp[]) {
  const place = pointOf(claim);
  const distances = stamps.map((stamp) => {
    const seen = pointOf(stamp);
    return place && seen ? haversine(place, seen, SERVICE_EARTH_RADIUS) : Infinity;
  });
  const finite = distances.filter(Number.isFinite);
  const overlaps = stamps.map(({temporalFootprint}) => overlapOf(claim.time, temporalFootprint));
  const checked = await Promise.all(stamps.map(checkSignatures));
  const valid = stamps.filter(({signatures}, i) => signatures.length > 0 && checked[i]!.length === 0);
  const share = (count: number): number => basisPoints(count / stamps.length);
  return {
    meanDistanceMeters: finite.length > 0 ? Math.round(mean(finite)) : NO_DISTANCE,
    maxDistanceMeters: finite.length > 0 ? Math.round(Math.max(...finite)) : NO_DISTANCE,
    withinRadiusBp: share(finite.filter((distance) => distance <= claim.radius).length),
    meanOverlapBp: basisPoints(mean(overlaps)),
    minOverlapBp: basisPoints(Math.min(...overlaps)),
    signaturesValidBp: share(valid.length),
    uniquePluginRatioBp: share(new Set(stamps.map(({plugin}) => plugin)).size),
    stampCount: stamps.length,
  };
}
