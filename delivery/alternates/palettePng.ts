import {crc32, deflateSync} from 'node:zlib';

/** Opaque pixels as red, green, blue and alpha, 8 bits each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A palette of PNG has so many colours at most. */
const most = 256;

const distance = (a: number, b: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Writes a drawing as PNG with a palette (https://www.w3.org/TR/png-3/), a third of the size of one without: lines and letters
 * have few colours and many shades at their margins. The most frequent colours stay as they are; a rarer one becomes the one
 * of them that is nearest to it.
 */
export function palettePng(drawing: Pixels): Buffer {
  // Each look at the pixels of a drawing by resvg copies them all.
  const {width, height, pixels} = drawing;
  const counts = new Map<number, number>();
  const colours = new Uint32Array(width * height);
  for (let index = 0; index < colours.length; index += 1) {
    const at = (channel: number): number => pixels[index * 4 + channel] ?? 0;
    const colour = (at(0) << 16) | (at(1) << 8) | at(2);
    colours[index] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([colour]) => colour);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    let nearest = 0;
    for (let place = 1; place < palette.length; place += 1)
      if (distance(palette[place] ?? 0, colour) < distance(palette[nearest] ?? 0, colour)) nearest = place;
    places.set(colour, nearest);
    return nearest;
  };
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      rows[row * (width + 1) + column + 1] = placeOf(colours[row * width + column] ?? 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bits of an index, and the kind: a palette. Compression, filters and interlacing have one usual value each: 0.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
