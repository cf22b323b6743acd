/**
 * Makes the conformance kit: `npx tsx data/kit/make.ts`. The same input gives the same bytes.
 *
 * Nothing comes from src/lib, which is one of the implementations that the kit examines: bytes are computed with ethers and the EAS
 * SDK, and findings are written by hand or follow from how a case was made.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {reasons} from '../protocol/reasons';
import {byteCases} from './bytes';
import {FLAGS, type Case} from './cases';
import {packageCases} from './packages';
import {proofCases} from './proofs';
import {recordCases} from './records';

const cases = [...recordCases, ...byteCases, ...packageCases, ...proofCases];

for (const {code} of reasons) {
  const found = cases.filter(({output}) => (output as {codes?: string[]}).codes?.includes(code)).length;
  if (found < 2) throw new Error(`${code}: ${found} cases, two are wanted`);
}
const twice = cases.map(({id}) => id).filter((id, i, ids) => ids.indexOf(id) !== i);
if (twice.length > 0) throw new Error(`twice: ${twice.join(', ')}`);

const line = ({id, op, rules, flags, note, input, output}: Case): string =>
  `    ${JSON.stringify({id, op, rules, flags, note, input, output})}`;
const head = {
  about: 'Cases of the Location Protocol conformance kit, with the expected answers. Run them with conformance.ts.',
  protocol: 1,
  licence: 'MIT',
  flags: FLAGS,
  reasons: Object.fromEntries(reasons.map(({code, level, rules}) => [code, {level, rules}])),
};
const body = `{\n  "cases": [\n${cases.map(line).join(',\n')}\n  ]\n}\n`;
const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n${body.slice(2)}`;
JSON.parse(text);
writeFileSync(join(__dirname, 'kit.json'), text);
console.log(`${cases.length} cases, ${Buffer.byteLength(text)} bytes`);
