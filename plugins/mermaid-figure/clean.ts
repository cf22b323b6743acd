const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
export const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/** Text alternative of a drawing. */
export interface Spoken {
  title: string;
  description: string;
}

/** How wide a diagram is at most, in pixels: on a phone of 390, and in the column of a wide page. */
const phone = 332;
export const column = 662;

/** A line through points, with round bends. */
function bent(points: string): string {
  const at = points.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
  const toward = ([x, y]: [number, number], [u, v]: [number, number]): string => {
    const part = Math.min(0.5, 8 / Math.hypot(u - x, v - y));
    return `${x + (u - x) * part} ${y + (v - y) * part}`;
  };
  const bends = at
    .slice(1, -1)
    .map((bend, i) => `L${toward(bend, at[i]!)}Q${bend.join(' ')} ${toward(bend, at[i + 2]!)}`);
  return `M${at[0]!.join(' ')}${bends.join('')}L${at.at(-1)!.join(' ')}`;
}

/**
 * Makes a diagram of beautiful-mermaid fit for a page: without style sheet (it loads a font from a third party) and style
 * attributes, without arrowheads that no line has, with ids of its own, with a title and a description, and with boxes and lines
 * on whole units.
 *
 * @param id is put before each id in the drawing; must be unique on the page
 * @param spoken the text alternative, or the id of the drawing that has it
 * @throws Error when the drawing is not of the known form, is too wide for a phone, or when a group has no size (its members
 * stand elsewhere)
 */
export function cleanDiagram(svg: string, id: string, spoken: Spoken | string, widest = phone): string {
  const size = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/.exec(svg);
  if (!size) throw new Error('The renderer drew no SVG with a view box from 0 0.');
  const [opening] = size;
  const [width, height] = size.slice(1).map((units) => Math.ceil(Number(units))) as [number, number];
  const empty = /<g class="subgraph"[^>]*data-label="([^"]*)"[^>]*>\s*<rect [^>]*width="0"/.exec(svg);
  if (empty) throw new Error(`The subgraph ${empty[1]} has no size, because its members were named before it.`);
  const body = svg
    .slice(opening.length, -'</svg>'.length)
    .replace(/<polyline class="edge"([^>]*) points="([^"]+)"/g, (_, rest, points) => `<path d="${bent(points)}"${rest}`)
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ (?:data-[\w-]+|font-family|class)="[^"]*"/g, '')
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/ (?:rx|ry)="[024]"/g, '')
    .replace(/font-size="(?:9|1[01])"/g, 'font-size="13"')
    .replace(/font-size="13" font-weight="500"/g, 'font-size="14"')
    .replace(/(?<=stroke="var\(--_line\)" stroke-width=)"1"/g, '"2"')
    .replace(/ stroke="var\(--_arrow\)" stroke-width="0.75" stroke-linejoin="round"/g, '')
    .replace(/--_(?:arrow|line|text-muted|text-sec)\b/g, '--a-accent')
    .replace(/"8" markerHeight="5"/g, '"13" markerHeight="9" markerUnits="userSpaceOnUse" viewBox="0 0 8 5"')
    // On whole units: nobody sees the tenths.
    .replace(/(?<=="[^"]*)(?:\d+\.\d{2,}|\d{2,}\.\d)/g, (number) => String(Math.round(Number(number))))
    .replace(/<marker id="([^"]+)"[\s\S]*?<\/marker>/g, (marker, name: string) =>
      svg.includes(`url(#${name.slice(id.length + 1)})`) ? marker : '',
    )
    .replace(/>\s+</g, '><')
    .trim();
  // Each line begins at a station, which lies on the edge of its box.
  const stations = body.match(/(?<=<path d="M)\d+ \d+/g)?.map((at) => `<circle r="3.5" transform="translate(${at})"/>`);
  if (width > widest)
    throw new Error(
      `It is ${width} px wide, and a phone shows ${widest}. Draw it from top to bottom (TD), and break long names with <br/>.`,
    );
  const words = typeof spoken === 'string' ? spoken : id;
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-labelledby="${words}-title" aria-describedby="${words}-desc">` +
    (typeof spoken === 'string'
      ? ''
      : `<title id="${id}-title">${escape(spoken.title)}</title><desc id="${id}-desc">${escape(spoken.description)}</desc>`) +
    `${body}<g fill="var(--_node-fill)" stroke="var(--a-accent)" stroke-width="1.5">${[...new Set(stations)].join('')}</g></svg>`
  );
}
