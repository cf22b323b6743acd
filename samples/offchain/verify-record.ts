// runs: offline; after: samples/offchain/first-record.ts; args: record.json @signer.txt
// Verifies a signed location record.
// Usage: npx tsx verify-record.ts <file> <address of the signer you expect>
// Set RPC_URL to also ask the chain whether the signer has revoked the record.
// #region accept
import {existsSync, readFileSync} from 'node:fs';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
  type SignedOffchainAttestation,
} from '@ethereum-attestation-service/eas-sdk';
import {JsonRpcProvider, ZeroAddress, isAddress} from 'ethers';

// What this verifier accepts. None of it comes from the record.
const CONTRACTS = new Map([
  [11155111n, '0xC2679fBD37d54388Ce493F1DB75320D236e1815e'], // EAS on Sepolia
]);
const SCHEMAS = new Map(
  [
    'uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,' +
      'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo', // v0.1
    'string lp_version,string srs,string location_type,string location', // v0.2
  ].map((text) => [SchemaRegistry.getSchemaUID(text, ZeroAddress, true), text]),
);
const CLOCK_SKEW = 300n; // seconds that the signer's clock may be ahead of yours
// #endregion accept

// #region verify
export interface SignedRecord {
  signer: string;
  sig: SignedOffchainAttestation;
}

/** Returns why a record is rejected; undefined when it is valid. */
export async function refusal(
  {sig}: SignedRecord,
  signer: string,
  rpcUrl = process.env.RPC_URL,
): Promise<string | undefined> {
  if (!SCHEMAS.has(sig.message.schema)) return 'the schema is not accepted';
  const chainId = BigInt(sig.domain.chainId);
  const address = CONTRACTS.get(chainId);
  if (!address) return `chain ${chainId} is not accepted`;
  if (sig.domain.verifyingContract !== address)
    return `signed for contract ${sig.domain.verifyingContract}, not for EAS`;

  // The version is part of what was signed, and writers differ: take it from the record.
  const config = {address, chainId, version: sig.domain.version};
  const eas = new EAS(address);
  const offchain = new Offchain(config, OffchainAttestationVersion.Version2, eas);
  try {
    // Computes the UID, recovers the signer from the signature, and compares both.
    if (!offchain.verifyOffchainAttestationSignature(signer, sig))
      return 'UID or signature does not match the content and this signer';
  } catch (error) {
    return `the signature cannot be checked: ${(error as Error).message}`;
  }

  const now = BigInt(Math.floor(Date.now() / 1000));
  const expires = BigInt(sig.message.expirationTime);
  if (BigInt(sig.message.time) > now + CLOCK_SKEW)
    return 'the signing time is in the future';
  if (expires !== 0n && expires <= now) return 'expired';

  if (!rpcUrl) return undefined;
  const provider = new JsonRpcProvider(rpcUrl, chainId, {staticNetwork: true});
  try {
    const answered = BigInt(String(await provider.send('eth_chainId', [])));
    if (answered !== chainId) return `RPC_URL answers for chain ${answered}`;
    const revoked = await eas
      .connect(provider)
      .getRevocationOffchain(signer, sig.uid);
    return revoked === 0n ? undefined : 'revoked by its signer';
  } catch (error) {
    return `RPC_URL cannot tell whether it is revoked: ${(error as Error).message}`;
  } finally {
    provider.destroy();
  }
}
// #endregion verify

// #region payload
/** The signed payload, by field name. Read the place from here and from nowhere else. */
export function payloadOf({sig}: SignedRecord): Record<string, unknown> {
  const fields = new SchemaEncoder(
    SCHEMAS.get(sig.message.schema) ?? '',
  ).decodeData(sig.message.data);
  return Object.fromEntries(fields.map(({name, value}) => [name, value.value]));
}
// #endregion payload

// #region run
if (process.argv[1]?.includes('verify-record')) {
  const [file = '', signer = ''] = process.argv.slice(2);
  const stop = (why: string): never => {
    console.error(why);
    process.exit(2);
  };
  if (!isAddress(signer))
    stop(
      'Usage: npx tsx verify-record.ts <file> <address of the signer you expect>',
    );
  if (!existsSync(file))
    stop(`${file} does not exist. Name the file of a signed record.`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as SignedRecord;
  const reason = await refusal(record, signer);
  console.log('result  ', reason ? `rejected: ${reason}` : 'valid');
  if (reason) process.exit(1);
  const {time, expirationTime} = record.sig.message;
  const iso = (seconds: bigint): string =>
    new Date(Number(seconds) * 1000).toISOString();
  console.log('signer  ', signer);
  console.log('signed  ', iso(time), '(the signer chose this time)');
  console.log(
    'expires ',
    BigInt(expirationTime) === 0n ? 'never' : iso(expirationTime),
  );
  console.log(
    'revoked ',
    process.env.RPC_URL ? 'no' : 'not checked: RPC_URL is not set',
  );
  console.log('location', payloadOf(record).location);
}
// #endregion run
