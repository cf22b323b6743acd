// runs: evm
// Deploys a DeliveryZone for four streets in Berlin and calls it for five
// positions.
import {ContractFactory, type InterfaceAbi} from 'ethers';
import {compile} from './compile';
import {connect, walletOf} from '../onchain/connect';

const provider = await connect();
const wallet = walletOf('PRIVATE_KEY', provider);

// #region coordinates
/**
 * Decimal degrees as text to whole nanodegrees, without a floating-point number
 * in between.
 */
function nanodegrees(text: string): bigint {
  const [, sign, whole, fraction = ''] =
    /^(-?)(\d{1,3})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === undefined)
    throw new Error(`${text} is not a coordinate with at most nine decimals.`);
  const size = BigInt(whole + fraction.padEnd(9, '0'));
  return sign === '-' ? -size : size;
}

/**
 * Longitude first, and no closing vertex: the contract closes the ring itself.
 */
const ring = [
  ['13.405', '52.518'],
  ['13.420', '52.518'],
  ['13.420', '52.526'],
  ['13.405', '52.526'],
].flatMap((vertex) => vertex.map(nanodegrees));
// #endregion coordinates

// #region deploy
const artifact = compile(
  new URL('DeliveryZone.sol', import.meta.url),
).DeliveryZone!;
const zone = await new ContractFactory(
  artifact.abi as InterfaceAbi,
  artifact.bytecode,
  wallet,
).deploy(ring);
const receipt = await zone.deploymentTransaction()!.wait();
console.log(
  `deployed with ${ring.length / 2} vertices for ${receipt!.gasUsed} gas`,
);
// #endregion deploy

// #region ask
const covers = zone.getFunction('covers');
for (const [name, lon, lat] of [
  ['inside the zone', '13.413', '52.5219'],
  ['Brandenburg Gate', '13.3777', '52.5163'],
  ['on the west edge', '13.405', '52.522'],
  ['on the east edge', '13.420', '52.522'],
  ['latitude first', '52.5219', '13.413'],
] as const) {
  const answer: unknown = await covers.staticCall(
    nanodegrees(lon),
    nanodegrees(lat),
  );
  const gas = await covers.estimateGas(nanodegrees(lon), nanodegrees(lat));
  console.log(`${name.padEnd(17)} ${String(answer).padEnd(6)} ${gas} gas`);
}
// #endregion ask

provider.destroy();
