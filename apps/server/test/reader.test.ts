import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HttpError } from '../src/platform/errors.ts';
import { SpreadsheetError } from '../src/staff-import/file.ts';
import { readRows } from '../src/staff-import/read-rows.ts';
import { archiveOf } from './archive.ts';

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
  const error: unknown = await readRows(path, { who: 1 }, async () => undefined).catch(
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(SpreadsheetError);
  expect(error).toHaveProperty('message', 'A planilha é grande demais para ser aberta. Divida-a em partes.');
  expect(await readdir(folder)).toEqual(['people.csv']);
});

it('whoever takes the rows and fails stops the reading', async () => {
  const path = await fileOf(`nome\n${'Ana\n'.repeat(20_000)}`);
  let taken = 0;
  const reading = readRows(path, { who: 1 }, async () => {
    taken += 1;
    throw new Error('the disk is full');
  });
  await expect(reading).rejects.toThrow('the disk is full');
  expect(taken).toBe(1);
  expect(await readdir(folder)).toEqual(['people.csv']);
});

it('issue 8 line 10: rows that hold nothing count as well, so that few bytes do not keep the reader', async () => {
  const path = join(folder, 'people.csv');
  const rows = Buffer.alloc(12 * 1_048_577, '<row r="1"/>');
  await writeFile(
    path,
    archiveOf({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': Buffer.concat([
        Buffer.from('<worksheet><sheetData>'),
        rows,
        Buffer.from('</sheetData></worksheet>'),
      ]),
    }),
  );
  await expect(readRows(path, { who: 1 }, async () => undefined)).rejects.toThrow(
    'A planilha tem mais de 50.000 linhas. Divida-a em partes.',
  );
});

it('a reader that says nothing is ended, and the next file is read', async () => {
  const path = await fileOf('nome\nAna\n');
  const reading = readRows(path, { who: 1, silentMs: 1 }, async () => undefined);
  await expect(reading).rejects.toThrow('A planilha é grande demais para ser aberta. Divida-a em partes.');
  let taken = 0;
  await readRows(path, { who: 1 }, async (rows) => void (taken += rows.length));
  expect(taken).toBe(2);
});

it('each person has one file at a time, and nobody waits for theirs without end', async () => {
  const path = await fileOf('nome\nAna\n');
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const first = readRows(path, { who: 1 }, () => held);
  const refused = (reading: Promise<void>): Promise<unknown> =>
    reading.then(
      () => 'read',
      (error: unknown) => (error instanceof HttpError ? [error.status, error.headers] : error),
    );
  const told = { 'retry-after': '10' };
  expect(await refused(readRows(path, { who: 1 }, async () => undefined))).toEqual([429, told]);
  expect(await refused(readRows(path, { who: 2, waitMs: 1 }, async () => undefined))).toEqual([503, told]);
  const others = Array.from({ length: 8 }, (_, n) =>
    // Each starts a process, and how long that takes is the machine's: none of them is to give up meanwhile.
    refused(readRows(path, { who: 10 + n, waitMs: 600_000 }, async () => undefined)),
  );
  expect(await refused(readRows(path, { who: 3 }, async () => undefined))).toEqual([503, told]);
  goOn();
  await first;
  expect(await Promise.all(others)).toEqual(Array.from({ length: 8 }, () => 'read'));
});
