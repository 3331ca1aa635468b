import { formatDateWithWeekday, formatInstant } from '@apto/domain/time';
import { describe, expect, it } from 'vitest';
import {
  fullDate,
  instantText,
  monthAndYear,
  monthNames,
  shortDate,
  weekdayWords,
  WEEKDAYS,
} from './dates.ts';

const plain = (text: string): string => text.replaceAll('\u202F', ' ');

describe('the words of dates', () => {
  it('in Portuguese are those of the domain', () => {
    expect(fullDate('2026-11-24', 'pt-BR')).toBe(formatDateWithWeekday('2026-11-24'));
    expect(shortDate('2026-11-24', 'pt-BR')).toBe('24/11/2026');
    expect(monthAndYear('2026-03', 'pt-BR')).toBe('março de 2026');
    expect(monthAndYear('2026-03-31', 'pt-BR')).toBe('março de 2026');
    expect(monthNames('pt-BR')[2]).toBe('março');
    expect(WEEKDAYS.map((day) => weekdayWords(day, 'pt-BR').short).join(' ')).toBe(
      'dom seg ter qua qui sex sáb',
    );
    expect(instantText('2026-11-24T17:32:00Z', 'pt-BR')).toBe(formatInstant('2026-11-24T17:32:00Z'));
  });

  it('in another language are those of the browser, on the day of the calendar and the clock of São Paulo', () => {
    expect(fullDate('2026-11-24', 'en')).toBe('Tuesday, November 24, 2026');
    expect(shortDate('2026-11-24', 'en')).toBe('11/24/2026');
    expect(monthAndYear('2026-03-31', 'en')).toBe('March 2026');
    expect(monthNames('en')).toHaveLength(12);
    expect(monthNames('en')[11]).toBe('December');
    expect(WEEKDAYS.map((day) => weekdayWords(day, 'en').short).join(' ')).toBe(
      'Sun Mon Tue Wed Thu Fri Sat',
    );
    expect(weekdayWords(0, 'en').long).toBe('Sunday');
    expect(plain(instantText('2026-11-25T02:30:00Z', 'en'))).toBe('11/24/2026, 11:30 PM');
  });

  it('leave a text that is no day as it came', () => {
    for (const locale of ['pt-BR', 'en']) expect(fullDate('ontem', locale)).toBe('ontem');
  });
});
