import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from './arbitraries.test-util.ts';
import { dateParts } from './civil-date.ts';
import {
  formatList,
  formatWeekdays,
  formatDate,
  formatDayAndTime,
  formatDateWithWeekday,
  parseDate,
  WEEKDAY_NAMES,
  weekdayName,
  monthName,
  WEEK,
  formatShortDay,
  weekdayAbbreviation,
} from './format.ts';

describe('writing and reading dates', () => {
  it('doc2 §9: what is written DD/MM/AAAA reads back as the same day', () => {
    fc.assert(
      fc.property(anyDate('1000-01-01', '9999-12-31'), (date) => {
        expect(parseDate(formatDate(date))).toBe(date);
        expect(parseDate(date)).toBe(date);
        expect(parseDate(formatDate(date).replaceAll('/', ''))).toBe(date);
      }),
    );
  });

  it('two digits of a year read back for a hundred years around the present', () => {
    fc.assert(
      fc.property(anyDate('1969-01-01', '2068-12-31'), (date) => {
        const { year, month, day } = dateParts(date);
        expect(parseDate(`${day}/${month}/${String(year % 100).padStart(2, '0')}`)).toBe(date);
      }),
    );
  });

  it.each([
    ['01/02/2026', '2026-02-01'],
    ['1/2/26', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    [' 01 / 02 / 2026 ', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['010226', '2026-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['31/12/68', '2068-12-31'],
    ['31/12/69', '1969-12-31'],
    ['29/02/2023', null],
    ['31/04/2026', null],
    ['13/13/2026', null],
    ['2026/02/01', null],
    ['1/2/126', null],
    ['1/2', null],
    ['amanhã', null],
    ['', null],
  ])('reads %j as %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it('shows a missing date as nothing, and a text that is no date as it came', () => {
    expect([formatDate(null), formatDate(undefined), formatDate('')]).toEqual(['', '', '']);
    expect(formatDate('a combinar')).toBe('a combinar');
    expect(formatDateWithWeekday(null)).toBe('');
    expect(formatDateWithWeekday('2026-02-30')).toBe('2026-02-30');
  });

  it('says a day with its time, a day alone, and nothing of no day', () => {
    expect(formatDayAndTime('2026-11-24', '08:30')).toBe('24/11/2026 às 08:30');
    expect([formatDayAndTime('2026-11-24', null), formatDayAndTime('2026-11-24', '')]).toEqual([
      '24/11/2026',
      '24/11/2026',
    ]);
    expect(formatDayAndTime(null, '08:30')).toBe('');
  });

  it('announces a date in full as the pt-BR locale of the platform does', () => {
    const complete = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });
    expect(formatDateWithWeekday('2026-11-24')).toBe('terça-feira, 24 de novembro de 2026');
    fc.assert(
      fc.property(anyDate(), (date) => {
        expect(formatDateWithWeekday(date)).toBe(complete.format(Date.parse(`${date}T00:00:00Z`)));
      }),
    );
  });
});

describe('names of the week', () => {
  it('a day as a button names it, with its accent', () => {
    const week = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-28', '2027-01-01'];
    expect(week.map(formatShortDay)).toEqual([
      'dom 22/11',
      'seg 23/11',
      'ter 24/11',
      'sáb 28/11',
      'sex 01/01',
    ]);
  });

  it('doc2 §3: SEG to DOM, numbered 0 = Sunday to 6 = Saturday', () => {
    expect(WEEK.map(weekdayAbbreviation)).toEqual(['SEG', 'TER', 'QUA', 'QUI', 'SEX', 'SAB', 'DOM']);
    expect(WEEKDAY_NAMES.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([weekdayName(0), weekdayName(1), weekdayName(6)]).toEqual(['domingo', 'segunda-feira', 'sábado']);
  });

  it('lists weekdays as a sentence, from Monday, each once', () => {
    expect(formatWeekdays([6])).toBe('aos sábados');
    expect(formatWeekdays([0, 6, 6])).toBe('aos sábados e aos domingos');
    expect(formatWeekdays([3, 1, 6])).toBe('às segundas-feiras, às quartas-feiras e aos sábados');
    expect(formatWeekdays([])).toBe('');
    expect(formatList(['a', 'b', 'c'])).toBe('a, b e c');
  });

  it('there is no thirteenth month', () => {
    expect(monthName(3)).toBe('março');
    expect(() => monthName(13)).toThrow(RangeError);
  });
});
