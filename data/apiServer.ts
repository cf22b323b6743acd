import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {bundleApiServerScript} from '@astral-docs/api-model/program/bundle';
import {networks} from './networks';
import {records} from './records';
import {schemas} from './schemas';

/**
 * The text of api-server.ts, the model of the Astral API over the sample records that readers download.
 *
 * @param root folder of the project
 */
export const apiServerText = (root: string): string =>
  bundleApiServerScript({
    records,
    schema: schemas.find(({key}) => key === 'v0.1')!,
    eas: networks.find(({key}) => key === 'sepolia')!.eas,
    sdl: readFileSync(join(root, 'data/reference/schema.graphql'), 'utf8'),
  });
