// runs: offline
// Coordinates and cells as the integers of a contract. Degrees on WGS 84.
import {parseUnits, toBeHex} from 'ethers';
import {cellToParent, latLngToCell} from 'h3-js';

// #region e7
const lat = parseUnits('51.477812', 7); // from the decimal text, digit by digit
const lon = parseUnits('-0.001475', 7);
console.log('lat, lon in 10⁻⁷°', lat, lon);
console.log('fits int32       ', 180n * 10n ** 7n < 2n ** 31n);
// #endregion e7

// #region float
// The same through floating point, cut off as an integer conversion does it.
console.log('0.29 by text     ', parseUnits('0.29', 2), 'hundredths');
console.log('0.29 by float    ', BigInt(Math.trunc(0.29 * 100)), 'hundredths');
console.log('as float32       ', Math.fround(51.477812).toFixed(7));
// #endregion float

// #region pack
// Two signed 32-bit numbers in eight bytes, longitude first.
const packed = (BigInt.asUintN(32, lon) << 32n) | BigInt.asUintN(32, lat);
console.log('packed           ', toBeHex(packed, 8));
console.log(
  'unpacked         ',
  BigInt.asIntN(32, packed >> 32n),
  BigInt.asIntN(32, packed),
);
// #endregion pack

// #region cell
// The library h3-js takes latitude first.
const cell = latLngToCell(51.477812, -0.001475, 9);
const allowed = new Set([cellToParent(cell, 7)]); // the fence: one larger cell
console.log('H3 cell as uint64', BigInt(`0x${cell}`));
const paris = latLngToCell(48.853, 2.3498, 9);
for (const [name, seen] of [
  ['Greenwich', cell],
  ['Paris    ', paris],
] as const) {
  console.log(name, 'in the fence', allowed.has(cellToParent(seen, 7)));
}
// #endregion cell

// #region divide
// Integer division goes toward zero.
console.log('7 / 2 and -7 / 2 ', 7n / 2n, -7n / 2n);
// So multiply first.
console.log('1 / 3 * 3, 1 * 3 / 3', (1n / 3n) * 3n, (1n * 3n) / 3n);
// #endregion divide
