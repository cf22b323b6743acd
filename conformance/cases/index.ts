/** The text of kit.json, put together from the cases. */
import {reasons} from '../site';
import {byteCases} from './bytes';
import {FAULTS, FLAGS, PARTS, type Case} from './case';
import './bounds';
import {faultCases} from './faults';
import {packageCases} from './packages';
import {proofCases} from './proofs';
import {recordCases} from './records';

const cases = [...recordCases, ...byteCases, ...packageCases, ...proofCases, ...faultCases];

for (const {code} of reasons) {
  const found = cases.filter(({output}) => (output as {codes?: string[]} | undefined)?.codes?.includes(code)).length;
  if (found < 2) throw new Error(`${code}: ${found} cases, two are wanted`);
}
const twice = cases.map(({id}) => id).filter((id, i, ids) => ids.indexOf(id) !== i);
if (twice.length > 0) throw new Error(`twice: ${twice.join(', ')}`);

const line = ({id, op, rules, flags, note, version, input, output, error}: Case): string =>
  `    ${JSON.stringify({id, op, rules, flags, note, version, input, output, error})}`;
const head = {
  about: 'Cases of the Location Protocol conformance kit, with the expected answers. Run them with conformance.mjs.',
  $schema: './schemas/kit.json',
  protocol: 1,
  version: '2.3.0',
  licence: 'MIT',
  parts: PARTS,
  flags: FLAGS,
  faults: FAULTS,
  reasons: Object.fromEntries(reasons.map(({code, level, rules}) => [code, {level, rules}])),
};
const body = `{\n  "cases": [\n${cases.map(line).join(',\n')}\n  ]\n}\n`;
/** The file, to the byte. Throws while it is loaded when a reason has fewer than two cases, or two cases have one id. */
export const kitText = `${JSON.stringify(head, null, 2).slice(0, -2)},\n${body.slice(2)}`;
