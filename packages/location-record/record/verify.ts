import type {Hex} from 'viem';
import {isAddressEqual} from 'viem/utils';
import type {Finding} from '../geo/types';
import {collectFindings, orderByStep, type AddFinding} from '../reasons';
import {formatSchema, type OffchainPackage, type Payloads, type ProtocolVersion} from './model';
import {PayloadError, decodePayload, encodePayload, guessProtocolVersions} from './payload';
import {DOMAIN_NAME, recoverPackage} from './typedData';
import {computeOffchainUid, computeDartOffchainUid, schemaUid} from './uid';
import {checkPayloadV01, checkPayloadV02} from './validate';

/** Schema strings that are in use or in print, by UID. `protocolVersion` says how to decode; the note says what is special. */
export interface KnownRecordSchema {
  string: string;
  protocolVersion: ProtocolVersion | null;
  note?: string;
}

const variants: KnownRecordSchema[] = [
  {string: formatSchema('v0.1'), protocolVersion: 'v0.1'},
  {string: formatSchema('v0.2'), protocolVersion: 'v0.2'},
  {string: formatSchema('base-2025'), protocolVersion: 'base-2025', note: 'the base schema of 2025, kept for history'},
  {
    string: formatSchema('v0.2').replaceAll(',', ', '),
    protocolVersion: 'v0.2',
    note: 'the v0.2 string with spaces after the commas: the same bytes in the payload, another schema UID',
  },
  {
    string: 'string srs, string location_type, string location, uint8 lp_version',
    protocolVersion: null,
    note: 'the string of the v0.2 appendix: a uint8 cannot hold "1.0.0", and the UID printed there belongs to the base schema of 2025',
  },
  {
    string: formatSchema('v0.1').replace('bytes[] recipePayload', 'string[] recipePayload'),
    protocolVersion: null,
    note: 'v0.1 with string[] instead of bytes[] for recipePayload: a slip in print, not a schema in use',
  },
];

const KNOWN: ReadonlyMap<Hex, KnownRecordSchema> = new Map(
  variants.map((schema) => [schemaUid(schema.string), schema]),
);

/** Finds a schema by its UID; undefined for an unknown one. */
export function findKnownSchema(uid: Hex): KnownRecordSchema | undefined {
  return KNOWN.get(uid.toLowerCase() as Hex);
}

/** Half of the order of secp256k1 (SEC 2, section 2.4.1), rounded down. */
export const HALF_CURVE_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

export interface ExpectedContext {
  /** Schema UID that the reader expects. */
  schema?: Hex;
  chainId?: bigint;
  verifyingContract?: Hex;
  /** Addresses that the reader trusts; any signer when left out. */
  attesters?: readonly Hex[];
  /** Now, in Unix seconds; expiry and signing time are not judged when left out. */
  now?: bigint;
  /** Entries of `revokeOffchain` that the reader found on the chain: who made them, and for which UID. */
  revocations?: readonly {revoker: Hex; uid: Hex}[];
}

export interface VerificationResult {
  /** Whether the UID and the signature fit the package. Says who signed what, never that the place is true. */
  intact: boolean;
  signer: Hex | null;
  protocolVersion: ProtocolVersion | null;
  findings: Finding[];
}

/** The address that a signature leads to, or null when its numbers are no signature. */
async function recover(pack: OffchainPackage): Promise<Hex | null> {
  const {v} = pack.signature;
  if (v !== 27 && v !== 28) return null;
  try {
    return await recoverPackage(pack);
  } catch {
    // r or s is 0 or not below the order of the curve, or there is no such point.
    return null;
  }
}

/**
 * Checks an offchain attestation (version 2): schema, domain, UID, signature, signer, revocation, time, payload, record. Findings
 * come in the order of the table of reasons. Every departure that is known from another library is named. Does not look at a chain:
 * what is revoked has to be brought in.
 */
export async function verifyPackage(pack: OffchainPackage, pinned: ExpectedContext = {}): Promise<VerificationResult> {
  const {message} = pack;
  const recovered = await recover(pack);
  const known = findKnownSchema(message.schema);
  const protocolVersion = known?.protocolVersion ?? guessProtocolVersions(message.data)[0] ?? null;
  const breaks = collectFindings((add) => checkIntegrity(pack, recovered, add));
  const others = collectFindings((add) => {
    if (!known) add('schema-unknown', 'message.schema', 'no Location Protocol schema has this UID');
    else if (known.note) add('schema-variant', 'message.schema', known.note);
    checkExpectations(pack, recovered, pinned, add);
    if (protocolVersion) addPayloadFindings(protocolVersion, message.data, add);
    else add('payload-undecodable', 'message.data', 'the bytes follow no known schema; EAS accepts any bytes');
  });
  const findings = orderByStep([...breaks, ...others]);
  return {intact: breaks.length === 0, signer: recovered, protocolVersion, findings};
}

