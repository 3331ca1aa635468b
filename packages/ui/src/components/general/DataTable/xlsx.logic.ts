import { escapeFormula, type TableData } from './export.logic.ts';
import { zip, type ZipFile } from './zip.logic.ts';

type Value = TableData['rows'][number][number];

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Places in `cellXfs` below. */
const STYLE = { plain: 0, header: 1, day: 2, instant: 3 } as const;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Characters that XML cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const xml = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The name of a column: A to Z, AA, AB. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Excel refuses these characters, more than 31 of them, and an apostrophe at an end. */
export function sheetTitle(name: string): string {
  const kept = name
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 31)
    .replace(/^'+|'+$/g, '')
    .trim();
  return kept === '' ? 'Dados' : kept;
}

/** Days since the last day of 1899, as the clock on the wall says. */
const serialOf = (date: Date): number =>
  (Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  ) -
    Date.UTC(1899, 11, 30)) /
  86_400_000;

function cell(value: Value, place: string, style: number): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${place}" s="${style}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value instanceof Date) {
    const serial = serialOf(value);
    const kind = Number.isInteger(serial) ? STYLE.day : STYLE.instant;
    return `<c r="${place}" s="${kind}"><v>${serial}</v></c>`;
  }
  // `_x0041_` would be read as the letter A.
  const text = escapeFormula(value).replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`;
}

const line = (values: readonly Value[], row: number, style: number): string =>
  `<row r="${row}">${values.map((value, index) => cell(value, `${columnName(index)}${row}`, style)).join('')}</row>`;

const lengthOf = (value: Value | undefined): number =>
  value instanceof Date ? 16 : String(value ?? '').length;

function sheet({ headers, rows }: TableData): string {
  // As wide as the longest of the first rows, within reason.
  const widths = headers.map((header, index) =>
    Math.min(60, Math.max(8, header.length, ...rows.slice(0, 200).map((row) => lengthOf(row[index]))) + 2),
  );
  const cols = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = [line(headers, 1, STYLE.header), ...rows.map((row, at) => line(row, at + 2, STYLE.plain))];
  const all = `A1:${columnName(Math.max(0, headers.length - 1))}${rows.length + 1}`;
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
    cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''
  }<sheetData>${lines.join('')}</sheetData>${headers.length > 0 ? `<autoFilter ref="${all}"/>` : ''}</worksheet>`;
}

/** The data as a workbook of one sheet (ECMA-376): header in bold and frozen, dates as dates, numbers as numbers. */
export async function writeXlsx(data: TableData, sheetName: string): Promise<Blob> {
  const types = (part: string, kind: string): string =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const files: readonly ZipFile[] = [
    {
      name: '[Content_Types].xml',
      text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types('workbook', 'sheet.main')}${types('worksheets/sheet1', 'worksheet')}${types('styles', 'styles')}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xml(sheetTitle(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
    },
    { name: 'xl/styles.xml', text: STYLES },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(data) },
  ];
  return new Blob(await zip(files), { type: XLSX_TYPE });
}
