/** Turns a form into a message to sign, and a pasted text into a report. Knows nothing of a page. */
import {BaseError, isHex, size, type Hex} from 'viem';
import {isAddress} from 'viem/utils';
import type {Finding} from '@astral-docs/location-record/geo';
import {type JsonError, parseJson} from '@site/src/lib/json';
import {
  DOMAIN_NAME,
  FIELDS,
  PackageError,
  PayloadError,
  ZERO_ADDRESS,
  ZERO_UID,
  checkPayload,
  decodePayload,
  domainSeparator,
  encodePayload,
  guessProtocolVersions,
  isLocationType,
  isValid,
  knownSchema,
  locationFromText,
  makeDomain,
  mapPayload,
  offchainDigest,
  offchainUid,
  parsePackage,
  recordToPayload,
  schemaString,
  schemaUid,
  validateRecord,
  verifyPackage,
  type Domain,
  type ProtocolVersion,
  type OffchainMessage,
  type OffchainPackage,
  type PayloadWord,
  type RecordV02,
} from '@astral-docs/location-record/record';

/** The fields of the form, as text: what the address of the page carries. No key is among them. */
export type BuildFields = Record<
  | 'type'
  | 'location'
  | 'srs'
  | 'version'
  | 'event'
  | 'memo'
  | 'mediaType'
  | 'mediaData'
  | 'attributes'
  | 'chain'
  | 'recipient'
  | 'time'
  | 'expires'
  | 'revocable'
  | 'ref'
  | 'salt',
  string
>;

/** A chain to sign for. */
export interface DomainChoice {
  key: string;
  name: string;
  chainId: number;
  eas: string;
  version: string;
}

/** EAS contracts by chain id: what a signature may have been made for. */
export type Contracts = readonly (readonly [chainId: number, eas: Hex])[];

/** Result of a filled form. Values that a wrong field keeps from being computed are null. */
export interface Built {
  findings: Finding[];
  /** The v0.2 record as JSON. */
  record: RecordV02;
  data: Hex | null;
  words: PayloadWord[];
  schema: {string: string; uid: Hex};
  domain: Domain;
  separator: Hex;
  message: OffchainMessage | null;
  uid: Hex | null;
  digest: Hex | null;
}

const finding = (code: string, field: string, message: string, level: Finding['level'] = 'error'): Finding => ({
  level,
  code,
  field,
  message,
});

/** Unix seconds from text: digits, or a date and time in ISO 8601. Null when it is neither. */
export function readTime(text: string): bigint | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0n;
  if (/^\d{1,18}$/.test(trimmed)) return BigInt(trimmed);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i.test(trimmed)) return null;
  const milliseconds = Date.parse(trimmed);
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? BigInt(Math.floor(milliseconds / 1000)) : null;
}

/** Unix seconds as UTC for readers; empty for 0. */
export function printTime(seconds: bigint | number): string {
  const value = Number(seconds);
  if (value === 0) return '';
  if (value > 253_402_300_799) return 'beyond the year 9999: perhaps milliseconds';
  return new Date(value * 1000).toISOString().replace('.000Z', 'Z');
}

function recordOf(fields: BuildFields, findings: Finding[]): RecordV02 {
  const {type, location} = fields;
  let value: unknown = location;
  if (isLocationType(type)) {
    try {
      value = locationFromText(type, location);
    } catch {
      findings.push(finding('location-not-json', 'location', `JSON is expected for ${type}: the text does not parse`));
    }
  }
  const record: Record<string, unknown> = {
    lp_version: fields.version,
    srs: fields.srs,
    location_type: type,
    location: value,
  };
  if (fields.event.trim() !== '') {
    const event = readTime(fields.event);
    record.event_timestamp = event === null ? fields.event : Number(event);
  }
  if (fields.mediaType !== '') record.media_type = fields.mediaType;
  if (fields.mediaData !== '') record.media_data = fields.mediaData;
  if (fields.attributes !== '') record.attributes = fields.attributes;
  else if (fields.memo !== '') record.attributes = JSON.stringify({memo: fields.memo});
  return record as unknown as RecordV02;
}

