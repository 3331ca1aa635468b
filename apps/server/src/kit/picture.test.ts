import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isDrawable } from './picture.ts';

const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(name, 4, 'latin1');
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), content])));
  return Buffer.concat([head, content, check]);
};

/** A PNG of these measures, in which so many bytes are packed. */
function png(width: number, height: number, bytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Eight bits of red, green, blue and opacity.
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const whole = (width: number, height: number) => png(width, height, (width * 4 + 1) * height);

describe('a picture that is drawn into a page', () => {
  it.each([
    ['a PNG', whole(300, 100)],
    ['a scan of 600 dots an inch', whole(3_000, 1_200)],
    ['a JPEG, which is not unpacked', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('%s', async (_what, file) => {
    expect(await isDrawable(file)).toBe(true);
  });

  it.each([
    ['small measures and hundreds of megabytes in it', png(1, 1, 200_000_000)],
    ['measures that nobody signs in', png(60_000, 60_000, 1_000)],
    ['measures of nothing', png(0, 100, 100)],
    ['no measures', whole(3, 3).subarray(0, 20)],
    [
      'what cannot be unpacked',
      Buffer.concat([whole(3, 3).subarray(0, 33), chunk('IDAT', Buffer.from('x'))]),
    ],
  ])('none: %s', async (_what, file) => {
    expect(file.length).toBeLessThan(1_048_576);
    expect(await isDrawable(file)).toBe(false);
  });
});
