/**
 * Makes the conformance kit: `npx tsx conformance/make.ts`. The same input gives the same bytes.
 *
 * Nothing comes from src/lib, which is one of the implementations that the kit examines: bytes are computed with ethers and the EAS
 * SDK, and findings are written by hand or follow from how a case was made.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {kitText} from './cases';

writeFileSync(join(__dirname, 'kit.json'), kitText);
