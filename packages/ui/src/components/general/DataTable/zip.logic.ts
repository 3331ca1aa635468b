/** One file of an archive. */
export interface ZipFile {
  /** Its path in the archive, in ASCII. */
  name: string;
  text: string;
}

const TABLE = Uint32Array.from({ length: 256 }, (_unused, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Numbers of two and four bytes, the least one first. */
function record(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980, the first day that an archive knows: the same data make the same file. */
const DAY = 0x21;

/** The files as a ZIP archive (PKWARE APPNOTE), packed by the browser itself. */
export async function zip(files: readonly ZipFile[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const sizeOf = (list: readonly Uint8Array[]): number => list.reduce((sum, { length }) => sum + length, 0);
  for (const file of files) {
    const name = new TextEncoder().encode(file.name);
    const bytes = new TextEncoder().encode(file.text);
    const packed = await deflate(bytes);
    const offset = sizeOf(parts);
    const about = [
      [2, VERSION],
      [2, 0],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] as const;
    parts.push(record([4, 0x04034b50], ...about), name, packed);
    directory.push(
      record([4, 0x02014b50], [2, VERSION], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
  }
  const count = files.length;
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, sizeOf(directory)],
    [4, sizeOf(parts)],
    [2, 0],
  );
  return [...parts, ...directory, end];
}
