import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parse} from 'jsonc-parser';
import type {Configuration} from '@astral-docs/content-checks/rules/markdown';
import {facts} from '../../data';
import {cities} from '../../data/cities';
import {elements as elementsOfApi} from '../api-reference/elements';
import {elements as elementsOfSdk} from '../sdk-reference/elements';
import {lockedNames} from '@astral-docs/content-checks/rules/commands';
import {knownComponents} from '@astral-docs/content-checks/rules/components';
import type {ProgramRuns} from '@astral-docs/content-checks/rules/evidence';
import type {KnownPlace} from '@astral-docs/content-checks/rules/geojsonLint';
import {findValues, type KnownValues} from '@astral-docs/content-checks/rules/values';
import {listFiles, readText, root} from '@astral-docs/content-checks/files';

/** Data that checks compare pages with: facts, contracts, places. Each is read when the first check asks for it. */
export interface SiteContext {
  /** Observatories and landmarks of the sample records. */
  places: () => readonly KnownPlace[];
  /** These, and cities. */
  gazetteer: () => readonly KnownPlace[];
  components: () => ReadonlySet<string>;
  /** Text of each file below samples/ that a reader sees, by path. */
  samples: () => ReadonlyMap<string, string>;
  known: () => KnownValues;
  runs: () => Promise<ProgramRuns>;
  /** Names of the packages in the lock file, and of their programs. */
  lockedPackages: () => ReadonlySet<string>;
  markdownRules: () => Promise<Configuration>;
}

function lazy<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Places that the samples name: name, kind, country, longitude, latitude, separated by tabs. Degrees, WGS 84. */
export const readPlaces = (): KnownPlace[] =>
  readText('data/records/places.tsv')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', , , longitude, latitude] = line.split('\t');
      return {name, longitude: Number(longitude), latitude: Number(latitude)};
    });

/** Reads the project as it is now. */
export function readSiteContext(): SiteContext {
  const samples = lazy(
    () =>
      new Map(
        listFiles(['samples'], /\.(?:ts|tsx|sol|graphql|sh|py|dart|txt|json)$/).map((path) => [path, readText(path)]),
      ),
  );
  const places = lazy(readPlaces);
  return {
    places,
    gazetteer: lazy(() => [...places(), ...cities.map(([name, longitude, latitude]) => ({name, longitude, latitude}))]),
    components: lazy(() =>
      knownComponents(readText('src/theme/MDXComponents/index.tsx'), [...elementsOfApi, ...elementsOfSdk]),
    ),
    samples,
    known: lazy(() => {
      const artefacts = [
        ...listFiles(['packages/location-record/vectors'], /\.json$/),
        ...listFiles(['data/records'], /\.json$/),
        ...[...samples().keys()].filter((path) => /\.(?:txt|json)$/.test(path)),
      ];
      return {
        facts: [...facts.values()].filter(({kind}) => kind === 'address' || kind === 'uid'),
        // What tests have computed or executed: nothing else may be shown as a hash.
        proven: new Set(artefacts.flatMap((path) => findValues(readText(path)))),
      };
    }),
    // Loads what runs programs, which the build does not need.
    runs: lazy(async () => (await import('./runs')).readRuns()),
    lockedPackages: lazy(() =>
      lockedNames(JSON.parse(readText('package-lock.json')) as Parameters<typeof lockedNames>[0]),
    ),
    markdownRules: lazy(
      async () =>
        (parse(await readFile(join(root, 'config/.markdownlint-cli2.jsonc'), 'utf8')) as {config: Configuration})
          .config,
    ),
  };
}
