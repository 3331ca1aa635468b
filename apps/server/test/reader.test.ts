import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SpreadsheetError } from '../src/staff-import/file.ts';
import { readRows } from '../src/staff-import/read-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apto-reader-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(text: string): Promise<string> {
  const path = join(folder, 'people.csv');
  await writeFile(path, text);
  return path;
}

it('issue 11 hostile spreadsheets: one that takes more memory than there is ends its reader, says so, and leaves nothing', async () => {
  const path = await fileOf('a\n'.repeat(5_000_000));
  const error: unknown = await readRows(path, async () => undefined).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(SpreadsheetError);
  expect(error).toHaveProperty('message', 'A planilha é grande demais para ser aberta. Divida-a em partes.');
  expect(await readdir(folder)).toEqual(['people.csv']);
});

it('whoever takes the rows and fails stops the reading', async () => {
  const path = await fileOf(`nome\n${'Ana\n'.repeat(20_000)}`);
  let taken = 0;
  const reading = readRows(path, async () => {
    taken += 1;
    throw new Error('the disk is full');
  });
  await expect(reading).rejects.toThrow('the disk is full');
  expect(taken).toBe(1);
  expect(await readdir(folder)).toEqual(['people.csv']);
});
