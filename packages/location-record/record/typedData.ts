import {domainSeparator as separateDomain, type Hex} from 'viem';
import {hashTypedData, keccak256, recoverAddress, stringToHex} from 'viem/utils';
import type {Domain, OffchainMessage, OffchainPackage} from './model';

/** Name of the EIP-712 domain of offchain attestations. Delegated onchain calls use another name, `EAS`. */
export const DOMAIN_NAME = 'EAS Attestation';

/** Fields of the signed message, in order. */
export const ATTEST_TYPES = {
  Attest: [
    {name: 'version', type: 'uint16'},
    {name: 'schema', type: 'bytes32'},
    {name: 'recipient', type: 'address'},
    {name: 'time', type: 'uint64'},
    {name: 'expirationTime', type: 'uint64'},
    {name: 'revocable', type: 'bool'},
    {name: 'refUID', type: 'bytes32'},
    {name: 'data', type: 'bytes'},
    {name: 'salt', type: 'bytes32'},
  ],
} as const;

/** Domain of an EAS contract; `version` is the string the contract reports, for example 0.26. */
export function makeDomain(chainId: number, verifyingContract: Hex, version: string): Domain {
  return {name: DOMAIN_NAME, version, chainId: BigInt(chainId), verifyingContract};
}

/** keccak256 of the encoded type `Attest(uint16 version,…)`. */
export function attestTypeHash(): Hex {
  return keccak256(stringToHex(`Attest(${ATTEST_TYPES.Attest.map(({name, type}) => `${type} ${name}`).join(',')})`));
}

/** EIP-712 domain separator. */
export const domainSeparator = (domain: Domain): Hex => separateDomain({domain});

/** The 32 bytes that are signed: keccak256(0x1901 ‖ domain separator ‖ hash of the message). */
export function offchainDigest(domain: Domain, message: OffchainMessage): Hex {
  return hashTypedData({domain, types: ATTEST_TYPES, primaryType: 'Attest', message});
}

/** Address that made the signature of a package. Throws when its numbers are no signature at all. */
export const recoverPackage = ({domain, message, signature: {r, s, v}}: OffchainPackage): Promise<Hex> =>
  recoverAddress({hash: offchainDigest(domain, message), signature: {r, s, v: BigInt(v)}});
