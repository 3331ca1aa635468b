import { describe, expect, it, test } from 'vitest';
import { PERMISSION } from '../permissions/index.ts';
import {
  actionOfRecord,
  canTransition,
  clinicActions,
  clinicRecordText,
  CLINIC_ACTIONS,
  CLINIC_STATUSES,
  recordFailure,
  STATUS as S,
  statusRecord,
  StatusAgendamento,
  TRANSITIONS,
} from './index.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const YESTERDAY = '2026-11-23';
const TODAY = '2026-11-24';
const TOMORROW = '2026-11-25';

describe("the clinic's steps (doc3 §2.1)", () => {
  const WAITING = S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR;
  test.each([
    [
      'a question for a day to come',
      WAITING,
      TOMORROW,
      ['CONFIRMAR_PELO_PRESTADOR', 'PROPOR_OUTRO_HORARIO', 'RECUSAR_PELO_PRESTADOR'],
    ],
    [
      'a question for today',
      WAITING,
      TODAY,
      ['CONFIRMAR_PELO_PRESTADOR', 'PROPOR_OUTRO_HORARIO', 'RECUSAR_PELO_PRESTADOR'],
    ],
    [
      'a question for a day that is over',
      WAITING,
      YESTERDAY,
      ['PROPOR_OUTRO_HORARIO', 'RECUSAR_PELO_PRESTADOR'],
    ],
    ['a booked day to come', S.AGENDADO, TOMORROW, []],
    ['an undelivered kit', S.KIT_PENDENTE, TOMORROW, []],
    [
      'the day itself',
      S.DIA_DA_CONSULTA,
      TODAY,
      ['REGISTRAR_CHEGADA', 'CONFIRMAR_COMPARECIMENTO', 'INFORMAR_FALTA'],
    ],
    [
      'a day that is over, or somebody who has arrived',
      S.AGUARDANDO_CONF_COMPARECIMENTO,
      TODAY,
      ['CONFIRMAR_COMPARECIMENTO', 'INFORMAR_FALTA'],
    ],
  ])('%s', (_, idStatus, dataAgendamento, expected) => {
    expect(clinicActions({ idStatus, dataAgendamento }, now)).toEqual(expected);
  });

  it('are none in a status that the clinic does not see, and all of them are in the table', () => {
    for (const { id } of StatusAgendamento) {
      if (CLINIC_STATUSES.includes(id)) continue;
      for (const dataAgendamento of [YESTERDAY, TODAY, TOMORROW, null])
        expect([id, clinicActions({ idStatus: id, dataAgendamento }, now)]).toEqual([id, []]);
    }
    const inTable = new Set(TRANSITIONS.filter((t) => t.actors.includes('PRESTADOR')).map((t) => t.action));
    expect([...inTable].sort()).toEqual([...CLINIC_ACTIONS].sort());
  });

  it('lead where the next person takes over', () => {
    const to = (from: number, action: (typeof CLINIC_ACTIONS)[number], isDepositoPending = false) => {
      const result = canTransition(from, action, [], {
        now,
        actor: 'PRESTADOR',
        dataAgendamento: TODAY,
        isDepositoPending,
      });
      return result.ok && result.para;
    };
    expect(to(WAITING, 'CONFIRMAR_PELO_PRESTADOR')).toBe(S.AGENDADO);
    expect(to(WAITING, 'CONFIRMAR_PELO_PRESTADOR', true)).toBe(S.DEPOSITO_ANTECIPADO);
    expect(to(WAITING, 'RECUSAR_PELO_PRESTADOR')).toBe(S.PENDENCIA_PRESTADOR);
    expect(to(WAITING, 'PROPOR_OUTRO_HORARIO')).toBe(S.PENDENCIA_PRESTADOR);
    expect(to(S.DIA_DA_CONSULTA, 'REGISTRAR_CHEGADA')).toBe(S.AGUARDANDO_CONF_COMPARECIMENTO);
    expect(to(S.AGUARDANDO_CONF_COMPARECIMENTO, 'CONFIRMAR_COMPARECIMENTO')).toBe(S.CONCLUIDO);
    expect(to(S.AGUARDANDO_CONF_COMPARECIMENTO, 'INFORMAR_FALTA')).toBe(S.FALTA_CONSULTA);
  });

  it('say in the record what was done, what is offered instead, and why', () => {
    expect(clinicRecordText('CONFIRMAR_PELO_PRESTADOR')).toBe('Confirmado pelo prestador');
    expect(clinicRecordText('RECUSAR_PELO_PRESTADOR', { reason: ' Sem médico no dia. ' })).toBe(
      'Recusado pelo prestador. Motivo: Sem médico no dia.',
    );
    expect(
      clinicRecordText('PROPOR_OUTRO_HORARIO', { proposal: { data: '2026-11-26', hora: '09:30' } }),
    ).toBe('Alteração proposta pelo prestador: quinta-feira, 26 de novembro de 2026, às 09:30');
  });
});

describe('the question to the clinic', () => {
  const ask = (context: { hasPrestador?: boolean; dataAgendamento?: string | null }) =>
    canTransition(S.EM_ANDAMENTO, 'PEDIR_CONFIRMACAO_PRESTADOR', [PERMISSION.PAINEL_AGENDAMENTO], {
      now,
      ...context,
    }).ok;

  it('is asked only with a clinic and a day', () => {
    expect(ask({ hasPrestador: true, dataAgendamento: TOMORROW })).toBe(true);
    expect(ask({ hasPrestador: true, dataAgendamento: null })).toBe(false);
    expect(ask({ hasPrestador: false, dataAgendamento: TOMORROW })).toBe(false);
    expect(ask({ dataAgendamento: TOMORROW })).toBe(false);
  });

  it('is posted as a status record of its own text', () => {
    const record = statusRecord('PEDIR_CONFIRMACAO_PRESTADOR', 7);
    expect(record).toEqual({
      agendamento: 7,
      status: { id: 26 },
      descricao: 'Mudança de status para Aguardando Confirmação do Prestador',
      observacao: '',
    });
    expect(actionOfRecord(record)).toBe('PEDIR_CONFIRMACAO_PRESTADOR');
    expect(recordFailure({ ...record, descricao: 'outra coisa' })).toBe(
      "A descrição deve ser 'Mudança de status para Aguardando Confirmação do Prestador'",
    );
  });
});
