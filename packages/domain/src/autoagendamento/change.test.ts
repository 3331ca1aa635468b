import { describe, expect, it } from 'vitest';
import { STATUS, TRANSITIONS } from '../status/index.ts';
import { nowInSaoPaulo } from '../time/index.ts';
import {
  changeRefusal,
  DAY_HAS_COME_TEXT,
  EMPLOYEE_CHANGES,
  IN_REVIEW_TEXT,
  isEmployeeChange,
  type ChangeableVisit,
} from './index.ts';

const now = nowInSaoPaulo(Date.parse('2026-11-23T12:00:00Z'));
const visit = (options: Partial<ChangeableVisit> = {}): ChangeableVisit => ({
  idStatus: STATUS.AGENDADO,
  dataAgendamento: '2026-11-25',
  horaAgendamento: '08:00',
  limits: { alterar: 24, cancelar: 48 },
  now,
  ...options,
});
const refusals = (options: Partial<ChangeableVisit>) =>
  EMPLOYEE_CHANGES.map((action) => changeRefusal(action, visit(options)));

describe("issue 12 'A way back': another day or none, by the client's rules", () => {
  it.each([
    // 47 hours are left: enough for the limit of 24, not for the one of 48.
    ['each by its own limit', {}, [null, 'O prazo para cancelar é de até 48h antes da consulta!']],
    ['exactly at the limit is in time', { horaAgendamento: '09:00' }, [null, null]],
    [
      'both too late',
      { dataAgendamento: '2026-11-24' },
      [
        'O prazo para alterar é de até 24h antes da consulta!',
        'O prazo para cancelar é de até 48h antes da consulta!',
      ],
    ],
    ['no limits', { dataAgendamento: '2026-11-24', limits: { alterar: null, cancelar: 0 } }, [null, null]],
    [
      'on the day',
      { dataAgendamento: '2026-11-23', limits: { alterar: null, cancelar: null } },
      [DAY_HAS_COME_TEXT, DAY_HAS_COME_TEXT],
    ],
    ['the day, by its status', { idStatus: STATUS.DIA_DA_CONSULTA }, [DAY_HAS_COME_TEXT, DAY_HAS_COME_TEXT]],
    ['asked already', { idStatus: STATUS.PENDENCIA_PRESTADOR }, [IN_REVIEW_TEXT, IN_REVIEW_TEXT]],
    ['waiting for the deposit', { idStatus: STATUS.DEPOSITO_ANTECIPADO }, [null, null]],
    ['over', { idStatus: STATUS.CONCLUIDO }, [IN_REVIEW_TEXT, IN_REVIEW_TEXT]],
  ])('%s', (_, options, expected) => {
    expect(refusals(options)).toEqual(expected);
  });

  it('the table lets an employee change what is booked, and nothing else', () => {
    const open = TRANSITIONS.filter((t) => isEmployeeChange(t.action) && t.actors.includes('FUNCIONARIO'));
    expect(open.map((t) => `${t.action} ${String(t.de)}`).toSorted()).toEqual([
      'CANCELAR 15',
      'CANCELAR 17',
      'CANCELAR 8',
      'SOLICITAR_ALTERACAO 15',
      'SOLICITAR_ALTERACAO 17',
      'SOLICITAR_ALTERACAO 8',
    ]);
  });
});
