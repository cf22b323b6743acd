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
];

/**
 * Other words for one word of a query.
 * @param query all words of it: a synonym that already stands there is left out
 */
export function synonymsOf(word: string, query: readonly string[]): string[] {
  return groups
    .filter((group) => group.includes(word))
    .flatMap((group) => group.filter((other) => other !== word && !query.includes(other)));
}
