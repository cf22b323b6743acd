/** Tells what a pasted text is and what is wrong with it. Knows nothing of a page. */
import {BaseError, size, type Hex} from 'viem';
import {isObject} from '@astral-docs/location-record/geo/geojson';
import {
  PackageError,
  checkPayload,
  encodePayload,
  guessProtocolVersions,
  isValid,
  findKnownSchema,
  parsePackage,
  recordToPayload,
  formatSchema,
  schemaUid,
  validateRecord,
  type ProtocolVersion,
  type RecordV02,
} from '@astral-docs/location-record/record';
import {type JsonError, parseBoundedJson} from '@site/src/lib/json';
import {inspectPackage, type Contracts} from './inspectPackage';
import {
  chooseTone,
  formatCounts,
  createReport,
  tryDecodeFields,
  trySplitWords,
  type Check,
  type Report,
} from './report';

/** The protocol version whose fields decode the bytes, canonical ones first. */
const detectProtocolVersion = (data: Hex): ProtocolVersion | undefined =>
  guessProtocolVersions(data)[0] ??
  (['v0.1', 'v0.2'] as const).find((version) => tryDecodeFields(version, data).length > 0);

function inspectPayload(data: Hex): Report {
  const protocolVersion = detectProtocolVersion(data);
  if (!protocolVersion) {
    const message = 'no known schema decodes the bytes';
    return createReport(`${size(data)} bytes`, 'The bytes follow no schema of the Location Protocol.', 'bad', {
      findings: [{level: 'error', code: 'payload-undecodable', rule: 'LP-20', field: 'data', message}],
    });
  }
  const findings = checkPayload(protocolVersion, data);
  const schema = formatSchema(protocolVersion);
  return {
    kind: `Payload of ${size(data)} bytes, ${protocolVersion === 'base-2025' ? 'base schema of 2025' : protocolVersion}`,
    summary: `The bytes decode; ${formatCounts(findings)}. A bare payload is not signed by anyone.`,
    tone: chooseTone(findings),
    checks: [
      {state: 'good', title: 'Payload decodes', detail: `the fields of ${protocolVersion}`},
      findings.some(({code}) => code === 'payload-not-canonical')
        ? {state: 'warn', title: 'Encoding is not canonical', detail: 'the same values can be written in other bytes'}
        : {state: 'good', title: 'Encoding is canonical', detail: 'encoding the values again gives the same bytes'},
    ],
    findings,
    facts: [
      ...tryDecodeFields(protocolVersion, data),
      {name: 'Schema', value: schema},
      {name: 'Schema UID', value: schemaUid(schema)},
    ],
    words: trySplitWords(protocolVersion, data),
  };
}

function inspectSchemaUid(uid: Hex): Report {
  const known = findKnownSchema(uid);
  const summary = known
    ? 'It is the UID of a schema in use or in print.'
    : 'It is the UID of no Location Protocol schema. A UID of an attestation cannot be turned back into its content.';
  return createReport('32 bytes: a UID or a hash', summary, known && !known.note ? 'good' : 'warn', {
    facts: known
      ? [{name: 'Schema', value: known.string}, ...(known.note ? [{name: 'Note', value: known.note}] : [])]
      : [],
  });
}

function inspectRecord(record: Record<string, unknown>): Report {
  const findings = validateRecord(record);
  const valid = isValid(findings);
  const data = valid ? encodePayload('v0.2', recordToPayload(record as unknown as RecordV02)) : null;
  const outcome = valid ? 'Record is valid' : 'Record is not valid';
  const unsigned = Object.keys(record).filter(
    (name) => !['lp_version', 'srs', 'location_type', 'location'].includes(name),
  );
  const checks: Check[] = [{state: valid ? 'good' : 'bad', title: outcome, detail: formatCounts(findings)}];
  if (unsigned.length > 0)
    checks.push({
      state: 'warn',
      title: 'Fields that no signature covers',
      detail: `${unsigned.join(', ')}: the four-string schema has no slot for them`,
    });
  if (isObject(record.proof))
    checks.push({state: 'warn', title: 'Stamps are not evaluated', detail: 'a workbench cannot evaluate them'});
  return {
    kind: 'v0.2 record without a carrier',
    summary: `The ${outcome.toLowerCase()}: ${formatCounts(findings)}. It is not signed.`,
    tone: chooseTone(findings),
    checks,
    findings,
    facts: [
      {name: 'Schema', value: formatSchema('v0.2')},
      {name: 'Schema UID', value: schemaUid(formatSchema('v0.2'))},
      ...(data ? [{name: 'Payload', value: data}] : []),
    ],
    words: data ? trySplitWords('v0.2', data) : [],
  };
}

function reportPackageError({code, message}: PackageError): Report {
  const [rule, advice] =
    code === 'salt-missing'
      ? ['LP-26', ' Request the complete package from the sender. Astral SDK 0.2.0 omits the signed message.']
      : [undefined, ''];
  return createReport('Something like an offchain attestation', `It cannot be verified: ${message}.${advice}`, 'bad', {
    findings: [{level: 'error', code, rule, field: '', message}],
  });
}

/** Whether a JSON value has members of a record, and none of a signed package. */
const isBareRecord = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (isObject(value) &&
    ('lp_version' in value ||
      'location_type' in value ||
      ('location' in value && !['sig', 'signature', 'message', 'domain'].some((member) => member in value))));

/**
 * Says what a pasted text is and what is right and wrong with it: package of an offchain attestation (EAS SDK form, or the object of
 * Astral SDK 0.2.0), bare payload as hexadecimal text, schema UID, or v0.2 record. `now` in Unix seconds; `contracts`
 * are the chains whose EAS contract is known. Returns null for an empty text; never throws for what a reader can paste.
 */
export async function inspectText(pasted: string, now: bigint, contracts: Contracts): Promise<Report | null> {
  const trimmed = pasted.trim().replace(/^"([^"]*)"$/, '$1');
  if (trimmed === '') return null;
  const hex = /^(0x)?([0-9a-f\s]+)$/i.exec(trimmed);
  if (hex) {
    const digits = hex[2]!.replace(/\s+/g, '');
    if (digits.length % 2 === 1)
      return createReport('Hexadecimal text', 'The number of digits is odd: half a byte is missing.', 'bad');
    const data: Hex = `0x${digits.toLowerCase()}`;
    return size(data) === 32 ? inspectSchemaUid(data) : inspectPayload(data);
  }
  let value: unknown;
  try {
    value = parseBoundedJson(trimmed);
  } catch (error) {
    return createReport('Not readable', `It is neither hexadecimal nor JSON: ${(error as JsonError).message}.`, 'bad');
  }
  if (isBareRecord(value)) return inspectRecord(value);
  try {
    return await inspectPackage(parsePackage(trimmed), now, contracts);
  } catch (error) {
    if (error instanceof PackageError) return reportPackageError(error);
    // A number that does not fit its type, for example a time of more than 64 bits. Other errors are the engine's own words.
    const message = error instanceof BaseError ? error.shortMessage : 'a field does not have a value of its type';
    return reportPackageError(new PackageError('field-form', message));
  }
}
