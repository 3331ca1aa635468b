import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Names of what is worth compressing. */
const TEXT = /\.(?:js|css|html|svg|json)$/;
/** Below this a compressed copy saves nothing on the wire. */
const LEAST_BYTES = 600;

/** 'quick' takes a twentieth of the time of 'best' and a tenth more bytes. */
export type Effort = 'quick' | 'best';

const QUALITY: Readonly<Record<Effort, number>> = { quick: 5, best: constants.BROTLI_MAX_QUALITY };
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Whether a file of a build is served compressed. */
export const isCompressible = (name: string, bytes: Buffer): boolean =>
  TEXT.test(name) && bytes.byteLength >= LEAST_BYTES;

/** The compressed copies of a file, by the ending that the server looks for. In Node's own threads. */
export async function compressed(bytes: Buffer, effort: Effort): Promise<{ '.br': Buffer; '.gz': Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const [br, gz] = await Promise.all([asBrotli(bytes, { params }), asGzip(bytes, { level: 9 })]);
  return { '.br': br, '.gz': gz };
}

/**
 * Writes the best copies over the quick ones of a build, each whole or not at all: it may be served meanwhile.
 * @param folder of the build
 */
export async function compressBest(folder: string): Promise<void> {
  // One after the other: this runs beside what somebody waits for.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (!isCompressible(name, bytes)) continue;
    for (const [ending, copy] of Object.entries(await compressed(bytes, 'best'))) {
      writeFileSync(`${file}${ending}~`, copy);
      renameSync(`${file}${ending}~`, `${file}${ending}`);
    }
  }
}
