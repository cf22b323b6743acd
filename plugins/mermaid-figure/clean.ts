const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
export const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/** Text alternative of a drawing. */
export interface Spoken {
  title: string;
  description: string;
}

/** How a diagram is shown: how much larger than its own measure, whose smallest letters have 12 units, and how wide at most, in pixels. */
interface Room {
  enlargement: number;
  widest: number;
}

/** A phone of 390 px shows 332 pixels: what is as wide keeps its letters of 12 pixels. */
const phone: Room = {enlargement: 1.1, widest: 366};

/** The column of a wide page, inside its frame. */
export const column: Room = {enlargement: 1, widest: 662};

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
export function cleanDiagram(svg: string, id: string, spoken: Spoken | string, {enlargement, widest} = phone): string {
  const size = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/.exec(svg);
  if (!size) throw new Error('The renderer drew no SVG with a view box from 0 0.');
  const [opening, width, height] = size as unknown as [string, string, string];
  const empty = /<g class="subgraph"[^>]*data-label="([^"]*)"[^>]*>\s*<rect [^>]*width="0"/.exec(svg);
  if (empty) throw new Error(`The subgraph ${empty[1]} has no size, because its members were named before it.`);
  const body = svg
    .slice(opening.length)
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ (?:data-[\w-]+|font-family|class)="[^"]*"/g, '')
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    // A word on a line needs no box, and boxes have corners.
    .replace(/<rect [^>]*rx="2"[^>]*\/>/g, '')
    .replace(/ (?:rx|ry)="[04]"/g, '')
    .replace(/font-size="(?:9|1[01])"/g, 'font-size="12"')
    .replace(/ stroke="var\(--_arrow\)" stroke-width="0.75" stroke-linejoin="round"/g, '')
    .replace(/markerWidth="8" markerHeight="5"/g, 'viewBox="0 0 8 5" markerWidth="11" markerHeight="7"')
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    // Boxes and lines on whole units: nobody sees the tenths.
    .replace(/ (?:points|x|y|width|height)="[^"]*"/g, (place) =>
      place.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
    )
    .replace(/<marker id="([^"]+)"[\s\S]*?<\/marker>/g, (marker, name: string) =>
      svg.includes(`url(#${name.slice(id.length + 1)})`) ? marker : '',
    )
    .replace(/>\s+</g, '><')
    .trim();
  const enlarged = (units: string): number => Math.ceil(Number(units) * enlargement);
  if (enlarged(width) > widest)
    throw new Error(
      `It is ${enlarged(width)} px wide, and a phone shows ${widest}. Draw it from top to bottom (TD), and break long names with <br/>.`,
    );
  const words = typeof spoken === 'string' ? spoken : id;
  return (
    `<svg viewBox="0 0 ${Math.ceil(Number(width))} ${Math.ceil(Number(height))}" width="${enlarged(width)}" height="${enlarged(height)}" ` +
    `role="img" aria-labelledby="${words}-title" aria-describedby="${words}-desc">` +
    (typeof spoken === 'string'
      ? ''
      : `<title id="${id}-title">${escape(spoken.title)}</title><desc id="${id}-desc">${escape(spoken.description)}</desc>`) +
    body
  );
}
