import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {specimenFolder} from '../specimens/build';
import {serve} from '../support/server';

const folder = process.env.SITE_FOLDER ?? 'build';

/**
 * Starts a server for each built site on a free port and names them to the workers by environment variables. The
 * specimens may be built after this; its server reads the disk anew at every request. `SITE_FOLDER` names another build of the
 * site (`npm run test:plain`, the site without the package paint-first).
 */
export default async function startServers(): Promise<() => Promise<void>> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no built site. Run `npm run build` first.');
  const sites = {
    SITE_URL: await serve(folder),
    SITE_URL_UNDER_SUB: await serve(folder, '/sub/'),
    SPECIMEN_URL: await serve(specimenFolder('root')),
  };
  for (const [name, {url}] of Object.entries(sites)) process.env[name] = url;
  return async () => {
    for (const {stop} of Object.values(sites)) await stop();
  };
}
