import { expect, test } from 'vitest';
import { missedTooEarly, STATUS as S } from './index.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };

test.each([
  [S.EM_ABERTO, null, null, 'Este agendamento ainda não tem dia marcado.'],
  [S.AGENDADO, '2026-12-16', '10:00', 'A consulta ainda não aconteceu: ela é em 16/12/2026 às 10:00.'],
  [S.AGENDADO, '2026-12-16', null, 'A consulta ainda não aconteceu: ela é em 16/12/2026.'],
  [S.AGENDADO, '2026-11-24', '10:01', 'A consulta ainda não aconteceu: ela é em 24/11/2026 às 10:01.'],
  [S.AGENDADO, '2026-11-24', '10:00', null],
  [S.AGENDADO, '2026-11-24', null, null],
  [S.AGENDADO, '2026-11-23', '23:00', null],
  // The status knows better than a day that was never written down.
  [S.DIA_DA_CONSULTA, null, null, null],
  [S.AGUARDANDO_CONF_COMPARECIMENTO, null, null, null],
] as const)('a missed exam of status %s, on %s at %s: %s', (id, day, time, said) => {
  expect(missedTooEarly({ status: { id }, dataAgendamento: day, horaAgendamento: time }, now)).toBe(said);
});
