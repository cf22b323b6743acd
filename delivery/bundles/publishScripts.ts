import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {scriptsOfRoutes, type Generated} from './routeScripts';
import {filesBelow, type Site, type Step} from '../shared/site';

const list = /<script type="?application\/json"? id="?a-bundles"?>(\[[^\]]*\])(?=<\/script>)/;

/**
 * Adds the scripts of each page's route to those that the loader starts, so that all of them come at the same time, and names the
 * files of the search dialog, which it asks for when a reader reaches for search before the page can answer.
 */
export const bundles = (generated: string): Step => ({
  name: 'scripts of each route',
  async run({dir, pages}: Site) {
    const scripts = join(dir, 'assets/js');
    const names = await readdir(scripts);
    const main = names.find((name) => /^main\.\w+\.js$/.test(name));
    if (!main) throw new Error(`There is no main bundle in ${scripts}.`);
    // None when a search service has taken over.
    const search = (await filesBelow(join(dir, 'assets'))).filter((name) =>
      /^(?:js|css)\/search\.\w+\.\w+$/.test(name),
    );
    const named = search.map((name) => `assets/${name}`).join(' ');
    const opening = `<script type="application/json"${named && ` data-search="${named}"`} id="a-bundles">`;
    const text = (name: string): Promise<string> => readFile(join(generated, name), 'utf8');
    const scriptsOf = scriptsOfRoutes({
      routes: await text('routes.js'),
      chunkNames: JSON.parse(await text('routesChunkNames.json')) as Generated['chunkNames'],
      manifest: JSON.parse(await text('client-manifest.json')) as Generated['manifest'],
      main: await readFile(join(scripts, main), 'utf8'),
    });
    for (const page of pages) {
      const own = scriptsOf(page.route).map((file) => `/${file}`);
      if (!own.length && page.file !== '404.html') throw new Error(`No script was found for the route ${page.route}.`);
      page.html = page.html.replace(
        list,
        (_, given: string) => opening + JSON.stringify([...new Set([...(JSON.parse(given) as string[]), ...own])]),
      );
    }
  },
});
