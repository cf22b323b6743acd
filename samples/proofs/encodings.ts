// runs: offline
// One polygon with a hole in three encodings: how long, and how much calldata
// gas.
import {
  AbiCoder,
  concat,
  dataLength,
  getBytes,
  parseUnits,
  toBeHex,
  toUtf8Bytes,
} from 'ethers';

// #region polygon
// Longitude, latitude in degrees on WGS 84: five positions for each of two
// rings.
const rings = [
  [
    '-0.0072 51.4738',
    '0.0058 51.4738',
    '0.0058 51.4812',
    '-0.0072 51.4812',
    '-0.0072 51.4738',
  ],
  [
    '-0.0044 51.4776',
    '-0.0044 51.4788',
    '-0.0028 51.4788',
    '-0.0028 51.4776',
    '-0.0044 51.4776',
  ],
].map((ring) => ring.map((position) => position.split(' ')));
// #endregion polygon

// #region encode
const abi = AbiCoder.defaultAbiCoder();
// Each position in units of 10⁻⁹ degrees.
const integers = rings.map((ring) =>
  ring.map((position) => position.map((degrees) => parseUnits(degrees, 9))),
);
const json = JSON.stringify({
  type: 'Polygon',
  coordinates: rings.map((ring) =>
    ring.map((position) => position.map(Number)),
  ),
});
const forms = {
  'JSON text': abi.encode(['string'], [json]),
  'int40[2][][]': abi.encode(['int40[2][][]'], [integers]),
  'packed bytes': abi.encode(
    ['bytes'],
    // Five bytes a number. The lengths of the rings would take two bytes more.
    [
      concat(
        integers
          .flat(2)
          .map((number) => toBeHex(BigInt.asUintN(40, number), 5)),
      ),
    ],
  ),
};
// #endregion encode

// #region count
console.log(toUtf8Bytes(json).length, 'characters of JSON');
for (const [name, data] of Object.entries(forms)) {
  const bytes = [...getBytes(data)];
  const zeros = bytes.filter((byte) => byte === 0).length;
  const gas = zeros * 4 + (bytes.length - zeros) * 16; // EIP-2028
  console.log(
    name.padEnd(14),
    String(dataLength(data)).padStart(4),
    'bytes',
    gas,
    'gas',
  );
}
// #endregion count
