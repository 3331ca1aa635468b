import { datesBetween } from '@apto/domain/time';
import { describe, expect, it } from 'vitest';
import { agendaRange, daysOfView, stepDate, titleOf } from './days.logic.ts';

describe('Agenda: which days a view shows', () => {
  it.each([
    ['day', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['resource', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['week', '2026-11-24', '2026-11-22', '2026-11-28'],
    ['week', '2027-01-01', '2026-12-27', '2027-01-02'],
    ['month', '2026-11-24', '2026-11-01', '2026-12-12'],
    ['month', '2026-12-31', '2026-11-29', '2027-01-09'],
  ] as const)('%s on %s: %s to %s', (view, date, start, end) => {
    expect(agendaRange(view, date)).toEqual({ start, end });
    expect(daysOfView(view, date)).toEqual(datesBetween(start, end));
  });

  it('has the month in the first week and in no seventh, so that nothing jumps', () => {
    for (const date of ['2026-02-10', '2026-08-31', '2015-02-01']) {
      const days = daysOfView('month', date);
      expect(days).toHaveLength(42);
      expect(days.indexOf(`${date.slice(0, 7)}-01`)).toBeLessThan(7);
    }
  });
});

describe('Agenda: the next period', () => {
  it.each([
    ['day', '2026-11-30', 1, '2026-12-01'],
    ['resource', '2026-12-01', -1, '2026-11-30'],
    ['week', '2026-12-28', 1, '2027-01-04'],
    ['month', '2027-01-31', 1, '2027-02-28'],
    ['month', '2027-01-31', -1, '2026-12-31'],
  ] as const)('%s %s %i: %s', (view, date, periods, expected) => {
    expect(stepDate(view, date, periods)).toBe(expected);
  });
});

describe('Agenda: its heading', () => {
  it.each([
    ['day', '2026-11-24', 'terça-feira, 24 de novembro de 2026'],
    ['week', '2026-11-24', '22 a 28 de novembro de 2026'],
    ['week', '2026-12-01', '29 de novembro a 5 de dezembro de 2026'],
    ['week', '2027-01-01', '27 de dezembro de 2026 a 2 de janeiro de 2027'],
    ['month', '2026-11-24', 'novembro de 2026'],
  ] as const)('%s on %s: %s', (view, date, title) => {
    expect(titleOf(view, date, 'pt-BR')).toBe(title);
  });

  it.each([
    ['day', 'Tuesday, November 24, 2026'],
    ['week', 'November 22 – 28, 2026'],
    ['month', 'November 2026'],
  ] as const)('%s in English: %s', (view, title) => {
    // The browser puts thin spaces around the dash.
    expect(titleOf(view, '2026-11-24', 'en').replaceAll('\u2009', ' ')).toBe(title);
  });
});
