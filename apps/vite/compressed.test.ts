import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressBest, compressed } from './compressed.ts';

const folder = mkdtempSync(join(tmpdir(), 'apto-comprimido-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCRIPT = readFileSync(import.meta.filename);

it('writes the best copies over the quick ones, of texts that gain by it, and leaves nothing else behind', async () => {
  const quick = await compressed(SCRIPT, 'quick');
  writeFileSync(join(folder, 'a.js'), SCRIPT);
  writeFileSync(join(folder, 'a.js.br'), quick['.br']);
  writeFileSync(join(folder, 'short.js'), 'export {};');
  writeFileSync(join(folder, 'font.woff2'), SCRIPT);

  await compressBest(folder);

  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'short.js']);
  const best = readFileSync(join(folder, 'a.js.br'));
  expect(best.byteLength).toBeLessThan(quick['.br'].byteLength);
  expect(brotliDecompressSync(best)).toEqual(SCRIPT);
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz')))).toEqual(SCRIPT);
});
