import { describe, expect, it, test } from 'vitest';
import { TiposExame, TIPO_EXAME as T } from '../../exames/index.ts';
import { appliesHorarioReserva, type ReservaConditions } from '../../pedido/index.ts';
import {
  initialState,
  assistenteSteps,
  stepsForAttendant,
  STEPS,
  validatePreSolicitacao,
  validateStep,
} from '../index.ts';
import * as C from './scenario.ts';

const ids = (e: ReturnType<typeof initialState>) => assistenteSteps(e, C.ctx).map((x) => x.id);

describe('which steps a request needs (doc2 §2.1, decisions #13)', () => {
  it('decisions #13: the full order', () => {
    expect(STEPS.filter((e) => e.mode !== 'AUTOAGENDAMENTO').map((e) => e.id)).toEqual([
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

  test.each(TiposExame.map((t) => [t.nome, t.id] as const))('doc2 §2.1 anexos for %s', (_name, id) => {
    const e = C.after(initialState(), { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(id) });
    expect(ids(e).includes('anexos')).toBe(
      [T.CONSULTA, T.TERCEIROS, T.RETORNO_AO_TRABALHO].includes(id as 3),
    );
  });

  it('doc2 §2.1 pcd: only when an employee is flagged', () => {
    expect(ids(C.pedidoManual())).not.toContain('pcd');
    const e = C.after(C.pedidoManual(), { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: true } });
    expect(ids(e)).toContain('pcd');
  });

  it('doc2 §2.1: after the requester, self-scheduling shows only its own two steps', () => {
    expect(ids(initialState(null, { autoagendamento: true }))).toEqual([
      'dados-solicitante',
      'autoagendamento',
      'dados-funcionario',
    ]);
  });

  it('a step that only an attendant does says what to do instead, and only such a step does', () => {
    const e = C.after(C.pedidoManual(T.CONSULTA), {
      type: 'FUNCIONARIO_CHANGED',
      id: 1,
      fields: { pcd: true },
    });
    expect(stepsForAttendant(e, C.ctx).map((x) => x.id)).toEqual(['pcd', 'anexos']);
    for (const step of assistenteSteps(e, C.ctx)) {
      expect(step.attendantNotice === undefined).toBe(!['pcd', 'anexos'].includes(step.id));
      if (step.attendantNotice) expect(step.attendantNotice).toContain('atendente');
    }
  });

  it('a request that needs such a step can only be handed to an attendant', () => {
    const e = C.after(C.completePedido(), { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: true } });
    expect(validateStep(C.completePedido(), 'concluir', C.ctx).ok).toBe(true);
    const r = validateStep(e, 'concluir', C.ctx);
    expect(r).toMatchObject({ ok: false, failures: [{ campo: 'direcionarParaAtendente' }] });
    expect(validateStep(C.after(e, { type: 'ATTENDANT_CHOSEN', forward: true }), 'concluir', C.ctx).ok).toBe(
      true,
    );
  });
});

describe('doc2 §2.1: Criar pré-solicitação at the final step', () => {
  it('is offered where only an attendant could go on: what is missing is completed later', () => {
    const e = C.after(C.completePedido(), { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: true } });
    expect(validateStep(e, 'concluir', C.ctx).ok).toBe(false);
    expect(validatePreSolicitacao(e, C.ctx)).toEqual({ ok: true });
  });

  it('a step that can be opened is complete, or the first of them says why not', () => {
    const e = { ...C.completePedido(), nomeSolicitante: '' };
    expect(validatePreSolicitacao(e, C.ctx)).toMatchObject({
      ok: false,
      failures: [{ campo: 'nomeSolicitante' }],
    });
  });
});

describe('time-slot reservation applies (doc2 §4)', () => {
  const yes: ReservaConditions = {
    prestadorSystem: 'SOC',
    funcionarios: [{ possuiRisco: true }, { possuiRisco: false }],
    usaReservaHorario: true,
    tipoExame: T.PERIODICO,
  };
  it('with all six conditions', () => expect(appliesHorarioReserva(yes)).toBe(true));

  test.each([
    ['another system', { prestadorSystem: 'OUTRO' }],
    ['no system', { prestadorSystem: null }],
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
  ] as const)('not with %s', (_name, change) => {
    expect(appliesHorarioReserva({ ...yes, ...change })).toBe(false);
  });

  it('a reservation request needs the step agendar, unless the clinic answered that it does not reserve', () => {
    const e = C.after(C.completePedido(), {
      type: 'PRESTADOR_CHOSEN',
      prestador: C.clinic(4, { sistema: 'SOC' }),
    });
    const withReserva = { ...e, cliente: e.cliente && { ...e.cliente, usaReservaHorario: true } };
    expect(ids(withReserva)).toContain('agendar');
    expect(
      ids(C.after(withReserva, { type: 'RESERVA_VERIFIED', idPrestador: 4, supports: false })),
    ).not.toContain('agendar');
  });
});
