import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lookInPart, type ArchivePart } from './archive.ts';

const MEGABYTE = 1024 ** 2;
const WORD = '<mergeCell ';

/** A part with the word at this place, or without it. */
function partWith(at: number | null, length = 3 * MEGABYTE): ArchivePart {
  const content = Buffer.alloc(length, 'á<merge');
  if (at !== null) content.write(WORD, at, 'latin1');
  return { name: 'xl/worksheets/sheet1.xml', method: 8, data: deflateRawSync(content) };
}

describe('a word in a part of an archive, of which nothing is kept', () => {
  it.each([0, 1, MEGABYTE - WORD.length, 3 * MEGABYTE - WORD.length])('is found at %i', async (at) => {
    expect((await lookInPart(partWith(at), WORD, 9 * MEGABYTE)).isThere).toBe(true);
  });

  it('is found wherever one piece ends and the next begins within it', async () => {
    for (let n = 1; n < WORD.length; n += 1)
      expect((await lookInPart(partWith(MEGABYTE - n), WORD, 9 * MEGABYTE)).isThere, String(n)).toBe(true);
  });

  it('is told of with the length of the whole, up to as much as matters', async () => {
    const length = 3 * MEGABYTE;
    expect(await lookInPart(partWith(null), WORD, 0)).toEqual({ isThere: false, length });
    expect(await lookInPart(partWith(10), WORD, length)).toEqual({ isThere: true, length });
    expect(await lookInPart(partWith(10), WORD, MEGABYTE)).toEqual({ isThere: true, length: 2 * MEGABYTE });
    const stored: ArchivePart = { name: 'a', method: 0, data: Buffer.from(`x${WORD}`) };
    expect(await lookInPart(stored, WORD, 0)).toEqual({ isThere: true, length: WORD.length + 1 });
  });
});
