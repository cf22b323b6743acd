import {sortedJson} from '@astral-docs/location-record/proof/sortedJson';
import type {Case, Failure, Kit, Report} from './types';

/** The rules that a wrong answer breaks: those of the codes that are missing or too many, else those of the case. */
function rulesOf({rules, output}: Case, got: unknown, kit: Kit): string[] {
  const codes = (value: unknown): string[] => {
    const found = (value as {codes?: unknown} | null | undefined)?.codes;
    return Array.isArray(found) ? found.map(String) : [];
  };
  const [wanted, given] = [codes(output), codes(got)];
  const apart = [...wanted.filter((code) => !given.includes(code)), ...given.filter((code) => !wanted.includes(code))];
  const broken = apart.flatMap((code) => kit.reasons[code]?.rules.slice(0, 1) ?? []);
  return [...new Set(broken.length > 0 ? broken : rules)];
}

/** The cases whose answer is not the one of the kit. */
export const compare = (asked: readonly Case[], answers: readonly unknown[], kit: Kit): Failure[] =>
  asked.flatMap((item, i): Failure[] => {
    const {id, op, note, input} = item;
    const expected = item.error === undefined ? item.output : {error: item.error};
    const got = answers[i];
    return sortedJson(got) === sortedJson(expected)
      ? []
      : [{id, op, rules: rulesOf(item, got, kit), note, input, expected, got}];
  });

/** How often each name is in a list. */
export function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Text for XML, which has no place for most control characters, not even escaped. */
const escape = (text: string): string =>
  text
    .replace(/[^\t\n\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The report as JUnit XML: one suite, one test for each case that was asked. */
export function junit(name: string, asked: readonly Case[], failures: readonly Failure[], seconds: number): string {
  const failed = new Map(failures.map((failure) => [failure.id, failure]));
  const tests = asked.map(({id, op}) => {
    const failure = failed.get(id);
    const head = `  <testcase classname="${escape(op)}" name="${escape(id)}"`;
    if (!failure) return `${head}/>`;
    const text = `expected ${JSON.stringify(failure.expected)}, got ${JSON.stringify(failure.got)}`;
    return `${head}><failure message="${escape(failure.rules.join(', '))}">${escape(text)}</failure></testcase>`;
  });
  const counts = `tests="${asked.length}" failures="${failures.length}" errors="0" time="${seconds.toFixed(3)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${escape(name)}" ${counts}>\n${tests.join('\n')}\n</testsuite>\n`;
}

/**
 * Prints a report for people.
 * @param shown failures that are printed in full
 * @param mended ids that the file of known failures should no longer have
 */
export function print(report: Report, shown: readonly Failure[], mended: readonly string[], knownFile?: string): void {
  const {failures, known, implementation, passed, kit} = report;
  for (const {id, op, rules, note, input, expected, got} of shown) {
    console.log(`FAIL ${id} (${rules.join(', ')}): ${note}`);
    console.log(`  op        ${op}`);
    console.log(`  input     ${JSON.stringify(input)}`);
    console.log(`  expected  ${JSON.stringify(expected)}`);
    console.log(`  got       ${JSON.stringify(got)}`);
  }
  const rest = failures.length - known - shown.length;
  if (rest > 0) console.log(`… and ${rest} more`);
  for (const id of mended) console.log(`PASS ${id}: it is in ${knownFile}; take it out`);
  for (const [rule, count] of Object.entries(report.rules).sort((a, b) => b[1] - a[1]))
    console.log(`rule ${rule}: ${count} failed`);
  for (const [op, count] of Object.entries(report.notOffered)) console.log(`not offered: ${op} (${count} cases)`);
  if (known > 0) console.log(`known failures: ${known}`);
  console.log(
    `${implementation.name} (${implementation.language}): ${passed} passed, ${failures.length} failed; kit ${kit.version}`,
  );
}
