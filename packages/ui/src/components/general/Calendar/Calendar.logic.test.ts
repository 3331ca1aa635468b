import { addDays } from '@apto/domain/time';
import { describe, expect, it } from 'vitest';
import {
  offeredYears,
  dayForKey,
  monthsBetween,
  firstOfWeek,
  firstVisibleMonth,
  nameWithState,
  daysOfMonth,
  positionsOfWeek,
  ordered,
  positionInRange,
  weeksOfMonth,
  addMonths,
  lastDay,
} from './Calendar.logic.ts';
import { texts as en } from './intl/en.ts';
import { texts } from './intl/pt-BR.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('Calendar grid', () => {
  it('has six weeks from Sunday in every month, so that nothing jumps', () => {
    for (const month of ['2026-02', '2026-08', '2026-11', '2015-02']) {
      const weeks = weeksOfMonth(month);
      expect(weeks).toHaveLength(6);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days[0]).toBe(`${month}-01`);
      expect(days.at(-1)).toBe(lastDay(month));
    }
    expect(weeksOfMonth('2026-11')[0]?.[0]).toBe('2026-11-01');
    expect(weeksOfMonth('2026-12')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('issue 12 Looks: fills what a month leaves free with the days beside it, without a gap', () => {
    for (const month of ['2026-02', '2026-08', '2026-11', '2015-02']) {
      const weeks = weeksOfMonth(month);
      const shown = weeks.flatMap((week, row) =>
        week.map((day, column) => day ?? addDays(firstOfWeek(month, row), column)),
      );
      expect(shown).toHaveLength(42);
      expect(new Set(shown).size).toBe(42);
      expect(shown).toEqual(shown.toSorted());
    }
    expect(firstOfWeek('2026-12', 0)).toBe('2026-11-29');
    // February of 2015 fills four rows: two are of March.
    expect(firstOfWeek('2015-02', 5)).toBe('2015-03-08');
  });

  it('crosses years by month', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  });
});

describe('Calendar keyboard (WAI-ARIA date grid)', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-23'],
    ['ArrowRight', false, '2026-11-25'],
    ['ArrowUp', false, '2026-11-17'],
    ['ArrowDown', false, '2026-12-01'],
    ['Home', false, '2026-11-22'],
    ['End', false, '2026-11-28'],
    ['PageUp', false, '2026-10-24'],
    ['PageDown', false, '2026-12-24'],
    ['PageUp', true, '2025-11-24'],
    ['PageDown', true, '2027-11-24'],
  ])('%s (shift %s) from 24/11/2026 goes to %s', (key, shift, destination) => {
    expect(dayForKey('2026-11-24', press(key, shift))).toBe(destination);
  });

  it('PageDown from 31 January stops at the last day of February', () => {
    expect(dayForKey('2027-01-31', press('PageDown'))).toBe('2027-02-28');
  });

  it('leaves other keys alone', () => {
    expect(dayForKey('2026-11-24', press('Tab'))).toBeNull();
    expect(dayForKey('2026-11-24', press('Enter'))).toBeNull();
  });
});

describe('Calendar months on screen', () => {
  it('move only when the focused day is on none of them', () => {
    expect(firstVisibleMonth('2026-11', 2, '2026-12-24')).toBe('2026-11');
    expect(firstVisibleMonth('2026-11', 2, '2027-01-02')).toBe('2026-12');
    expect(firstVisibleMonth('2026-11', 2, '2026-10-31')).toBe('2026-10');
    expect(firstVisibleMonth('2026-11', 1, '2026-12-01')).toBe('2026-12');
  });

  it('the year picker covers minimum, maximum and the year shown', () => {
    expect(offeredYears('2026-11-20', '2025-01-01', '2027-12-31')).toEqual([2025, 2026, 2027]);
    expect(offeredYears('2026-11-20', '2026-01-01', '2026-12-31', '2031-05')).toContain(2031);
  });
});

describe('Calendar selection', () => {
  it('puts the two ends of a range in order', () => {
    expect(ordered('2026-11-24', '2026-11-20')).toEqual({ inicio: '2026-11-20', fim: '2026-11-24' });
  });

  it('knows where a day lies in the range', () => {
    const range = { inicio: '2026-11-20', fim: '2026-11-24' };
    expect(positionInRange('2026-11-19', range)).toBeNull();
    expect(positionInRange('2026-11-20', range)).toBe('start');
    expect(positionInRange('2026-11-22', range)).toBe('middle');
    expect(positionInRange('2026-11-24', range)).toBe('end');
    expect(positionInRange('2026-11-24', { inicio: '2026-11-24', fim: '2026-11-24' })).toBe('single');
  });

  it('design "dates announced in full": weekday, day, month, year, then its state', () => {
    const { weeks } = daysOfMonth('2026-11', '2026-11-24', () => [], 'pt-BR');
    const name = weeks.flat().find((day) => day?.date === '2026-11-24')?.name ?? '';
    expect(name).toBe('terça-feira, 24 de novembro de 2026');
    expect(nameWithState(name, { today: false, unavailable: false, position: null }, texts)).toBe(name);
    expect(nameWithState(name, { today: true, unavailable: true, position: 'start' }, texts)).toBe(
      'terça-feira, 24 de novembro de 2026, hoje, início do período selecionado, indisponível',
    );
  });

  it('says a day in the language of the page', () => {
    const { weeks } = daysOfMonth('2026-11', '2026-11-24', () => [], 'en');
    const name = weeks.flat().find((day) => day?.date === '2026-11-24')?.name ?? '';
    expect(nameWithState(name, { today: true, unavailable: true, position: 'start' }, en)).toBe(
      'Tuesday, November 24, 2026, today, start of the selected period, unavailable',
    );
  });

  it('says each reason of a month once, however many days share it', () => {
    const { weeks, descriptions } = daysOfMonth(
      '2026-11',
      '2026-11-20',
      (date) => (date < '2026-11-20' ? [{ code: 'PASSADO', text: 'Esta data já passou' }] : []),
      'pt-BR',
    );
    expect(descriptions).toEqual(['Esta data já passou']);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days.filter(({ description }) => description === 0)).toHaveLength(19);
    expect(days.find(({ date }) => date === '2026-11-20')).toMatchObject({
      isToday: true,
      description: null,
    });
  });

  it('says one sentence for all the days of a month that is not known yet', () => {
    const { weeks, descriptions } = daysOfMonth('2026-11', '2026-11-20', 'Carregando…', 'pt-BR');
    expect(descriptions).toEqual(['Carregando…']);
    expect(weeks.flat().filter((day) => day?.description === 0)).toHaveLength(30);
  });

  it('spells the positions of a week, so that a week that the range does not touch stays as it is', () => {
    const { weeks } = daysOfMonth('2026-11', '2026-11-20', () => [], 'pt-BR');
    const range = { inicio: '2026-11-24', fim: '2026-12-02' };
    expect(weeks.map((week) => positionsOfWeek(week, range))).toEqual([
      '-------',
      '-------',
      '-------',
      '--SMMMM',
      'MM-----',
      '-------',
    ]);
    expect(positionsOfWeek(weeks[4] ?? [], null)).toBe('-------');
  });
});
