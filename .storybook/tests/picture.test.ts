import { describe, expect, test } from 'vitest';
import { compare, folderOf } from './visual.node.ts';
import { fingerprint, pack, packedFingerprint, readPng, type Pixels } from './picture.node.ts';

const WIDTH = 60;
const HEIGHT = 40;

/** A ground with a button on it whose edge has as many tones as a letter's: more colours than a palette holds. */
function picture(shift = 0, button: [number, number, number] = [0xb0, 0x00, 0x20]): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 10; y < 30; y++)
    for (let x = 10 + shift; x < 40 + shift; x++) {
      const edge = (x - 10 - shift) % 5 === 0;
      const tone = (y * 13 + (x - shift) * 7) % 255;
      data.set(
        edge ? [tone, (tone * 3) % 255, (tone * 5) % 255, 255] : [...button, 255],
        (y * WIDTH + x) * 4,
      );
    }
  // Many more tones than 256, one pixel each.
  for (let at = 0; at < 400; at++) data.set([at % 256, 128, (at * 7) % 256, 255], at * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

/** With a dotted line under the button, of the given grey. */
function dotted(grey: number): Pixels {
  const { data, ...size } = picture();
  for (let x = 10; x < 50; x += 2) data.set([grey, grey, grey, 255], (35 * WIDTH + x) * 4);
  return { ...size, data };
}

const at = ({ data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3),
];

describe('a picture as it is kept', () => {
  test('has the true pixels’ fingerprint beside at most 256 colours', () => {
    const file = pack(picture());
    const kept = readPng(file);
    expect(packedFingerprint(file)).toBe(fingerprint(picture()));
    const colours = new Set(
      new Uint32Array(
        kept.data.buffer.slice(kept.data.byteOffset, kept.data.byteOffset + kept.data.byteLength),
      ),
    );
    expect(colours.size).toBeLessThanOrEqual(256);
  });

  test('keeps grounds and solid colours as they are, and moves an edge’s tone by little', () => {
    const [before, kept] = [picture(), readPng(pack(picture()))];
    expect(at(kept, 12, 12)).toEqual([0xb0, 0x00, 0x20]);
    expect(at(kept, 50, 35)).toEqual([255, 255, 255]);
    const worst = before.data.reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (kept.data[index] ?? 0))),
      0,
    );
    expect(worst).toBeLessThan(24);
  });

  test('a file that was not packed here has no fingerprint', () => {
    expect(packedFingerprint(Buffer.from('nada'))).toBeUndefined();
  });
});

describe('a comparison', () => {
  const check = (actual: Pixels) => compare(pack(picture()), actual);

  test('the same pixels pass', () => expect(check(picture())).toBeUndefined());
  test('the last bits, which blending may round, pass', () =>
    expect(check(picture(0, [0xb1, 0x01, 0x1f]))).toBeUndefined());
  test('the dots of a line that a layer places between two pixels may be blended otherwise', () =>
    expect(compare(pack(dotted(226)), dotted(231))).toBeUndefined());
  test('a dotted line of another grey fails', () =>
    expect(compare(pack(dotted(226)), dotted(170))?.text).toMatch(/20 pixels diferem/));
  test('a line of one pixel in another tone fails, also at the edge', () => {
    const lined = (tone: number): Pixels => {
      const { data, ...size } = picture();
      for (let y = 12; y < HEIGHT; y++) data.set([tone, tone, tone, 255], y * WIDTH * 4);
      return { ...size, data };
    };
    expect(compare(pack(lined(226)), lined(230))?.text).toMatch(/tom próximo/);
  });
  test('one step of one colour fails', () =>
    expect(check(picture(0, [0xa0, 0x00, 0x20]))?.text).toMatch(/tom próximo/));
  test('three levels of one colour fail', () =>
    expect(check(picture(0, [0xb3, 0x00, 0x20]))?.text).toMatch(/tom próximo/));
  test('a colour of another tone fails and is counted', () =>
    expect(check(picture(0, [0x80, 0x00, 0x20]))?.text).toMatch(/\d+ pixels diferem/));
  test('a shift of one pixel fails', () => expect(check(picture(1))?.text).toMatch(/pixels diferem/));
  test('another size fails and says both', () => {
    const { data } = picture();
    const lower = { width: WIDTH, height: HEIGHT - 1, data: data.subarray(0, WIDTH * (HEIGHT - 1) * 4) };
    expect(check(lower)?.text).toMatch(/era 60×40, agora 60×39/);
  });
});

test('a part’s pictures lie in its name’s folder, a screen’s after its app', () => {
  expect(folderOf('packages/ui/src/components/general/Button/Button.stories.tsx')).toBe('Button');
  expect(folderOf('apps/public/src/features/login/Login.stories.tsx')).toBe('public-Login');
});
