import { CAMPOS_ORDENACAO_AGENDAMENTO } from '@apto/api-client';
import { STATUS } from '@apto/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAMPOS_DE_ORDEM,
  consultaDaLista,
  consultaDoFiltro,
  escreverFiltros,
  FILTROS_PADRAO,
  lerFiltros,
  TAMANHOS_DE_PAGINA,
  type FiltrosDaLista,
} from './filtros-url.ts';

const ler = (texto: string) => lerFiltros(new URLSearchParams(texto));

describe('reading an address', () => {
  it('a plain address is the default list: page 1 of 10, newest first', () => {
    expect(ler('')).toEqual(FILTROS_PADRAO);
  });

  it("doc1 §4 'Default list filter': a status id query restricts the list to one status", () => {
    expect(ler('status=8').status).toEqual([STATUS.AGENDADO]);
    expect(consultaDaLista(ler('status=8')).filtrosExtras).toEqual({ status: [8] });
  });

  it('what means nothing is left out', () => {
    expect(
      ler(
        'status=23,99,x&tipoExame=77&page=-2&limit=13&sort=senha%20DESC&painel=TUDO&dataInicial=2026-13-01',
      ),
    ).toEqual(FILTROS_PADRAO);
  });

  it('a range written backwards is put in order, and half a range is none', () => {
    expect(ler('dataInicial=2026-11-30&dataFinal=2026-11-01').datas).toEqual(['2026-11-01', '2026-11-30']);
    expect(ler('dataInicial=2026-11-30').datas).toBeNull();
  });

  it('a counter named like a property of every object is no counter', () => {
    expect(ler('painel=toString').painel).toBeNull();
  });
});

it('sorts by the fields that the contract declares', () => {
  expect(CAMPOS_DE_ORDEM).toEqual(CAMPOS_ORDENACAO_AGENDAMENTO);
});

describe('asking the API', () => {
  it('doc1 §4: without a choice the default list filter is left to the server', () => {
    expect(consultaDoFiltro(FILTROS_PADRAO)).toEqual({ sort: 'createdAt DESC', filtrosExtras: {} });
  });

  it('a counter goes by its name', () => {
    expect(consultaDoFiltro({ ...FILTROS_PADRAO, painel: 'PENDENCIAS' }).filtrosExtras).toEqual({
      painel: 'PENDENCIAS',
    });
  });

  it('the list and the spreadsheet ask for the same thing but the page', () => {
    const filtros = ler(
      'filter=ana&status=1,8&tipoExame=2&dataInicial=2026-11-01&dataFinal=2026-11-30&page=3',
    );
    const { page, limit, ...resto } = consultaDaLista(filtros);
    expect({ page, limit }).toEqual({ page: 3, limit: 10 });
    expect(resto).toEqual(consultaDoFiltro(filtros));
    expect(resto.filter).toEqual(['ana']);
  });
});

const arbitrario: fc.Arbitrary<FiltrosDaLista> = fc.record({
  busca: fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 30 }).filter((t) => t.trim() === t && t !== ''),
    { maxLength: 4 },
  ),
  status: fc.uniqueArray(fc.constantFrom(...Object.values(STATUS)), { maxLength: 5 }),
  tipoExame: fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { maxLength: 4 }),
  datas: fc.option(
    fc.constantFrom<[string, string]>(['2026-01-31', '2026-02-28'], ['2026-11-24', '2026-11-24']),
  ),
  painel: fc.option(fc.constantFrom('MEUS' as const, 'PENDENCIAS' as const, 'EM_ABERTO' as const)),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  limite: fc.constantFrom(...TAMANHOS_DE_PAGINA),
  ordem: fc.record({
    campo: fc.constantFrom('createdAt' as const, 'funcionario' as const, 'status' as const),
    direcao: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
});

describe('deep links', () => {
  it('whatever is written is read back the same', () => {
    fc.assert(
      fc.property(arbitrario, (filtros) => {
        expect(lerFiltros(new URLSearchParams(escreverFiltros(filtros).toString()))).toEqual(filtros);
      }),
    );
  });

  it('the default list has an address without a query', () => {
    expect(escreverFiltros(FILTROS_PADRAO).toString()).toBe('');
  });
});
