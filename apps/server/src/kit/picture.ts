import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** A signature that is scanned in 600 dots an inch has less. */
const MAX_PIXELS = 12_000_000;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Values of a pixel, by the kind of colour. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Of a picture that comes in seven passes: a row of each may be begun more often. */
const PASSES = 2;

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** The chunks of a PNG, by name and content; ends where they do not fit. */
function* chunksOf(file: Buffer): Generator<{ name: string; content: Buffer }> {
  let at = SIGNATURE.length;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > file.length) return;
    yield { name: file.toString('latin1', at + 4, at + 8), content: file.subarray(at + 8, end) };
    at = end + 4;
  }
}

/**
 * Whether a picture can be drawn into a page without becoming much larger than it says: what is in a PNG is unpacked whole,
 * and a megabyte of it may open to a thousand. Other pictures go into the page as they are.
 */
export async function isDrawable(file: Buffer): Promise<boolean> {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return true;
  const chunks = [...chunksOf(file)];
  const header = chunks.find(({ name }) => name === 'IHDR')?.content;
  if (!header || header.length < 13) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = CHANNELS[header.readUInt8(9)];
  if (channels === undefined || width * height === 0 || width * height > MAX_PIXELS) return false;
  const row = Math.ceil((width * channels * header.readUInt8(8)) / 8) + 1;
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content));
  try {
    await inflated(packed, { maxOutputLength: row * height * PASSES });
    return true;
  } catch {
    return false;
  }
}
