import { describe, expect, it, test } from 'vitest';
import { TiposExame, TIPO_EXAME as T } from '../../exames/index.ts';
import {
  aplicaReservaDeHorario,
  estadoInicial,
  etapasDoAssistente,
  etapasNaoConstruidas,
  ETAPAS,
  validarEtapa,
  type CondicoesDeReserva,
} from '../index.ts';
import * as C from './cenario.ts';

const ids = (e: ReturnType<typeof estadoInicial>) => etapasDoAssistente(e).map((x) => x.id);

describe('which steps a request needs (doc2 §2.1, decisions #13)', () => {
  it('decisions #13: the full order', () => {
    expect(ETAPAS.filter((e) => e.modo !== 'AUTOAGENDAMENTO').map((e) => e.id)).toEqual([
      'dados-solicitante',
      'dados-agendamento',
      'pcd',
      'procedimentos',
      'anexos',
      'definir-clinica',
      'agendar',
      'concluir',
    ]);
  });

  test.each(TiposExame.map((t) => [t.nome, t.id] as const))('doc2 §2.1 anexos for %s', (_nome, id) => {
    const e = C.depois(estadoInicial(), { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(id) });
    expect(ids(e).includes('anexos')).toBe(
      [T.CONSULTA, T.TERCEIROS, T.RETORNO_AO_TRABALHO].includes(id as 3),
    );
  });

  it('doc2 §2.1 pcd: only when an employee is flagged', () => {
    expect(ids(C.pedidoManual())).not.toContain('pcd');
    const e = C.depois(C.pedidoManual(), { tipo: 'FUNCIONARIO_ALTERADO', id: 1, campos: { pcd: true } });
    expect(ids(e)).toContain('pcd');
  });

  it('doc2 §2.1: after the requester, self-scheduling shows only its own two steps', () => {
    expect(ids(estadoInicial(null, { autoagendamento: true }))).toEqual([
      'dados-solicitante',
      'autoagendamento',
      'dados-funcionario',
    ]);
  });

  it('a step that is not built says what to do instead, and only such a step does', () => {
    const e = C.depois(C.pedidoManual(T.CONSULTA), {
      tipo: 'FUNCIONARIO_ALTERADO',
      id: 1,
      campos: { pcd: true },
    });
    expect(etapasNaoConstruidas(e).map((x) => x.id)).toEqual(['pcd', 'anexos']);
    for (const etapa of etapasDoAssistente(e)) {
      expect(etapa.construida).toBe(etapa.avisoNaoConstruida === undefined);
      if (etapa.avisoNaoConstruida) expect(etapa.avisoNaoConstruida).toContain('atendente');
    }
  });

  it('a request that needs such a step can only be handed to an attendant', () => {
    const e = C.depois(C.pedidoCompleto(), { tipo: 'FUNCIONARIO_ALTERADO', id: 1, campos: { pcd: true } });
    expect(validarEtapa(C.pedidoCompleto(), 'concluir', C.ctx).ok).toBe(true);
    const r = validarEtapa(e, 'concluir', C.ctx);
    expect(r).toMatchObject({ ok: false, falhas: [{ campo: 'direcionarParaAtendente' }] });
    expect(
      validarEtapa(C.depois(e, { tipo: 'ATENDENTE_ESCOLHIDO', direcionar: true }), 'concluir', C.ctx).ok,
    ).toBe(true);
  });
});

describe('time-slot reservation applies (doc2 §4)', () => {
  const sim: CondicoesDeReserva = {
    sistemaPrestador: 'SOC',
    funcionarios: [{ possuiRisco: true }, { possuiRisco: false }],
    usaReservaHorario: true,
    tipoExame: T.PERIODICO,
  };
  it('with all six conditions', () => expect(aplicaReservaDeHorario(sim)).toBe(true));

  test.each([
    ['another system', { sistemaPrestador: 'OUTRO' }],
    ['no system', { sistemaPrestador: null }],
    ['nobody with risk', { funcionarios: [{ possuiRisco: false }, { possuiRisco: null }] }],
    ['no employees', { funcionarios: [] }],
    ['a client without reservation', { usaReservaHorario: false }],
    ['an unknown type', { tipoExame: 99 }],
    ['no type', { tipoExame: null }],
    ['return to work', { tipoExame: T.RETORNO_AO_TRABALHO }],
    ['consultation', { tipoExame: T.CONSULTA }],
    ['third party', { tipoExame: T.TERCEIROS }],
    ['certificate evaluation', { tipoExame: T.AVALIACAO_DE_ATESTADO }],
    ['spot monitoring', { tipoExame: T.MONITORACAO_PONTUAL }],
    ['a PCD employee', { funcionarios: [{ possuiRisco: true, pcd: true }] }],
  ] as const)('not with %s', (_nome, mudanca) => {
    expect(aplicaReservaDeHorario({ ...sim, ...mudanca })).toBe(false);
  });

  it('a reservation request needs the step agendar, unless the clinic answered that it does not reserve', () => {
    const e = C.depois(C.pedidoCompleto(), {
      tipo: 'PRESTADOR_ESCOLHIDO',
      prestador: C.clinica(4, { sistema: 'SOC' }),
    });
    const comReserva = { ...e, cliente: e.cliente && { ...e.cliente, usaReservaHorario: true } };
    expect(ids(comReserva)).toContain('agendar');
    expect(
      ids(C.depois(comReserva, { tipo: 'RESERVA_VERIFICADA', idPrestador: 4, suporta: false })),
    ).not.toContain('agendar');
  });
});
