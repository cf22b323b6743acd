import type {Report} from '../finding';
import type {PageFence} from '../site';

/** Fences that may leave out their check, on the whole site. */
export const optOutBudget = 5;

/** Languages whose blocks are checked, and those that are free. Any other is a mistake. */
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

/** The blocks that opted out, as `file:line: reason`. */
export const optOuts = (fences: readonly PageFence[]): string[] =>
  fences.flatMap(({page, line, noCheck}) => (noCheck === undefined ? [] : [`${page}:${line}: ${noCheck}`]));

/** Every block is of a language that is checked or known to be free, and few opt out. */
export function checkBudget(fences: readonly PageFence[]): Report {
  const findings = fences
    .filter(({language}) => !checkedLanguages.includes(language) && !freeLanguages.includes(language))
    .map(({page, line, language}) => ({
      file: page,
      line,
      what: `Nothing checks ${language}.`,
      cure: `Use ${checkedLanguages.join(', ')}, or text.`,
    }));
  const out = fences.filter(({noCheck}) => noCheck !== undefined);
  for (const {page, line, noCheck} of out.slice(optOutBudget)) {
    findings.push({
      file: page,
      line,
      what: `Opting out (“${noCheck}”) exceeds the budget of ${optOutBudget} for the whole site.`,
      cure: 'Make the block checkable.',
    });
  }
  return {looked: fences.length, findings};
}
