/**
 * What happens to the built folder before it can be served, as a list of steps. It runs after Docusaurus and not inside it,
 * because plugins finish in no particular order there and each step here needs what the one before has left.
 */
import {resolve} from 'node:path';
import {hosting} from '../config/hosting';
import {site as facts} from '../data/site';
import {readSite, type Step, writePages} from './shared/site';
import {articles} from './articles/publish';
import {bundles} from './bundles/publishScripts';
import {feeds} from './alternates/feeds';
import {font} from './bundles/publishFont';
import {hostFiles, policyInPages} from './hosting/headers';
import {icon} from './bundles/publishIcon';
import {llms} from './alternates/llms';
import {manifest} from './hosting/manifest';
import {oneSheet} from './bundles/joinStyles';
import {precompress} from './hosting/precompress';
import {searchIndex} from './search/publish';
import {serviceWorker} from './offline/publish';
import {shareImages} from './alternates/shareImages';
import {structuredData} from './alternates/structuredData';
import {styleAttributes} from './hosting/styleAttributes';
import {styles} from './bundles/publishStyles';
import {twins} from './alternates/markdown';

const about = {origin: facts.url, title: facts.title, summary: facts.summary};

/** These change the pages. */
const pageSteps: Step[] = [
  styleAttributes,
  twins(about.origin),
  shareImages(about.origin, about.title),
  structuredData(about),
  bundles('.docusaurus'),
  styles,
  font,
  articles,
  oneSheet,
  icon,
  policyInPages(hosting),
];
/** These read the finished pages and write files beside them. */
const fileSteps: Step[] = [
  feeds(about.origin),
  searchIndex,
  llms(about.origin, about.title, about.summary),
  hostFiles(hosting),
  serviceWorker,
  precompress,
  manifest,
];

/** @param dir the folder that `docusaurus build` wrote */
export async function publish(dir: string): Promise<void> {
  const site = await readSite(resolve(dir), resolve('.cache/publish'));
  const run = async (step: Step): Promise<void> => {
    const started = performance.now();
    await step.run(site);
    console.log(`[publish] ${step.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  for (const step of pageSteps) await run(step);
  await writePages(site);
  for (const step of fileSteps) await run(step);
}

if (require.main === module) {
  publish(process.argv[2] ?? 'build').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
