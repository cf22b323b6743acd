// runs: offline
// Evaluates one claim against two stamps with the formulas of the verify
// service, and prints the credibility vector. All positions are longitude,
// latitude on WGS 84.
import {Wallet, id, verifyMessage} from 'ethers';

// #region types
type Position = [lon: number, lat: number];
/** Unix seconds, both ends included. */
interface Window {
  start: number;
  end: number;
}
interface Located {
  lpVersion: '0.2';
  locationType: 'geojson-point';
  location: {type: 'Point'; coordinates: Position};
  srs: string;
}
interface Identity {
  scheme: string;
  value: string;
}
interface Claim extends Located {
  subject: Identity;
  /** Metres. */
  radius: number;
  time: Window;
  eventType: string;
}
interface Unsigned extends Located {
  temporalFootprint: Window;
  plugin: string;
  pluginVersion: string;
  signals: Record<string, string | number>;
}
interface Stamp extends Unsigned {
  signatures: {
    signer: Identity;
    algorithm: string;
    value: string;
    timestamp: number;
  }[];
}
// #endregion types

const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const at = (lon: number, lat: number): Located => ({
  lpVersion: '0.2',
  locationType: 'geojson-point',
  location: {type: 'Point', coordinates: [lon, lat]},
  srs: crs84,
});

// #region claim
const claim: Claim = {
  ...at(-0.001475, 51.477812),
  subject: {scheme: 'device-pubkey', value: 'device-7'},
  radius: 100,
  time: {start: 1735689600, end: 1735690200}, // ten minutes
  eventType: 'presence',
};
// #endregion claim

// #region sign
/** JSON with the members of every object in the order of their names. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : member,
  );

async function stampOf(
  unsigned: Unsigned,
  keySentence: string,
): Promise<Stamp> {
  const wallet = new Wallet(id(keySentence)); // a throw-away key
  return {
    ...unsigned,
    signatures: [
      {
        signer: {scheme: 'eth-address', value: wallet.address},
        algorithm: 'secp256k1',
        value: await wallet.signMessage(sorted(unsigned)), // EIP-191
        timestamp: unsigned.temporalFootprint.end,
      },
    ],
  };
}
const stamps = [
  await stampOf(
    {
      ...at(-0.0009, 51.4779),
      temporalFootprint: {start: 1735689540, end: 1735690260},
      plugin: 'example-receiver',
      pluginVersion: '1.0.0',
      signals: {satellites: 11, accuracyMeters: 6},
    },
    'stamp A of the Astral documentation',
  ),
  await stampOf(
    {
      ...at(-0.0101, 51.4792),
      temporalFootprint: {start: 1735689900, end: 1735690500},
      plugin: 'example-network',
      pluginVersion: '1.0.0',
      signals: {apCount: 4},
    },
    'stamp B of the Astral documentation',
  ),
];
// #endregion sign

// #region alone
/** Whether every signature of a stamp is by the signer that it names. */
function signaturesHold({signatures, ...unsigned}: Stamp): boolean {
  try {
    return (
      signatures.length > 0 &&
      signatures.every(
        ({algorithm, signer, value}) =>
          algorithm === 'secp256k1' &&
          // Addresses differ in case only by their checksum.
          verifyMessage(sorted(unsigned), value).toLowerCase() ===
            signer.value.toLowerCase(),
      )
    );
  } catch {
    return false; // not the form of a signature
  }
}
// #endregion alone

// #region distance
/** Great-circle distance in metres on a sphere with a radius of 6,371,000 m. */
function haversine([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(lat2 - lat1) / 2) ** 2 +
    Math.cos(rad(lat1)) *
      Math.cos(rad(lat2)) *
      Math.sin(rad(lon2 - lon1) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(h));
}
// #endregion distance

// #region overlap
/**
 * The share of the claim's window that the stamp's window covers; 1 or 0 for a
 * claim of one moment.
 */
