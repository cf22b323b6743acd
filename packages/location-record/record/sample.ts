import type {Hex} from 'viem';
import type {SampleRecord} from './sampleRecord';
import {MESSAGE, readMembers} from './members';
import type {OffchainPackage} from './model';
import {makeDomain} from './typedData';

/** A record of the sample collection as its signer would hand it to a stranger. */
export function toOffchainPackage(record: SampleRecord): OffchainPackage {
  return {
    domain: makeDomain(record.chainId, record.verifyingContract as Hex, record.domainVersion),
    message: {version: 2, ...readMembers(record, MESSAGE)},
    signature: record.signature as OffchainPackage['signature'],
    uid: record.uid as Hex,
    signer: record.attester as Hex,
  };
}
