import { AGENDAMENTO_SORT_FIELDS } from '@apto/api-client';
import { STATUS } from '@apto/domain/status';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ORDER_FIELDS,
  listQuery,
  filterQuery,
  writeFilters,
  DEFAULT_FILTERS,
  readFilters,
  PAGE_SIZES,
  type ListFilters,
} from './url-filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

describe('reading an address', () => {
  it('a plain address is the default list: page 1 of 10, newest first', () => {
    expect(read('')).toEqual(DEFAULT_FILTERS);
  });

  it("doc1 §4 'Default list filter': a status id query restricts the list to one status", () => {
    expect(read('status=8').status).toEqual([STATUS.AGENDADO]);
    expect(listQuery(read('status=8')).filtrosExtras).toEqual({ status: [8] });
  });

  it('what means nothing is left out', () => {
    expect(
      read(
        'status=23,99,x&tipoExame=77&page=-2&limit=13&sort=senha%20DESC&painel=TUDO&dataInicial=2026-13-01',
      ),
    ).toEqual(DEFAULT_FILTERS);
  });

  it('a range written backwards is put in order, and half a range is none', () => {
    expect(read('dataInicial=2026-11-30&dataFinal=2026-11-01').dates).toEqual(['2026-11-01', '2026-11-30']);
    expect(read('dataInicial=2026-11-30').dates).toBeNull();
  });

  it('a counter named like a property of every object is no counter', () => {
    expect(read('painel=toString').panel).toBeNull();
  });
});

it('sorts by the fields that the contract declares', () => {
  expect(ORDER_FIELDS).toEqual(AGENDAMENTO_SORT_FIELDS);
});

describe('asking the API', () => {
  it('doc1 §4: without a choice the default list filter is left to the server', () => {
    expect(filterQuery(DEFAULT_FILTERS)).toEqual({ sort: 'createdAt DESC', filtrosExtras: {} });
  });

  it('a counter goes by its name', () => {
    expect(filterQuery({ ...DEFAULT_FILTERS, panel: 'PENDENCIAS' }).filtrosExtras).toEqual({
      painel: 'PENDENCIAS',
    });
  });

  it('the list and the spreadsheet ask for the same thing but the page', () => {
    const filters = read(
      'filter=ana&status=1,8&tipoExame=2&dataInicial=2026-11-01&dataFinal=2026-11-30&page=3',
    );
    const { page, limit, ...rest } = listQuery(filters);
    expect({ page, limit }).toEqual({ page: 3, limit: 10 });
    expect(rest).toEqual(filterQuery(filters));
    expect(rest.filter).toEqual(['ana']);
  });
});

const arbitraryFilters: fc.Arbitrary<ListFilters> = fc.record({
  search: fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 30 }).filter((t) => t.trim() === t && t !== ''),
    { maxLength: 4 },
  ),
  status: fc.uniqueArray(fc.constantFrom(...Object.values(STATUS)), { maxLength: 5 }),
  tipoExame: fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { maxLength: 4 }),
  dates: fc.option(
    fc.constantFrom<[string, string]>(['2026-01-31', '2026-02-28'], ['2026-11-24', '2026-11-24']),
  ),
  panel: fc.option(fc.constantFrom('MEUS' as const, 'PENDENCIAS' as const, 'EM_ABERTO' as const)),
  directed: fc.boolean(),
  attendant: fc.option(fc.nat(9_999)),
  client: fc.option(fc.integer({ min: 1, max: 9_999 })),
  clinic: fc.option(fc.integer({ min: 1, max: 9_999 })),
  page: fc.integer({ min: 1, max: 100_000 }),
  limit: fc.constantFrom(...PAGE_SIZES),
  order: fc.record({
    field: fc.constantFrom('createdAt' as const, 'funcionario' as const, 'status' as const),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
});

describe('deep links', () => {
  it('whatever is written is read back the same', () => {
    fc.assert(
      fc.property(arbitraryFilters, (filters) => {
        expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
      }),
    );
  });

  it('a screen with another order has a plain address of its own', () => {
    const order = { field: 'prazo', direction: 'ASC' } as const;
    expect(writeFilters({ ...DEFAULT_FILTERS, order }, order).toString()).toBe('');
    expect(readFilters(new URLSearchParams(), order).order).toBe(order);
    expect(writeFilters(DEFAULT_FILTERS, order).get('sort')).toBe('createdAt DESC');
  });

  it('decision 54: what was directed to an attendant is a filter of the address and of the wire', () => {
    const filters = read('direcionado=1');
    expect(filters.directed).toBe(true);
    expect(filterQuery(filters).filtrosExtras).toEqual({ direcionarParaAtendente: true });
  });

  it('issue 12: attendant, customer and clinic are filters of the address and of the wire', () => {
    const filters = read('atendente=0&cliente=7&clinica=3');
    expect(filters).toMatchObject({ attendant: 0, client: 7, clinic: 3 });
    expect(filterQuery(filters).filtrosExtras).toEqual({ responsavelId: 0, clienteId: 7, prestadorId: 3 });
    expect(read('atendente=ana&cliente=0&clinica=')).toMatchObject({
      attendant: null,
      client: null,
      clinic: null,
    });
  });

  it('the default list has an address without a query', () => {
    expect(writeFilters(DEFAULT_FILTERS).toString()).toBe('');
  });
});
