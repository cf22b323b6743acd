import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {networks, records, schemas} from '../site';
import {rowsOfSample} from '../ingest';

const banner = `// A model of the Astral API over the sample rows of the Astral documentation: npx tsx api-server.ts
// It needs Node.js 20 or later and no package. It answers as DecentralizedGeo/astral-api@cf3f342 does, known issues
// included, and says on each answer, in the header Astral-Model, that it is a model. With --chain it adds your records.
// Made from api-model of the documentation; graphql-js is inside. Licence: MIT.
`;

/** The text of api-server.ts: one file without imports but those of Node.js. The same sources give the same text. */
export function bundleApiServer(root: string): string {
  const rows = rowsOfSample(records);
  const {outputFiles} = buildSync({
    entryPoints: [join(root, 'api-model/program/main.ts')],
    absWorkingDir: root,
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
      ROWS: JSON.stringify(rows),
      SCHEMA: JSON.stringify(schemas.find(({key}) => key === 'v0.1')),
      EAS: JSON.stringify(networks.find(({key}) => key === 'sepolia')?.eas),
      SDL: JSON.stringify(readFileSync(join(root, 'data/reference/schema.graphql'), 'utf8')),
      'process.env.NODE_ENV': '"production"',
    },
    banner: {js: banner},
  });
  return outputFiles[0]!.text;
}
