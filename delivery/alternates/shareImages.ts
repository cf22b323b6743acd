import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import type {ShareImageOptions} from '../options';
import {palettePng} from './palettePng';
import {articleOf} from '../shared/pageContent';
import type {LocaleRecord} from '../shared/record';
import {cached, fileOf, inParallel, type Page, sha256, type Site, type Step} from '../shared/site';

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
  section: string;
  title: string;
  description: string;
}

async function draw(
  {section, title, description}: Texts,
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
    box({fontSize: 34, fontWeight: 600, color: colours.accent}, section),
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

/** Address of the share image of a page. */
export function shareImageAddress({route}: Pick<Page, 'route'>, {baseUrl}: Pick<LocaleRecord, 'baseUrl'>): string {
  const name = route.slice(baseUrl.length).replace(/\/$/, '').replaceAll('/', '-');
  return `${baseUrl}img/share/${name || 'home'}.png`;
}

/** What the pictures depend on beside their words: this file and the two programs that draw. */
const code = [__filename, './palettePng', 'satori/package.json', '@resvg/resvg-js/package.json']
  .map((file) => sha256(readFileSync(require.resolve(file))))
  .join();

/** Draws a share image for each page and names it in the page's head, with its size and what it shows. */
export const shareImages: Step = {
  name: 'share images',
  async run(site: Site) {
    const {record, options} = site;
    const look = options.shareImages;
    if (!look) return;
    const pages = site.pages.filter(({file}) => file !== '404.html');
    await inParallel(pages, 2, async (page) => {
      const {title, description} = articleOf(page, record);
      const topic = look.sections?.[page.path.split('/')[1] ?? ''];
      const texts = {section: topic ? `${record.title} · ${topic}` : record.title, title, description};
      const key = sha256([code, JSON.stringify([look, texts])].join('\n'));
      const png = await cached(site, `${key}.png`, () => draw(texts, look));
      const address = shareImageAddress(page, record);
      const path = join(site.dir, fileOf(site, address));
      await mkdir(dirname(path), {recursive: true});
      await writeFile(path, png);
      const meta = [
        `<meta property="og:image" content="${record.origin}${address}">`,
        `<meta property="og:image:width" content="${width}">`,
        `<meta property="og:image:height" content="${height}">`,
        `<meta property="og:image:alt" content="${look.alt.replaceAll('"', '&quot;')}">`,
        `<meta name="twitter:image" content="${record.origin}${address}">`,
      ].join('');
      page.html = page.html.replace('</head>', () => `${meta}</head>`);
    });
  },
};
