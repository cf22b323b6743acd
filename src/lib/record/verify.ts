import type {Hex} from 'viem';
import {isAddressEqual} from 'viem/utils';
import type {Finding} from '../geo/types';
import {ConversionError, payloadToRecord} from './convert';
import {schemaString, type Generation, type OffchainPackage} from './model';
import {PayloadError, decodePayload, guessGenerations, isCanonicalPayload} from './payload';
import {DOMAIN_NAME, recoverPackage} from './typedData';
import {offchainUid, offchainUidOfDart, schemaUid} from './uid';
import {validatePayloadV01, validateRecord} from './validate';

/** Schema strings that are in use or in print, by UID. `generation` says how to decode; the note says what is special. */
export interface KnownSchema {
  string: string;
  generation: Generation | null;
  note?: string;
}

const variants: KnownSchema[] = [
  {string: schemaString('v0.1'), generation: 'v0.1'},
  {string: schemaString('v0.2'), generation: 'v0.2'},
  {string: schemaString('base-2025'), generation: 'base-2025', note: 'the base schema of 2025, kept for history'},
  {
    string: schemaString('v0.2').replaceAll(',', ', '),
    generation: 'v0.2',
    note: 'the v0.2 string with blanks after the commas: the same bytes in the payload, another schema UID',
  },
  {
    string: 'string srs, string location_type, string location, uint8 lp_version',
    generation: null,
    note: 'the string of the v0.2 appendix: a uint8 cannot hold "1.0.0", and the UID printed there belongs to the base schema of 2025',
  },
  {
    string: schemaString('v0.1').replace('bytes[] recipePayload', 'string[] recipePayload'),
    generation: null,
    note: 'v0.1 with string[] instead of bytes[] for recipePayload: a slip in print, not a schema in use',
  },
];

const KNOWN: ReadonlyMap<Hex, KnownSchema> = new Map(variants.map((schema) => [schemaUid(schema.string), schema]));

/** What is known about a schema UID; undefined for a stranger. */
export function knownSchema(uid: Hex): KnownSchema | undefined {
  return KNOWN.get(uid.toLowerCase() as Hex);
}

/** Half the order of secp256k1 (SEC 2, section 2.4.1), rounded down. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

export interface PinnedTo {
  /** Schema UID that the reader expects. */
  schema?: Hex;
  chainId?: number;
  verifyingContract?: Hex;
  /** Addresses that the reader trusts; any signer when left out. */
  attesters?: readonly Hex[];
  /** Now, in Unix seconds; expiry is not judged when left out. */
  now?: bigint;
}

export interface Verdict {
  /** Whether the UID and the signature fit the package. Says who signed what, never that the place is true. */
  intact: boolean;
  signer: Hex | null;
  generation: Generation | null;
  findings: Finding[];
}

const find = (level: Finding['level'], code: string, rule: string, field: string, message: string): Finding => ({
  level,
  code,
  rule,
  field,
  message,
});

/**
 * Checks an offchain attestation (version 2) in the order of the documentation: schema, domain, UID, signature, signer, expiry,
 * payload, record. Every departure that is known from another library is named. Does not look at a chain, so it can say nothing
 * about revocation.
 */
