import {createHash} from 'node:crypto';
import {basename} from 'node:path';
import {listFiles, readText} from '@astral-docs/content-checks/files';
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
  svg: 'image/svg+xml',
};

const typeOf = (path: string): string => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';

/** The sentence a JSON file says of itself. */
function aboutOf(path: string, content: string): string {
  const {about, title} = JSON.parse(content) as Record<string, unknown>;
  const found = about ?? title;
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

/** A file that says of itself what it is. */
function describedFile(path: string, source: string): DataFile {
  const content = readText(source);
  return file(path, content, aboutOf(source, content));
}

const describedFiles = (folder: string, source: string): DataFile[] =>
  listFiles([source], /\.json$/).map((path) => describedFile(`${folder}/${basename(path)}`, path));

const recordFiles = (): DataFile[] => [
  ...describedFiles('vectors', 'packages/location-record/vectors'),
  file(
    'records/records.json',
    readText('data/records/records.json'),
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

const implementationFiles = (): DataFile[] =>
  IMPLEMENTATIONS.flatMap(([folder, source, language]) =>
    listFiles([source], /\.(?:py|go|mod)$/).map((path) =>
      file(`${folder}/${basename(path)}`, readText(path), `The Location Protocol in ${language}: one of its files`),
    ),
  );

const KIT_FILES = [
  ['CHANGELOG.md', 'What each version of the conformance kit changed'],
  ['start.mjs', 'A program to begin with, which offers one operation of the conformance kit'],
] as const;

const conformanceFiles = (): DataFile[] => [
  describedFile('conformance/kit.json', 'packages/conformance/kit.json'),
  describedFile('conformance/schemas/kit.json', 'packages/conformance/kit.schema.json'),
  file('conformance/conformance.mjs', runnerText(), 'Runner of the conformance kit, for Node.js 20 or newer alone'),
  ...KIT_FILES.map(([name, about]) => file(`conformance/${name}`, readText(`packages/conformance/${name}`), about)),
  ...readResults().flatMap(({id, name, language, badge}) => [
    file(
      `conformance/reports/${id}.json`,
      readText(`packages/conformance/reports/${id}.json`),
      `Report of the conformance kit on ${name} (${language})`,
    ),
    file(
      `conformance/badges/${id}.svg`,
      badge.svg,
      `Badge of ${name} (${language}), with what the conformance kit says of it`,
    ),
  ]),
  ...KIT_SCHEMAS.map((name) =>
    describedFile(`conformance/schemas/${name}.json`, `data/reference/schemas/${name}.json`),
  ),
];

const referenceFiles = (): DataFile[] => [
  ...REFERENCE.map(([name, about]) => file(`reference/${name}`, readText(`data/reference/${name}`), about)),
  ...describedFiles('reference/schemas', 'data/reference/schemas'),
];

/** Everything that is published as data: test vectors, sample records, reference files and the API server. Writes nothing. */
export const buildDataFiles = (): DataFile[] => [
  ...recordFiles(),
  ...conformanceFiles(),
  ...implementationFiles(),
  ...referenceFiles(),
  file(
    'downloads/api-server.ts',
    apiServerText(),
    'A model of the Astral API over the sample rows, as one program for Node.js: npx tsx api-server.ts',
  ),
];

/**
 * The files and their indexes, with the SHA-256 of each in hexadecimal, so that a copy can be checked: one for all, and one for each
 * folder that readers fetch by name.
 */
export function addDataIndexes(files: readonly DataFile[]): DataFile[] {
  const index = (path: string, folder: string): DataFile => {
    const entries = files
      .filter((one) => one.path.startsWith(folder))
      .map(({path: own, content, type, about}) => {
        const bytes = Buffer.from(content);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return {path: `/${own}`, type, bytes: bytes.length, sha256, about};
      });
    return file(path, `${JSON.stringify({files: entries}, null, 2)}\n`, 'Index with sizes and hashes');
  };
  return [
    ...files,
    index('data-index.json', ''),
    index('vectors/index.json', 'vectors/'),
    index('records/index.json', 'records/'),
    index('conformance/index.json', 'conformance/'),
  ];
}
