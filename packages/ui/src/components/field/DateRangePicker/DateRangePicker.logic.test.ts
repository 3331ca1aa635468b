import { weekdayOf } from '@apto/domain/time';
import { describe, expect, it } from 'vitest';
import { complete, isSameRange, rangeText } from '../DatePicker/draft.logic.ts';
import { filterPresets, readRange, suggestionPresets } from './DateRangePicker.logic.ts';
import { texts } from './intl/pt-BR.ts';

describe('design trap 4: a range that is pasted', () => {
  it.each([
    ['01/02/2026 a 05/02/2026', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['01/02/2026 - 05/02/2026', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['5/2/26 até 1/2/26', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['2026-02-01/2026-02-05', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['01/02/2026\t05/02/2026', { inicio: '2026-02-01', fim: '2026-02-05' }],
    ['01/02/2026', null],
    ['31/02/2026 a 05/03/2026', null],
    ['três dias', null],
  ])('%s', (text, range) => {
    expect(readRange(text)).toEqual(range);
  });
});

const allFree = { next: (date: string) => date, reasons: () => [] };

describe('presets', () => {
  it('of a suggestion begin on the first free day and end on a free one', () => {
    // Friday the 20th; weekends are not free.
    const isWeekend = (date: string): boolean => weekdayOf(date) === 0 || weekdayOf(date) === 6;
    const presets = suggestionPresets(
      '2026-11-20',
      {
        next: () => '2026-11-23',
        reasons: (date) => (isWeekend(date) ? ['fim de semana'] : []),
      },
      texts,
    );
    expect(presets.map(({ range }) => range)).toEqual([
      { inicio: '2026-11-21', fim: '2026-11-21' },
      { inicio: '2026-11-23', fim: '2026-11-27' },
      { inicio: '2026-11-23', fim: '2026-12-02' },
      { inicio: '2026-11-23', fim: '2026-11-27' },
    ]);
  });

  it('of a suggestion never begin today, and the next week runs from Monday to Friday on any weekday', () => {
    for (let day = 16; day <= 22; day += 1) {
      const presets = suggestionPresets(`2026-11-${day}`, allFree, texts);
      for (const { range } of presets) expect(range.inicio > `2026-11-${day}`).toBe(true);
      const week = presets.find(({ id }) => id === 'proxima-semana');
      expect(week && weekdayOf(week.range.inicio)).toBe(1);
      expect(week && weekdayOf(week.range.fim)).toBe(5);
    }
  });

  it('of a filter count today among their days', () => {
    const presets = filterPresets('2026-03-02', texts);
    expect(presets.map(({ range }) => range)).toEqual([
      { inicio: '2026-03-02', fim: '2026-03-02' },
      { inicio: '2026-02-24', fim: '2026-03-02' },
      { inicio: '2026-02-01', fim: '2026-03-02' },
      { inicio: '2026-03-01', fim: '2026-03-02' },
      { inicio: '2026-02-01', fim: '2026-02-28' },
    ]);
  });
});

describe('a range in words and as a draft', () => {
  it('of one day is that day', () => {
    expect(rangeText({ inicio: '2026-11-24', fim: '2026-11-24' }, texts)).toBe('24/11/2026');
    expect(rangeText({ inicio: '2026-11-24', fim: '2026-11-27' }, texts)).toBe('24/11/2026 a 27/11/2026');
  });

  it('is complete only with both ends', () => {
    expect(complete({ inicio: '2026-11-24', fim: null })).toBeNull();
    expect(complete({ inicio: '2026-11-24', fim: '2026-11-20' })).toEqual({
      inicio: '2026-11-24',
      fim: '2026-11-20',
    });
    expect(isSameRange(null, null)).toBe(true);
    expect(isSameRange(null, { inicio: '2026-11-24', fim: '2026-11-24' })).toBe(false);
  });
});
