import { describe, expect, it } from 'vitest';
import { ROWS, slotsOf } from '../TimeSlotRow/TimeSlotRow.fixture.ts';
import type { ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';
import {
  boundsOf,
  choiceSentence,
  firstMissing,
  isImpossible,
  lockedBy,
  rowsWithDate,
  rowsWithPrivate,
  rowsWithProvider,
  rowsWithSlot,
} from './ScheduleGrid.logic.ts';
import { texts as en } from './intl/en.ts';
import { texts } from './intl/pt-BR.ts';

const range = { min: '2026-11-23', max: '2026-12-04' };
const settled = (rows: readonly ScheduleRow[], index: number, date: string): ScheduleRow[] =>
  rowsWithSlot(rowsWithDate(rows, index, date), index, slotsOf(date)[0] ?? null);
const all = settled(settled(settled(ROWS, 0, '2026-11-24'), 1, '2026-11-26'), 2, '2026-11-25');
const filled = (rows: readonly ScheduleRow[]): boolean[] => rows.map((row) => row.data !== null);

describe('doc2 §2.8: later rows stay disabled until the previous row has both date and time', () => {
  it('the first is always free', () => {
    expect(lockedBy(ROWS, 0)).toBeNull();
  });

  it('a date alone does not unlock the next', () => {
    expect(lockedBy(ROWS, 1)).toBe(0);
    expect(lockedBy(rowsWithDate(ROWS, 0, '2026-11-24'), 1)).toBe(0);
    expect(lockedBy(settled(ROWS, 0, '2026-11-24'), 1)).toBeNull();
  });

  it('the third waits for the second, and for the first before it', () => {
    expect(lockedBy(ROWS, 2)).toBe(0);
    expect(lockedBy(settled(ROWS, 0, '2026-11-24'), 2)).toBe(1);
  });
});

describe('doc2 §2.8: bounds of the date', () => {
  it('the first row lies in the suggested range', () => {
    expect(boundsOf(ROWS, 0, range)).toEqual(range);
  });

  it("a later one begins at the first row's date plus the notice in served weekdays", () => {
    // Friday plus two served weekdays is Tuesday.
    expect(boundsOf(settled(ROWS, 0, '2026-11-27'), 1, range).min).toBe('2026-12-01');
  });

  it('doc2 §5: an unserved exam is not after the last served one', () => {
    const served = settled(settled(ROWS, 0, '2026-11-24'), 1, '2026-11-26');
    expect(boundsOf(served, 2, range)).toEqual({ min: '2026-11-24', max: '2026-11-26' });
    expect(boundsOf(ROWS, 2, range).max).toBe('2026-12-04');
  });

  it('says when no day fits', () => {
    const rows = settled(settled(ROWS, 0, '2026-12-04'), 1, '2026-12-08');
    const late = rows.map((row, index) => (index === 2 ? { ...row, antecedencia: 5 } : row));
    expect(isImpossible(boundsOf(late, 2, range))).toBe(true);
    expect(isImpossible(range)).toBe(false);
  });
});

describe('doc2 §2.8: changing a row clears what depends on it', () => {
  it('a new date resets its time and clears later rows and the unserved exams', () => {
    const rows = rowsWithDate(all, 0, '2026-11-25');
    expect(rows[0]).toMatchObject({ data: '2026-11-25', faixa: null });
    expect(filled(rows)).toEqual([true, false, false]);
  });

  it('a new time does too', () => {
    expect(filled(rowsWithSlot(all, 1, slotsOf('2026-11-26')[3] ?? null))).toEqual([true, true, false]);
  });

  it('a served row clears an unserved one that stands before it', () => {
    const rows = [all[0], all[2], all[1]] as ScheduleRow[];
    expect(filled(rowsWithDate(rows, 2, '2026-11-27'))).toEqual([true, false, true]);
  });

  it('the same date again changes nothing', () => {
    expect(rowsWithDate(all, 0, '2026-11-24')).toEqual(all);
  });

  it('doc2 §4: another provider begins anew', () => {
    const rows = rowsWithProvider(all, 2, { prestador: { id: 9, name: 'Outra' }, openingHours: null });
    expect(rows[2]).toMatchObject({ prestador: { id: 9 }, data: null, faixa: null });
  });
});

describe('doc2 §5: what is missing', () => {
  it('is found from the top', () => {
    expect(firstMissing(ROWS)).toEqual({ index: 0, field: 'date' });
    expect(firstMissing(rowsWithDate(ROWS, 0, '2026-11-24'))).toEqual({ index: 0, field: 'time' });
    expect(firstMissing(all)).toBeNull();
    // doc2 §5: provider, date and time of an exam that the clinic does not serve, or particular with a date.
    const open = all.map((row) => (row.isServed ? row : { ...row, prestador: null }));
    expect(firstMissing(open)).toEqual({ index: 2, field: 'provider' });
    expect(firstMissing(rowsWithPrivate(open, 2, true))).toBeNull();
  });

  it('a private exam needs its date alone', () => {
    const rows = rowsWithPrivate(all, 2, true);
    expect(rows[2]).toMatchObject({ particular: true, data: '2026-11-25', faixa: null });
    expect(firstMissing(rows)).toBeNull();
  });
});

it('a choice is announced with clinic, full date, time and what is left', () => {
  expect(choiceSentence(settled(ROWS, 0, '2026-11-24'), 0, texts, 'pt-BR')).toBe(
    '1042 - Vida Plena, terça-feira, 24 de novembro de 2026, 08:00. 2 de 4 exames definidos.',
  );
  expect(choiceSentence(all, 2, texts, 'pt-BR')).toContain('Todos os exames têm data e horário.');
});

it('a choice is announced in the language of the page', () => {
  expect(choiceSentence(settled(ROWS, 0, '2026-11-24'), 0, en, 'en')).toBe(
    '1042 - Vida Plena, Tuesday, November 24, 2026, 08:00. 2 of 4 exams settled.',
  );
});
