import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {toVersion11} from '../../plugins/feeds/json';
import {type Site, type Step, writeText} from '../shared/site';

/** The framework writes version 1 of JSON Feed; readers of today expect 1.1. @param origin address of the site */
export const feeds = (origin: string): Step => ({
  name: 'JSON feed',
  async run({dir}: Site) {
    const file = 'blog/feed.json';
    const written = JSON.parse(await readFile(join(dir, file), 'utf8')) as Parameters<typeof toVersion11>[0];
    await writeText(
      dir,
      file,
      `${JSON.stringify(toVersion11(written, 'en', `${origin}/img/icon-512.png`), null, 2)}\n`,
    );
  },
});
