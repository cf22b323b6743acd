import type {Finding, Report} from '../report';

/** The verifier, and the guide to tests, which signs the records that it checks. */
const verifiers = ['samples/offchain/verify-record.ts', 'samples/onchain/test-records.ts'];

/** It lists records and says so: it does not judge them. */
const exemptSample = 'samples/examples/index-records.ts';

const ownVerification = /verifyOffchainAttestationSignature/;
const revocation = /revocationTime (?:!== 0n|!= 0)/;
const expiry = /expirationTime <= (?:now|block\.timestamp)/;
const fixedNow = /\bnow\b[^=:;\n]*[=:][^;\n]*?(?:\b\d[\d_]{8,}|Date\.(?:parse|UTC)|new Date\([^)])/i;

/**
 * A text that judges records leaves signatures to the verifier, compares the expiry wherever it looks at the revocation, and takes
 * the time from the clock.
 */
export function checkJudging(file: string, text: string): Report {
  const findings: Finding[] = [];
  let looked = 0;
  const lines = text.split('\n');
  const find = (pattern: RegExp, message: string, fix: string): void =>
    lines.forEach((content, index) => {
      const at = content.search(pattern);
      if (at >= 0) findings.push({file, line: index + 1, column: at + 1, message, fix});
    });
  if (ownVerification.test(text)) {
    looked += 1;
    if (!verifiers.includes(file))
      find(ownVerification, 'A check of a signature of its own.', `Call rejectionReason() of ${verifiers[0]}.`);
  }
  if (revocation.test(text)) {
    looked += 1;
    if (!expiry.test(text) && file !== exemptSample && !verifiers.includes(file))
      find(revocation, 'Revocation is looked at, and expiry is not.', 'Compare expirationTime with the clock too.');
  }
  find(fixedNow, 'A fixed time stands for now.', 'Take the time from the clock.');
  return {looked, findings};
}
