/** Data that checks compare pages with: facts, contracts, places. Each is read when the first check asks for it. */
import type {Configuration} from 'markdownlint';
import {parse} from 'yaml';
import {facts} from '../../data';
import {cities} from '../../data/cities';
import {listSamples} from '../samples/fill';
import {listSpecimens} from '../specimens/list';
import {listLockFilePackages} from '@astral-docs/content-checks/rules/commands';
import {parsePageComponentNames} from '@astral-docs/content-checks/rules/components';
import type {KnownPlace} from '@astral-docs/content-checks/rules/geojsonLint';
import {findHexValues, type KnownValues} from '@astral-docs/content-checks/rules/values';
import {listFiles, listPublishedFiles, readText} from '@astral-docs/content-checks/files';

function lazy<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Observatories and landmarks that the samples name: name, kind, country, longitude, latitude, separated by tabs. Degrees, WGS 84. */
export const getLandmarks = lazy((): KnownPlace[] =>
  readText('data/records/places.tsv')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', , , longitude, latitude] = line.split('\t');
      return {name, longitude: Number(longitude), latitude: Number(latitude)};
    }),
);

/** These, and cities. */
export const getKnownPlaces = lazy((): KnownPlace[] => [
  ...getLandmarks(),
  ...cities.map(([name, longitude, latitude]) => ({name, longitude, latitude})),
]);

/** Paths of the files that are published. */
export const getPublishedFiles = lazy((): ReadonlySet<string> => new Set(listPublishedFiles()));

/** Components that pages can use. */
export const getPageComponentNames = lazy(() =>
  parsePageComponentNames(
    readText('src/theme/MDXComponents/index.tsx'),
    listSpecimens('expanded').map(({name}) => name),
  ),
);

/** Text of each file below samples/ that is published and is no picture, by path. */
export const getSampleTexts = lazy(
  () =>
    new Map(
      listSamples()
        .filter((path) => !/\.(?:png|jpe?g|webp|avif|gif|ico|pdf|woff2|mp4|webm)$/i.test(path))
        .map((path) => [path, readText(path)]),
    ),
);

/** Addresses and UIDs of the data, and what tests have computed or executed: nothing else may be shown as a hash. */
export const getKnownHexValues = lazy((): KnownValues => {
  const artefacts = [
    ...listFiles(['packages/location-record/vectors', 'data/records'], /\.json$/),
    ...[...getSampleTexts().keys()].filter((path) => /\.(?:txt|json)$/.test(path)),
  ];
  return {
    facts: [...facts.values()].filter(({kind}) => kind === 'address' || kind === 'uid'),
    proven: new Set(artefacts.flatMap((path) => findHexValues(readText(path)))),
  };
});

/** Words of the site that are in no dictionary. */
export const getSpellingAllowList = lazy(() => new Set(readText('config/words.txt').toLowerCase().split('\n')));

/** Rules of markdownlint. */
export const getMarkdownlintConfig = lazy(() => parse(readText('config/markdownlint.yaml')) as Configuration);

/** Names of the packages in the lock file that come from a registry. */
export const getLockFilePackages = lazy(() =>
  listLockFilePackages(JSON.parse(readText('package-lock.json')) as Parameters<typeof listLockFilePackages>[0]),
);
