// runs: offline; after: samples/offchain/first-record.ts; args: record.json @signer.txt
// Verifies a signed location record, or one that is registered onchain. Usage:
//   npx tsx verify-record.ts <file or UID> <address of the signer you expect>
// Set RPC_URL to also check for a revocation, and to read a record by its UID.
// #region accept
import {existsSync, readFileSync} from 'node:fs';
import {
  Contract,
  JsonRpcProvider,
  Signature,
  ZeroHash,
  isAddress,
  isHexString,
  verifyTypedData,
} from 'ethers';
import {
  EAS_ABI,
  SCHEMA,
  SEPOLIA,
  TYPES,
  decodePayload,
  offchainUid,
  schemaUid,
  type Message,
  type SignedRecord,
} from './location';

export type {SignedRecord};

// What this verifier accepts. None of it comes from the record.
const CONTRACTS = new Map([[SEPOLIA.chainId, SEPOLIA.verifyingContract]]);
const V02 = 'string lp_version,string srs,string location_type,string location';
const SCHEMAS = new Map([SCHEMA, V02].map((text) => [schemaUid(text), text]));
const layoutOf = (schema: string): string | undefined =>
  SCHEMAS.get(schema.toLowerCase());
// Seconds that the signer's clock may be ahead of yours.
const CLOCK_SKEW = 300n;
// #endregion accept

// #region verify
const same = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase();

function timeProblem(time: bigint, expires: bigint): string | undefined {
  const now = BigInt(Math.floor(Date.now() / 1000));
  if (time > now + CLOCK_SKEW) return 'the signing time is in the future';
  return expires !== 0n && expires <= now ? 'expired' : undefined;
}

/** Returns why a record is rejected; undefined when it is valid. */
export async function rejectionReason(
  record: SignedRecord,
  signer: string,
  rpcUrl = process.env.RPC_URL,
): Promise<string | undefined> {
  // A stranger wrote the record, so anything in it can be missing.
  try {
    const {sig} = record;
    const {domain, signature} = sig;
    const uid = sig.uid ?? record.uid ?? '';
    // Writers spell hexadecimal digits in any case. The UID hashes lower case.
    const message = {
      ...sig.message,
      version: Number(sig.message.version ?? sig.version),
      schema: sig.message.schema.toLowerCase(),
      recipient: sig.message.recipient.toLowerCase(),
    };
    if (!layoutOf(message.schema)) return 'the schema is not accepted';
    const chainId = String(domain.chainId);
    const contract = CONTRACTS.get(chainId);
    if (!contract) return `chain ${chainId} is not accepted`;
    if (!same(domain.verifyingContract, contract))
      return `signed for contract ${domain.verifyingContract}, not for EAS`;
    // Writers differ in the version of the domain, so it comes from the record.
    const signed = {...SEPOLIA, chainId, verifyingContract: contract};
    const recovered = verifyTypedData(
      {...signed, version: domain.version},
      TYPES,
      message,
      Signature.from(signature),
    );
    if (
      message.version !== 2 ||
      !same(recovered, signer) ||
      !same(offchainUid(message), uid)
    )
      return 'UID or signature does not match the content and this signer';
    payloadOf(record); // throws when the bytes do not fit the schema
    const problem = timeProblem(
      BigInt(message.time),
      BigInt(message.expirationTime),
    );
    if (problem || !rpcUrl) return problem;
    return await onChain(rpcUrl, chainId, async (eas) => {
      const revoked = (await eas.getFunction('getRevokeOffchain')(
        signer,
        uid,
      )) as bigint;
      return revoked === 0n ? undefined : 'revoked by its signer';
    });
  } catch (error) {
    return `the record cannot be checked: ${(error as Error).message}`;
  }
}

/**
 * Asks EAS on the chain that `rpcUrl` leads to, once that is the expected
 * chain.
 */
async function onChain(
  rpcUrl: string,
  chainId: string,
  ask: (eas: Contract) => Promise<string | undefined>,
): Promise<string | undefined> {
  const provider = new JsonRpcProvider(rpcUrl, BigInt(chainId), {
    staticNetwork: true,
  });
  try {
    const answered = BigInt(String(await provider.send('eth_chainId', [])));
    if (String(answered) !== chainId)
      return `RPC_URL answers for chain ${answered}`;
    return await ask(
      new Contract(CONTRACTS.get(chainId) ?? '', EAS_ABI, provider),
    );
  } catch (error) {
    return `RPC_URL cannot tell: ${(error as Error).message}`;
  } finally {
    provider.destroy();
  }
}
// #endregion verify

// #region onchain
/** Returns why a registered record is rejected; undefined when it is valid. */
export function onchainRejectionReason(
  uid: string,
  attester: string,
  rpcUrl: string,
  show: (payload: Record<string, unknown>) => void = () => undefined,
): Promise<string | undefined> {
  return onChain(rpcUrl, SEPOLIA.chainId, async (eas) => {
    const found = (await eas.getFunction('getAttestation')(uid)) as {
      [name in 'uid' | 'schema' | 'attester' | 'data']: string;
    } & {[name in 'time' | 'expirationTime' | 'revocationTime']: bigint};
    // EAS returns zeros, not an error.
    if (found.uid === ZeroHash) return 'not found';
    if (!layoutOf(found.schema)) return 'the schema is not accepted';
    if (!same(found.attester, attester))
      return `registered by ${found.attester}`;
    if (found.revocationTime !== 0n) return 'revoked by its attester';
    show(decodePayload(found.data, layoutOf(found.schema)));
    return timeProblem(0n, found.expirationTime);
  });
}
// #endregion onchain

// #region payload
/**
 * The signed payload, by field name. Read the place from here and from nowhere
 * else.
 */
export const payloadOf = ({sig}: SignedRecord): Record<string, unknown> =>
  decodePayload(sig.message.data, layoutOf(sig.message.schema));
// #endregion payload

// #region run
if (process.argv[1]?.includes('verify-record')) {
  const [file = '', signer = ''] = process.argv.slice(2);
  const stop = (why: string): never => {
    console.error(why);
    process.exit(2);
  };
  const report = (reason: string | undefined): void => {
    console.log('result  ', reason ? `rejected: ${reason}` : 'valid');
    if (reason) process.exit(1);
    console.log('signer  ', signer);
  };
  const {RPC_URL} = process.env;
  if (!isAddress(signer))
    stop(
      'Usage: npx tsx verify-record.ts <file or UID> <address of the signer you expect>',
    );
  if (isHexString(file, 32)) {
    if (!RPC_URL) stop('Set RPC_URL to read a record by its UID.');
    let location: unknown;
    report(
      await onchainRejectionReason(file, signer, RPC_URL ?? '', (payload) => {
        ({location} = payload);
      }),
    );
    console.log('location', location);
  } else {
    if (!existsSync(file))
      stop(`${file} does not exist. Name the file of a signed record.`);
    const read = (): SignedRecord => {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as SignedRecord;
      } catch {
        return stop(`${file} is not JSON.`);
      }
    };
    const record = read();
    report(await rejectionReason(record, signer));
    const {time, expirationTime} = record.sig.message;
    const iso = (seconds: Message['time']): string =>
      new Date(Number(seconds) * 1000).toISOString();
    console.log('signed  ', iso(time), '(the signer chose this time)');
    console.log(
      'expires ',
      BigInt(expirationTime) === 0n ? 'never' : iso(expirationTime),
    );
    console.log('revoked ', RPC_URL ? 'no' : 'not checked: RPC_URL is not set');
    console.log('location', payloadOf(record).location);
  }
}
// #endregion run
