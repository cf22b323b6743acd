import type {Hex} from 'viem';
import {encodePacked, keccak256, stringToHex} from 'viem/utils';
import {ZERO_ADDRESS, type OffchainMessage} from './model';

/**
 * UID of an EAS schema: keccak256 of the schema string (UTF-8), the resolver (20 bytes) and the revocable flag (1 byte), packed.
 * The same on every chain. Source: eas-contracts SchemaRegistry.
 */
export function schemaUid(schema: string, resolver: Hex = ZERO_ADDRESS, revocable = true): Hex {
  return keccak256(encodePacked(['string', 'address', 'bool'], [schema, resolver, revocable]));
}

/**
 * UID of an offchain attestation (version 2) as the EAS SDK computes it: the schema UID goes in as the 66 ASCII characters of its
 * hexadecimal text, not as 32 bytes. Signer and domain are not part of it.
 */
export function computeOffchainUid(message: OffchainMessage, schema: Hex = stringToHex(message.schema)): Hex {
  const {version, recipient, time, expirationTime, revocable, refUID, data, salt} = message;
  return keccak256(
    encodePacked(
      ['uint16', 'bytes', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'bytes32', 'uint32'],
      [version, schema, recipient, ZERO_ADDRESS, time, expirationTime, revocable, refUID, data, salt, 0],
    ),
  );
}

/** The same with the schema UID as 32 bytes, which location-protocol-dart 0.1.0 computes and the EAS SDK refuses. */
export const computeDartOffchainUid = (message: OffchainMessage): Hex => computeOffchainUid(message, message.schema);

/** An attestation in the contract; its time is that of the block, in Unix seconds. */
type OnchainAttestation = Omit<OffchainMessage, 'version' | 'salt'> & {attester: Hex};

/**
 * UID that the EAS contract gives an attestation: schema as 32 bytes, attester included; `bump` counts up from 0 when the same
 * attestation is made twice in one block. Source: eas-contracts EAS._getUID.
 */
export function onchainUid(attestation: OnchainAttestation, bump = 0): Hex {
  const {schema, recipient, attester, time, expirationTime, revocable, refUID, data} = attestation;
  return keccak256(
    encodePacked(
      ['bytes32', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'uint32'],
      [schema, recipient, attester, time, expirationTime, revocable, refUID, data, bump],
    ),
  );
}
