import type {Network} from '../../data/types';
import {closest} from '../../src/lib/closest';
import type {Finding, CheckResult} from '../report';
import type {Page} from '../pages';
import {linesOutside} from './text';

type Chain = Pick<Network, 'key' | 'name' | 'chainId'>;

const spaced = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** Where a program, a call or a record names a chain: `chain=…`, `"chain": "…"`, `chain: '…'`. */
const named = /(?:[?&]chain=|["']?\bchain["']?\s*[:=]\s*["'])([A-Za-z][\w-]*)/g;

/**
 * Names of chains are names that the data have, and a chain id goes with the name of its chain: in one sentence or row, an
 * id of one chain beside the name of another alone is a mistake.
 *
 * @param others names that the API uses for a chain besides those of the data
 */
export function checkChains(page: Page, chains: readonly Chain[], others: readonly string[] = []): CheckResult {
  const findings: Finding[] = [];
  let checkedCount = 0;
  const names = new Set([...chains.flatMap(({key, name}) => [key, name]), ...others]);
  const known = new Set([...names].map(spaced));
  for (const fence of page.fences) {
    if (fence.file || fence.output || fence.expectError) continue;
    fence.text.split('\n').forEach((text, index) => {
      for (const {1: name = '', index: at} of text.matchAll(named)) {
        checkedCount += 1;
        if (known.has(spaced(name)) || /\b(?:wrong|bad|invalid|unknown)\b/i.test(text)) continue;
        findings.push({
          file: page.path,
          line: fence.line + 1 + index,
          column: at + 1,
          message: `${name} is not the name of a chain.`,
          fix: `Nearest: ${closest(name, names, 2).join(', ')}.`,
        });
      }
    });
  }
  // The longest names first, so that "Base" is not found inside "Base Sepolia".
  const longest = [...chains].sort((a, b) => b.name.length - a.name.length);
  linesOutside(page).forEach((content, index) => {
    for (const sentence of content.split(/(?<=[.;|])\s/)) {
      const ids = chains.filter(
        ({chainId}) => chainId > 1 && new RegExp(`(?<![\\d.,])${chainId}(?![\\d.,]\\d|\\d)`).test(sentence),
      );
      if (ids.length !== 1) continue;
      checkedCount += 1;
      let rest = sentence;
      const said = longest.filter(({name}) => {
        const found = new RegExp(`\\b${name}\\b`).test(rest);
        if (found) rest = rest.replaceAll(name, ' ');
        return found;
      });
      const right = ids[0]!;
      if (said.length !== 1 || said[0] === right || right.name.endsWith(said[0]!.name)) continue;
      findings.push({
        file: page.path,
        line: index + 1,
        column: content.indexOf(said[0]!.name) + 1,
        message: `Chain ${right.chainId} is ${right.name}, not ${said[0]!.name}.`,
        fix: `Write ${right.name}, or draw both: <Fact of="network.${right.key}.name" /> and <Fact of="network.${right.key}.chainId" />.`,
      });
    }
  });
  return {checkedCount, findings};
}
