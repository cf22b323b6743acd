import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import type {ShareImageOptions} from '../options';
import {palettePng} from './palettePng';
import {articleOf} from '../shared/pageContent';
import {cached, fileOf, type Page, sha256, type Site, type Step} from '../shared/site';

const width = 1200;
const height = 630;

type Node = {type: string; props: Record<string, unknown>};
const box = (style: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: {
    style: {display: 'flex', boxSizing: 'border-box', ...style},
    children: children.length === 1 ? children[0] : children,
  },
});

const picture = (svg: string): Node => ({
  type: 'img',
  props: {
    width,
    height,
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    style: {position: 'absolute', left: 0, top: 0},
  },
});

interface Texts {
  host: string;
  title: string;
  description: string;
}

async function draw(
  {host, title, description}: Texts,
  {colours, fonts, background}: ShareImageOptions,
): Promise<Buffer> {
  const size = title.length > 44 ? 60 : title.length > 26 ? 72 : 88;
  const card = box(
    {
      width,
      height,
      backgroundColor: colours.surface,
      color: colours.text,
      fontFamily: 'card',
      position: 'relative',
      padding: '72px 80px',
      flexDirection: 'column',
    },
    ...(background ? [picture(background)] : []),
    box({fontSize: 34, fontWeight: 600, color: colours.accent}, host),
    box({fontSize: size, fontWeight: 600, lineHeight: 1.08, letterSpacing: -1.5, marginTop: 28, maxWidth: 760}, title),
    box(
      {fontSize: 32, fontWeight: 400, lineHeight: 1.35, marginTop: 28, maxWidth: 720, color: colours.muted},
      description.length > 150 ? `${description.slice(0, 147).replace(/\s\S*$/, '')}…` : description,
    ),
  );
  const loaded = fonts.map(async ({weight, file}) => ({
    name: 'card',
    weight,
    style: 'normal' as const,
    data: await readFile(file),
  }));
  const svg = await satori(card as never, {width, height, fonts: await Promise.all(loaded)});
  return palettePng(new Resvg(svg, {font: {loadSystemFonts: false}}).render());
}

/** Name of the image of a page: a post has its own, another page that of the section, if the site names it, else `site`. */
const nameOf = ({path, kind}: Pick<Page, 'path' | 'kind'>, {sections = {}}: ShareImageOptions): string => {
  if (kind === 'post') return path.slice(1).replaceAll('/', '-');
  const folder = path.split('/')[1] ?? '';
  return sections[folder] ? folder : 'site';
};

const addressOf = (name: string, {baseUrl}: Site['record']): string => `${baseUrl}img/share/${name}.png`;

/** Address of the share image of a page; without one, none. */
export const shareImageAddress = (
  page: Pick<Page, 'path' | 'kind'>,
  {record, options}: Pick<Site, 'record' | 'options'>,
): string | undefined => options.shareImages && addressOf(nameOf(page, options.shareImages), record);

/** What the pictures depend on beside their words: this file and the two programs that draw. */
const code = [__filename, './palettePng.ts', 'satori/package.json', '@resvg/resvg-js/package.json']
  .map((file) => sha256(readFileSync(require.resolve(file))))
  .join();

/**
 * Draws a share image for each section and each post, and names it in the head of each page, with its size and what it shows. A
 * message that shows the image has the title of the page next to it.
 */
export const shareImages: Step = {
  name: 'share images',
  async run(site: Site) {
    const {record, options} = site;
    const look = options.shareImages;
    if (!look) return;
    const drawn = new Set<string>();
    for (const page of site.pages.filter(({file}) => file !== '404.html')) {
      const name = nameOf(page, look);
      const address = addressOf(name, record);
      const meta = [
        `<meta property="og:image" content="${record.origin}${address}">`,
        `<meta property="og:image:width" content="${width}">`,
        `<meta property="og:image:height" content="${height}">`,
        `<meta property="og:image:alt" content="${look.alt.replaceAll('"', '&quot;')}">`,
        `<meta name="twitter:image" content="${record.origin}${address}">`,
      ].join('');
      page.html = page.html.replace('</head>', () => `${meta}</head>`);
      if (drawn.has(name)) continue;
      drawn.add(name);
      const topic = look.sections?.[name];
      const section = {title: topic ? `${record.title} · ${topic}` : record.title, description: record.tagline};
      const {title, description} = page.kind === 'post' ? articleOf(page, record) : section;
      const texts = {host: new URL(record.origin).host, title, description};
      const key = sha256([code, JSON.stringify([look, texts])].join('\n'));
      const png = await cached(site, `${key}.png`, () => draw(texts, look));
      const path = join(site.dir, fileOf(site, address));
      await mkdir(dirname(path), {recursive: true});
      await writeFile(path, png);
    }
  },
};
