// runs: spatial-sol
// Deploys Spatial.sol as its repository holds it and shows each known issue with one call.
import {Contract, ContractFactory, isCallException, type InterfaceAbi, JsonRpcProvider, Wallet} from 'ethers';
import {compiledLibrary} from './checkout';

const {RPC_URL, PRIVATE_KEY, SPATIAL_SOL_CHECKOUT} = process.env;
if (!RPC_URL || !PRIVATE_KEY || !SPATIAL_SOL_CHECKOUT)
  throw new Error('Set RPC_URL, PRIVATE_KEY and SPATIAL_SOL_CHECKOUT.');
const provider = new JsonRpcProvider(RPC_URL, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
});
const wallet = new Wallet(PRIVATE_KEY, provider);

async function deploy(name: string, addresses = {}): Promise<Contract> {
  const {abi, bytecode} = compiledLibrary(SPATIAL_SOL_CHECKOUT!, name).link(addresses);
  const deployed = await new ContractFactory(abi as InterfaceAbi, bytecode, wallet).deploy();
  await deployed.waitForDeployment();
  return new Contract(await deployed.getAddress(), abi as InterfaceAbi, provider);
}
const trigonometry = await deploy('Trigonometry');
const spatial = await deploy('Spatial', {Trigonometry: await trigonometry.getAddress()});

/** The answer of a function, or how it reverted. */
async function ask(contract: Contract, name: string, ...args: unknown[]): Promise<string> {
  try {
    return String(await contract.getFunction(name).staticCall(...args));
  } catch (error) {
    if (!isCallException(error)) throw error;
    const [code] = error.revert?.args ?? [];
    return error.revert?.name === 'Panic' ? `reverts with Panic 0x${BigInt(code as bigint).toString(16)}` : 'reverts';
  }
}
const report = (name: string, answer: string): void => console.log(name.padEnd(46), answer);

/** Decimal degrees to nanodegrees; the values below have few decimals. */
const nano = (degrees: number): bigint => BigInt(Math.round(degrees * 1e9));
const pairs = (...degrees: [lon: number, lat: number][]): bigint[][] => degrees.map((pair) => pair.map(nano));

// #region rounding
const ring = [0, 0, 0, 10, 3, 10];
const backwards = [3, 10, 0, 10, 0, 0];
report('pointInPolygon, (1, 5) strictly inside', await ask(spatial, 'pointInPolygon', [1, 5], ring));
report('pointInPolygon, same ring reversed', await ask(spatial, 'pointInPolygon', [1, 5], backwards));
// #endregion rounding

/** Great-circle distance in metres on the sphere of 6,371,008.8 m, in double precision. */
function haversine([lonA, latA]: number[], [lonB, latB]: number[]): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(latB! - latA!) / 2) ** 2 +
    Math.cos(rad(latA!)) * Math.cos(rad(latB!)) * Math.sin(rad(lonB! - lonA!) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}
const inMetres = (answer: string): string =>
  /^\d+$/.test(answer) ? `${(Number(answer) / 1e15).toFixed(1)} m, if read as 10⁻¹⁵ m` : answer;

// #region measures
const east: [number, number][] = [
  [10, 60],
  [11, 60],
];
const square: [number, number][] = [
  [13, 52],
  [14, 52],
  [14, 53],
  [13, 53],
  [13, 52],
];
const border = square.slice(1).reduce((sum, corner, i) => sum + haversine(square[i]!, corner), 0);
report('distance, 1° east at 60° N', inMetres(await ask(spatial, 'distance', ...pairs(...east))));
report('  haversine', `${haversine(east[0]!, east[1]!).toFixed(1)} m`);
report('perimeter, 1° square at 52° N', inMetres(await ask(spatial, 'perimeter', pairs(...square))));
report('  haversine', `${border.toFixed(1)} m`);
report('length, the same closed path', await ask(spatial, 'length', pairs(...square)));
report('area, the square', await ask(spatial, 'area', pairs(...square)));
// #endregion measures

// #region boxes
report('boundingBox, 13, 52 to 14, 53', await ask(spatial, 'boundingBox', pairs(...square)));
report('boundingBox, no points', await ask(spatial, 'boundingBox', []));
const asia = pairs([100, 10], [110, 20]);
report('pointInBbox, 115, 15 in 100, 10 to 110, 20', await ask(spatial, 'pointInBbox', [115, 15].map(nano), asia));
const america = pairs([-110, 10], [-100, 20]);
report(
  'pointInBbox, -105, 15 in -110, 10 to -100, 20',
  await ask(spatial, 'pointInBbox', [-105, 15].map(nano), america),
);
report('isPolygon, three equal points', await ask(spatial, 'isPolygon', pairs([1, 1], [1, 1], [1, 1])));
// #endregion boxes

// #region sines
report('sinNanodegrees, 1.999999999°', await ask(spatial, 'sinNanodegrees', nano(1.999999999)));
report('sinNanodegrees, 1°', await ask(spatial, 'sinNanodegrees', nano(1)));
report('Trigonometry.cos, 61439', await ask(trigonometry, 'cos', 61439));
report('Trigonometry.cos, 61440', await ask(trigonometry, 'cos', 61440));
report('Trigonometry.cos, 65535', await ask(trigonometry, 'cos', 65535));
// #endregion sines

// #region stubs
for (const name of ['distanceBetween', 'bearingFrom']) {
  const full = `${name}AzimuthalEquidistantProjectedPoints`;
  report(`${name}Azimuthal…`, await ask(spatial, full, [1, 2], [3, 4]));
}
// #endregion stubs

provider.destroy();
