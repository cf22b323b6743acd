import {keyOf, wordsOf} from './words';

/** Words that readers use for the same thing; each line is one thing. Terms with their own page come first. */
const groups: readonly (readonly string[])[] = [
  ['bbox', 'bounding box', 'extent', 'envelope'],
  ['crs', 'srs', 'reference system', 'projection', 'datum'],
  ['longitude', 'lon', 'lng', 'long'],
  ['latitude', 'lat'],
  ['axis order', 'swapped', 'flipped', 'lonlat', 'latlon'],
  ['antimeridian', 'dateline', 'date line'],
  ['attestation', 'attest'],
  ['verify', 'verification', 'validate', 'check'],
  ['revoke', 'revocation', 'revoked'],
  ['signature', 'sign', 'signed', 'signer'],
  ['uid', 'identifier', 'id'],
  ['gas', 'cost', 'price', 'fee'],
  ['install', 'installation', 'setup', 'npm'],
  ['picture', 'photo', 'image', 'media'],
  ['authentication', 'auth', 'api key', 'apikey', 'login', 'token'],
  ['pagination', 'paging', 'limit', 'offset', 'cursor'],
  ['forged', 'fake', 'spoof', 'spoofing', 'tamper', 'tampered', 'tampering'],
  ['frames', 'mini app', 'miniapp', 'farcaster'],
  ['contract', 'solidity', 'smart contract'],
  ['chain', 'network', 'blockchain'],
  ['wallet', 'private key', 'key'],
  ['error', 'failure', 'exception', 'fails'],
  ['hexagon', 'h3'],
  ['migrate', 'migration', 'upgrade'],
  ['self-host', 'selfhost', 'docker', 'deploy'],
  ['timestamp', 'time', 'datetime', 'temporal'],
  ['polygon', 'area', 'geofence'],
  ['colour mode', 'dark mode', 'theme'],
  ['cors', 'cross origin'],
  ['geometry', 'shape'],
  ['csp', 'content security policy'],
  ['cite', 'citation', 'bibtex'],
  ['gnss', 'gps'],
  ['score', 'credibility', 'confidence'],
  ['stranger', 'third party', 'somebody else'],
  ['missing', 'appear', 'empty'],
];

/**
 * Splits a query into the things it asks for. Each is a list of forms that mean the same: first as typed, then its synonyms.
 * A term of several words, such as "bounding box", is one thing.
 */
export function unitsOf(query: string): string[][] {
  const words = [...new Set(wordsOf(query))];
  const units: string[][] = [];
  for (let at = 0; at < words.length;) {
    const here = words.slice(at).join(' ');
    const phrase = terms.find((term) => here === term || here.startsWith(`${term} `));
    const typed = phrase ?? (words[at] as string);
    at += typed.split(' ').length;
    if (typed.split(' ').some((word) => keyOf(word))) units.push([typed, ...(synonyms.get(typed) ?? [])]);
  }
  return units;
}

const synonyms = new Map<string, string[]>();
for (const group of groups) {
  for (const term of group)
    synonyms.set(term, [...(synonyms.get(term) ?? []), ...group.filter((other) => other !== term)]);
}
/** Longest first, so that "date line" is read before "date". */
const terms = [...synonyms.keys()].sort((a, b) => b.split(' ').length - a.split(' ').length);
