import {join} from 'node:path';
import {buildSync} from 'esbuild';
import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';
import {buildSampleRows} from '../ingest';
import type {Server} from '../types';

/** What the program holds, besides the model. */
interface ProgramData extends Required<Pick<Server, 'schema' | 'sdl'>> {
  records: readonly SampleRecord[];
  /** Address of the EAS contract that `--chain` reads. */
  eas: string;
}

const banner = `// A model of the Astral API over the sample rows of the Astral documentation: npx tsx api-server.ts
// It needs Node.js 20 or later and no package. It answers as DecentralizedGeo/astral-api@cf3f342 does, known issues
// included, and says on each answer, in the header Astral-Model, that it is a model. With --chain it adds your records.
// Made from packages/api-model of the documentation; graphql-js is inside. Licence: MIT.
`;

/** The text of api-server.ts: one file without imports but those of Node.js. The same sources give the same text. */
export function bundleApiServerScript({records, schema, eas, sdl}: ProgramData): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'main.ts')],
    // The same text wherever it is made: names of files in it begin here.
    absWorkingDir: join(__dirname, '..'),
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The module form of graphql-js: what is not used stays outside.
    mainFields: ['module', 'main'],
    charset: 'utf8',
    legalComments: 'none',
    define: {
      ROWS: JSON.stringify(buildSampleRows(records)),
      SCHEMA: JSON.stringify(schema),
      EAS: JSON.stringify(eas),
      SDL: JSON.stringify(sdl),
      'process.env.NODE_ENV': '"production"',
    },
    banner: {js: banner},
  });
  return outputFiles[0]!.text;
}
