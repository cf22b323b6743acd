import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parse} from 'jsonc-parser';
import type {Configuration} from 'markdownlint';
import {facts} from '../data';
import {cities} from '../data/cities';
import {elements as elementsOfApi} from '../plugins/api-reference/elements';
import {planDataFiles, withIndexes} from '../plugins/data-files/plan';
import {elements as elementsOfSdk} from '../plugins/sdk-reference/elements';
import {lockedNames} from './rules/commands';
import {knownComponents} from './rules/components';
import type {Runs} from './rules/evidence';
import type {KnownPlace} from './rules/geojsonLint';
import {valuesIn, type Known} from './rules/values';
import {places} from './places';
import {filesBelow, readText, root} from './site';

/** Data that checks compare pages with: facts, contracts, places. Each is read when the first check asks for it. */
export interface World {
  /** Observatories and landmarks of the sample records. */
  places: () => readonly KnownPlace[];
  /** These, and cities. */
  gazetteer: () => readonly KnownPlace[];
  components: () => ReadonlySet<string>;
  /** Text of each file below samples/ that a reader sees, by path. */
  samples: () => ReadonlyMap<string, string>;
  known: () => Known;
  runs: () => Promise<Runs>;
  sidebar: () => string;
  /** Whether a file is published at an address. */
  isPublished: () => (address: string) => boolean;
  /** Names of the packages in the lock file, and of their programs. */
  lockedPackages: () => ReadonlySet<string>;
  markdownRules: () => Promise<Configuration>;
}

function lazy<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Files that the build writes besides pages, and that no plan lists. */
const written =
  /^\/(?:llms(?:-full)?\.txt|sitemap\.xml|robots\.txt|sw\.js|manifest\.\w+|search\/|hosting\/|blog\/(?:rss\.xml|atom\.xml|feed\.json)|[\w/-]+\.md$)/;

/** Reads the project as it is now. */
export function readWorld(): World {
  const samples = lazy(
    () =>
      new Map(
        filesBelow('samples', /\.(?:ts|tsx|sol|graphql|sh|py|dart|txt|json)$/).map((path) => [path, readText(path)]),
      ),
  );
  const placesOfData = lazy(() => places);
  return {
    places: placesOfData,
    gazetteer: lazy(() => [
      ...placesOfData(),
      ...cities.map(([name, longitude, latitude]) => ({name, longitude, latitude})),
    ]),
    components: lazy(() =>
      knownComponents(readText('src/theme/MDXComponents/index.tsx'), readText('config/islands.ts'), [
        ...elementsOfApi,
        ...elementsOfSdk,
      ]),
    ),
    samples,
    known: lazy(() => {
      const artefacts = [
        ...filesBelow('packages/location-record/vectors', /\.json$/),
        ...filesBelow('data/records', /\.json$/),
        ...[...samples().keys()].filter((path) => /\.(?:txt|json)$/.test(path)),
      ];
      return {
        facts: [...facts.values()].filter(({kind}) => kind === 'address' || kind === 'uid'),
        // What tests have computed or executed: nothing else may be shown as a hash.
        proven: new Set(artefacts.flatMap((path) => valuesIn(readText(path)))),
      };
    }),
    // Loads what runs programs, which the build does not need.
    runs: lazy(async () => (await import('./runs')).readRuns()),
    sidebar: lazy(() => readText('sidebars.ts')),
    isPublished: lazy(() => {
      const planned = lazy(() => new Set(withIndexes(planDataFiles(root)).map(({path}) => `/${path}`)));
      return (address) =>
        existsSync(join(root, 'static', address)) ||
        (address.startsWith('/samples/') && existsSync(join(root, address))) ||
        written.test(address) ||
        planned().has(address);
    }),
    lockedPackages: lazy(() =>
      lockedNames(JSON.parse(readText('package-lock.json')) as Parameters<typeof lockedNames>[0]),
    ),
    markdownRules: lazy(
      async () =>
        (parse(await readFile(join(root, '.markdownlint-cli2.jsonc'), 'utf8')) as {config: Configuration}).config,
    ),
  };
}
