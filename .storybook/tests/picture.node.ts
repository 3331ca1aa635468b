import { createHash } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

/** Pixels as RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const COLOURS = 256;
/** The most frequent colours keep their exact value: they are grounds, borders and solid text. */
const KEPT = 128;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const KEYWORD = 'apto-pixels';

export const readPng = (file: Buffer): Pixels => PNG.sync.read(file);
export const writePng = ({ width, height, data }: Pixels): Buffer => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return PNG.sync.write(png);
};

/** What two pictures share when, and only when, they agree in size and in every pixel. */
export const fingerprint = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}x${height}`).update(data).digest('hex');

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

const red = (colour: number) => colour & 255;
const green = (colour: number) => (colour >> 8) & 255;
const blue = (colour: number) => (colour >> 16) & 255;
const distance = (one: number, other: number) =>
  (red(one) - red(other)) ** 2 + (green(one) - green(other)) ** 2 + (blue(one) - blue(other)) ** 2;

/**
 * For each colour its place in a palette of at most 256. Where there are more, the frequent ones stay and the rest
 * (the edges of letters) go to the nearest of colours picked so that none is far from its own.
 */
function palette(pixels: Uint32Array): { colours: number[]; place: Map<number, number> } {
  const count = new Map<number, number>();
  for (const colour of pixels) count.set(colour, (count.get(colour) ?? 0) + 1);
  const sorted = [...count]
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .map(([each]) => each);
  if (sorted.length <= COLOURS)
    return { colours: sorted, place: new Map(sorted.map((colour, at) => [colour, at])) };

  const colours = sorted.slice(0, KEPT);
  const rest = sorted.slice(KEPT);
  // Only among one another: a pixel that has a kept colour afterwards had it before.
  const nearest = rest.map((colour) => ({ colour, least: Number.POSITIVE_INFINITY, at: KEPT }));
  while (colours.length < COLOURS) {
    const worst = nearest.reduce((one, other) => (other.least > one.least ? other : one));
    const at = colours.push(worst.colour) - 1;
    for (const each of nearest) {
      const least = distance(each.colour, worst.colour);
      if (least < each.least) Object.assign(each, { least, at });
    }
  }
  const place = new Map(colours.map((colour, at) => [colour, at]));
  for (const { colour, at } of nearest) place.set(colour, at);
  return { colours, place };
}

/**
 * A picture as it is kept in the repository: at most 256 colours, a third of the size, to the eye the same; the
 * fingerprint of the true pixels lies beside them in the file (a tEXt chunk), so that nothing is lost for comparing.
 */
export function pack(picture: Pixels): Buffer {
  const { width, height, data } = picture;
  const pixels = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
  const { colours, place } = palette(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0, from = 0, to = 0; row < height; row++) {
    rows[to++] = 0;
    for (let column = 0; column < width; column++) rows[to++] = place.get(pixels[from++] ?? 0) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`${KEYWORD}\0${fingerprint(picture)}`, 'latin1')),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => [red(colour), green(colour), blue(colour)]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The fingerprint that `pack` left in a file; undefined in a picture that came from elsewhere. */
export function packedFingerprint(file: Buffer): string | undefined {
  const at = file.indexOf(`tEXt${KEYWORD}\0`, 0, 'latin1');
  if (at < 0) return undefined;
  const from = at + 4 + KEYWORD.length + 1;
  return file.toString('latin1', from, from + 64);
}

/** The colours that `pack` left as they were. */
export function keptColours(file: Buffer): ReadonlySet<number> {
  const at = file.indexOf('PLTE', 0, 'latin1');
  if (at < 0) return new Set();
  const length = Math.min(file.readUInt32BE(at - 4) / 3, KEPT);
  return new Set(Array.from({ length }, (_, index) => file.readUIntBE(at + 4 + index * 3, 3)));
}
