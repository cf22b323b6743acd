import {readFileSync} from 'node:fs';
import {bundleApiServerScript} from '@astral-docs/api-model/program/bundle';
import {networks} from './networks';
import {records} from './records';
import {schemas} from './schemas';

/** The text of api-server.ts, the model of the Astral API over the sample records that readers download. */
export const apiServerText = (): string =>
  bundleApiServerScript({
    records,
    schema: schemas.find(({key}) => key === 'v0.1')!,
    eas: networks.find(({key}) => key === 'sepolia')!.eas,
    sdl: readFileSync('data/reference/schema.graphql', 'utf8'),
  });
