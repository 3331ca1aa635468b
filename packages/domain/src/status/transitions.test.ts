import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PERMISSION } from '../permissions/index.ts';
import {
  STATUS_ACTION,
  GUARDS,
  canTransition,
  STATUS,
  StatusAgendamento,
  TRANSITIONS,
  type StatusAction,
  type Actor,
  type TransitionContext,
} from './index.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const ALL = Object.values(PERMISSION);
const S = STATUS;
const ACTIONS = Object.keys(STATUS_ACTION) as StatusAction[];
const to = (from: number | null, action: StatusAction, context: Partial<TransitionContext> = {}) => {
  const r = canTransition(from, action, ALL, { now, ...context });
  return r.ok ? r.para : r.codigo;
};

const context: fc.Arbitrary<TransitionContext> = fc.record({
  now: fc.constant(now),
  actor: fc.constantFrom<Actor>('INTERNO', 'FUNCIONARIO', 'PRESTADOR', 'SISTEMA'),
  dataAgendamento: fc.option(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25')),
  deadlineHours: fc.constantFrom<number | false>(false, 24),
  dataSugestaoFinal: fc.option(fc.constantFrom('2026-11-23', '2026-11-24')),
  hasLiveLink: fc.boolean(),
  isDepositoPending: fc.boolean(),
  isDepositoPaid: fc.boolean(),
  withoutRisco: fc.boolean(),
  hasPrestador: fc.boolean(),
  autoagendamento: fc.boolean(),
});

describe('transition table', () => {
  test.each([
    ['doc1 §4 cancel', S.EM_ABERTO, 'CANCELAR', S.CANCELADO],
    ['doc1 §4 give up slot', S.AGENDADO, 'DESISTIR', S.DESISTENCIA_DE_VAGA],
    ['doc1 §4 request change', S.AGENDADO, 'SOLICITAR_ALTERACAO', S.PENDENCIA_PRESTADOR],
    ['doc1 §4 resolve pendency', S.PENDENCIA_CLIENTE, 'RESOLVER_PENDENCIA', S.PENDENCIA_PRESTADOR],
    ['doc1 §4 mark missed', S.AGUARDANDO_CONF_COMPARECIMENTO, 'MARCAR_FALTA', S.FALTA_CONSULTA],
    ['doc1 §4 creation', null, 'CRIAR', S.EM_ABERTO],
    ['decisions #31 deposit paid', S.DEPOSITO_ANTECIPADO, 'PAGAR_DEPOSITO', S.EM_ANDAMENTO],
  ] as const)('%s', (_name, from, action, expected) => expect(to(from, action)).toBe(expected));

  it('doc2 §4 step 5: a link is issued only when every employee has risk', () => {
    expect(to(null, 'CRIAR_AUTOAGENDAMENTO')).toBe(S.AUTOAGENDAMENTO);
    expect(to(null, 'CRIAR_AUTOAGENDAMENTO', { withoutRisco: true })).toBe(S.AGUARDANDO_APLICACAO_RISCO);
  });

  it('self-scheduling confirmed: scheduled, or deposit where the clinic is paid in advance', () => {
    const actor = 'FUNCIONARIO';
    expect(to(S.AUTOAGENDAMENTO, 'CONFIRMAR_AUTOAGENDAMENTO', { actor })).toBe(S.AGENDADO);
    expect(to(S.AUTOAGENDAMENTO, 'CONFIRMAR_AUTOAGENDAMENTO', { actor, isDepositoPending: true })).toBe(
      S.DEPOSITO_ANTECIPADO,
    );
    expect(to(S.AGENDADO, 'CONFIRMAR_AUTOAGENDAMENTO', { actor })).toBe('STATUS_NOT_ALLOWED');
  });

  it('a life from request to completion', () => {
    let s: number | string | null = null;
    const step = (action: StatusAction, c: Partial<TransitionContext> = {}) => {
      s = to(s as number | null, action, c);
    };
    step('CRIAR');
    step('INICIAR_ATENDIMENTO');
    step('AGENDAR', { isDepositoPending: true });
    expect(s).toBe(S.DEPOSITO_ANTECIPADO);
    step('PAGAR_DEPOSITO');
    step('AGENDAR');
    expect(s).toBe(S.AGENDADO);
    step('CHEGAR_DIA', { actor: 'SISTEMA', dataAgendamento: '2026-11-24' });
    expect(s).toBe(S.DIA_DA_CONSULTA);
    step('ENCERRAR_DIA', { actor: 'SISTEMA', dataAgendamento: '2026-11-23' });
    step('CONFIRMAR_COMPARECIMENTO', { actor: 'PRESTADOR' });
    expect(s).toBe(S.CONCLUIDO);
  });

  it('an attendant gives back what is under way, unless it is paid for, and takes over what has begun', () => {
    expect(to(S.EM_ANDAMENTO, 'DEVOLVER_ATENDIMENTO')).toBe(S.EM_ABERTO);
    expect(to(S.EM_ANDAMENTO, 'DEVOLVER_ATENDIMENTO', { isDepositoPaid: true })).toBe('CONDITION');
    expect(to(S.AGENDADO, 'DEVOLVER_ATENDIMENTO')).toBe('STATUS_NOT_ALLOWED');
    const begun = [2, 3, 4, 5, 6, 7, 8, 11, 14, 15, 16, 17, 19, 26];
    for (const status of Object.values(S))
      expect([status, to(status, 'ASSUMIR_ATENDIMENTO')]).toEqual([
        status,
        begun.includes(status) ? status : 'STATUS_NOT_ALLOWED',
      ]);
  });

  it('time alone ends a link after its last day, and an unpaid deposit on the exam day', () => {
    const link = (dataSugestaoFinal: string | null, hasLiveLink = false) =>
      to(S.AUTOAGENDAMENTO, 'EXPIRAR_LINK', { actor: 'SISTEMA', dataSugestaoFinal, hasLiveLink });
    expect(link('2026-11-23')).toBe(S.NAO_CONFIRMADO);
    expect([link('2026-11-24'), link(null), link('2026-11-23', true)]).toEqual(Array(3).fill('CONDITION'));
    const deposito = (dataAgendamento: string) =>
      to(S.DEPOSITO_ANTECIPADO, 'VENCER_DEPOSITO', { actor: 'SISTEMA', dataAgendamento });
    expect(deposito('2026-11-24')).toBe(S.NAO_CONFIRMADO);
    expect(deposito('2026-11-25')).toBe('CONDITION');
  });

  it('rows by which the system acts agree in everything but the status they leave', () => {
    for (const action of ACTIONS) {
      const actionRows = TRANSITIONS.filter((t) => t.action === action && t.actors.join() === 'SISTEMA');
      const effects = actionRows.map(({ para: end, guards, releasesVaga }) =>
        JSON.stringify([end, guards, releasesVaga]),
      );
      expect(new Set(effects).size).toBeLessThanOrEqual(1);
    }
  });

  it('decision 59: an undelivered kit on the day is neither cancelled nor given up, as a scheduled one', () => {
    for (const status of [S.AGENDADO, S.KIT_PENDENTE])
      for (const action of ['CANCELAR', 'DESISTIR'] as const) {
        const on = (dataAgendamento: string) =>
          canTransition(status, action, ALL, { now, dataAgendamento }).ok;
        expect([on('2026-11-23'), on('2026-11-24'), on('2026-11-25')]).toEqual([false, false, true]);
      }
  });

  it('doc1 §4 timing block: scheduled, give-up, cancel and change are refused with the text', () => {
    for (const [action, verb] of [
      ['CANCELAR', 'cancelar'],
      ['DESISTIR', 'desistir'],
      ['SOLICITAR_ALTERACAO', 'alterar'],
    ] as const) {
      expect(canTransition(S.AGENDADO, action, ALL, { now, deadlineHours: 48 })).toMatchObject({
        ok: false,
        codigo: 'CONDITION',
        reason: `O prazo para ${verb} é de até 48h antes da consulta!`,
      });
      expect(canTransition(S.EM_ANDAMENTO, action, ALL, { now, deadlineHours: 48 }).ok).toBe(true);
    }
  });

  it('decisions #9, #17: without permission an internal user is refused, and unknown things always', () => {
    expect(canTransition(S.EM_ABERTO, 'CANCELAR', [], { now })).toMatchObject({
      ok: false,
      codigo: 'SEM_PERMISSAO',
    });
    expect(canTransition(24, 'CANCELAR', ALL, { now })).toMatchObject({
      ok: false,
      codigo: 'UNKNOWN_STATUS',
    });
    expect(
      canTransition(1, 'function toString() { [native code] }' as StatusAction, ALL, { now }),
    ).toMatchObject({
      ok: false,
      codigo: 'UNKNOWN_ACTION',
    });
    expect(canTransition(null, 'CANCELAR', ALL, { now })).toMatchObject({
      ok: false,
      codigo: 'STATUS_NOT_ALLOWED',
    });
    expect(
      canTransition(S.AUTOAGENDAMENTO, 'CONFIRMAR_AUTOAGENDAMENTO', ALL, { now, actor: 'PRESTADOR' }),
    ).toMatchObject({
      ok: false,
      codigo: 'ACTOR_NOT_ALLOWED',
    });
  });

  it('accepts exactly what the table lists', () => {
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...Object.values(S), 0, 23, 24, 25, 28)),
        fc.constantFrom(...ACTIONS),
        fc.subarray(ALL),
        context,
        (from, action, permissions, c) => {
          const r = canTransition(from, action, permissions, c);
          // Written a second time, row by row: what the table lets pass, and nothing else.
          const openOnes = TRANSITIONS.filter(
            (t) =>
              t.de === from &&
              t.action === action &&
              t.actors.includes(c.actor ?? 'INTERNO') &&
              (c.actor !== 'INTERNO' || t.permission === null || permissions.includes(t.permission)) &&
              t.guards.every((g) => GUARDS[g]({ ...c, de: t.de, acao: action }) === null),
          );
          expect(r.ok ? [r.transition] : []).toEqual(openOnes);
          if (r.ok) expect(r.para).toBe(r.transition.para);
          else expect(r.reason).not.toBe('');
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('asks internal users for a permission in every row, so that no change is open to readers', () => {
    const available = TRANSITIONS.filter((t) => t.actors.includes('INTERNO') && t.permission === null);
    expect(available).toEqual([]);
  });

  it('frees the slot exactly where the appointment ends without the employee having come, or its hold is undone', () => {
    const withoutVaga: readonly number[] = [
      S.CANCELADO,
      S.DESISTENCIA_DE_VAGA,
      S.NAO_CONFIRMADO,
      S.FALTA_CONSULTA,
    ];
    for (const { para: end, action, releasesVaga } of TRANSITIONS) {
      expect([action, releasesVaga]).toEqual([
        action,
        withoutVaga.includes(end) || action === 'DESFAZER_RESERVA',
      ]);
    }
  });

  it('rows of one status and action exclude each other: at most one passes its guards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRANSITIONS), context, ({ de: from, action }, c) => {
        const openOnes = TRANSITIONS.filter(
          (t) =>
            t.de === from &&
            t.action === action &&
            t.guards.every((g) => GUARDS[g]({ ...c, de: from, acao: action }) === null),
        );
        expect(openOnes.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('every status can be reached from creation, and all but the five ends can be left', () => {
    const reached = new Set<number>();
    const queue: (number | null)[] = [null];
    for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
      for (const t of TRANSITIONS) {
        if (t.de === from && !reached.has(t.para)) {
          reached.add(t.para);
          queue.push(t.para);
        }
      }
    }
    expect([...reached].sort((a, b) => a - b)).toEqual(Object.values(S).sort((a, b) => a - b));
    const withoutExit = StatusAgendamento.filter(
      (s) => !TRANSITIONS.some((t) => t.de === s.id && t.para !== s.id),
    ).map((s) => s.codigo);
    expect(withoutExit.sort()).toEqual([
      'CANCELADO',
      'CONCLUIDO',
      'DESISTENCIA_DE_VAGA',
      'FALTA_CONSULTA',
      'NAO_CONFIRMADO',
    ]);
  });

  it('decisions #8: two actions lead from the client pendency to the provider one', () => {
    const between = TRANSITIONS.filter(
      (t) => t.de === S.PENDENCIA_CLIENTE && t.para === S.PENDENCIA_PRESTADOR,
    );
    expect([...new Set(between.map((t) => t.action))].sort()).toEqual([
      'RESOLVER_PENDENCIA',
      'SOLICITAR_ALTERACAO',
    ]);
  });
});
