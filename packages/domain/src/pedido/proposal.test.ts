import { describe, expect, it, test } from 'vitest';
import { businessHours } from '../fixtures/index.ts';
import { proposalFailure, SAME_TIME_MESSAGE, TIME_OUTSIDE_WINDOW_MESSAGE } from './index.ts';

/** Tuesday. */
const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const calendar = {
  openingHours: businessHours,
  feriados: [],
  ferias: [{ dataInicial: '2026-12-14', dataFinal: '2026-12-18' }],
};
const asked = { data: '2026-11-26', hora: '09:00' };
const failure = (day: string, time: string, other = calendar as Parameters<typeof proposalFailure>[2]) =>
  proposalFailure({ data: day, hora: time }, asked, other, now);

describe('the other time that a clinic offers', () => {
  it('is any time of its hours on a day that it serves', () => {
    expect(failure('2026-11-27', '09:30')).toBeNull();
    expect(failure('2026-11-26', '09:30')).toBeNull();
    expect(failure('2026-11-24', '10:00')).toBeNull();
  });

  test.each([
    ['a day that is over', '2026-11-23', '09:00', 'data', /^A data não pode ser menor que a data atual$/],
    ['a Sunday', '2026-11-29', '09:00', 'data', /^A clínica não atende aos domingos\.$/],
    ['a national holiday', '2026-12-25', '09:00', 'data', /feriado/i],
    [
      'its vacation',
      '2026-12-15',
      '09:00',
      'data',
      /^A clínica está em férias de 14.12.2026 a 18.12.2026\.$/,
    ],
    [
      'a day more than 180 days away',
      '2027-06-01',
      '09:00',
      'data',
      /^A data não pode ser maior que 23.05.2027$/,
    ],
    ['a time outside of its hours', '2026-11-27', '12:30', 'hora', /^A clínica não atende neste horário\.$/],
    ['a time of today that is over', '2026-11-24', '09:59', 'hora', /menor que o atual/],
    ['no time', '2026-11-27', '', 'hora', /obrigatório/],
  ])('is not %s', (_, day, time, field, text) => {
    expect(failure(day, time)).toEqual({ campo: field, mensagem: expect.stringMatching(text) as string });
  });

  it('is another than the one it was asked for', () => {
    expect(failure('2026-11-26', '09:00')).toEqual({ campo: 'hora', mensagem: SAME_TIME_MESSAGE });
  });

  it('keeps to the usual hours where its own are not registered', () => {
    const unknown = { ...calendar, openingHours: null };
    expect(failure('2026-11-27', '18:30', unknown)).toBeNull();
    expect(failure('2026-11-27', '05:30', unknown)?.mensagem).toBe(TIME_OUTSIDE_WINDOW_MESSAGE);
  });
});
