import { STATUS } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import { FILTROS_PADRAO, type FiltrosDaLista } from './filtros-url.ts';
import {
  comBusca,
  comEscolha,
  comLimite,
  comOrdem,
  comPainel,
  estaFiltrado,
  filtrosAtivos,
  semFiltro,
  semFiltros,
} from './mudancas.ts';

const naPagina7: FiltrosDaLista = { ...FILTROS_PADRAO, pagina: 7 };

describe('page', () => {
  it('doc1 §2.1: adding or removing a chip goes back to page 1', () => {
    expect(comBusca(naPagina7, ['ana']).pagina).toBe(1);
    expect(comBusca({ ...naPagina7, busca: ['ana'] }, []).pagina).toBe(1);
  });

  it('so does every other change of what is listed', () => {
    const escolha = { status: [STATUS.AGENDADO], tipoExame: [], datas: null };
    expect(comEscolha(naPagina7, escolha).pagina).toBe(1);
    expect(comPainel(naPagina7, 'MEUS').pagina).toBe(1);
    expect(comOrdem(naPagina7, { campo: 'cliente', direcao: 'ASC' }).pagina).toBe(1);
  });
});

it('another page size keeps the first record in sight, and only offered sizes count', () => {
  expect(comLimite(naPagina7, 20, 4)).toMatchObject({ limite: 20, pagina: 4 });
  expect(comLimite(naPagina7, 13, 4)).toBe(naPagina7);
});

describe('counters', () => {
  it('all again is no counter', () => {
    expect(comPainel(comPainel(FILTROS_PADRAO, 'MEUS'), null)).toEqual(FILTROS_PADRAO);
  });

  it('Pendências and Em Aberto are statuses themselves: they and chosen statuses replace one another', () => {
    const comStatus = { ...FILTROS_PADRAO, status: [STATUS.AGENDADO] };
    expect(comPainel(comStatus, 'PENDENCIAS')).toMatchObject({ painel: 'PENDENCIAS', status: [] });
    expect(
      comEscolha({ ...FILTROS_PADRAO, painel: 'EM_ABERTO' }, { status: [8], tipoExame: [], datas: null }),
    ).toMatchObject({ painel: null, status: [8] });
  });

  it('Meus goes together with any status', () => {
    const comStatus = { ...FILTROS_PADRAO, status: [STATUS.AGENDADO] };
    expect(comPainel(comStatus, 'MEUS')).toMatchObject({ painel: 'MEUS', status: [STATUS.AGENDADO] });
  });
});

describe('chips of active filters', () => {
  const filtros: FiltrosDaLista = {
    ...FILTROS_PADRAO,
    busca: ['ana'],
    painel: 'MEUS',
    status: [1, 8],
    tipoExame: [2],
    datas: ['2026-11-01', '2026-11-30'],
    limite: 50,
  };

  it('one for each status and exam type, one for the range', () => {
    expect(filtrosAtivos(filtros).map((f) => f.label)).toEqual([
      'Em Aberto',
      'Agendado',
      'Periódico',
      '01/11/2026 a 30/11/2026',
    ]);
  });

  it('removing a chip removes that filter alone', () => {
    for (const { id } of filtrosAtivos(filtros)) {
      expect(filtrosAtivos(semFiltro(filtros, id))).toHaveLength(3);
    }
    expect(semFiltro(filtros, 'status:8').status).toEqual([1]);
  });

  it('clearing keeps order and page size', () => {
    expect(estaFiltrado(filtros)).toBe(true);
    expect(semFiltros(filtros)).toEqual({ ...FILTROS_PADRAO, limite: 50 });
    expect(estaFiltrado(semFiltros(filtros))).toBe(false);
  });
});
