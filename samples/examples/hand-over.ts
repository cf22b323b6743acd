// runs: evm
// A crate changes hands three times. Each hand-over is an onchain record that
// names the one before it.
// #region setup
import {EAS, NO_EXPIRATION} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroHash, type Signer} from 'ethers';
import {SCHEMA_UID, decodePayload, encodePlace} from '../offchain/location';
import {EAS_ADDRESS, connect} from '../onchain/connect';
const provider = await connect();
// #endregion setup

// #region hand-over
interface HandOver {
  readonly crate: string;
  /** WGS 84, longitude first. */
  readonly position: readonly [lon: number, lat: number];
  readonly from: Signer;
  /** Address of the party that takes the crate. */
  readonly to: string;
  /** UID of the hand-over before this one. */
  readonly previous: string;
}

async function handOver({
  crate,
  position,
  from,
  to,
  previous,
}: HandOver): Promise<string> {
  const location = {type: 'Point', coordinates: position};
  const data = encodePlace({location, memo: crate});
  const transaction = await new EAS(EAS_ADDRESS).connect(from).attest({
    schema: SCHEMA_UID,
    // The contract rejects a refUID that does not exist. It does not look at
    // what that attestation says.
    data: {
      recipient: to,
      expirationTime: NO_EXPIRATION,
      revocable: true,
      refUID: previous,
      data,
    },
  });
  return transaction.wait();
}
// #endregion hand-over

// #region trace
interface Step {
  readonly attester: string;
  readonly recipient: string;
  readonly position: string;
}

/**
 * Walks from the last hand-over back to the first. Throws at the first link
 * that does not hold.
 */
async function trace(
  last: string,
  crate: string,
  maker: string,
): Promise<Step[]> {
  const eas = new EAS(EAS_ADDRESS).connect(provider);
  const now = BigInt(Math.floor(Date.now() / 1000));
  const steps: Step[] = [];
  let uid = last;
  while (uid !== ZeroHash) {
    const record = await eas.getAttestation(uid);
    if (record.uid === ZeroHash)
      throw new Error(`${uid.slice(0, 10)}… does not exist`);
    if (record.schema !== SCHEMA_UID)
      throw new Error('a record of another schema');
    if (record.revocationTime !== 0n)
      throw new Error(
        `the hand-over by ${record.attester.slice(0, 8)}… was revoked`,
      );
    if (record.expirationTime !== 0n && record.expirationTime <= now)
      throw new Error(
        `the hand-over by ${record.attester.slice(0, 8)}… has expired`,
      );
    const fields = decodePayload(record.data);
    if (fields.memo !== crate)
      throw new Error(
        `${record.attester.slice(0, 8)}… handed over ${String(fields.memo)}`,
      );
    // The giver is the party that received before.
    const next = steps[0];
    if (next !== undefined && next.attester !== record.recipient)
      throw new Error(`${next.attester.slice(0, 8)}… never received it`);
    steps.unshift({
      attester: record.attester,
      recipient: record.recipient,
      position: String(fields.location),
    });
    uid = record.refUID;
  }
  if (steps[0]?.attester !== maker)
    throw new Error('the chain does not begin with the maker');
  return steps;
}
// #endregion trace

// #region run
async function main(): Promise<void> {
  // Throw-away keys, public in this file. The test chain gives each of them
  // funds.
  const [maker, carrier, outsider] = ['11', '22', '33'].map(
    (byte) => new Wallet('0x' + byte.repeat(32), provider),
  ) as [Wallet, Wallet, Wallet];
  const shop = '0x000000000000000000000000000000000000bEEF';
  const names = new Map([
    [maker.address, 'maker'],
    [carrier.address, 'carrier'],
    [outsider.address, 'outsider'],
    [shop, 'shop'],
  ]);
  const crate = 'crate-77';

  const first = await handOver({
    crate,
    position: [-0.001475, 51.477812],
    from: maker,
    to: carrier.address,
    previous: ZeroHash,
  });
  const second = await handOver({
    crate,
    position: [-0.0762, 51.5081],
    from: carrier,
    to: shop,
    previous: first,
  });
  for (const step of await trace(second, crate, maker.address)) {
    console.log(
      `${names.get(step.attester)} -> ${names.get(step.recipient)}`.padEnd(18),
      step.position,
    );
  }

  const forged = await handOver({
    crate,
    position: [2.3522, 48.8566],
    from: outsider,
    to: shop,
    previous: first,
  });
  const report = (error: Error): string => `rejected: ${error.message}`;
  console.log(
    '\nforged step:  ',
    await trace(forged, crate, maker.address).then(() => 'accepted', report),
  );

  const revocation = await new EAS(EAS_ADDRESS)
    .connect(maker)
    .revoke({schema: SCHEMA_UID, data: {uid: first}});
  await revocation.wait();
  console.log(
    'after revoking:',
    await trace(second, crate, maker.address).then(() => 'accepted', report),
  );
}

void main();
// #endregion run
