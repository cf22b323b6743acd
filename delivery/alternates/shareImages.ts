import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import {articleOf} from '../shared/pageContent';
import {cached, inParallel, sha256, type Site, type Step} from '../shared/site';

const require = createRequire(__filename);
const font = (weight: 400 | 600) => ({
  name: 'Spectral',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/spectral/files/spectral-latin-${weight}-normal.woff`)),
});

/** Colours of the light mode of src/css/tokens.css, which a picture cannot read. */
function palette(): Record<string, string> {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  const root = css.slice(css.indexOf(':root {'), css.indexOf("[data-theme='dark']"));
  return Object.fromEntries(
    [...root.matchAll(/--a-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

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

/** The black and white scale of a chart's frame, drawn as alternating bars along one edge. */
function neatline(colour: string, edge: 'top' | 'bottom'): Node {
  const bars = Array.from({length: 25}, (_, i) =>
    box({width: 24, height: 12, marginRight: 24, backgroundColor: colour, flexShrink: 0, marginLeft: i ? 0 : 24}),
  );
  return box(
    {
      position: 'absolute',
      left: 0,
      right: 0,
      [edge]: 0,
      height: 14,
      borderBottom: edge === 'top' ? `2px solid ${colour}` : 'none',
      borderTop: edge === 'bottom' ? `2px solid ${colour}` : 'none',
      overflow: 'hidden',
    },
    ...bars,
  );
}

/** Parallels and meridians seen from above, with a survey mark: the subject of the site, on every card. */
function net(colours: Record<string, string>): Node {
  const rings = [0, 1, 2, 3, 4, 5].map(
    (i) => `<ellipse cx="230" cy="230" rx="${(220 * Math.cos((i * Math.PI) / 12)).toFixed(1)}" ry="220"/>`,
  );
  const rows = [-60, -30, 0, 30, 60].map((lat) => {
    const r = (220 * Math.cos((lat * Math.PI) / 180)).toFixed(1);
    const y = (230 - 220 * Math.sin((lat * Math.PI) / 180)).toFixed(1);
    return `<path d="M${230 - Number(r)} ${y}H${230 + Number(r)}"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="460" viewBox="0 0 460 460">` +
    `<circle cx="230" cy="230" r="220" fill="${colours.sea}" stroke="${colours.text}" stroke-width="3"/>` +
    `<g fill="none" stroke="${colours.graticule}" stroke-width="1.5">${rings.join('')}${rows.join('')}</g>` +
    `<path d="M285 118l40 70h-80Z" fill="${colours['surface-raised']}" stroke="${colours.mark}" stroke-width="7" stroke-linejoin="round"/>` +
    `<circle cx="285" cy="162" r="9" fill="${colours.mark}"/></svg>`;
  return {
    type: 'img',
    props: {
      width: 460,
      height: 460,
      src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      style: {position: 'absolute', right: -96, top: 112},
    },
  };
}

async function draw(section: string, title: string, description: string): Promise<Buffer> {
  const c = palette();
  const size = title.length > 44 ? 60 : title.length > 26 ? 72 : 88;
  const card = box(
    {
      width,
      height,
      backgroundColor: c.surface,
      color: c.text,
      fontFamily: 'Spectral',
      position: 'relative',
      padding: '72px 80px',
      flexDirection: 'column',
    },
    net(c),
    neatline(c.text as string, 'top'),
    neatline(c.text as string, 'bottom'),
    box({fontSize: 34, fontWeight: 600, color: c.accent}, section),
    box({fontSize: size, fontWeight: 600, lineHeight: 1.08, letterSpacing: -1.5, marginTop: 28, maxWidth: 760}, title),
    box(
      {fontSize: 32, fontWeight: 400, lineHeight: 1.35, marginTop: 28, maxWidth: 720, color: c['text-muted']},
      description.length > 150 ? `${description.slice(0, 147).replace(/\s\S*$/, '')}…` : description,
    ),
  );
  const svg = await satori(card as never, {width, height, fonts: [font(400), font(600)]});
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

/** Where the share image of a page is. */
export const shareImagePath = (route: string): string =>
  `/img/share/${route === '/' ? 'home' : route.replace(/^\/|\/$/g, '').replaceAll('/', '-')}.png`;

const sections: Record<string, string> = {
  api: 'API',
  astralscan: 'Astralscan',
  blog: 'Notes',
  'core-concepts': 'Core concepts',
  'developer-resources': 'Developer resources',
  'location-proofs': 'Location proofs',
  'location-protocol': 'Location Protocol',
  research: 'Research',
  sdk: 'SDK',
  'spatial-registries': 'Registries',
  'spatial-sol': 'Spatial.sol',
  tools: 'Tools',
};

/** What the pictures depend on beside their words: this file and the two programs that draw. */
const code = [__filename, 'satori/package.json', '@resvg/resvg-js/package.json']
  .map((file) => sha256(readFileSync(require.resolve(file))))
  .join();

/** Draws a share image for each page and names it in the page's head, with its size and what it shows. */
export const shareImages = (origin: string, siteTitle: string): Step => ({
  name: 'share images',
  async run(site: Site) {
    const pages = site.pages.filter(({file}) => file !== '404.html');
    await inParallel(pages, 2, async (page) => {
      const {title, description} = articleOf(page);
      const topic = sections[page.route.split('/')[1] ?? ''];
      const section = topic ? `${siteTitle} · ${topic}` : siteTitle;
      const key = sha256([code, JSON.stringify(palette()), section, title, description].join('\n'));
      const png = await cached(site, `${key}.png`, () => draw(section, title, description));
      const path = shareImagePath(page.route);
      await mkdir(dirname(join(site.dir, path)), {recursive: true});
      await writeFile(join(site.dir, path), png);
      const meta = [
        `<meta property="og:image" content="${origin}${path}">`,
        `<meta property="og:image:width" content="${width}">`,
        `<meta property="og:image:height" content="${height}">`,
        `<meta property="og:image:alt" content="A chart of the globe with a survey mark, and the title of the page">`,
        `<meta name="twitter:image" content="${origin}${path}">`,
      ].join('');
      page.html = page.html.replace('</head>', `${meta}</head>`);
    });
  },
});
