import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {records} from '../../data/records';
import {states, statusOf} from '../../data/status';
import {globeCard, type GlobeCard} from './card';
import {drawGlobe, type Globe} from './globe';

/** The records on the globe: one location type each, all on the hemisphere that faces the reader. */
const places = [
  'Bell Rock Lighthouse',
  'Teide Observatory',
  'Cape Spear Lighthouse',
  'Green Bank Observatory',
  'ALMA Observatory, Chajnantor',
  'HESS telescopes, Göllschau',
];
const centre: [number, number] = [-28, 16];
const newestPosts = 4;

interface Post {
  title: string;
  to: string;
  date: string;
  dateText: string;
  description: string;
}

export interface Home {
  globe: Globe;
  records: GlobeCard[];
  parts: {name: string; label: string; tone: string; what: string; page?: string}[];
  posts: Post[];
}

async function readPosts(blogDir: string): Promise<Post[]> {
  const files = (await readdir(blogDir)).filter((file) => /\.mdx?$/.test(file));
  const posts = await Promise.all(
    files.map(async (file) => {
      const filePath = join(blogDir, file);
      const {frontMatter} = await parseMarkdownFile({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      const day = new Date(frontMatter.date as string | Date);
      return {
        title: String(frontMatter.title),
        to: `/blog/${String(frontMatter.slug)}`,
        date: day.toISOString().slice(0, 10),
        dateText: day.toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'}),
        description: String(frontMatter.description),
      };
    }),
  );
  return posts
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'))
    .slice(0, newestPosts);
}

/** Draws the globe of the home page, checks the signatures of the records on it, and reads the newest posts. */
export default function homePlugin({siteDir}: LoadContext): Plugin<unknown> {
  return {
    name: 'astral-home',
    getPathsToWatch: () => [join(siteDir, 'blog/*.md')],
    async loadContent(): Promise<Home> {
      const shown = places.map((name) => {
        const record = records.find(({place}) => place.name === name);
        if (!record)
          throw new Error(`No record of "${name}" in data/records: choose another place in plugins/home/index.ts.`);
        return record;
      });
      return {
        globe: drawGlobe(
          centre,
          shown.map(({place}) => [place.longitude, place.latitude]),
        ),
        records: await Promise.all(shown.map(globeCard)),
        parts: statusOf('parts').map(({name, state, what, page}) => ({name, what, page, ...pick(state)})),
        posts: await readPosts(join(siteDir, 'blog')),
      };
    },
    async contentLoaded({content, actions}) {
      await actions.createData('home.json', JSON.stringify(content));
    },
  };
}

function pick(state: keyof typeof states): {label: string; tone: string} {
  const {label, tone} = states[state];
  return {label, tone};
}
