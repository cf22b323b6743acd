import type {Hex} from 'viem';
import type {Finding} from '@astral-docs/location-record/geo';
import {
  DOMAIN_NAME,
  isValid,
  findKnownSchema,
  offchainDigest,
  computeOffchainUid,
  verifyPackage,
  type OffchainPackage,
} from '@astral-docs/location-record/record';
import {chooseTone, formatCounts, tryDecodeFields, trySplitWords, type Check, type Report} from './report';
import {formatUnixSeconds} from './time';

/** EAS contracts by chain id: what a signature may have been made for. */
export type Contracts = readonly (readonly [chainId: number, eas: Hex])[];

type Verification = Awaited<ReturnType<typeof verifyPackage>>;

/** Rules that are about the package around the payload. */
const PACKAGE_RULES = ['LP-13', 'LP-22', 'LP-25', 'LP-31', 'LP-32'];

const findCode = (findings: readonly Finding[], ...codes: string[]): Finding | undefined =>
  findings.find(({code}) => codes.includes(code));

const createCheck = (finding: Finding | undefined, badTitle: string, goodTitle: string, goodDetail: string): Check =>
  finding
    ? {state: finding.level === 'error' ? 'bad' : 'warn', title: badTitle, detail: finding.message, finding}
    : {state: 'good', title: goodTitle, detail: goodDetail};

function summarize({domain}: OffchainPackage, {intact, findings}: Verification, isListed: boolean): string {
  const counted = formatCounts(findings);
  if (!intact) return `Not intact: ${counted}. Do not rely on it.`;
  const matches = 'UID and signature match the message';
  if (findCode(findings, 'domain-contract'))
    return `Signed for another contract: ${matches}, but ${domain.verifyingContract} is not the EAS contract of chain ${domain.chainId}. Do not rely on it.`;
  if (!isListed) return `${matches}, but it is not known whether its contract is EAS: ${counted}.`;
  return findings.length === 0
    ? `Intact: ${matches}, and the payload is valid.`
    : `${matches}, but there is more to know: ${counted}.`;
}

function listChecks(pack: OffchainPackage, {findings}: Verification, isListed: boolean): Check[] {
  const {domain, message} = pack;
  const known = findKnownSchema(message.schema);
  const expiry = message.expirationTime;
  const ofPayload = findings.filter(({rule = ''}) => !PACKAGE_RULES.includes(rule));
  return [
    createCheck(
      findCode(findings, 'schema-unknown', 'schema-variant'),
      known ? 'Schema is a known departure' : 'Schema is unknown',
      'Schema is known',
      `the ${known?.protocolVersion ?? ''} schema`,
    ),
    createCheck(findCode(findings, 'domain-name'), 'Domain name is wrong', 'Domain name is right', DOMAIN_NAME),
    isListed
      ? createCheck(
          findCode(findings, 'domain-contract'),
          'Contract is not EAS',
          'Contract is EAS',
          `${domain.verifyingContract} on chain ${domain.chainId}`,
        )
      : {
          state: 'warn',
          title: 'Contract is unknown',
          detail: `chain ${domain.chainId} is not in the list, so its EAS contract cannot be compared`,
        },
    createCheck(
      findCode(findings, 'uid-of-dart', 'uid-mismatch'),
      'UID does not match',
      'UID matches the message',
      'computing it again gives the same UID',
    ),
    createCheck(
      findCode(findings, 'signature-malformed', 'signer-mismatch', 'signature-high-s'),
      'Signature is not valid',
      'Signature is valid for the signer',
      `it leads to ${pack.signer}`,
    ),
    createCheck(
      findCode(findings, 'expired'),
      'Has expired',
      expiry === 0n ? 'Does not expire' : 'Has not expired',
      expiry === 0n ? 'no time is set' : `until ${formatUnixSeconds(expiry)}`,
    ),
    ofPayload.length === 0
      ? {state: 'good', title: 'Payload is valid', detail: 'it decodes, and its fields follow the rules'}
      : {
          state: isValid(ofPayload) ? 'warn' : 'bad',
          title: 'Payload has problems',
          detail: formatCounts(ofPayload),
        },
  ];
}

/** Verifies the package of an offchain attestation. `now` in Unix seconds; `contracts` by chain id. */
export async function inspectPackage(pack: OffchainPackage, now: bigint, contracts: Contracts): Promise<Report> {
  const {domain, message} = pack;
  const [, verifyingContract] = contracts.find(([chainId]) => BigInt(chainId) === domain.chainId) ?? [];
  const isListed = verifyingContract !== undefined;
  const verification = await verifyPackage(pack, {now, verifyingContract});
  const {intact, signer, protocolVersion, findings} = verification;
  return {
    kind: `Offchain attestation for chain ${domain.chainId}${protocolVersion ? `, ${protocolVersion} payload` : ''}`,
    summary: summarize(pack, verification, isListed),
    tone: !intact ? 'bad' : isListed || !isValid(findings) ? chooseTone(findings) : 'warn',
    checks: listChecks(pack, verification, isListed),
    findings,
    facts: [
      ...(protocolVersion ? tryDecodeFields(protocolVersion, message.data) : []),
      {name: 'Signer named', value: pack.signer},
      {name: 'Signer recovered', value: signer ?? 'none: the numbers are not a signature'},
      {name: 'UID in the package', value: pack.uid},
      {name: 'UID computed', value: computeOffchainUid(message)},
      {name: 'EIP-712 digest', value: offchainDigest(domain, message)},
      {name: 'Schema UID', value: message.schema},
      {
        name: 'Time of signing',
        value: `${message.time} (${formatUnixSeconds(message.time)}), as claimed by the signer`,
      },
      {name: 'Revocable', value: message.revocable ? 'yes; only the chain shows whether it is revoked' : 'no'},
    ],
    words: protocolVersion ? trySplitWords(protocolVersion, message.data) : [],
  };
}
