import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {runnerText} from '@astral-docs/conformance/publish';
import {readResults} from '@astral-docs/conformance/results';
import {records} from '../../data/records';
import {apiServerText} from '../../data/apiServer';
import {drawGreenwichCoasts, buildRecordWorkbenchSamples} from '../facts/tools';

/** One file that is published besides the pages. */
export interface DataFile {
  /** Path from the root of the site, without a leading slash. */
  path: string;
  content: string;
  type: string;
  /** What it holds, in a sentence. */
  about: string;
}

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  geojson: 'application/geo+json',
  yaml: 'application/yaml',
  graphql: 'application/graphql',
  ts: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
};

const typeOf = (path: string): string => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';

/** The sentence a JSON file says of itself. */
function aboutOf(path: string, content: string): string {
  const {about, description, title} = JSON.parse(content) as Record<string, unknown>;
  const found = about ?? title ?? description;
  if (typeof found !== 'string') throw new Error(`${path}: has neither "about" nor "title"`);
  return found;
}

const REFERENCE: readonly (readonly [name: string, about: string])[] = [
  ['openapi.yaml', 'OpenAPI 3.1 description of the Astral API v0'],
  ['schema.graphql', 'GraphQL schema of the Astral API v0'],
  ['astral-sdk.d.ts', 'Public contract of Astral SDK 0.2.0 as TypeScript declarations'],
];

/** The conformance kit: cases, runner, and copies of the schemas that describe what the cases hold. */
const KIT_SCHEMAS = ['lp-record', 'lp-v01', 'offchain-package', 'geojson-geometry', 'location-proof'];

/** Records as RFC 7946 features, for a look in any GIS: geometry and flat properties, addresses with a null geometry. */
function recordsAsGeoJson(): string {
  const features = records.map(
    ({uid, geometry, place, generation, chain, attester, time, eventTimestamp, locationType, location, revoked}) => ({
      type: 'Feature',
      id: uid,
      geometry,
      properties: {
        name: place.name,
        kind: place.kind,
        generation,
        chain,
        attester,
        time,
        eventTimestamp,
        locationType,
        location,
        revoked,
      },
    }),
  );
  return `${JSON.stringify({type: 'FeatureCollection', features})}\n`;
}

const file = (path: string, content: string, about: string): DataFile => ({path, content, type: typeOf(path), about});

/** Files of the project below `root`: the text of one, and the names in a folder that end as `end` says, sorted. */
interface Sources {
  text: (...path: string[]) => string;
  below: (folder: string, end?: RegExp) => string[];
}

/** A file that says of itself what it is. */
function describedFile({text}: Sources, path: string, folder: string, name: string): DataFile {
  const content = text(folder, name);
  return file(path, content, aboutOf(name, content));
}

const recordFiles = (sources: Sources): DataFile[] => [
  ...sources
    .below('packages/location-record/vectors')
    .map((name) => describedFile(sources, `vectors/${name}`, 'packages/location-record/vectors', name)),
  file(
    'records/records.json',
    sources.text('data/records/records.json'),
    `${records.length} location records about public places, signed with throw-away keys`,
  ),
  file(
    'records/records.geojson',
    recordsAsGeoJson(),
    'The same records as a GeoJSON FeatureCollection, longitude first, WGS 84',
  ),
  file(
    'records/workbench.json',
    `${JSON.stringify({samples: buildRecordWorkbenchSamples()})}\n`,
    'The examples of the record workbench: sound and wrong records, packages and payloads',
  ),
  file(
    'figures/greenwich.json',
    `${JSON.stringify({coasts: drawGreenwichCoasts()})}\n`,
    'Land around Greenwich as path data at three scales (Natural Earth, orthographic), for the figures',
  ),
];

/** Folders that the implementations of the kit are published in. That of `samples` is where Python was published first. */
const IMPLEMENTATIONS = [
  ['conformance/python', 'packages/conformance/python', 'Python'],
  ['samples/python', 'packages/conformance/python', 'Python'],
  ['conformance/go', 'packages/conformance/go', 'Go'],
] as const;