/** Reads the envelope: who, when, under which chain. Findings name the field of the form. */
function messageOf(fields: BuildFields, schema: Hex, data: Hex | null, findings: Finding[]): OffchainMessage | null {
  const before = findings.length;
  const {recipient, ref, salt} = fields;
  const time = readTime(fields.time);
  const expires = readTime(fields.expires);
  if (time === null || time === 0n || time >= 2n ** 64n)
    findings.push(finding('time-form', 'time', 'Unix seconds or a time such as 2026-11-21T12:00:00Z is expected'));
  if (expires === null)
    findings.push(finding('expires-form', 'expires', 'Unix seconds, a time such as 2027-01-01T00:00:00Z, or nothing'));
  if (recipient !== '' && !isAddress(recipient, {strict: false}))
    findings.push(finding('recipient-form', 'recipient', 'an address is expected: 0x and 40 hexadecimal digits'));
  for (const [name, value] of [
    ['ref', ref],
    ['salt', salt],
  ] as const) {
    if (value === '' && name === 'ref') continue;
    if (!isHex(value) || size(value) !== 32 || value.length !== 66)
      findings.push(finding(`${name}-form`, name, '32 bytes are expected: 0x and 64 hexadecimal digits'));
  }
  if (findings.length > before || data === null) return null;
  return {
    version: 2,
    schema,
    recipient: (recipient || ZERO_ADDRESS) as Hex,
    time: time!,
    expirationTime: expires!,
    revocable: fields.revocable === 'yes',
    refUID: (ref || ZERO_UID) as Hex,
    data,
    salt: salt as Hex,
  };
}

/** Everything that follows from the form before a key comes in. Never throws: what is wrong stands in `findings`. */
export function build(fields: BuildFields, domains: readonly DomainChoice[]): Built {
  const findings: Finding[] = [];
  const schema = {string: schemaString('v0.2'), uid: schemaUid(schemaString('v0.2'))};
  const record = recordOf(fields, findings);
  if (findings.length === 0) findings.push(...validateRecord(record));
  const isReadable = findings.every(({code}) => code !== 'location-not-json');
  const data = isReadable ? encodePayload('v0.2', recordToPayload(record)) : null;
  const chosen = domains.find(({key}) => key === fields.chain) ?? domains[0]!;
  const domain = makeDomain(chosen.chainId, chosen.eas as Hex, chosen.version);
  const message = messageOf(fields, schema.uid, data, findings);
  return {
    findings,
    record,
    data,
    words: data === null ? [] : mapPayload('v0.2', data),
    schema,
    domain,
    separator: domainSeparator(domain),
    message,
    uid: message && offchainUid(message),
    digest: message && offchainDigest(domain, message),
  };
}

/** One line of a report: something that was checked, and how it came out. */
export interface Check {
  state: 'good' | 'warn' | 'bad';
  title: string;
  detail: string;
  /** The finding that it comes from, when something is amiss. */
  finding?: Finding;
}

/** Kind of a pasted text. */
export interface Report {
  kind: string;
  /** The outcome in a sentence. */
  summary: string;
  tone: Check['state'];
  checks: Check[];
  findings: Finding[];
  /** Names and values worth reading or copying. */
  facts: {name: string; value: string}[];
  protocolVersion: ProtocolVersion | null;
  words: PayloadWord[];
}

const EMPTY = {checks: [], findings: [], facts: [], protocolVersion: null, words: []};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toneOf = (findings: readonly Finding[]): Check['state'] =>
  !isValid(findings) ? 'bad' : findings.length > 0 ? 'warn' : 'good';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Errors and warnings of a list, counted for a sentence. */
