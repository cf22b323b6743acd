/** What any host has to answer for the built site: addresses, and what the answer must say. */
export interface Expectation {
  path: string;
  status: number;
  /** Header by lower-case name; a pattern that its value must match, or null where the header must be absent. */
  headers: Record<string, RegExp | null>;
  /** Request header `Accept-Encoding`; none unless told. */
  accept?: string;
}

const everywhere: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; script-src 'self' 'sha256-/,
  'strict-transport-security': /max-age=63072000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'permissions-policy': /geolocation=\(\)/,
};
const page = {'content-type': /^text\/html/, 'cache-control': /^public, max-age=0, must-revalidate$/};
const forOthers = {'access-control-allow-origin': /^\*$/, 'cross-origin-resource-policy': /^cross-origin$/};

/**
 * @param asset path of any file below /assets/
 * @param sample path of any file below /samples/
 */
export function expectations(asset: string, sample: string): Expectation[] {
  const list: Expectation[] = [
    {path: '/', status: 200, headers: {...page, 'access-control-allow-origin': null}},
    {path: '/introduction', status: 200, headers: page},
    {path: '/sdk/', status: 200, headers: page},
    {path: '/sdk', status: 200, headers: page},
    {path: '/introduction', status: 200, accept: 'gzip', headers: {...page, 'content-encoding': /^gzip$/}},
    {path: '/no-such-page', status: 404, headers: {'content-type': /^text\/html/}},
    {path: '/assets/no-such-file.js', status: 404, headers: {'content-type': /^text\/html/}},
    {path: asset, status: 200, headers: {'cache-control': /^public, max-age=31536000, immutable$/}},
    {path: sample, status: 200, headers: {...forOthers, 'cache-control': /must-revalidate$/}},
  ];
  return list.map((one) => ({...one, headers: {...everywhere, ...one.headers}}));
}

export interface Answer {
  status: number;
  /** Every header as it came, also those that came twice. */
  headers: readonly (readonly [name: string, value: string])[];
}

/** What is wrong with an answer, one sentence each; empty when nothing is. */
export function judge({path, status, headers}: Expectation, answer: Answer): string[] {
  const wrong = answer.status === status ? [] : [`${path}: status ${answer.status}, expected ${status}`];
  for (const [name, pattern] of Object.entries(headers)) {
    const values = answer.headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
    if (pattern === null) {
      if (values.length > 0) wrong.push(`${path}: ${name} must be absent and is ${values.join(' and ')}`);
    } else if (values.length !== 1) wrong.push(`${path}: ${name} came ${values.length} times`);
    else if (!pattern.test(values[0] ?? '')) wrong.push(`${path}: ${name} is ${values[0]}`);
  }
  return wrong;
}
