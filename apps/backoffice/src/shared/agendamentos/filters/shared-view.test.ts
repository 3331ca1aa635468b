import { describe, expect, it } from 'vitest';
import { columnPreferences, sharedColumns, withSharedColumns } from './shared-view.ts';
import { shownColumns, viewAddress } from './view-link.ts';

const COLUMNS = [{ id: 'funcionario' }, { id: 'status' }, { id: 'unidade', isHiddenByDefault: true }];
const KNOWN = COLUMNS.map(({ id }) => id);
const query = (text: string) => new URLSearchParams(text);

describe('a view shared by link (issue 9)', () => {
  it('carries filters, order, page size, view and columns; the page stays behind', () => {
    const columns = shownColumns({ order: ['status', 'funcionario'], hidden: ['unidade'] }, COLUMNS);
    const link = viewAddress(query('status=8&sort=prazo+ASC&limit=50&visao=calendario&page=3'), columns);
    expect(link.toString()).toBe(
      'status=8&sort=prazo+ASC&limit=50&visao=calendario&colunas=status%2Cfuncionario',
    );
  });

  it('shows another person the same columns in the same order, and hides the rest', () => {
    const named = sharedColumns(query('colunas=unidade,funcionario'));
    expect(named).toEqual(['unidade', 'funcionario']);
    expect(columnPreferences(named ?? [], KNOWN)).toEqual({
      order: ['unidade', 'funcionario', 'status'],
      hidden: ['status'],
    });
  });

  it('what nobody kept is the table as it comes', () => {
    for (const nothing of [null, undefined, 'x', {}, { order: 7 }])
      expect(shownColumns(nothing, COLUMNS)).toEqual(['funcionario', 'status']);
  });

  it('a mistyped link still shows a table', () => {
    expect(sharedColumns(query(''))).toBeNull();
    expect(sharedColumns(query('colunas=,,'))).toBeNull();
    expect(sharedColumns(query('colunas=<script>,status'))).toEqual(['status']);
    expect(columnPreferences(['outra', 'status'], KNOWN).order).toEqual(['status', 'funcionario', 'unidade']);
  });

  it('another filter keeps the columns of the link', () => {
    expect(withSharedColumns(query('status=1'), query('colunas=status')).toString()).toBe(
      'status=1&colunas=status',
    );
    expect(withSharedColumns(query('status=1'), query('')).toString()).toBe('status=1');
  });
});
