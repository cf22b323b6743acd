import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'js-yaml';
import type {Finding} from '../report';
import {findPosition, listProseRanges} from './texts';

const readYaml = (name: string): unknown => load(readFileSync(join(import.meta.dirname, name), 'utf8'));

interface Rule {
  readonly expected: string;
  readonly pattern: RegExp;
}

/** The rules of rules.yml. @throws Error where a rule does not do what its `specs` say */
function readRules(): Rule[] {
  const {rules} = readYaml('rules.yml') as {
    rules: {expected: string; pattern: string; specs?: {from: string; to: string}[]}[];
  };
  return rules.map(({expected, pattern: written, specs = []}) => {
    const [, source = '', flags = ''] = /^\/(.*)\/(i?)$/.exec(written) ?? [];
    const pattern = new RegExp(source, `gmu${flags}`);
    for (const {from, to} of specs)
      if (from.replace(pattern, expected) !== to) throw new Error(`The rule ${written} does not make “${to}”.`);
    return {expected, pattern};
  });
}

const rules = readRules();

/** Claims about a whole, each with the test that tries what is next to it. */
export const testedStatements = readYaml('tried.yml') as readonly {page: string; words: string; test: string}[];

/** Holds Markdown against rules.yml. */
export function checkWording(path: string, text: string): Finding[] {
  const lines = text.split('\n');
  return listProseRanges(text).flatMap(([start, end]) =>
    rules.flatMap(({expected, pattern}) =>
      [...text.slice(start, end).matchAll(pattern)].flatMap((match): Finding[] => {
        const [found] = match;
        const {line, column} = findPosition(text, start + match.index);
        if (
          testedStatements.some(
            ({page, words}) => page === path && words.includes(found) && lines[line - 1]?.includes(words),
          )
        )
          return [];
        const wanted = expected.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
        const fix = `${wanted.startsWith('(') ? wanted.slice(1, -1) : `Write “${wanted}”`}: see /tutorial-basics/style.`;
        return [{file: path, line, column, message: `“${found}” in prose.`, fix}];
      }),
    ),
  );
}
