import {isSlip} from '../../src/lib/closest';
import type {Outline} from '../outline';
import type {Report} from '../report';
import type {PageFence} from '../site';

/** Fences that may leave out their check, on the whole site. */
const optOutBudget = 5;

/** Languages whose blocks are checked, and those that are free. */
const checkedLanguages = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'json',
  'geojson',
  'yaml',
  'yml',
  'graphql',
  'bash',
  'sh',
  'shell',
  'http',
  'solidity',
  'sol',
];
const freeLanguages = [
  'text',
  'diff',
  'mermaid',
  'md',
  'mdx',
  'markdown',
  'css',
  'html',
  'toml',
  'ini',
  'sql',
  'python',
  'dart',
  'powershell',
  'nginx',
  'xml',
  'csv',
  'ebnf',
  'abnf',
  'regex',
];

/** No block is of a language that is nearly one that is checked: it would go unchecked. */
export function checkLanguages(fences: readonly PageFence[]): Report {
  const known = [...checkedLanguages, ...freeLanguages];
  const findings = fences
    .filter(({language}) => !known.includes(language) && isSlip(language, known))
    .map(({page, line, language}) => ({
      file: page,
      line,
      message: `Nothing checks ${language}.`,
      fix: `Use ${checkedLanguages.join(', ')}, or text.`,
    }));
  return {looked: fences.length, findings};
}

/** Few blocks of the whole site opt out of their check. */
export function checkBudget(pages: readonly Pick<Outline, 'path' | 'optOuts'>[]): Report {
  const out = pages.flatMap(({path, optOuts}) => optOuts.map((one) => ({file: path, ...one})));
  const findings = out.slice(optOutBudget).map(({file, line, reason}) => ({
    file,
    line,
    message: `Opting out (“${reason}”) exceeds the budget of ${optOutBudget} for the whole site.`,
    fix: 'Make the block checkable.',
  }));
  return {looked: out.length, findings};
}
