/** Turns the form of the record workbench into a message to sign. Knows nothing of a page. */
import {isHex, size, type Hex} from 'viem';
import {getAddress, isAddress} from 'viem/utils';
import type {Finding} from '@astral-docs/location-record/geo';
import {
  CRS84,
  LP_VERSION,
  ZERO_ADDRESS,
  ZERO_UID,
  domainSeparator,
  encodePayload,
  isLocationType,
  locationFromText,
  makeDomain,
  splitPayloadWords,
  offchainDigest,
  computeOffchainUid,
  recordToPayload,
  formatSchema,
  schemaUid,
  validateRecord,
  type OffchainMessage,
  type RecordV02,
} from '@astral-docs/location-record/record';
import {parseUnixSeconds} from './time';

/** A form with a valid location and nothing that is optional; its salt is missing. */
export const INITIAL_RECORD_FIELDS = {
  type: 'geojson-point',
  location: '{"type":"Point","coordinates":[-0.001475,51.477812]}',
  srs: CRS84,
  version: LP_VERSION,
  event: '',
  memo: '',
  mediaType: '',
  mediaData: '',
  attributes: '',
  chain: '',
  recipient: '',
  time: '',
  expires: '',
  revocable: 'yes',
  ref: '',
  salt: '',
};

/** The fields of the form, as text: what the address of the page carries. No key is among them. */
export type RecordForm = Record<keyof typeof INITIAL_RECORD_FIELDS, string>;

/** A chain to sign for: its name, its id, and address and version of its EAS contract. */
export type DomainChoice = Record<'key' | 'name' | 'eas' | 'version', string> & {chainId: number};

/** The chain that the form names, or the first one: an address can name any. */
export const chooseSigningDomain = (
  domains: readonly DomainChoice[],
  {chain}: Pick<RecordForm, 'chain'>,
): DomainChoice => domains.find(({key}) => key === chain) ?? domains[0]!;

const createError = (code: string, field: string, message: string): Finding => ({level: 'error', code, field, message});

function createRecord(fields: RecordForm, findings: Finding[]): RecordV02 {
  const {type, location} = fields;
  let value: unknown = location;
  if (isLocationType(type)) {
    try {
      value = locationFromText(type, location);
    } catch {
      const message = `JSON is expected for ${type}: the text does not parse`;
      findings.push(createError('location-not-json', 'location', message));
    }
  }
  const {version: lp_version, srs, event, mediaType, mediaData, attributes, memo} = fields;
  const eventTime = parseUnixSeconds(event);
  return {
    lp_version,
    srs,
    location_type: type,
    location: value,
    ...(event.trim() !== '' && {event_timestamp: eventTime === null ? event : Number(eventTime)}),
    ...(mediaType !== '' && {media_type: mediaType}),
    ...(mediaData !== '' && {media_data: mediaData}),
    ...(attributes !== '' ? {attributes} : memo !== '' && {attributes: JSON.stringify({memo})}),
  } as unknown as RecordV02;
}

/** Reads the envelope: who, when, under which chain. Findings name the field of the form. */
function createMessage(fields: RecordForm, schema: Hex, data: Hex | null, findings: Finding[]): OffchainMessage | null {
  const before = findings.length;
  const {recipient, ref, salt} = fields;
  const time = parseUnixSeconds(fields.time);
  const expires = parseUnixSeconds(fields.expires);
  const expect = (isGood: boolean, field: string, expected: string): void => {
    if (!isGood) findings.push(createError(`${field}-form`, field, expected));
  };
  const isBytes32 = (value: string): boolean => isHex(value) && size(value) === 32 && value.length === 66;
  const bytes32 = '32 bytes are expected: 0x and 64 hexadecimal digits';
  expect(
    time !== null && time > 0n && time < 2n ** 64n,
    'time',
    'Unix seconds or a time such as 2026-11-21T12:00:00Z is expected',
  );
  expect(expires !== null, 'expires', 'Unix seconds, a time such as 2027-01-01T00:00:00Z, or nothing');
  expect(
    // In small letters or in capitals alone, an address has no checksum that could be wrong.
    recipient === '' || isAddress(/[a-f]/.test(recipient) ? recipient : recipient.toLowerCase()),
    'recipient',
    'an address is expected: 0x and 40 hexadecimal digits, whose capitals fit',
  );
  expect(ref === '' || isBytes32(ref), 'ref', bytes32);
  expect(isBytes32(salt), 'salt', bytes32);
  if (findings.length > before || data === null) return null;
  return {
    version: 2,
    schema,
    recipient: recipient ? getAddress(recipient.toLowerCase()) : ZERO_ADDRESS,
    time: time!,
    expirationTime: expires!,
    revocable: fields.revocable === 'yes',
    refUID: (ref || ZERO_UID) as Hex,
    data,
    salt: salt as Hex,
  };
}

/**
 * Everything that follows from the form before a key comes in. Never throws: what is wrong stands in `findings`, and values that a
 * wrong field keeps from being computed are null.
 */
export function deriveUnsignedRecord(fields: RecordForm, domains: readonly DomainChoice[]) {
  const findings: Finding[] = [];
  const schema = {string: formatSchema('v0.2'), uid: schemaUid(formatSchema('v0.2'))};
  const record = createRecord(fields, findings);
  const isReadable = findings.length === 0;
  if (isReadable) findings.push(...validateRecord(record));
  const data = isReadable ? encodePayload('v0.2', recordToPayload(record)) : null;
  const chosen = chooseSigningDomain(domains, fields);
  const domain = makeDomain(chosen.chainId, chosen.eas as Hex, chosen.version);
  const message = createMessage(fields, schema.uid, data, findings);
  return {
    findings,
    record,
    data,
    words: data === null ? [] : splitPayloadWords('v0.2', data),
    schema,
    domain,
    separator: domainSeparator(domain),
    message,
    uid: message && computeOffchainUid(message),
    digest: message && offchainDigest(domain, message),
  };
}

/** A record as far as it goes without a key. */
export type UnsignedRecord = ReturnType<typeof deriveUnsignedRecord>;
