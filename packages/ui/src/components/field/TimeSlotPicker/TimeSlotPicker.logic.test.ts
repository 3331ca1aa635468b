import { describe, expect, it } from 'vitest';
import { nearestSlots, isSameSlot, byPeriod } from './TimeSlotPicker.logic.ts';

const h = (horarioChegada: string, horarioSaida: string, vagas?: number, ambienteId?: number) => ({
  horarioChegada,
  horarioSaida,
  ...(vagas === undefined ? {} : { vagas }),
  ...(ambienteId === undefined ? {} : { ambienteId }),
});

describe('doc2 §4: the hour below 12 is morning, otherwise afternoon', () => {
  it('groups and orders the slots', () => {
    const { morning, afternoon } = byPeriod([h('13:00', '13:30'), h('12:00', '12:30'), h('08:00', '08:30')]);
    expect(morning.map(({ horarioChegada }) => horarioChegada)).toEqual(['08:00']);
    expect(afternoon.map(({ horarioChegada }) => horarioChegada)).toEqual(['12:00', '13:00']);
  });

  it('shows two rooms at the same time as one choice with their places together', () => {
    const { morning } = byPeriod([h('08:00', '08:30', 1, 7), h('08:00', '08:30', 2, 9)]);
    expect(morning).toEqual([h('08:00', '08:30', 3, 7)]);
  });
});

describe('a slot that was taken', () => {
  it('offers the nearest free ones, the earlier of two equally near first', () => {
    const free = [h('08:00', '08:30'), h('09:00', '09:30'), h('09:30', '10:00'), h('10:30', '11:00')];
    expect(nearestSlots(free, h('09:30', '10:00')).map(({ horarioChegada }) => horarioChegada)).toEqual([
      '09:00',
      '10:30',
      '08:00',
    ]);
  });

  it('is the same slot by arrival and departure (doc2 §5)', () => {
    expect(isSameSlot(h('08:00', '08:30', 1), h('08:00', '08:30', 2))).toBe(true);
    expect(isSameSlot(h('08:00', '08:30'), h('08:00', '09:00'))).toBe(false);
  });
});
