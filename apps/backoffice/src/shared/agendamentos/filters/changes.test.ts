import { STATUS } from '@apto/domain/status';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS, type ListFilters } from './url-filters.ts';
import {
  withSearch,
  withLimit,
  withOrder,
  withPanel,
  isFiltered,
  activeFilters,
  withoutFilter,
  withoutFilters,
} from './changes.ts';
import { choiceOf, countInput, withChoice } from './choice.ts';

const NO_CHOICE = choiceOf(DEFAULT_FILTERS);
const onPage7: ListFilters = { ...DEFAULT_FILTERS, page: 7 };

describe('page', () => {
  it('doc1 §2.1: adding or removing a chip goes back to page 1', () => {
    expect(withSearch(onPage7, ['ana']).page).toBe(1);
    expect(withSearch({ ...onPage7, search: ['ana'] }, []).page).toBe(1);
  });

  it('so does every other change of what is listed', () => {
    const choice = { ...NO_CHOICE, status: [STATUS.AGENDADO] };
    expect(withChoice(onPage7, choice).page).toBe(1);
    expect(withPanel(onPage7, 'MEUS').page).toBe(1);
    expect(withOrder(onPage7, { field: 'cliente', direction: 'ASC' }).page).toBe(1);
  });
});

it('another page size keeps the first record in sight, and only offered sizes count', () => {
  expect(withLimit(onPage7, 20, 4)).toMatchObject({ limit: 20, page: 4 });
  expect(withLimit(onPage7, 13, 4)).toBe(onPage7);
});

describe('counters', () => {
  it('all again is no counter', () => {
    expect(withPanel(withPanel(DEFAULT_FILTERS, 'MEUS'), null)).toEqual(DEFAULT_FILTERS);
  });

  it('Pendências and Em Aberto are statuses themselves: they and chosen statuses replace one another', () => {
    const withStatus = { ...DEFAULT_FILTERS, status: [STATUS.AGENDADO] };
    expect(withPanel(withStatus, 'PENDENCIAS')).toMatchObject({ panel: 'PENDENCIAS', status: [] });
    expect(
      withChoice({ ...DEFAULT_FILTERS, panel: 'EM_ABERTO' }, { ...NO_CHOICE, status: [8] }),
    ).toMatchObject({ panel: null, status: [8] });
  });

  it('Meus goes together with any status', () => {
    const withStatus = { ...DEFAULT_FILTERS, status: [STATUS.AGENDADO] };
    expect(withPanel(withStatus, 'MEUS')).toMatchObject({ panel: 'MEUS', status: [STATUS.AGENDADO] });
  });
});

describe('chips of active filters', () => {
  const filters: ListFilters = {
    ...DEFAULT_FILTERS,
    search: ['ana'],
    panel: 'MEUS',
    status: [1, 8],
    tipoExame: [2],
    dates: ['2026-11-01', '2026-11-30'],
    limit: 50,
  };

  it('one for each status and exam type, one for the range', () => {
    expect(activeFilters(filters).map((f) => f.label)).toEqual([
      'Em Aberto',
      'Agendado',
      'Periódico',
      '01/11/2026 a 30/11/2026',
    ]);
  });

  it('removing a chip removes that filter alone', () => {
    for (const { id } of activeFilters(filters)) {
      expect(activeFilters(withoutFilter(filters, id))).toHaveLength(3);
    }
    expect(withoutFilter(filters, 'status:8').status).toEqual([1]);
  });

  it('clearing keeps order and page size', () => {
    expect(isFiltered(filters)).toBe(true);
    expect(withoutFilters(filters)).toEqual({ ...DEFAULT_FILTERS, limit: 50 });
    expect(isFiltered(withoutFilters(filters))).toBe(false);
  });
});

describe('the numbers beside the statuses', () => {
  it('are of what the dialog has now, whatever statuses are chosen', () => {
    const filters = { ...onPage7, search: ['ana'], status: [STATUS.AGENDADO], panel: 'EM_ABERTO' as const };
    const choice = { ...NO_CHOICE, status: [STATUS.CANCELADO], client: 7 };
    expect(countInput(filters, choice)).toEqual({
      query: { filter: ['ana'], filtrosExtras: { clienteId: 7 } },
    });
  });

  it('keep a counter that chooses no statuses', () => {
    expect(countInput({ ...DEFAULT_FILTERS, panel: 'MEUS' }, NO_CHOICE).query.filtrosExtras).toEqual({
      painel: 'MEUS',
    });
  });
});

it('attendant, customer and clinic are chips by name, each taken away alone', () => {
  const filters = { ...DEFAULT_FILTERS, attendant: 0, client: 7 };
  expect(activeFilters(filters, { attendant: 'Ninguém', client: 'Serra Azul' })).toMatchObject([
    { id: 'attendant', name: 'Atendente', label: 'Ninguém' },
    { id: 'client', name: 'Cliente', label: 'Serra Azul' },
  ]);
  expect(withoutFilter(filters, 'attendant')).toMatchObject({ attendant: null, client: 7 });
});
