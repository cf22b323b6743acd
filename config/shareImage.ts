import {readFileSync} from 'node:fs';
import type {ShareImageOptions} from '../delivery/options';

/** Colours of the light mode of src/css/tokens.css, which an image cannot read. */
function palette(): (name: string) => string {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  const root = css.slice(css.indexOf(':root {'), css.indexOf("[data-theme='dark']"));
  const found = new Map([...root.matchAll(/--a-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
  return (name) => {
    const value = found.get(name);
    if (!value) throw new Error(`src/css/tokens.css has no colour --a-${name} in light mode.`);
    return value;
  };
}

const colour = palette();

/** The black and white scale of a chart's frame, as alternating bars along the upper and lower edge. */
function neatlines(): string {
  const bars = Array.from(
    {length: 25},
    (_, i) => `<path d="M${24 + 48 * i} 0h24v12h-24zM${24 + 48 * i} 618h24v12h-24z"/>`,
  );
  return `<g fill="${colour('text')}">${bars.join('')}<path d="M0 12h1200v2H0zM0 616h1200v2H0z"/></g>`;
}

/** Parallels and meridians seen from above, with a survey mark: the subject of the site. */
function globe(): string {
  const rings = [0, 1, 2, 3, 4, 5].map(
    (i) => `<ellipse cx="230" cy="230" rx="${(220 * Math.cos((i * Math.PI) / 12)).toFixed(1)}" ry="220"/>`,
  );
  const rows = [-60, -30, 0, 30, 60].map((lat) => {
    const r = (220 * Math.cos((lat * Math.PI) / 180)).toFixed(1);
    const y = (230 - 220 * Math.sin((lat * Math.PI) / 180)).toFixed(1);
    return `<path d="M${230 - Number(r)} ${y}H${230 + Number(r)}"/>`;
  });
  return (
    `<g transform="translate(836 112)">` +
    `<circle cx="230" cy="230" r="220" fill="${colour('sea')}" stroke="${colour('text')}" stroke-width="3"/>` +
    `<g fill="none" stroke="${colour('graticule')}" stroke-width="1.5">${rings.join('')}${rows.join('')}</g>` +
    `<path d="M285 118l40 70h-80Z" fill="${colour('surface-raised')}" stroke="${colour('mark')}" stroke-width="7" stroke-linejoin="round"/>` +
    `<circle cx="285" cy="162" r="9" fill="${colour('mark')}"/></g>`
  );
}

/** The image that a link to a page shows in messages and social networks. */
export const shareImage: ShareImageOptions = {
  colours: {
    surface: colour('surface'),
    text: colour('text'),
    muted: colour('text-muted'),
    accent: colour('accent'),
  },
  fonts: ([400, 600] as const).map((weight) => ({
    weight,
    file: `node_modules/@fontsource/spectral/files/spectral-latin-${weight}-normal.woff`,
  })),
  background:
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `${globe()}${neatlines()}</svg>`,
  alt: 'A chart of the globe with a survey mark, and the name of the section or the title of the post',
  sections: {
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
  },
};
