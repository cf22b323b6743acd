/** Signing, apart from the rest because it brings secp256k1 key handling: import it lazily. */
import type {Hex} from 'viem';
import {generatePrivateKey, privateKeyToAddress, sign} from 'viem/accounts';
import type {Domain, OffchainMessage, OffchainPackage} from './model';
import {offchainDigest} from './typedData';
import {computeOffchainUid} from './uid';

/** A new throw-away key: 32 random bytes as hexadecimal text. */
export const newThrowAwayKey: () => Hex = generatePrivateKey;

/** Signs an offchain attestation (version 2). The nonce follows RFC 6979, so the same input gives the same signature. */
export async function signOffchain(domain: Domain, message: OffchainMessage, key: Hex): Promise<OffchainPackage> {
  const {r, s, v} = await sign({hash: offchainDigest(domain, message), privateKey: key});
  return {
    domain,
    message,
    signature: {r, s, v: Number(v)},
    uid: computeOffchainUid(message),
    signer: privateKeyToAddress(key),
  };
}
