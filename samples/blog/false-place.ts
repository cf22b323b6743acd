// runs: offline
// Signs two places that one person cannot both have been at, and shows that
// every check of the signatures passes. Then asks the questions that a
// signature does not answer.
import {Wallet, id, verifyTypedData} from 'ethers';

// #region claims
interface Claim {
  place: string;
  longitude: string; // decimal degrees on WGS 84, as text
  latitude: string;
  time: number; // Unix seconds
}

const noon = Date.UTC(2026, 10, 21, 12) / 1000; // 2026-11-21T12:00:00Z
const greenwich: Claim = {
  place: 'Greenwich',
  longitude: '-0.001475',
  latitude: '51.477812',
  time: noon,
};
const wellington: Claim = {
  place: 'Wellington',
  longitude: '174.7680',
  latitude: '-41.2847',
  time: noon + 300, // five minutes later
};
const longAgo: Claim = {...greenwich, time: Date.UTC(2009, 0, 3) / 1000};
// #endregion claims

// #region sign
const domain = {name: 'Places', version: '1', chainId: 11155111};
const types = {
  Claim: [
    {name: 'place', type: 'string'},
    {name: 'longitude', type: 'string'},
    {name: 'latitude', type: 'string'},
    {name: 'time', type: 'uint64'},
  ],
};
const anna = new Wallet(id('a throw-away key of a note on signatures'));
const borrowed = new Wallet(id('the same, in someone else’s pocket'));

async function report(
  title: string,
  signer: Wallet,
  claim: Claim,
): Promise<void> {
  const signature = await signer.signTypedData(domain, types, claim);
  const valid =
    verifyTypedData(domain, types, claim, signature) === signer.address;
  console.log(
    title.padEnd(30),
    valid ? 'signature valid' : 'signature invalid',
  );
}
await report('Greenwich at 12:00', anna, greenwich);
await report('Wellington at 12:05', anna, wellington);
await report('Greenwich in January 2009', anna, longAgo);
await report('Greenwich, by another key', borrowed, greenwich);
// #endregion sign

// #region changed
const signature = await anna.signTypedData(domain, types, greenwich);
const moved = {...greenwich, latitude: '51.477813'};
const found = verifyTypedData(domain, types, moved, signature);
console.log(
  'moved by eleven centimetres'.padEnd(30),
  found === anna.address ? 'signature valid' : 'signature invalid',
);
// #endregion changed

// #region speed
/**
 * Great-circle distance in metres on a sphere with a radius of 6,371,008.8 m.
 */
function distance(a: Claim, b: Claim): number {
  const rad = (degrees: string): number => (Number(degrees) * Math.PI) / 180;
  const [lat1, lat2] = [rad(a.latitude), rad(b.latitude)];
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) *
      Math.cos(lat2) *
      Math.sin((rad(b.longitude) - rad(a.longitude)) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

const metres = distance(greenwich, wellington);
const seconds = wellington.time - greenwich.time;
console.log(
  `\n${Math.round(metres / 1000).toLocaleString('en')} km in ${seconds} s:`,
  `${Math.round((metres / seconds) * 3.6).toLocaleString('en')} km/h`,
);
// #endregion speed

// #region room
/**
 * Metres that a traveller can be off the straight line between two known stops.
 */
function room(apart: number, between: number, speed: number): number {
  const reach = speed * between;
  return reach < apart ? 0 : Math.sqrt(reach ** 2 - apart ** 2) / 2;
}
const airliner = 250; // metres per second
console.log(
  '\nminutes between two stamps at one place, and how far away one could have been',
);
for (const minutes of [60, 15, 5, 1]) {
  const away = room(0, minutes * 60, airliner) / 1000;
  console.log(
    `${String(minutes).padStart(7)} ${away.toFixed(1).padStart(8)} km by airliner`,
  );
}
// #endregion room