const implementationFiles = ({text, below}: Sources): DataFile[] =>
  IMPLEMENTATIONS.flatMap(([folder, source, language]) =>
    below(source, /\.(?:py|go|mod)$/).map((name) =>
      file(`${folder}/${name}`, text(source, name), `The Location Protocol in ${language}: one of its files`),
    ),
  );

const KIT_FILES = [
  ['CHANGELOG.md', 'What each version of the conformance kit changed'],
  ['start.mjs', 'A program to begin with, which offers one operation of the conformance kit'],
] as const;

const conformanceFiles = (root: string, sources: Sources): DataFile[] => [
  describedFile(sources, 'conformance/kit.json', 'packages/conformance', 'kit.json'),
  describedFile(sources, 'conformance/schemas/kit.json', 'packages/conformance', 'kit.schema.json'),
  file('conformance/conformance.mjs', runnerText(), 'Runner of the conformance kit, for Node.js 20 or newer alone'),
  ...KIT_FILES.map(([name, about]) => file(`conformance/${name}`, sources.text('packages/conformance', name), about)),
  ...readResults(root).flatMap(({id, name, language, badge}) => [
    file(
      `conformance/reports/${id}.json`,
      sources.text('packages/conformance/reports', `${id}.json`),
      `Report of the conformance kit on ${name} (${language})`,
    ),
    file(
      `conformance/badges/${id}.svg`,
      badge.svg,
      `Badge of ${name} (${language}), with what the conformance kit says of it`,
    ),
  ]),
  ...KIT_SCHEMAS.map((name) =>
    describedFile(sources, `conformance/schemas/${name}.json`, 'data/reference/schemas', `${name}.json`),
  ),
];

const referenceFiles = (sources: Sources): DataFile[] => [
  ...REFERENCE.map(([name, about]) => file(`reference/${name}`, sources.text('data/reference', name), about)),
  ...sources
    .below('data/reference/schemas')
    .map((name) => describedFile(sources, `reference/schemas/${name}`, 'data/reference/schemas', name)),
];

/** Everything that is published as data: test vectors, sample records, reference files and the API server. Reads below `root`, writes nothing. */
export function buildDataFiles(root: string): DataFile[] {
  const sources: Sources = {
    text: (...path) => readFileSync(join(root, ...path), 'utf8'),
    below: (folder, end = /\.json$/) =>
      readdirSync(join(root, folder))
        .filter((name) => end.test(name))
        .sort(),
  };
  return [
    ...recordFiles(sources),
    ...conformanceFiles(root, sources),
    ...implementationFiles(sources),
    ...referenceFiles(sources),
    file(
      'downloads/api-server.ts',
      apiServerText(root),
      'A model of the Astral API over the sample rows, as one program for Node.js: npx tsx api-server.ts',
    ),
  ];
}

/** Index of published files with the SHA-256 of each in hexadecimal, so that a copy can be checked. */
export function formatDataIndexJson(files: readonly DataFile[], folder = ''): string {
  const entries = files
    .filter(({path}) => path.startsWith(folder))
    .map(({path, content, type, about}) => {
      const bytes = Buffer.from(content);
      return {
        path: `/${path}`,
        type,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        about,
      };
    });
  return `${JSON.stringify({files: entries}, null, 2)}\n`;
}

/** The files and their indexes: one for all, one for each folder that readers fetch by name. */
export function addDataIndexes(files: readonly DataFile[]): DataFile[] {
  const index = (path: string, folder: string): DataFile => ({
    path,
    content: formatDataIndexJson(files, folder),
    type: TYPES.json!,
    about: 'Index with sizes and hashes',
  });
  return [
    ...files,
    index('data-index.json', ''),
    index('vectors/index.json', 'vectors/'),
    index('records/index.json', 'records/'),
    index('conformance/index.json', 'conformance/'),
  ];
}
