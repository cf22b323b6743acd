import {inflateSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {palettePng} from '../../delivery/alternates/palettePng';

/** The colours of an image as it was written, row by row: `#rrggbb`. */
function read(png: Buffer): {size: [number, number]; colours: string[][]} {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((name) => chunks.get(name) ?? Buffer.alloc(0)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(data);
  const colour = (place = 0): string => `#${palette.toString('hex', place * 3, place * 3 + 3)}`;
  return {
    size: [width, height],
    colours: Array.from({length: height}, (_, row) =>
      Array.from({length: width}, (__, column) => colour(rows[row * (width + 1) + column + 1])),
    ),
  };
}

const drawing = (width: number, colours: number[]) => ({
  width,
  height: colours.length / width,
  pixels: Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255])),
});

it('keeps the colours of a drawing that has few', () =>
  expect(read(palettePng(drawing(2, [0xff0000, 0x00ff00, 0x0000ff, 0xff0000])))).toEqual({
    size: [2, 2],
    colours: [
      ['#ff0000', '#00ff00'],
      ['#0000ff', '#ff0000'],
    ],
  }));

it('turns the rarest of too many colours into the nearest of the others', () => {
  const frequent = Array.from({length: 256}, (_, index) => index << 8);
  const rare = 0x000102;
  const [colours = []] = read(palettePng(drawing(513, [...frequent, ...frequent, rare]))).colours;
  expect(colours.at(-1)).toBe('#000100');
  expect(colours[255]).toBe('#00ff00');
});
