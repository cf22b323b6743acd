import {existsSync} from 'node:fs';
import {readFile, unlink} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {type Build, type Step, writeText} from '../shared/site';

/** Names the sitemap of each language in `robots.txt`, which crawlers read at the root of a host and nowhere else. */
export const robots: Step<Build> = {
  name: 'sitemaps in robots.txt',
  async run({dir, sites}) {
    const file = join(dir, 'robots.txt');
    let text = existsSync(file) ? await readFile(file, 'utf8') : 'User-agent: *\nAllow: /\n';
    for (const {dir: folder, record} of sites) {
      const below = relative(dir, folder).split(sep).join('/');
      if (!existsSync(join(folder, 'sitemap.xml'))) continue;
      const line = `Sitemap: ${record.origin}${record.baseUrl}sitemap.xml`;
      if (!text.split('\n').includes(line)) text = `${text.trimEnd()}\n${line}\n`;
      // The framework copies static files into the folder of each language.
      if (below && existsSync(join(folder, 'robots.txt'))) await unlink(join(folder, 'robots.txt'));
    }
    await writeText(dir, 'robots.txt', text);
  },
};
