import type {IsoDate} from '../types';

/**
 * Gas of whole transactions of a contract that calls `pointInPolygon` of Spatial.sol at commit 48ba886, for a ring in west
 * longitude and north latitude. It depends on the quadrant: see `quadrantGas`.
 */
export const pointInPolygonGas: {
  vertices: number;
  /** The caller sends the ring. */
  calldata: number;
  /** The contract reads the ring from storage. */
  stored: number;
  /** The contract stores the ring, once. */
  storing: number;
}[] = [
  {vertices: 8, calldata: 42_678, stored: 73_173, storing: 404_428},
  {vertices: 16, calldata: 56_511, stored: 115_758, storing: 764_748},
  {vertices: 32, calldata: 84_193, stored: 200_944, storing: 1_485_388},
  {vertices: 64, calldata: 139_616, stored: 371_375, storing: 2_926_668},
  {vertices: 128, calldata: 250_678, stored: 712_477, storing: 5_809_204},
  {vertices: 256, calldata: 473_786, stored: 1_395_641, storing: 11_574_300},
  {vertices: 512, calldata: 923_842, stored: 2_765_809, storing: 23_104_492},
  {vertices: 1_024, calldata: 1_839_314, stored: 5_521_505, storing: 46_164_876},
];

/** How `pointInPolygonGas` was taken. The library isn't part of this repository, so no test repeats it. */
export const polygonGasMethod: {compiler: string; machine: string; verified: IsoDate} = {
  compiler: 'solc 0.8.26, optimizer 200 runs',
  machine: 'Prague rules in EthereumJS VM 10.1.3',
  verified: '2026-11-21',
};

interface RingGas {
  calldata: number;
  stored: number;
  storing: number;
}

/**
 * The same call by the place of the ring, a circle of 0.01°, in nanodegrees, with 64 and 128 vertices. A negative `int256` has
 * hardly a zero byte, and other bytes of calldata cost four times as much. In the south-west the floor price of EIP-7623 decides.
 */
export const quadrantGas: {place: string; longitude: number; latitude: number; ring64: RingGas; ring128: RingGas}[] = [
  {
    place: 'Berlin (east, north)',
    longitude: 13.405,
    latitude: 52.52,
    ring64: {calldata: 117_504, stored: 363_560, storing: 2_905_884},
    ring128: {calldata: 206_769, stored: 697_201, storing: 5_767_684},
  },
  {
    place: 'New York (west, north)',
    longitude: -73.9857,
    latitude: 40.7484,
    ring64: {calldata: 138_576, stored: 363_872, storing: 2_926_644},
    ring128: {calldata: 248_577, stored: 697_513, storing: 5_809_180},
  },
  {
    place: 'Sydney (east, south)',
    longitude: 151.2093,
    latitude: -33.8688,
    ring64: {calldata: 138_588, stored: 363_884, storing: 2_926_644},
    ring128: {calldata: 248_613, stored: 697_525, storing: 5_809_204},
  },
  {
    place: 'Rio de Janeiro (west, south)',
    longitude: -43.2105,
    latitude: -22.9519,
    ring64: {calldata: 188_230, stored: 364_196, storing: 2_947_404},
    ring128: {calldata: 352_070, stored: 697_837, storing: 5_850_700},
  },
];

/** Gas of registering one more identifier in one cell of GeoNFT, by how many there are then; compiled and run in a local EVM. */
export const registryGas: {identifiers: number; gas: number}[] = [
  {identifiers: 1, gas: 332_473},
  {identifiers: 11, gas: 617_941},
  {identifiers: 101, gas: 2_940_194},
];

/** Another caller than that of `pointInPolygonGas`: the same ring in New York costs 0.8 % less to send. */
export const quadrantGasMethod: typeof polygonGasMethod = {
  compiler: 'solc 0.8.26, optimizer 200 runs',
  machine: 'Prague rules in anvil 1.7.1',
  verified: '2026-11-25',
};

/**
 * Gas of whole transactions of samples/spatial-sol/DeliveryZone.sol for a circle of 0.01°: in Berlin, east and north, and in Rio de
 * Janeiro, west and south, where negative coordinates cost most. A test measures every number again.
 */
export const zoneGas: {
  vertices: number;
  /** Makes the contract and stores its ring. */
  deploy: readonly [berlin: number, rio: number];
  /** Asks for a point inside. */
  inside: readonly [berlin: number, rio: number];
  /** Asks for a point outside the box. */
  outsideBox: readonly [berlin: number, rio: number];
}[] = [
  {vertices: 4, deploy: [495_536, 498_176], inside: [35_461, 36_097], outsideBox: [22_100, 23_720]},
  {vertices: 8, deploy: [528_915, 534_147], inside: [42_279, 42_915], outsideBox: [22_100, 23_720]},
  {vertices: 16, deploy: [619_827, 630_243], inside: [57_867, 58_503], outsideBox: [22_100, 23_720]},
  {vertices: 32, deploy: [777_600, 798_384], inside: [87_096, 87_732], outsideBox: [22_100, 23_720]},
  {vertices: 64, deploy: [1_117_257, 1_158_777], inside: [147_516, 148_152], outsideBox: [22_100, 23_720]},
  {vertices: 128, deploy: [1_772_676, 1_855_692], inside: [266_453, 267_089], outsideBox: [22_100, 23_720]},
  {vertices: 256, deploy: [3_108_370, 3_274_330], inside: [506_469, 507_105], outsideBox: [22_100, 23_720]},
  {vertices: 512, deploy: [5_758_814, 6_090_542], inside: [985_319, 985_955], outsideBox: [22_100, 23_720]},
];

export const zoneGasMethod: {compiler: string; machine: string; verified: IsoDate} = {
  compiler: 'solc 0.8.26, optimizer 200 runs',
  machine: 'Prague rules in anvil 1.7.1',
  verified: '2026-11-26',
};
