// runs: offline
// A schema UID is a hash of three things. Change one byte of one of them and it
// is another schema.
import {ZeroAddress, solidityPackedKeccak256} from 'ethers';

// #region uid
function schemaUid(
  schema: string,
  resolver: string,
  revocable: boolean,
): string {
  return solidityPackedKeccak256(
    ['string', 'address', 'bool'],
    [schema, resolver, revocable],
  );
}
// #endregion uid

// #region use
const v01 =
  'uint256 eventTimestamp,string srs,string locationType,string location,' +
  'string[] recipeType,bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo';

console.log('as registered:    ', schemaUid(v01, ZeroAddress, true));
console.log(
  'one space added:  ',
  schemaUid(v01.replace(',', ', '), ZeroAddress, true),
);
console.log('not revocable:    ', schemaUid(v01, ZeroAddress, false));
console.log(
  'another resolver: ',
  schemaUid(v01, '0x000000000000000000000000000000000000dEaD', true),
);
// #endregion use
