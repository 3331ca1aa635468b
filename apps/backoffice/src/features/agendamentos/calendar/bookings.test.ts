import type { CalendarAgendamento } from '@apto/api-client';
import { PERMISSION } from '@apto/domain/permissions';
import { STATUS, statusOf, type IdStatus } from '@apto/domain/status';
import { describe, expect, it } from 'vitest';
import { placeVerdict, toBooking } from './bookings.ts';

const NOW = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const ALL = Object.values(PERMISSION);
const row = (idStatus: IdStatus, changes: Partial<CalendarAgendamento> = {}): CalendarAgendamento => ({
  id: 7,
  version: 1,
  status: { id: idStatus, descricao: statusOf(idStatus)?.descricao ?? '', primevueColor: 'info' },
  idPrestador: 1,
  tipoExame: { id: 2, descricao: 'Periódico' },
  company: { name: 'Apto' },
  funcionario: { id: 1, name: 'Ana Souza' },
  cliente: { id: 1, name: 'Serra Azul' },
  dataAgendamento: '2026-11-26',
  horaAgendamento: '08:00',
  horaSaida: null,
  ...changes,
});

describe('the calendar of the list: an appointment as the agenda draws it', () => {
  it('says who, what and where it stands, and moves where the transition table lets it be rescheduled', () => {
    const booking = toBooking(row(STATUS.AGENDADO), ALL, NOW);
    expect(booking).toMatchObject({
      id: '7',
      title: 'Ana Souza',
      subtitle: 'Periódico, Serra Azul',
      date: '2026-11-26',
      start: '08:00',
      status: statusOf(STATUS.AGENDADO)?.descricao,
      tone: statusOf(STATUS.AGENDADO)?.tone,
    });
    expect(booking).not.toHaveProperty('locked');
    expect(booking).not.toHaveProperty('end');
  });

  it('has no time where the clinic serves by order of arrival', () => {
    const booking = toBooking(row(STATUS.AGENDADO, { horaAgendamento: null, horaSaida: '09:00' }), ALL, NOW);
    expect(booking).not.toHaveProperty('start');
    expect(booking).not.toHaveProperty('end');
  });

  it('is locked with the reason of the transition table, and without the permission', () => {
    expect(toBooking(row(STATUS.EM_ABERTO), ALL, NOW).locked).toMatch(/^Não é possível .*'Em Aberto'\.$/i);
    expect(toBooking(row(STATUS.AGENDADO), [], NOW).locked).toBeTruthy();
  });
});

describe('the calendar of the list: where an exam may be put', () => {
  it.each([
    ['2026-11-26', '10:00', true],
    ['2026-11-23', '10:00', false],
    ['2026-11-28', '10:00', false],
    ['2026-12-25', '10:00', false],
    ['2026-11-24', '09:00', false],
  ])('%s %s: %s', (date, start, ok) => {
    const verdict = placeVerdict({ date: '2026-11-26', start: '08:00' }, { date, start }, 30, NOW);
    expect(verdict.ok).toBe(ok);
    if (!verdict.ok) expect(verdict.reason).not.toBe('');
  });

  it.each([
    ['with an end', { start: '08:00', end: '08:20' }, '10:20', '10:40'],
    ['drawn as one slot', { start: '08:00' }, '10:30', '11:00'],
  ])('is as long as before, %s: a longer one would be asked for in vain', (_name, from, same, longer) => {
    const judge = (end: string) =>
      placeVerdict({ date: '2026-11-26', ...from }, { date: '2026-11-26', start: '10:00', end }, 30, NOW);
    expect(judge(same)).toEqual({ ok: true });
    expect(judge(longer)).toEqual({ ok: false, reason: expect.stringMatching(/^A duração/) as string });
  });
});