export async function verifyPackage(pack: OffchainPackage, pinned: PinnedTo = {}): Promise<Verdict> {
  const {domain, message, uid, signer} = pack;
  const findings: Finding[] = [];
  const add = (...finding: Parameters<typeof find>) => findings.push(find(...finding));

  const known = knownSchema(message.schema);
  if (pinned.schema && pinned.schema.toLowerCase() !== message.schema.toLowerCase())
    add('error', 'schema-not-pinned', 'LP-31', 'message.schema', 'the schema is not the one that was expected');
  if (!known) add('warning', 'schema-unknown', 'LP-31', 'message.schema', 'no Location Protocol schema has this UID');
  else if (known.note) add('warning', 'schema-variant', 'LP-13', 'message.schema', known.note);

  if (domain.name !== DOMAIN_NAME)
    add(
      'error',
      'domain-name',
      'LP-22',
      'domain.name',
      `"${domain.name}" is not "${DOMAIN_NAME}"; delegated onchain calls use another domain`,
    );
  if (pinned.chainId !== undefined && domain.chainId !== pinned.chainId)
    add('error', 'domain-chain', 'LP-22', 'domain.chainId', `signed for chain ${domain.chainId}`);
  if (pinned.verifyingContract && !isAddressEqual(domain.verifyingContract, pinned.verifyingContract))
    add(
      'error',
      'domain-contract',
      'LP-22',
      'domain.verifyingContract',
      `signed for contract ${domain.verifyingContract}`,
    );

  const uidFits = offchainUid(message) === uid.toLowerCase();
  if (!uidFits && offchainUidOfDart(message) === uid.toLowerCase())
    add(
      'error',
      'uid-of-dart',
      'LP-25',
      'uid',
      'the UID packs the schema as 32 bytes, as location-protocol-dart 0.1.0 does; the EAS SDK packs its 66 characters',
    );
  else if (!uidFits) add('error', 'uid-mismatch', 'LP-25', 'uid', 'the UID does not fit the message');

  let recovered: Hex | null = null;
  try {
    recovered = await recoverPackage(pack);
  } catch {
    add('error', 'signature-malformed', 'LP-32', 'signature', 'the numbers are no signature');
  }
  // The other of the two signatures that fit: contracts and ethers refuse it, so that a signature cannot be given a twin.
  const low = BigInt(pack.signature.s) <= HALF_ORDER;
  if (!low) add('error', 'signature-high-s', 'LP-32', 'signature.s', 's lies in the upper half of the curve order');
  const signerFits = recovered !== null && isAddressEqual(recovered, signer);
  if (recovered && !signerFits)
    add(
      'error',
      'signer-mismatch',
      'LP-32',
      'signature',
      `the signature leads to ${recovered}, not to ${signer}: message, domain or signer was changed, or the salt is not the signed one`,
    );
  if (signerFits && pinned.attesters && !pinned.attesters.some((attester) => isAddressEqual(attester, signer)))
    add('error', 'signer-not-trusted', 'LP-31', 'signer', `${signer} is not among the expected signers`);
  if (pinned.now !== undefined && message.expirationTime !== 0n && message.expirationTime <= pinned.now)
    add(
      'error',
      'expired',
      'LP-31',
      'message.expirationTime',
      'the attestation has expired; EAS itself does not hide it',
    );

  const guesses = guessGenerations(message.data);
  const generation = known?.generation ?? guesses[0] ?? null;
  if (generation) findings.push(...checkPayload(generation, message.data));
  else
    add(
      'error',
      'payload-undecodable',
      'LP-20',
      'message.data',
      'the bytes follow no known schema; EAS accepts any bytes',
    );
  return {intact: uidFits && signerFits && low, signer: recovered, generation, findings};
}

/** Decodes a payload and checks what it says. */
export function checkPayload(generation: Generation, data: Hex): Finding[] {
  try {
    const findings: Finding[] = [];
    if (generation === 'v0.1') findings.push(...validatePayloadV01(decodePayload('v0.1', data)));
    else if (generation === 'v0.2') findings.push(...validateRecord(payloadToRecord(decodePayload('v0.2', data))));
    else decodePayload(generation, data);
    if (!isCanonicalPayload(generation, data))
      findings.push(
        find(
          'warning',
          'payload-not-canonical',
          'LP-21',
          'data',
          'the bytes decode, but a writer would encode the same values differently',
        ),
      );
    return findings;
  } catch (reason) {
    if (reason instanceof ConversionError)
      return [find('error', 'location-unreadable', 'LP-16', 'location', reason.message)];
    if (reason instanceof PayloadError) return [find('error', 'payload-undecodable', 'LP-20', 'data', reason.message)];
    throw reason;
  }
}
