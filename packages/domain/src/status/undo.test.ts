import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNDO_LIFE } from '../messages/index.ts';
import { PERMISSION } from '../permissions/index.ts';
import {
  canTransition,
  canUndo,
  isUndoable,
  STATUS as S,
  TRANSITIONS,
  UNDO_GRACE,
  UNDO_TRANSITIONS,
  undoRecordText,
  vagaTakenReason,
  type LastRecord,
} from './index.ts';

const at = (ms: number) => ({
  data: '2026-11-24',
  time: '10:00',
  instant: new Date(Date.parse('2026-11-24T13:00:00.000Z') + ms).toISOString(),
});
const now = at(0);
const ALL = Object.values(PERMISSION);
const record = (given: Partial<LastRecord> = {}): LastRecord => ({
  de: S.AGENDADO,
  para: S.CANCELADO,
  acao: 'CANCELAR',
  autorId: 7,
  createdAt: now.instant,
  ...given,
});
const me = { now, usuarioId: 7 };

describe("undo of cancel, give-up and missed (issue 9 'Beyond the specification')", () => {
  it('undo after do is the identity on the status, for every step that can be undone, with the permission of the step', () => {
    const steps = TRANSITIONS.filter((t) => isUndoable(t.action));
    expect(UNDO_TRANSITIONS).toHaveLength(steps.length);
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.subarray(ALL), (step, permissions) => {
        const done = canTransition(step.de, step.action, permissions, { now });
        const undone = canUndo(record({ de: step.de, para: step.para, acao: step.action }), permissions, me);
        expect(undone.ok).toBe(done.ok);
        if (undone.ok) {
          expect(undone.transition.para).toBe(step.de);
          expect(undone.transition.de).toBe(step.para);
          expect(undone.transition.permission).toBe(step.permission);
        } else expect(undone.codigo).toBe('SEM_PERMISSAO');
      }),
    );
  });

  it('starts from the three ends only, and the table itself still leads nowhere from them', () => {
    expect([...new Set(UNDO_TRANSITIONS.map((t) => t.de))].sort((a, b) => a - b)).toEqual([
      S.DESISTENCIA_DE_VAGA,
      S.CANCELADO,
      S.FALTA_CONSULTA,
    ]);
    for (const { de: end } of UNDO_TRANSITIONS)
      expect(TRANSITIONS.filter((t) => t.de === end && t.para !== end)).toEqual([]);
  });

  it('takes back nothing but these actions: neither the clinic’s missed, nor what the system ended, nor an undo', () => {
    const codeOf = (given: Partial<LastRecord> | null) => {
      const result = canUndo(given && record(given), ALL, me);
      return result.ok ? 'ok' : result.codigo;
    };
    expect(codeOf(null)).toBe('STATUS_NOT_ALLOWED');
    expect(codeOf({ acao: 'INFORMAR_FALTA', de: S.DIA_DA_CONSULTA, para: S.FALTA_CONSULTA })).toBe(
      'STATUS_NOT_ALLOWED',
    );
    expect(codeOf({ acao: 'DESFAZER', de: S.CANCELADO, para: S.AGENDADO })).toBe('STATUS_NOT_ALLOWED');
    expect(codeOf({ acao: 'AGENDAR', de: S.EM_ANDAMENTO, para: S.AGENDADO })).toBe('STATUS_NOT_ALLOWED');
    expect(codeOf({ acao: 'toString' })).toBe('STATUS_NOT_ALLOWED');
    expect(codeOf({})).toBe('ok');
  });

  it('only by who did it, and says what stays', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 20 })), (autorId) => {
        const result = canUndo(record({ autorId }), ALL, me);
        expect(result.ok).toBe(autorId === 7);
        if (!result.ok)
          expect(result.reason).toBe(
            'Só quem fez a mudança pode desfazer. O agendamento continua cancelado.',
          );
      }),
    );
  });

  it('only while the toast offers it, and a few seconds more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (elapsed) => {
        const result = canUndo(record(), ALL, { now: at(elapsed), usuarioId: 7 });
        expect(result.ok).toBe(elapsed <= UNDO_LIFE + UNDO_GRACE);
        if (!result.ok)
          expect(result.reason).toBe('O tempo para desfazer acabou. O agendamento continua cancelado.');
      }),
    );
  });

  it('says why a slot is not taken back, and what became of a link', () => {
    expect(vagaTakenReason(S.CANCELADO)).toBe(
      'O horário já foi ocupado por outra pessoa. O agendamento continua cancelado.',
    );
    expect(vagaTakenReason(S.FALTA_CONSULTA)).toContain('A falta continua registrada.');
    expect(undoRecordText('CANCELAR', false)).toBe('Cancelamento desfeito.');
    expect(undoRecordText('DESISTIR', true)).toBe(
      'Desistência desfeita. O link enviado antes não vale mais: envie outro.',
    );
  });
});
