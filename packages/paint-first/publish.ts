/**
 * What happens to the built folder before it can be served. It runs after Docusaurus and not inside it, because plugins finish in no
 * particular order there and each step here needs what the one before has left.
 */
import {unlink} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {deferScriptsUntilPaint} from './bundles/scripts';
import {writeHeadersAndRedirects} from './hosting/headers';
import {addCspAndListProblems} from './hosting/policy';
import {writeLlmsLists} from './alternates/llms';
import {writeMarkdownAlternates} from './alternates/markdown';
import {writeServiceWorker} from './offline/publish';
import {localeRecordFileName, readBuiltSites, writeText} from './shared/site';
import {writePurgedStylesheet} from './bundles/styles';

/**
 * @param dir the folder that `docusaurus build` wrote
 * @throws Error when the policy of the site blocks something on its pages
 */
export async function publish(dir: string): Promise<void> {
  if (process.env.DELIVERY === 'off') return;
  const sites = await readBuiltSites(resolve(dir));
  const problems: string[] = [];
  for (const site of sites) {
    await unlink(join(site.dir, localeRecordFileName));
    await writeLlmsLists(site, await writeMarkdownAlternates(site));
    deferScriptsUntilPaint(site);
    await writePurgedStylesheet(site);
    problems.push(...addCspAndListProblems(site));
    for (const {file, html} of site.pages) await writeText(site.dir, file, html);
  }
  await writeServiceWorker(sites, await writeHeadersAndRedirects(resolve(dir), sites));
  // The files are there to look at, but a build whose pages need more than the site has written down fails.
  if (problems.length) throw new Error(problems.join('\n'));
}

if (require.main === module) {
  publish(process.argv[2] ?? 'build').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
