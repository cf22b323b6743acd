/** Checks of code and data, which read no page. */
import {facts} from '../../data';
import {errors} from '../../data/errors';
import {glossary} from '../../data/glossary';
import {knownIssues} from '../../data/known-issues';
import {networks} from '../../data/networks';
import {schemas} from '../../data/schemas';
import {status} from '../../data/status';
import {pageRules} from '../../config/pageRules';
import {splitSources} from '../../src/lib/source';
import {Cache} from '@astral-docs/content-checks/cache';
import {hashFiles, hashTexts, listFiles, readText} from '@astral-docs/content-checks/files';
import type {SiteContext} from './siteContext';
import type {ContentCheck} from '@astral-docs/content-checks/engine';
import {mergeResults, type CheckResult} from '@astral-docs/content-checks/report';
import {checkCommands} from '@astral-docs/content-checks/rules/commands';
import {checkCoordinateLiterals} from '@astral-docs/content-checks/rules/coordinates';
import {checkExecuted} from '@astral-docs/content-checks/rules/evidence';
import {checkValues} from '@astral-docs/content-checks/rules/values';

/** Where the data name a source. One that is put together from parts is found by its last part. */
function findInData(source: string): {file: string; line: number} {
  const texts = listFiles(['data'], /\.ts$/).map((file) => [file, readText(file)] as const);
  for (const part of [source, source.replace(/^.*[:/ ]/, '')])
    for (const [file, text] of texts) {
      const at = text.indexOf(part);
      if (at >= 0) return {file, line: text.slice(0, at).split('\n').length};
    }
  return {file: 'data', line: 1};
}

/** Folders that hold code and the data of code. */
const codeFolders = ['bench', 'config', 'data', 'packages', 'plugins', 'samples', 'src', 'tests'];

/** Words of readers, words that a check forbids or a test provokes, answers of the server, licences, what a test builds. */
const notOurWords =
  /^(?:packages\/content-checks\/prose|tests\/content\/(?:checks|handbook)\.test|tests\/unit\/(?:plugins\/(?:facts|moved)|sdk-reference)\.test|tests\/built\/search|packages\/api-model\/tests\/corpus|config\/(?:paintFirst|search)|packages\/search\/engine|data\/records|src\/(?:css\/fonts|pages)|tests\/specimens\/build\/)/;

export const codeChecks: readonly ContentCheck<undefined, SiteContext>[] = [
  {
    name: 'messages, labels, outputs and test titles follow the rules of prose',
    minimumCount: 400,
    run: async () => {
      const files = codeFolders
        .flatMap((folder) => listFiles([folder], /\.(?:tsx?|txt|md)$/))
        .filter((path) => !notOurWords.test(path));
      // Each file alone decides what is found in it, and a commit changes a few of several hundred.
      const rules = hashFiles([...listFiles(['packages/content-checks/prose']), 'package-lock.json']);
      const cache = new Cache<CheckResult>('words-of-code');
      const reports = files.map(async (path): Promise<CheckResult> => {
        const key = hashTexts(rules, hashFiles([path]));
        const known = cache.get(path, key);
        if (known) return known;
        const {checkProse} = await import('@astral-docs/content-checks/prose/lint');
        const found = await checkProse(path, readText(path));
        cache.set(path, key, found);
        return found;
      });
      const report = mergeResults(await Promise.all(reports));
      cache.write(new Set(files));
      return report;
    },
  },
  {
    name: 'sources of data name programs that the tests run',
    minimumCount: 15,
    run: async (_, {runs}) => {
      const entries = [
        ...facts.values(),
        ...networks,
        ...schemas,
        ...glossary,
        ...errors,
        ...knownIssues,
        ...Object.values(status),
      ];
      const executed = entries
        .flatMap(({source}) => splitSources(source))
        .filter((source) => source.startsWith('executed:'));
      return checkExecuted(
        [...new Set(executed)].map((source) => ({...findInData(source), source})),
        await runs(),
      );
    },
  },
  {
    name: 'coordinates in programs have their order',
    minimumCount: 1,
    run: (_, {samples, places}) =>
      mergeResults(
        [...samples()]
          .filter(([path]) => path.endsWith('.ts'))
          .map(([path, text]) => checkCoordinateLiterals(path, text, places())),
      ),
  },
  {
    name: 'commands of samples and notes install packages that the project knows',
    minimumCount: 2,
    run: (_, {samples, lockedPackages}) =>
      mergeResults(
        [
          ...samples(),
          ...['README.md', '.github/CONTRIBUTING.md', 'samples/README.md'].map(
            (path) => [path, readText(path)] as const,
          ),
        ].map(([path, text]) => checkCommands(path, text, lockedPackages(), pageRules.packages)),
      ),
  },
  {
    name: 'values in programs are right',
    minimumCount: 1,
    run: (_, {samples, known}) =>
      mergeResults(
        [...samples()]
          .filter(([path]) => /\.(?:ts|sol)$/.test(path))
          .map(([path, text]) => checkValues(path, text, known(), {proven: false})),
      ),
  },
  {
    name: 'values are not typed into code',
    minimumCount: 20,
    run: (_, {known}) => {
      const code = [
        ...listFiles(['src'], /\.tsx?$/),
        ...listFiles(['plugins'], /\.ts$/),
        ...listFiles(['config'], /\.ts$/),
      ];
      const rules = {draw: (key: string): string => `Import it from data (${key}).`, proven: false};
      const {findings} = mergeResults(code.map((path) => checkValues(path, readText(path), known(), rules)));
      return {checkedCount: code.length, findings};
    },
  },
];