export function count(findings: readonly Finding[]): string {
  const errors = findings.filter(({level}) => level === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return 'no problems found';
  return [errors && plural(errors, 'error'), warnings && plural(warnings, 'warning')].filter(Boolean).join(' and ');
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'bigint' ? String(value) : JSON.stringify(value);

/** The decoded fields of a payload in schema order; empty when the bytes follow another schema. */
function decoded(protocolVersion: ProtocolVersion, data: Hex): {name: string; value: string}[] {
  try {
    const payload = decodePayload(protocolVersion, data) as unknown as Record<string, unknown>;
    return FIELDS[protocolVersion].map(({name}) => ({name, value: text(payload[name])}));
  } catch (error) {
    if (error instanceof PayloadError) return [];
    throw error;
  }
}

/** The words of a payload; none when it is not canonical, since their places are then anybody's guess. */
function wordsOf(protocolVersion: ProtocolVersion, data: Hex): PayloadWord[] {
  try {
    return mapPayload(protocolVersion, data);
  } catch (error) {
    if (error instanceof PayloadError) return [];
    throw error;
  }
}

/** The protocol version whose fields decode the bytes, canonical ones first. */
function protocolVersionOf(data: Hex): ProtocolVersion | null {
  const [canonical] = guessProtocolVersions(data);
  if (canonical) return canonical;
  return (['v0.1', 'v0.2'] as const).find((protocolVersion) => decoded(protocolVersion, data).length > 0) ?? null;
}

function reportPayload(data: Hex): Report {
  const protocolVersion = protocolVersionOf(data);
  if (!protocolVersion)
    return {
      ...EMPTY,
      kind: `${size(data)} bytes`,
      summary: 'The bytes follow no schema of the Location Protocol.',
      tone: 'bad',
      findings: [
        {
          level: 'error',
          code: 'payload-undecodable',
          rule: 'LP-20',
          field: 'data',
          message: 'no known schema decodes the bytes',
        },
      ],
    };
  const findings = checkPayload(protocolVersion, data);
  const schema = schemaString(protocolVersion);
  return {
    kind: `Payload of ${size(data)} bytes, ${protocolVersion === 'base-2025' ? 'base schema of 2025' : protocolVersion}`,
    summary: `The bytes decode; ${count(findings)}. A bare payload is not signed by anyone.`,
    tone: toneOf(findings),
    checks: [
      {state: 'good', title: 'Payload decodes', detail: `the fields of ${protocolVersion}`},
      findings.some(({code}) => code === 'payload-not-canonical')
        ? {state: 'warn', title: 'Encoding is not canonical', detail: 'the same values can be written in other bytes'}
        : {state: 'good', title: 'Encoding is canonical', detail: 'encoding the values again gives the same bytes'},
    ],
    findings,
    facts: [
      ...decoded(protocolVersion, data),
      {name: 'Schema', value: schema},
      {name: 'Schema UID', value: schemaUid(schema)},
    ],
    protocolVersion,
    words: wordsOf(protocolVersion, data),
  };
}

function reportSchema(uid: Hex): Report {
  const known = knownSchema(uid);
  return {
    ...EMPTY,
    kind: '32 bytes: a UID or a hash',
    summary: known
      ? 'It is the UID of a schema in use or in print.'
      : 'It is the UID of no Location Protocol schema. A UID of an attestation cannot be turned back into its content.',
    tone: known ? (known.note ? 'warn' : 'good') : 'warn',
    facts: known
      ? [{name: 'Schema', value: known.string}, ...(known.note ? [{name: 'Note', value: known.note}] : [])]
      : [],
  };
}

function reportRecord(record: Record<string, unknown>): Report {
  const findings = validateRecord(record);
  const valid = isValid(findings);
  const data = valid ? encodePayload('v0.2', recordToPayload(record as unknown as RecordV02)) : null;
  const unsigned = Object.keys(record).filter(
    (name) => !['lp_version', 'srs', 'location_type', 'location'].includes(name),
  );
  const proof = isObject(record.proof);
  return {
    kind: 'v0.2 record without a carrier',
    summary: `${valid ? 'The record is valid' : 'The record is not valid'}: ${count(findings)}. It is not signed.`,
    tone: toneOf(findings),
    checks: [
      {
        state: valid ? 'good' : 'bad',
        title: valid ? 'Record is valid' : 'Record is not valid',
        detail: count(findings),
      },
      ...(unsigned.length > 0
        ? [
            {
              state: 'warn' as const,
              title: 'Fields that no signature covers',
              detail: `${unsigned.join(', ')}: the four-string schema has no slot for them`,
            },
          ]
        : []),
      ...(proof
        ? [
            {
              state: 'warn' as const,
              title: 'Stamps are not evaluated',
              detail: 'a workbench cannot evaluate them',
            },
          ]
        : []),
    ],
    findings,
    facts: [
      {name: 'Schema', value: schemaString('v0.2')},
      {name: 'Schema UID', value: schemaUid(schemaString('v0.2'))},
      ...(data ? [{name: 'Payload', value: data}] : []),
    ],
    protocolVersion: 'v0.2',
    words: data ? wordsOf('v0.2', data) : [],
  };
}

const has = (findings: readonly Finding[], ...codes: string[]): Finding | undefined =>
  findings.find(({code}) => codes.includes(code));

async function reportPackage(pack: OffchainPackage, now: bigint, contracts: Contracts): Promise<Report> {
  const {intact, signer, protocolVersion, findings} = await verifyPackage(pack, {now, contracts: new Map(contracts)});
  const {domain, message} = pack;
  const known = knownSchema(message.schema);
  const check = (broken: Finding | undefined, good: [string, string], title: string): Check =>
    broken
      ? {state: broken.level === 'error' ? 'bad' : 'warn', title, detail: broken.message, finding: broken}
      : {state: 'good', title: good[0], detail: good[1]};
  const ofPayload = findings.filter(({rule = ''}) => !['LP-13', 'LP-22', 'LP-25', 'LP-31', 'LP-32'].includes(rule));
  const expiry = message.expirationTime;
  const otherVerifier = has(findings, 'domain-contract');
  const listed = contracts.some(([chainId]) => chainId === domain.chainId);
  return {
    kind: `Offchain attestation for chain ${domain.chainId}${protocolVersion ? `, ${protocolVersion} payload` : ''}`,
    summary: !intact
      ? `Not intact: ${count(findings)}. Do not rely on it.`
      : otherVerifier
        ? `Signed for another contract: UID and signature match the message, but ${domain.verifyingContract} is not the EAS contract of chain ${domain.chainId}. Do not rely on it.`
        : !listed
          ? `UID and signature match the message, but it is not known whether its contract is EAS: ${count(findings)}.`
          : findings.length === 0
            ? 'Intact: UID and signature match the message, and the payload is valid.'
            : `UID and signature match the message, but there is more to know: ${count(findings)}.`,
    tone: !intact ? 'bad' : listed || !isValid(findings) ? toneOf(findings) : 'warn',
    checks: [
      check(
        has(findings, 'schema-unknown', 'schema-variant'),
        ['Schema is known', `the ${known?.protocolVersion ?? ''} schema`],
        known ? 'Schema is a known departure' : 'Schema is unknown',
      ),
      check(has(findings, 'domain-name'), ['Domain name is right', DOMAIN_NAME], 'Domain name is wrong'),
      listed
        ? check(
            otherVerifier,
            ['Contract is EAS', `${domain.verifyingContract} on chain ${domain.chainId}`],
            'Contract is not EAS',
          )
        : {
            state: 'warn',
            title: 'Contract is unknown',
            detail: `chain ${domain.chainId} is not in the list, so its EAS contract cannot be compared`,
          },
      check(
        has(findings, 'uid-of-dart', 'uid-mismatch'),
        ['UID matches the message', 'computing it again gives the same UID'],
        'UID does not match',
      ),
      check(
        has(findings, 'signature-malformed', 'signer-mismatch', 'signature-high-s'),
        ['Signature is valid for the signer', `it leads to ${pack.signer}`],
        'Signature is not valid',
      ),
      check(
        has(findings, 'expired'),
        [
          expiry === 0n ? 'Does not expire' : 'Has not expired',
          expiry === 0n ? 'no time is set' : `until ${printTime(expiry)}`,
        ],
        'Has expired',
      ),
      ofPayload.length === 0
        ? {state: 'good', title: 'Payload is valid', detail: 'it decodes, and its fields follow the rules'}
        : {state: isValid(ofPayload) ? 'warn' : 'bad', title: 'Payload has problems', detail: count(ofPayload)},
    ],
    findings,
    facts: [
      ...(protocolVersion ? decoded(protocolVersion, message.data) : []),
      {name: 'Signer named', value: pack.signer},
      {name: 'Signer recovered', value: signer ?? 'none: the numbers are not a signature'},
      {name: 'UID in the package', value: pack.uid},
      {name: 'UID computed', value: offchainUid(message)},
      {name: 'EIP-712 digest', value: offchainDigest(domain, message)},
      {name: 'Schema UID', value: message.schema},
      {name: 'Time of signing', value: `${message.time} (${printTime(message.time)}), as claimed by the signer`},
      {name: 'Revocable', value: message.revocable ? 'yes; only the chain shows whether it is revoked' : 'no'},
    ],
    protocolVersion,
    words: protocolVersion ? wordsOf(protocolVersion, message.data) : [],
  };
}

function unreadable(error: PackageError): Report {
  const rules: Partial<Record<PackageError['code'], string>> = {'salt-missing': 'LP-26'};
  const advice =
    error.code === 'salt-missing'
      ? ' Request the complete package from the sender. Astral SDK 0.2.0 omits the signed message.'
      : '';
  return {
    ...EMPTY,
    kind: 'Something like an offchain attestation',
    summary: `It cannot be verified: ${error.message}.${advice}`,
    tone: 'bad',
    findings: [{level: 'error', code: error.code, rule: rules[error.code], field: '', message: error.message}],
  };
}

/**
 * Says what a pasted text is and what is right and wrong with it: package of an offchain attestation (EAS SDK form, or the object of
 * Astral SDK 0.2.0), bare payload as hexadecimal text, schema UID, or v0.2 record. `now` in Unix seconds; `contracts`
 * are the chains whose EAS contract is known. Returns null for an empty text; never throws for what a reader can paste.
 */
export async function check(pasted: string, now: bigint, contracts: Contracts): Promise<Report | null> {
  const trimmed = pasted.trim().replace(/^"([^"]*)"$/, '$1');
  if (trimmed === '') return null;
  const hex = /^(0x)?([0-9a-f\s]+)$/i.exec(trimmed);
  if (hex) {
    const digits = hex[2]!.replace(/\s+/g, '');
    if (digits.length % 2 === 1)
      return {
        ...EMPTY,
        kind: 'Hexadecimal text',
        summary: 'The number of digits is odd: half a byte is missing.',
        tone: 'bad',
      };
    const data: Hex = `0x${digits.toLowerCase()}`;
    return size(data) === 32 ? reportSchema(data) : reportPayload(data);
  }
  let value: unknown;
  try {
    value = parseJson(trimmed);
  } catch (error) {
    return {
      ...EMPTY,
      kind: 'Text',
      summary: `It is neither hexadecimal nor JSON: ${(error as JsonError).message}.`,
      tone: 'bad',
    };
  }
  if (isObject(value)) {
    if ('lp_version' in value || 'location_type' in value) return reportRecord(value);
    const carrier = 'sig' in value || 'signature' in value || 'message' in value || 'domain' in value;
    if (!carrier && 'location' in value) return reportRecord(value);
  }
  if (Array.isArray(value)) return reportRecord(value as unknown as Record<string, unknown>);
  try {
    return await reportPackage(parsePackage(trimmed), now, contracts);
  } catch (error) {
    if (error instanceof PackageError) return unreadable(error);
    // A number that does not fit its type, for example a time of more than 64 bits. Other errors are the engine's own words.
    const message = error instanceof BaseError ? error.shortMessage : 'a field does not have a value of its type';
    return unreadable(new PackageError('field-form', message));
  }
}
