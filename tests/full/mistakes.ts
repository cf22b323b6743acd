import {execFileSync} from 'node:child_process';
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

export interface Mistake {
  name: string;
  file: string;
  make: (text: string) => string;
  /** What has to be said, after the file, the line and the column. */
  says: RegExp;
}

export const after = (added: string) => (text: string) => text.replace('\n\n## ', `\n\n${added}\n\n## `);
export const page = 'docs/intro.md';
const program = 'samples/background/decimals.ts';

/** What contributors do wrong. Each is made alone, in a copy of the project. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'coordinates with swapped axes',
    file: page,
    make: after('Berlin is at 52.52, 13.405.'),
    says: /Berlin with its axes swapped\. Write \[13\.405, 52\.52\]/,
  },
  {
    name: 'a link that leads nowhere',
    file: page,
    make: after('See [the quick start](/sdk/quick-strat/).'),
    says: /\/sdk\/quick-strat\/ is not a page of the site\. Nearest: \/sdk\/quick-start\//,
  },
  {
    name: 'a page without front matter',
    file: page,
    make: (text) => text.replace(/^---\n[\s\S]*?\n---\n/, '\n'),
    says: /(?:title is missing[\s\S]*)(?:description is missing[\s\S]*)(?:page_type is missing[\s\S]*)(?:verified is missing[\s\S]*)sources is missing/,
  },
  {
    name: 'an unknown term',
    file: page,
    make: after('A <Term id="locaton-record">record</Term>.'),
    says: /Term "locaton-record" is not in the data\. Nearest: location-record/,
  },
  {
    name: 'an unknown component',
    file: page,
    make: after('A <Trem id="location-record">record</Trem>.'),
    says: /<Trem> is not a component that pages can use\. Nearest: Term/,
  },
  {
    name: 'a program that does not compile',
    file: program,
    make: (text) => `${text}const wrong: number = 'one';\nvoid wrong;\n`,
    says: /TS2322: Type 'string' is not assignable/,
  },
  {
    name: 'an output that has changed',
    file: program,
    make: (text) => `${text}console.log('one line more');\n`,
    says: /The output differs from samples\/background\/decimals\.out\.txt, line \d+: "one line more"/,
  },
  {
    name: 'an image without a text alternative',
    file: page,
    make: after('![](/img/mark.svg)'),
    says: /\/img\/mark\.svg has no alternative text/,
  },
  {
    name: 'the wrong name of a chain',
    file: page,
    make: after('The chain with the id 84532 is Arbitrum Sepolia.'),
    says: /Chain 84532 is Base Sepolia, not Arbitrum Sepolia/,
  },
  {
    name: 'a component without a specimen',
    file: 'src/components/Requirement/specimen.md',
    make: () => '',
    says: /The component has no specimen|A specimen is empty/,
  },
  {
    name: 'a misspelled word',
    file: page,
    make: after('You will recieve a record.'),
    says: /“recieve” is not in the dictionary\. Nearest: receive/,
  },
];

/** Ways in which editors and tools save a file. */
export const saves: Readonly<Record<string, (path: string, text: string) => void>> = {
  'in place': writeFileSync,
  'by a new file that takes the name': (path, text) => {
    writeFileSync(`${path}~`, text);
    renameSync(`${path}~`, path);
  },
  'by removing the old file first': (path, text) => {
    rmSync(path, {force: true});
    writeFileSync(path, text);
  },
  'by sed -i': (path, text) => {
    writeFileSync(`${path}.new`, text);
    execFileSync('sed', ['-i', '-e', `r ${path}.new`, '-e', 'd', path]);
    rmSync(`${path}.new`);
  },
};

/**
 * Makes a mistake in a copy of the project, lets something happen, and takes it back.
 *
 * @param save how the file is written
 * @throws Error when the file does not have what the mistake changes
 */
export async function during<T>(
  copy: string,
  {file, make}: Mistake,
  act: () => T | Promise<T>,
  save: (path: string, text: string) => void = writeFileSync,
): Promise<T> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const wrong = make(text);
  if (wrong === text) throw new Error(`${file} does not have what this mistake changes.`);
  try {
    if (wrong === '') rmSync(path);
    else save(path, wrong);
    return await act();
  } finally {
    if (wrong === '') writeFileSync(path, text);
    else save(path, text);
  }
}

/** The finding as it is printed. */
export const lineOf = ({says, file}: Mistake): RegExp =>
  new RegExp(`^${file.replace(/\./g, '\\.')}:\\d+:\\d+ .*${says.source}`, 'm');
