/**
 * What happens to the built folder before it can be served, as a list of steps. It runs after Docusaurus and not inside it,
 * because plugins finish in no particular order there and each step here needs what the one before has left.
 */
import {unlink} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {articles} from './articles/publish';
import {searchFiles} from './bundles/publishScripts';
import {hostFiles, policyInPages} from './hosting/headers';
import {llms} from './alternates/llms';
import {markdownAlternates} from './alternates/markdown';
import {recordFile} from './shared/record';
import {serviceWorker} from './offline/publish';
import {type Build, type Folder, readSites, type Site, type Step, writePages} from './shared/site';
import {styles} from './bundles/styles';

/** These change the pages of a locale and write files beside them. */
const pageSteps: Step[] = [markdownAlternates, llms, searchFiles, styles, articles, policyInPages];
/** These read the whole folder. */
const folderSteps: Step<Build>[] = [hostFiles, serviceWorker];

/** @param dir the folder that `docusaurus build` wrote */
export async function publish(dir: string): Promise<void> {
  const sites = await readSites(resolve(dir));
  const run = async <F extends Folder>(step: Step<F>, folder: F, name: string): Promise<void> => {
    const started = performance.now();
    await step.run(folder);
    console.log(`[publish] ${name}${step.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  if (process.env.DELIVERY === 'off') {
    for (const {dir: folder} of sites) await unlink(join(folder, recordFile));
    return;
  }
  for (const site of sites) {
    const name = sites.length > 1 ? `${site.record.locale}: ` : '';
    for (const step of pageSteps) await run(step, site, name);
    await writePages(site);
    await unlink(join(site.dir, recordFile));
  }
  const [{options}] = sites as [Site];
  const whole: Build = {dir: resolve(dir), options, pages: sites.flatMap(({pages}) => pages), sites};
  for (const step of folderSteps) await run(step, whole, '');
}

if (require.main === module) {
  publish(process.argv[2] ?? 'build').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