/** Whether UID and signature fit the package. */
function checkIntegrity(
  {message, signature, uid, signer}: OffchainPackage,
  recovered: Hex | null,
  add: AddFinding,
): void {
  if (computeDartOffchainUid(message) === uid.toLowerCase()) {
    const text =
      'the UID packs the schema as 32 bytes, as location-protocol-dart 0.1.0 does; the EAS SDK packs its 66 characters';
    add('uid-of-dart', 'uid', text);
  } else if (computeOffchainUid(message) !== uid.toLowerCase())
    add('uid-mismatch', 'uid', 'the UID does not match the message');
  if (recovered === null) return add('signature-malformed', 'signature', 'the numbers are not a signature');
  // The other of the two signatures that fit: contracts and ethers refuse it, so that a signature has only one valid form.
  if (BigInt(signature.s) > HALF_CURVE_ORDER)
    add('signature-high-s', 'signature.s', 's is in the upper half of the curve order');
  if (!isAddressEqual(recovered, signer)) {
    const text = `the signature leads to ${recovered}, not to ${signer}: message, domain or signer was changed, or the salt is not the signed one`;
    add('signer-mismatch', 'signature', text);
  }
}

/** The name that every domain has, and what the reader expects of a package. */
function checkExpectations(
  {domain, message, uid, signer}: OffchainPackage,
  recovered: Hex | null,
  pinned: ExpectedContext,
  add: AddFinding,
): void {
  const {schema, chainId, verifyingContract: contract, attesters, now, revocations} = pinned;
  if (domain.name !== DOMAIN_NAME) {
    const text = `"${domain.name}" is not "${DOMAIN_NAME}"; delegated onchain calls use another domain`;
    add('domain-name', 'domain.name', text);
  }
  if (schema && schema.toLowerCase() !== message.schema.toLowerCase())
    add('schema-not-pinned', 'message.schema', 'the schema is not the one that was expected');
  if (chainId !== undefined && domain.chainId !== chainId)
    add('domain-chain', 'domain.chainId', `signed for chain ${domain.chainId}`);
  if (contract && !isAddressEqual(domain.verifyingContract, contract)) {
    const text = `signed for contract ${domain.verifyingContract}, not for ${contract}`;
    add('domain-contract', 'domain.verifyingContract', text);
  }
  const signerFits = recovered !== null && isAddressEqual(recovered, signer);
  if (signerFits && attesters && !attesters.some((attester) => isAddressEqual(attester, signer)))
    add('signer-not-trusted', 'signer', `${signer} is not among the expected signers`);
  const isRevoked = revocations?.some(
    (entry) => isAddressEqual(entry.revoker, signer) && entry.uid.toLowerCase() === uid.toLowerCase(),
  );
  if (isRevoked) add('revoked', 'uid', 'its signer has revoked it');
  if (now !== undefined && message.expirationTime !== 0n && message.expirationTime <= now)
    add('expired', 'message.expirationTime', 'the attestation has expired; EAS itself does not hide it');
  if (now !== undefined && message.time > now)
    add('signed-in-future', 'message.time', 'the signing time is in the future');
}

/** Decodes a payload and checks what it says. Findings come in the order of the table of reasons. */
export const checkPayload = (protocolVersion: ProtocolVersion, data: Hex): Finding[] =>
  orderByStep(collectFindings((add) => addPayloadFindings(protocolVersion, data, add)));

function addPayloadFindings(protocolVersion: ProtocolVersion, data: Hex, add: AddFinding): void {
  try {
    const payload = decodePayload(protocolVersion, data);
    if (encodePayload(protocolVersion, payload) !== data.toLowerCase())
      add('payload-not-canonical', 'data', 'the bytes decode, but a writer would encode the same values differently');
    if (protocolVersion === 'v0.1') checkPayloadV01(payload as Payloads['v0.1'], add);
    if (protocolVersion === 'v0.2') checkPayloadV02(payload as Payloads['v0.2'], add);
  } catch (reason) {
    if (!(reason instanceof PayloadError)) throw reason;
    add('payload-undecodable', 'data', reason.message);
  }
}
