import {crc32, deflateSync} from 'node:zlib';

/** Opaque pixels as red, green, blue and alpha, 8 bits each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A palette of PNG has so many colours at most. */
const most = 256;

function distance(a: number, b: number): number {
  const [red, green, blue] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)];
  return red * red + green * green + blue * blue;
}

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
  const numbers = new Map<number, number>();
  const counts: number[] = [];
  const seen = new Uint32Array(width * height);
  let last = -1;
  let number = 0;
  for (let index = 0; index < seen.length; index += 1) {
    const colour =
      ((pixels[index * 4] ?? 0) << 16) | ((pixels[index * 4 + 1] ?? 0) << 8) | (pixels[index * 4 + 2] ?? 0);
    // Most pixels have the colour of the one before.
    if (colour !== last) {
      number = numbers.get(colour) ?? numbers.size;
      numbers.set(colour, number);
      last = colour;
    }
    seen[index] = number;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const colours = [...numbers.keys()];
  const palette = [...colours.keys()]
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (colours[a] ?? 0) - (colours[b] ?? 0))
    .slice(0, most)
    .map((kept) => colours[kept] ?? 0);
  const places = colours.map((colour) => {
    const distances = palette.map((other) => distance(other, colour));
    return distances.indexOf(Math.min(...distances));
  });
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      rows[row * (width + 1) + column + 1] = places[seen[row * width + column] ?? 0] ?? 0;
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
