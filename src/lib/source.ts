const repository = /^([\w.-]+\/[\w.-]+)@([0-9a-f]{7,40})(?::(.+))?$/;
const standards: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /^RFC (\d+)(?: section ([\d.]+))?/,
    ([, number, section]) => `https://www.rfc-editor.org/rfc/rfc${number}${section ? `#section-${section}` : ''}`,
  ],
  [/^(?:EIP|ERC)-(\d+)/, ([, number]) => `https://eips.ethereum.org/EIPS/eip-${number}`],
  [/^npm (@?[\w./-]+)@([\w.-]+)$/, ([, name, version]) => `https://www.npmjs.com/package/${name}/v/${version}`],
  [/^doi:(10\.\S+)/i, ([, doi]) => `https://doi.org/${doi}`],
  [/^executed: (samples\/\S+\.\w+)$/, ([, path]) => `/${path}`],
  [/^(https:\/\/\S+)/, ([, address]) => address ?? ''],
];

/** Forms without an address of their own. */
const unlinked =
  /^(?:executed: \S|tried by hand: \S|ISO |OGC |W3C |WHATWG |EPSG|ECMA|IETF |NMEA |3GPP |IEEE |FIPS |CAIP-|Natural Earth|Galileo |GPS )/;

/** Splits a list of sources at its semicolons. */
export const splitCitedSources = (text: string): string[] => text.split(/;\s+/).filter(Boolean);

/**
 * The address of a source such as `owner/repo@2daf1b5:src/index.ts`, `RFC 7946 section 3.1.6`, `EIP-712`, `npm viem@2.30.5`,
 * `doi:10.…`, an https address, `executed: samples/…` for a program that the tests run, or `tried by hand: …` for what they do
 * not run. It begins with a slash for a program that this site publishes; there is none where no address is stable.
 */
export function findSourceAddress(text: string): string | undefined {
  const [, name, commit, path = ''] = repository.exec(text) ?? [];
  if (name) {
    const view = path === '' ? 'tree' : 'blob';
    return `https://github.com/${name}/${view}/${commit}${path && `/${encodeURI(path.replace(/(?:\/\*+|:\d.*)$/, ''))}`}`;
  }
  for (const [pattern, address] of standards) {
    const match = pattern.exec(text);
    if (match) return address(match);
  }
  return undefined;
}

/** Whether a text is written in one of the forms that a reader can follow up. */
export const isCitedSource = (text: string): boolean => findSourceAddress(text) !== undefined || unlinked.test(text);
