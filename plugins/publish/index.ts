/**
 * What happens to the built folder before it can be served, as a list of steps. It runs after Docusaurus and not inside it,
 * because plugins finish in no particular order there and each step here needs what the one before has left.
 */
import {resolve} from 'node:path';
import {site as facts} from '../../data/site';
import {readSite, type Step, writePages} from './site';
import {articles} from './steps/articles';
import {bundles} from './steps/bundles';
import {feeds} from './steps/feeds';
import {font} from './steps/font';
import {headers} from './steps/headers';
import {icon} from './steps/icon';
import {llms} from './steps/llms';
import {manifest} from './steps/manifest';
import {oneSheet} from './steps/oneSheet';
import {precompress} from './steps/precompress';
import {searchIndex} from './steps/searchIndex';
import {serviceWorker} from './steps/serviceWorker';
import {shareImages} from './steps/shareImages';
import {structuredData} from './steps/structuredData';
import {styleAttributes} from './steps/styleAttributes';
import {styles} from './steps/styles';
import {twins} from './steps/twins';

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
];
/** These read the finished pages and write files beside them. */
const fileSteps: Step[] = [
  feeds(about.origin),
  searchIndex,
  llms(about.origin, about.title, about.summary),
  headers,
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
