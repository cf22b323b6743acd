/** Signing, apart from the rest because it brings secp256k1 key handling: import it lazily. */
import type {Hex} from 'viem';
import {generatePrivateKey, privateKeyToAddress, sign} from 'viem/accounts';
import type {Domain, OffchainMessage, OffchainPackage} from './model';
import {offchainDigest} from './typedData';
import {offchainUid} from './uid';

/** A new throw-away key: 32 random bytes as hexadecimal text. */
export const newThrowAwayKey: () => Hex = generatePrivateKey;

/** Address of a private key, checksummed. */
export const addressOf: (key: Hex) => Hex = privateKeyToAddress;

/** 32 random bytes: what makes two equal statements distinguishable and a guessable place unguessable from its UID. */
export function newSalt(): Hex {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Signs an offchain attestation (version 2). The nonce follows RFC 6979, so the same input gives the same signature. */
export async function signOffchain(domain: Domain, message: OffchainMessage, key: Hex): Promise<OffchainPackage> {
  const {r, s, v} = await sign({hash: offchainDigest(domain, message), privateKey: key});
  return {
    domain,
    message,
    signature: {r, s, v: Number(v)},
    uid: offchainUid(message),
    signer: privateKeyToAddress(key),
  };
}
