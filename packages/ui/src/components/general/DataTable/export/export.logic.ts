import { escapeFormula } from '@apto/domain/spreadsheet';
import { Fragment, isValidElement, type ReactNode } from 'react';
import type { ExportValue, SortValue } from '../ground/data.types.ts';

/** The part of a column that an export reads. */
export interface ExportColumn<Row> {
  /** The heading in the spreadsheet. */
  readonly header: string;
  /** The cell on the screen, whose words are taken where nothing else is given. */
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /** What goes into the spreadsheet. Needed where the cell is a component that gets its words as props. */
  readonly exportValue?: ((row: Row) => ExportValue) | undefined;
  /** Whether the column goes into the spreadsheet. @default true */
  readonly isExported?: boolean | undefined;
}

/** A table as a spreadsheet takes it: one line of headers, then one a row. */
export interface TableData {
  /** The headings. */
  readonly headers: readonly string[];
  /** The cells, row by row. */
  readonly rows: readonly (readonly (string | number | boolean | Date | null)[])[];
}

/** The words of what a cell shows; of elements, those of their children. What a component makes of its props is unknown. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).filter(Boolean).join(' ');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : '';
}

/** Whether something in the cell is drawn by a component. */
function hasComponent(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasComponent);
  if (!isValidElement<{ children?: ReactNode }>(node)) return false;
  return (typeof node.type !== 'string' && node.type !== Fragment) || hasComponent(node.props.children);
}

const warned = new Set<string>();

/** An empty column in a spreadsheet is seen too late: once for each column it is said where it can be mended. */
function warnOfLost<Row>(column: ExportColumn<Row>, content: ReactNode): void {
  if (warned.has(column.header) || !hasComponent(content)) return;
  warned.add(column.header);
  // oxlint-disable-next-line no-console -- told to whoever builds the table
  console.warn(
    `tableData: the cells of the column '${column.header}' are components without text of their own, and leave it empty. Give it an 'exportValue'.`,
  );
}

/** The words of the cell, else what the column sorts by. */
function seenValue<Row>(column: ExportColumn<Row>, row: Row): ExportValue {
  const content = column.cell(row);
  const words = wordsOf(content).replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (column.sortValue) return column.sortValue(row);
  warnOfLost(column, content);
  return null;
}

function valueOf<Row>(column: ExportColumn<Row>, row: Row): string | number | boolean | Date | null {
  const value = column.exportValue ? column.exportValue(row) : seenValue(column, row);
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'bigint') return escapeFormula(String(value));
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  return typeof value === 'string' ? escapeFormula(value) : value;
}

/**
 * The data of what is seen, for a spreadsheet: give the visible columns in their order (a table's `toolbar` function
 * receives them) and the rows in theirs. A column's `exportValue` says what goes in, else the words of its cell, else
 * its `sortValue`. Cells made of components (`StatusTag`, `MoneyText`, `PersonCell`) have no words of their own: give
 * their column an `exportValue`. Texts that look like formulas are escaped; numbers and dates stay numbers and dates.
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
  // Rows made by hand did not come through `tableData`; what is escaped already stays as it is.
  return escapeFormula(value);
}

const csvCell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The data as the CSV that a Brazilian spreadsheet opens by a double click: UTF-8 with its mark, semicolons, decimal
 * comma, DD/MM/AAAA and 24 h. Texts that look like formulas are escaped here too.
 */
export function tableCsv({ headers, rows }: TableData): string {
  const lines = [headers, ...rows].map((line) => line.map((value) => csvCell(csvText(value))).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
