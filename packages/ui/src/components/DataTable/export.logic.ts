import { isValidElement, type ReactNode } from 'react';
import type { SortValue } from './client.logic.ts';

/** A cell of a spreadsheet. */
export type ExportValue = SortValue;

/** The part of a column that an export reads. */
export interface ExportColumn<Row> {
  /** The heading in the spreadsheet. */
  header: string;
  /** The cell on the screen, whose words are taken where nothing else is given. */
  cell: (row: Row) => ReactNode;
  /** What the column sorts by. */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /** What goes into the spreadsheet. */
  exportValue?: ((row: Row) => ExportValue) | undefined;
  /** Whether the column goes into the spreadsheet. @default true */
  isExported?: boolean | undefined;
}

/** A table as a spreadsheet takes it: one line of headers, then one a row. */
export interface TableData {
  /** The headings. */
  headers: readonly string[];
  /** The cells, row by row. */
  rows: readonly (readonly (string | number | boolean | Date | null)[])[];
}

/** What a spreadsheet would run as a formula: it begins with =, +, -, @, a tab or a line break. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A text that no spreadsheet takes for a formula: an apostrophe goes before what begins like one. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
}

/** The words of what a cell shows; of elements, those of their children. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).filter(Boolean).join(' ');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : '';
}

function valueOf<Row>(column: ExportColumn<Row>, row: Row): string | number | boolean | Date | null {
  const value = column.exportValue
    ? column.exportValue(row)
    : wordsOf(column.cell(row)).replace(/\s+/g, ' ').trim() || column.sortValue?.(row);
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'bigint') return escapeFormula(String(value));
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  return typeof value === 'string' ? escapeFormula(value) : value;
}

/**
 * The data of what is seen, for a CSV or XLSX: give the visible columns in their order (a table's `toolbar` function
 * receives them) and the rows in theirs. A column's `exportValue` says what goes in, else the words of its cell, else
 * its `sortValue`. Texts that look like formulas are escaped; numbers and dates stay numbers and dates.
 */
export function tableData<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): TableData {
  const exported = columns.filter((column) => column.isExported !== false);
  return {
    headers: exported.map((column) => escapeFormula(column.header)),
    rows: rows.map((row) => exported.map((column) => valueOf(column, row))),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

function csvText(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value instanceof Date) {
    const day = `${two(value.getDate())}/${two(value.getMonth() + 1)}/${value.getFullYear()}`;
    const hour = value.getHours() + value.getMinutes();
    return hour === 0 ? day : `${day} ${two(value.getHours())}:${two(value.getMinutes())}`;
  }
  return value;
}

const csvCell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The data as the CSV that a Brazilian spreadsheet opens by a double click: UTF-8 with its mark, semicolons, decimal
 * comma, DD/MM/AAAA and 24 h.
 */
export function tableCsv({ headers, rows }: TableData): string {
  const lines = [headers, ...rows].map((line) => line.map((value) => csvCell(csvText(value))).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
