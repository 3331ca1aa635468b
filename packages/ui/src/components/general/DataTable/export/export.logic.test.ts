import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { escapeFormula } from '@apto/domain/spreadsheet';
import { texts as en } from '../intl/csv.en.ts';
import { texts } from '../intl/csv.pt-BR.ts';
import { tableCsv, tableData, type ExportColumn } from './export.logic.ts';

interface Row {
  name: string;
  value: number;
  day: Date | null;
}
const rows: readonly Row[] = [
  { name: 'Ana; "a primeira"', value: -12.5, day: new Date(2026, 10, 24) },
  { name: '=HYPERLINK("x")', value: 3, day: null },
];
const columns: readonly ExportColumn<Row>[] = [
  {
    header: 'Nome',
    cell: (row) => createElement('strong', null, row.name, ' ', createElement('i', null, 'x')),
  },
  { header: 'Valor', cell: () => 'R$', exportValue: (row) => row.value },
  { header: 'Dia', cell: () => createElement('br'), sortValue: (row) => row.day },
  { header: 'Ações', cell: () => 'Editar', isExported: false },
];

describe('export of what is seen', () => {
  it('reads exportValue, else the words of the cell, else sortValue, in the order of the columns given', () => {
    expect(tableData(columns, rows)).toEqual({
      headers: ['Nome', 'Valor', 'Dia'],
      rows: [
        ['Ana; "a primeira" x', -12.5, new Date(2026, 10, 24)],
        ['\'=HYPERLINK("x") x', 3, null],
      ],
    });
    expect(tableData(columns.toReversed(), rows).headers).toEqual(['Dia', 'Valor', 'Nome']);
  });

  it('writes what a Brazilian spreadsheet opens', () => {
    expect(tableCsv(tableData(columns, rows), texts)).toBe(
      '\uFEFFNome;Valor;Dia\r\n"Ana; ""a primeira"" x";-12,5;24/11/2026\r\n"\'=HYPERLINK(""x"") x";3;\r\n',
    );
    expect(tableCsv({ headers: ['a'], rows: [[true], [new Date(2026, 0, 2, 9, 5)], [null]] }, texts)).toBe(
      '\uFEFFa\r\nSim\r\n02/01/2026 09:05\r\n\r\n',
    );
  });

  it('says yes and no in the words given', () => {
    expect(tableCsv({ headers: ['a', 'b'], rows: [[true, false]] }, en)).toBe('\uFEFFa;b\r\nYes;No\r\n');
  });

  it('escapes formulas of data that was made by hand too, once', () => {
    const data = { headers: ['=a'], rows: [['=HYPERLINK("x")'], ["'=1"], [-1], ['Ana-Maria']] };
    expect(tableCsv(data, texts)).toBe('\uFEFF\'=a\r\n"\'=HYPERLINK(""x"")"\r\n\'=1\r\n-1\r\nAna-Maria\r\n');
  });

  it('says once which column of components stays empty without an exportValue', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const Tag = ({ status }: { status: string }) => status;
    const column: ExportColumn<Row> = {
      header: 'Situação',
      cell: (row) => createElement(Tag, { status: row.name }),
    };
    expect(tableData([column], rows).rows).toEqual([[null], [null]]);
    tableData([{ ...column, header: 'Outra', exportValue: (row) => row.name }], rows);
    tableData([{ header: 'Vazia', cell: () => createElement('br') }], rows);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toContain("'Situação'");
    warn.mockRestore();
  });

  it.each(['=1+1', '+55', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1'])('%j is no formula any more', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it('property: no text of a row leaves as a formula, and ordinary words stay as they are', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('=', '+', '-', '@', '\t').map((mark) => `${mark}x`),
    );
    fc.assert(
      fc.property(text, (name) => {
        const [row] = tableData([{ header: 'Nome', cell: () => name }], [null]).rows;
        const value = row?.[0];
        if (typeof value === 'string') expect(value).not.toMatch(/^\s*[=+\-@\t\r]/);
      }),
    );
    expect(escapeFormula('Ana-Maria')).toBe('Ana-Maria');
  });
});
