import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nationalFeriadoOn } from '../feriados/index.ts';
import { addDays, daysBetween, isWeekend } from '../time/index.ts';
import { depositDueOn, depositNotice, isDepositAsked, type DepositTerms } from './index.ts';

const NONE: DepositTerms = { advanceDeposit: false, daysInAdvance: null };
const asks = (daysInAdvance: number | null): DepositTerms => ({ advanceDeposit: true, daysInAdvance });
/** Switched off again, its days are still in the record. */
const OFF: DepositTerms = { advanceDeposit: false, daysInAdvance: 30 };

describe('docs/decisions/0171 who asks for a deposit', () => {
  test.each([
    [NONE, NONE, false, 1],
    [asks(2), NONE, true, 2],
    [NONE, asks(5), true, 5],
    [asks(2), asks(5), true, 5],
    [asks(7), asks(5), true, 7],
    [asks(2), OFF, true, 2],
    [OFF, asks(null), true, 1],
    [asks(0), NONE, true, 1],
  ])('clinic %j, customer %j', (clinic, customer, isAsked, notice) => {
    expect(isDepositAsked(clinic, customer)).toBe(isAsked);
    expect(depositNotice(clinic, customer)).toBe(notice);
  });
});

describe('until when it is paid', () => {
  test.each([
    ['two days before', '2026-12-04', asks(2), NONE, '2026-11-24', '2026-12-02'],
    ['the customer asks for more', '2026-12-04', asks(2), asks(4), '2026-11-24', '2026-11-30'],
    ['a Sunday becomes the Friday', '2026-12-01', asks(2), NONE, '2026-11-24', '2026-11-27'],
    ['Christmas becomes the day before', '2026-12-28', asks(3), NONE, '2026-11-24', '2026-12-24'],
    ['no days said: the day before', '2026-12-04', NONE, asks(null), '2026-11-24', '2026-12-03'],
    ['too late for the notice: today', '2026-11-25', asks(10), NONE, '2026-11-24', '2026-11-24'],
    ['today, though it is a Saturday', '2026-11-30', asks(2), NONE, '2026-11-28', '2026-11-28'],
  ])('%s', (_name, exam, clinic, customer, today, due) =>
    expect(depositDueOn(exam, clinic, customer, today)).toBe(due),
  );

  it('never before today, never on the exam day of an exam to come, and on a day that banks work unless it is today', () => {
    fc.assert(
      fc.property(fc.nat(800), fc.integer({ min: 1, max: 60 }), fc.nat(90), (start, ahead, days) => {
        const today = addDays('2026-01-01', start);
        const exam = addDays(today, ahead);
        const due = depositDueOn(exam, asks(days), NONE, today);
        expect(due >= today && due < exam).toBe(true);
        if (due === today) return;
        expect(daysBetween(due, exam)).toBeGreaterThanOrEqual(days);
        expect([isWeekend(due), nationalFeriadoOn(due)]).toEqual([false, null]);
      }),
    );
  });
});
