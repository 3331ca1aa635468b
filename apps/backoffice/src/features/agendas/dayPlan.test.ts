import { describe, expect, it } from 'vitest';
import { BOARD, bookedOn } from './agendas.fixture.ts';
import { asDayBooking, closedIn, hoursOf, placeInRoom, receivesOn } from './dayPlan.ts';

const DAY = '2026-12-02';
const NOW = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const [ana, bruno] = bookedOn(DAY);
if (!ana || !bruno) throw new Error('Nobody is booked.');

describe('doc3 reserva-horario/dia: a day by room', () => {
  it('draws the hours in which rooms receive or somebody is booked', () => {
    expect(hoursOf(BOARD, DAY, [])).toEqual({ from: '08:00', to: '12:00', slot: 30 });
    expect(hoursOf(BOARD, DAY, [{ horarioChegada: '06:40', horarioSaida: '12:10' }])).toMatchObject({
      from: '06:00',
      to: '13:00',
    });
    expect(hoursOf(BOARD, '2026-12-06', [])).toMatchObject({ from: '07:00', to: '19:00' });
    expect(hoursOf(BOARD, DAY, [{ horarioChegada: '23:10', horarioSaida: '23:50' }]).to).toBe('24:00');
  });

  it('knows a day on which no room receives', () => {
    expect(receivesOn(BOARD, DAY)).toBe(true);
    // A Sunday; and a day that was closed.
    expect(receivesOn(BOARD, '2026-12-06')).toBe(false);
    expect(receivesOn(BOARD, '2026-12-24')).toBe(false);
  });

  it('closes what a room does not receive in', () => {
    const reason = 'A grade desta sala não tem este horário.';
    expect(closedIn(BOARD, DAY, 10)).toEqual([
      { from: '00:00', to: '08:00', reason },
      { from: '12:00', to: '24:00', reason },
    ]);
    expect(closedIn(BOARD, DAY, 11)).toEqual([
      { from: '00:00', to: '24:00', reason: 'A sala está fechada.' },
    ]);
  });

  it('locks what is past or waits for something else', () => {
    expect(asDayBooking(ana, NOW)).toMatchObject({ id: 'a500', tone: 'success', status: 'Agendado' });
    expect(asDayBooking(ana, NOW)).not.toHaveProperty('locked');
    expect(asDayBooking(bruno, NOW).locked).toMatch(/^Tem mais de um horário/);
    expect(asDayBooking(ana, { ...NOW, data: '2026-12-03' }).locked).toBe('O horário já passou.');
  });

  it('lets nobody onto another, and knows no other length than the slot’s', () => {
    const booking = asDayBooking(ana, NOW);
    const at = (start: string, end: string) =>
      placeInRoom(BOARD, [ana, bruno], booking, { date: DAY, start, end, resourceId: '10' }, NOW);
    expect(at('10:00', '10:30')).toEqual({ ok: true });
    expect(at('09:00', '09:30')).toEqual({ ok: false, reason: 'As vagas deste horário estão ocupadas.' });
    expect(at('10:00', '11:00')).toMatchObject({ ok: false, reason: expect.stringContaining('A duração é') });
    expect(
      placeInRoom(
        BOARD,
        [],
        booking,
        { date: '2026-11-20', start: '10:00', end: '10:30', resourceId: '10' },
        NOW,
      ),
    ).toMatchObject({ ok: false });
  });
});
