import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** Bytes that are inflated at once: by zlib's own 16 KB a hundred megabytes take seconds. */
const CHUNK = 1024 ** 2;

/** The archive cannot be read, or holds more than it may. */
export class ArchiveError extends Error {
  override name = 'ErroDeArquivoCompactado';
  readonly isTooLarge: boolean;
  constructor(message: string, isTooLarge = false, cause?: unknown) {
    super(message, { cause });
    this.isTooLarge = isTooLarge;
  }
}

export interface ArchivePart {
  name: string;
  method: number;
  /** As it lies in the archive. */
  data: Buffer;
}

/** The parts of a zip archive, by its directory. @throws ArchiveError */
export function readArchive(content: Buffer, maxParts: number): ArchivePart[] {
  try {
    const end = content.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    const count = content.readUInt16LE(end + 10);
    const size = content.readUInt32LE(end + 12);
    if (count > maxParts) throw new Error('too many parts');
    // Whatever stands before the archive moves all of its positions.
    const shift = end - size - content.readUInt32LE(end + 16);
    const parts: ArchivePart[] = [];
    for (let at = end - size; parts.length < count;) {
      if (content.readUInt32LE(at) !== 0x02014b50) throw new Error('no directory entry');
      const length = content.readUInt32LE(at + 20);
      const local = content.readUInt32LE(at + 42) + shift;
      const start = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28);
      if (start + length > content.length) throw new Error('beyond the end');
      const nameLength = content.readUInt16LE(at + 28);
      parts.push({
        name: content.toString('utf8', at + 46, at + 46 + nameLength),
        method: content.readUInt16LE(at + 10),
        data: content.subarray(start, start + length),
      });
      at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
    }
    return parts;
  } catch (cause) {
    throw new ArchiveError('The directory cannot be read.', false, cause);
  }
}

/** One part inflated. @throws ArchiveError when it is more than `max` bytes */
export async function inflatePart({ method, data }: ArchivePart, max: number): Promise<Buffer> {
  if (method === 0) {
    if (data.length > max) throw new ArchiveError('A part is too large.', true);
    return data;
  }
  try {
    return await inflate(data, {
      maxOutputLength: Math.max(1, max),
      chunkSize: Math.min(CHUNK, Math.max(64, max)),
    });
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchiveError('A part cannot be inflated.', isTooLarge, cause);
  }
}

/** One part inflated, piece by piece. @throws ArchiveError */
async function* piecesOf({ method, data }: ArchivePart): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield data;
    return;
  }
  const inflating = createInflateRaw({ chunkSize: CHUNK });
  inflating.end(data);
  try {
    for await (const piece of inflating as AsyncIterable<Buffer>) yield piece;
  } catch (cause) {
    throw new ArchiveError('A part cannot be inflated.', false, cause);
  }
}

/** How long one part is once it is inflated, of which nothing is kept. @throws ArchiveError when it is more than `max` bytes */
async function measurePart(part: ArchivePart, max: number): Promise<number> {
  let length = 0;
  for await (const piece of piecesOf(part)) {
    length += piece.length;
    if (length > max) throw new ArchiveError('A part is too large.', true);
  }
  return length;
}

/**
 * Whether a word stands in one part, of which nothing is kept, and how much of it was inflated to know: all of it where the
 * word is nowhere, else no more than `enough` and a piece.
 * @param word of ASCII
 * @throws ArchiveError
 */
export async function lookInPart(
  part: ArchivePart,
  word: string,
  enough: number,
): Promise<{ isThere: boolean; length: number }> {
  let isThere = false;
  let length = 0;
  const most = word.length - 1;
  let before = '';
  for await (const piece of piecesOf(part)) {
    length += piece.length;
    // A word may begin in one piece and end in the next.
    isThere ||= piece.includes(word) || (before + piece.toString('latin1', 0, most)).includes(word);
    if (isThere && length > enough) break;
    before = (before + piece.toString('latin1', Math.max(0, piece.length - most))).slice(-most);
  }
  return { isThere, length };
}

/**
 * Inflates every part up to a limit for all of them together, without keeping any of it. What the archive itself says of
 * its sizes is not believed.
 * @throws ArchiveError
 */
export async function measureArchive(parts: readonly ArchivePart[], max: number): Promise<void> {
  let remaining = max;
  for (const part of parts) remaining -= await measurePart(part, remaining);
}
