/** Data that checks compare pages with: facts, contracts, places. Each is read when the first check asks for it. */
import type {Configuration} from 'markdownlint';
import {parse} from 'yaml';
import {facts} from '../../data';
import {cities} from '../../data/cities';
import {elements as elementsOfApi} from '../api-reference/elements';
import {elements as elementsOfSdk} from '../sdk-reference/elements';
import {lockedNames} from '@astral-docs/content-checks/rules/commands';
import {knownComponents} from '@astral-docs/content-checks/rules/components';
import type {KnownPlace} from '@astral-docs/content-checks/rules/geojsonLint';
import {findValues, type KnownValues} from '@astral-docs/content-checks/rules/values';
import {listFiles, listPublished, readText} from '@astral-docs/content-checks/files';

function lazy<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Observatories and landmarks that the samples name: name, kind, country, longitude, latitude, separated by tabs. Degrees, WGS 84. */
export const landmarks = lazy((): KnownPlace[] =>
  readText('data/records/places.tsv')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', , , longitude, latitude] = line.split('\t');
      return {name, longitude: Number(longitude), latitude: Number(latitude)};
    }),
);

/** These, and cities. */
export const gazetteer = lazy((): KnownPlace[] => [
  ...landmarks(),
  ...cities.map(([name, longitude, latitude]) => ({name, longitude, latitude})),
]);

/** Paths of the files that are published. */
export const publishedFiles = lazy((): ReadonlySet<string> => new Set(listPublished()));

/** Components that pages can use. */
export const knownComponentNames = lazy(() =>
  knownComponents(readText('src/theme/MDXComponents/index.tsx'), [...elementsOfApi, ...elementsOfSdk]),
);

/** Text of each file below samples/ that a reader sees, by path. */
export const samples = lazy(
  () =>
    new Map(
      listFiles(['samples'], /\.(?:ts|tsx|sol|graphql|sh|py|dart|txt|json)$/).map((path) => [path, readText(path)]),
    ),
);

/** Addresses and UIDs of the data, and what tests have computed or executed: nothing else may be shown as a hash. */
export const knownValues = lazy((): KnownValues => {
  const artefacts = [
    ...listFiles(['packages/location-record/vectors', 'data/records'], /\.json$/),
    ...[...samples().keys()].filter((path) => /\.(?:txt|json)$/.test(path)),
  ];
  return {
    facts: [...facts.values()].filter(({kind}) => kind === 'address' || kind === 'uid'),
    proven: new Set(artefacts.flatMap((path) => findValues(readText(path)))),
  };
});

/** Words of the site that are in no dictionary. */
export const siteWords = lazy(() => new Set(readText('config/words.txt').toLowerCase().split('\n')));

/** Rules of markdownlint. */
export const markdownRules = lazy(() => parse(readText('config/markdownlint.yaml')) as Configuration);

/** Names of the packages in the lock file that come from a registry. */
export const lockedPackages = lazy(() =>
  lockedNames(JSON.parse(readText('package-lock.json')) as Parameters<typeof lockedNames>[0]),
);
