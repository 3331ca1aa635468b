import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tableXlsx } from './tableXlsx.ts';
import { columnName, sheetTitle, XLSX_TYPE } from './xlsx.logic.ts';

/** Reads an archive by its central directory, as every reader does. */
async function unzip(file: Blob): Promise<ReadonlyMap<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const size = bytes.readUInt32LE(at + 20);
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const text = inflateRawSync(bytes.subarray(start, start + size));
    expect(text.length).toBe(bytes.readUInt32LE(at + 24));
    files.set(name, text.toString('utf8'));
    at += 46 + length;
  }
  expect(at).toBe(end);
  return files;
}

describe('XLSX of what is seen', () => {
  const data = {
    headers: ['Nome', 'Valor', 'Dia', 'Ativo'],
    rows: [
      ['Ana & "Bia" <i>\u0001', -12.5, new Date(2026, 10, 24), true],
      ['=HYPERLINK("x")', null, new Date(2026, 0, 2, 9, 30), false],
      ['_x0041_', 0, null, null],
    ],
  } as const;

  it('is a workbook with the parts that a reader looks for', async () => {
    const file = await tableXlsx(data, { sheetName: 'Agendamentos: [1/2]' });
    expect(file.type).toBe(XLSX_TYPE);
    const files = await unzip(file);
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="Agendamentos   1 2" sheetId="1"');
  });

  it('keeps numbers, dates and booleans as such, and no text leaves as a formula', async () => {
    const sheet = (await unzip(await tableXlsx(data))).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Nome</t></is></c>');
    expect(sheet).toContain('Ana &amp; &quot;Bia&quot; &lt;i&gt;</t>');
    expect(sheet).toContain('<c r="B2" s="0"><v>-12.5</v></c>');
    // 24/11/2026 is day 46350 of the spreadsheets' calendar.
    expect(sheet).toContain('<c r="C2" s="2"><v>46350</v></c>');
    expect(sheet).toContain('<c r="D2" s="0" t="b"><v>1</v></c>');
    expect(sheet).toContain("'=HYPERLINK(");
    expect(sheet).not.toContain('<f>');
    expect(sheet).not.toContain('r="B3"');
    expect(sheet).toMatch(/<c r="C3" s="3"><v>46024\.3958/);
    expect(sheet).toContain('_x005F_x0041_');
    expect(sheet).toContain('<autoFilter ref="A1:D4"/>');
  });

  it('names columns past Z and sheets as Excel takes them', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
    expect(sheetTitle('')).toBe('Dados');
    expect(sheetTitle("'a'")).toBe('a');
    expect(sheetTitle('x'.repeat(40))).toHaveLength(31);
  });
});
