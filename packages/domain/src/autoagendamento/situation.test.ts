import { describe, expect, it } from 'vitest';
import { STATUS, StatusAgendamento } from '../status/index.ts';
import { bookingSituation, isInReview, isOnlyReserved } from './situation.ts';

const DAY = '2026-11-25';

describe('doc2 §2.10 how a request stands to its employee', () => {
  it.each([
    [STATUS.AUTOAGENDAMENTO, null, 'PENDENTE'],
    [STATUS.AGUARDANDO_CONF_COLABORADOR, DAY, 'PROPOSTO'],
    [STATUS.AGUARDANDO_CONF_COLABORADOR, null, 'ENCERRADO'],
    [STATUS.AGENDADO, DAY, 'CONFIRMADO'],
    [STATUS.DEPOSITO_ANTECIPADO, DAY, 'CONFIRMADO'],
    [STATUS.PENDENCIA_PRESTADOR, DAY, 'CONFIRMADO'],
    [STATUS.EM_ABERTO, null, 'ENCERRADO'],
    [STATUS.CANCELADO, DAY, 'ENCERRADO'],
    [STATUS.NAO_CONFIRMADO, DAY, 'ENCERRADO'],
    [STATUS.CONCLUIDO, DAY, 'ENCERRADO'],
    [STATUS.FALTA_CONSULTA, DAY, 'ENCERRADO'],
  ] as const)('status %s on day %s: %s', (idStatus, dataAgendamento, expected) => {
    expect(bookingSituation({ idStatus, dataAgendamento })).toBe(expected);
  });

  it('a booked day is looked at again in every other open status than those in which it stands as told', () => {
    const reviewed = StatusAgendamento.filter(({ id }) => isInReview({ idStatus: id, dataAgendamento: DAY }));
    expect(reviewed.map(({ codigo: code }) => code)).toEqual([
      'EM_ABERTO',
      'EM_ANDAMENTO',
      'PENDENCIA_CLIENTE',
      'AGUARDANDO_DATA',
      'REAGENDADO',
      'AGUARDANDO_APLICACAO_RISCO',
      'PROCESSANDO_AGENDAMENTO',
      'PENDENCIA_RESOLVIDA',
      'PENDENCIA_PRESTADOR',
      'AGUARDANDO_CONFIRMACAO_AGENDA',
      'PROCESSANDO_SOLICITACAO',
      'AGUARDANDO_CONFIRMACAO_DO_PRESTADOR',
    ]);
    expect(StatusAgendamento.some(({ id }) => isInReview({ idStatus: id, dataAgendamento: null }))).toBe(
      false,
    );
  });

  it('a day is only reserved while the clinic waits for its deposit', () => {
    expect(
      StatusAgendamento.filter(({ id }) => isOnlyReserved({ idStatus: id })).map(({ id }) => id),
    ).toEqual([STATUS.DEPOSITO_ANTECIPADO]);
  });
});
