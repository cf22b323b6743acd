// runs: sdk
// Signs with the Astral SDK, keeps the salt that the SDK drops, and verifies
// the record with the verifier.
// #region imports
import {
  AstralSDK,
  LOCATION_V1_SCHEMA,
  type OffchainLocationAttestation,
} from '@decentralized-geo/astral-sdk';
import {
  OffchainAttestationVersion,
  OFFCHAIN_ATTESTATION_TYPES,
} from '@ethereum-attestation-service/eas-sdk';
import {
  Wallet,
  ZeroHash,
  type TypedDataDomain,
  type TypedDataField,
} from 'ethers';
import {rejectionReason} from '../offchain/verify-record';
// #endregion imports

// #region signer
const SEPOLIA = {
  chainId: 11155111,
  eas: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
};

// A wallet that remembers the salt of the last typed data it signed.
// The SDK needs these two methods and no other.
class RememberingSigner {
  salt = ZeroHash;
  constructor(
    private readonly wallet: {
      getAddress(): Promise<string>;
      signTypedData: Wallet['signTypedData'];
    },
  ) {}
  getAddress(): Promise<string> {
    return this.wallet.getAddress();
  }
  signTypedData(
    domain: TypedDataDomain,
    types: Record<string, TypedDataField[]>,
    value: Record<string, unknown>,
  ): Promise<string> {
    this.salt = String(value.salt);
    return this.wallet.signTypedData(domain, types, value);
  }
}
// #endregion signer

// #region create
type KeptRecord = OffchainLocationAttestation & {salt: string};

const signer = new RememberingSigner(Wallet.createRandom());
const sdk = new AstralSDK({chainId: SEPOLIA.chainId, signer});
const created = await sdk.location.offchain.create({
  location: {type: 'Point', coordinates: [-0.001475, 51.477812]},
  locationType: 'geojson-point',
  timestamp: new Date('2026-11-21T12:00:00Z'),
  memo: 'Airy transit circle',
});
const record: KeptRecord = {...created, salt: signer.salt};
// #endregion create

// #region verify
// Rebuilds what must have been signed from the record alone, and gives it to
// the verifier.
async function verdict(
  candidate: KeptRecord,
  expectedSigner: string,
): Promise<string> {
  const reader = new AstralSDK({chainId: SEPOLIA.chainId}); // no key
  await reader.location.extensions.ensureInitialized();
  const version = OffchainAttestationVersion.Version2;
  const format = OFFCHAIN_ATTESTATION_TYPES[version]?.[0];
  if (!format) throw new Error('This EAS SDK does not have version 2.');
  const sig = {
    version,
    uid: candidate.uid,
    domain: {
      name: format.domain,
      version: '1.0.0', // what SDK 0.2.0 signs with
      chainId: BigInt(SEPOLIA.chainId),
      verifyingContract: SEPOLIA.eas,
    },
    primaryType: format.primaryType,
    types: format.types,
    message: {
      version,
      schema: LOCATION_V1_SCHEMA.uid,
      recipient: candidate.recipient ?? candidate.signer,
      time: BigInt(candidate.eventTimestamp),
      expirationTime: BigInt(candidate.expirationTime ?? 0),
      revocable: candidate.revocable ?? true,
      refUID: ZeroHash,
      data: reader.location.encode(candidate),
      salt: candidate.salt,
    },
    signature: JSON.parse(candidate.signature) as {
      v: number;
      r: string;
      s: string;
    },
  };
  const reason = await rejectionReason(
    {signer: candidate.signer, sig},
    expectedSigner,
  );
  return reason ?? 'valid';
}
// #endregion verify

// #region demonstrate
// In real life: the address you expect, learned elsewhere.
const who = await signer.getAddress();
console.log('as signed     ', await verdict(record, who));
console.log(
  'moved to Paris',
  await verdict(
    {...record, location: '{"type":"Point","coordinates":[2.3364,48.8362]}'},
    who,
  ),
);
console.log('another memo  ', await verdict({...record, memo: 'Paris'}, who));
console.log(
  'another time  ',
  await verdict({...record, eventTimestamp: record.eventTimestamp + 1}, who),
);
console.log(
  'another signer',
  await verdict(record, '0x1563915e194D8CfBA1943570603F7606A3115508'),
);
console.log('without salt  ', await verdict({...record, salt: ZeroHash}, who));
console.log(
  'after JSON    ',
  await verdict(JSON.parse(JSON.stringify(record)) as KeptRecord, who),
);
console.log('size          ', JSON.stringify(record).length, 'characters');
// #endregion demonstrate