function overlap(claimed: Window, seen: Window): number {
  if (seen.start <= claimed.start && seen.end >= claimed.end) return 1;
  const shared =
    Math.min(claimed.end, seen.end) - Math.max(claimed.start, seen.start);
  return shared <= 0 ? 0 : shared / (claimed.end - claimed.start);
}
// #endregion overlap

// #region vector
const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (tests: boolean[]): number => mean(tests.map(Number));

function evaluate(claimed: Claim, seen: Stamp[]) {
  const metres = seen.map(({location}) =>
    haversine(claimed.location.coordinates, location.coordinates),
  );
  const inside = metres.map((distance) => distance <= claimed.radius);
  const overlaps = seen.map(({temporalFootprint}) =>
    overlap(claimed.time, temporalFootprint),
  );
  const majority = Math.max(
    inside.filter(Boolean).length,
    inside.filter((is) => !is).length,
  );
  return {
    'spatial: mean distance, m': mean(metres),
    'spatial: greatest distance, m': Math.max(...metres),
    'spatial: share within the radius': share(inside),
    'temporal: mean overlap': mean(overlaps),
    'temporal: least overlap': Math.min(...overlaps),
    'temporal: share overlapping fully': share(
      overlaps.map((part) => part === 1),
    ),
    'validity: share with valid signatures': share(seen.map(signaturesHold)),
    'independence: distinct plugins per stamp':
      new Set(seen.map(({plugin}) => plugin)).size / seen.length,
    'independence: spatial agreement': majority / seen.length,
  };
}
// #endregion vector

// #region print
const print = (title: string, claimed: Claim, seen: Stamp[]): void => {
  console.log(title);
  for (const [name, value] of Object.entries(evaluate(claimed, seen))) {
    const text = name.endsWith(', m') ? value.toFixed(1) : value.toFixed(2);
    console.log(`  ${name.padEnd(42)}${text.padStart(7)}`);
  }
};
for (const [index, {location, temporalFootprint}] of stamps.entries()) {
  const metres = haversine(claim.location.coordinates, location.coordinates);
  const part = overlap(claim.time, temporalFootprint);
  const name = 'AB'[index];
  console.log(
    `stamp ${name}: ${metres.toFixed(1)} m away, overlap ${part.toFixed(2)}`,
  );
}
print('both stamps', claim, stamps);
// #endregion print

// #region variations
print('radius of 1,000 m', {...claim, radius: 1000}, stamps);
const moved = stamps.map((stamp) => ({
  ...stamp,
  location: {...stamp.location, coordinates: [-0.0015, 51.4778] as Position},
}));
print('both stamps moved after signing', claim, moved);
const copies = stamps.flatMap((stamp, index) =>
  index === 0 ? [stamp, stamp] : [],
);
print('stamp A twice', claim, copies);
const {start} = claim.time;
print('a claim of one moment', {...claim, time: {start, end: start}}, stamps);
// #endregion variations

// #region attest
const basisPoints = (fraction: number): number => Math.round(fraction * 10_000);
const vector = evaluate(claim, stamps);
console.log('as integers', [
  Math.round(vector['spatial: mean distance, m']),
  Math.round(vector['spatial: greatest distance, m']),
  basisPoints(vector['spatial: share within the radius']),
  basisPoints(vector['temporal: mean overlap']),
]);
// #endregion attest

// #region forms
const [first] = stamps as [Stamp];
const altered = (change: Partial<Stamp['signatures'][number]>): Stamp => ({
  ...first,
  signatures: first.signatures.map((one) => ({...one, ...change})),
});
const {scheme, value} = first.signatures[0]!.signer;
const forms: [name: string, stamp: Stamp][] = [
  ['lower case', altered({signer: {scheme, value: value.toLowerCase()}})],
  ['another algorithm', altered({algorithm: 'ed25519'})],
  ['not a signature', altered({value: '0x1234'})],
];
for (const [name, stamp] of forms)
  console.log(name.padEnd(18), signaturesHold(stamp));
// #endregion forms
