// runs: sdk
// Signs with the Astral SDK, keeps the salt that the SDK drops, and checks the record for real with the EAS SDK.
// #region imports
import {
  AstralSDK,
  LOCATION_V1_SCHEMA,
  type OffchainLocationAttestation,
} from '@decentralized-geo/astral-sdk';
import {
  EAS,
  Offchain,
  OffchainAttestationVersion,
  OFFCHAIN_ATTESTATION_TYPES,
} from '@ethereum-attestation-service/eas-sdk';
import {Wallet, ZeroHash, type TypedDataDomain, type TypedDataField} from 'ethers';
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
// Rebuilds what must have been signed from the record alone,
// then checks the UID and the signature.
async function isGenuine(
  candidate: KeptRecord,
  expectedSigner: string,
): Promise<boolean> {
  const reader = new AstralSDK({chainId: SEPOLIA.chainId}); // no key
  await reader.location.extensions.ensureInitialized();
  const config = {
    address: SEPOLIA.eas,
    version: '1.0.0', // what SDK 0.2.0 signs with
    chainId: BigInt(SEPOLIA.chainId),
  };
  const types =
    OFFCHAIN_ATTESTATION_TYPES[OffchainAttestationVersion.Version2]?.[0];
  const offchain = new Offchain(
    config,
    OffchainAttestationVersion.Version2,
    new EAS(SEPOLIA.eas),
  );
  if (!types) return false;
  return offchain.verifyOffchainAttestationSignature(expectedSigner, {
    version: OffchainAttestationVersion.Version2,
    uid: candidate.uid,
    domain: {
      name: types.domain,
      version: config.version,
      chainId: config.chainId,
      verifyingContract: config.address,
    },
    primaryType: types.primaryType,
    types: types.types,
    message: {
      version: OffchainAttestationVersion.Version2,
      schema: LOCATION_V1_SCHEMA.uid,
      recipient: candidate.recipient ?? candidate.signer,
      time: BigInt(candidate.eventTimestamp),
      expirationTime: BigInt(candidate.expirationTime ?? 0),
      revocable: candidate.revocable ?? true,
      refUID: ZeroHash,
      data: reader.location.encode(candidate),
      salt: candidate.salt,
    },
    signature: JSON.parse(candidate.signature) as {v: number; r: string; s: string},
  });
}
// #endregion verify

// #region demonstrate
// In real life: the address you expect, learned elsewhere.
const who = await signer.getAddress();
console.log('as signed     ', await isGenuine(record, who));
console.log(
  'moved to Paris',
  await isGenuine(
    {...record, location: '{"type":"Point","coordinates":[2.3364,48.8362]}'},
    who,
  ),
);
console.log('another memo  ', await isGenuine({...record, memo: 'Paris'}, who));
console.log(
  'another time  ',
  await isGenuine({...record, eventTimestamp: record.eventTimestamp + 1}, who),
);
console.log(
  'another signer',
  await isGenuine(record, '0x1563915e194D8CfBA1943570603F7606A3115508'),
);
console.log('without salt  ', await isGenuine({...record, salt: ZeroHash}, who));
console.log(
  'after JSON    ',
  await isGenuine(JSON.parse(JSON.stringify(record)) as KeptRecord, who),
);
console.log('size          ', JSON.stringify(record).length, 'characters');
// #endregion demonstrate
