import { nationalFeriadoOn } from '../feriados/index.ts';
import { addDays, isWeekend, laterDate, type CivilDate } from '../time/index.ts';

/** How every form and record names that a clinic is paid before the exam. */
export const DEPOSITO_LABEL = 'Depósito antecipado';

/** What a clinic or a customer has settled about paying before the exam. */
export interface DepositTerms {
  readonly advanceDeposit: boolean;
  /** Days before the exam by which it is paid; null: none said. */
  readonly daysInAdvance: number | null;
}

/** Whether the clinic is paid before the exam: because it asks for it, or because the customer's contract does. */
export const isDepositAsked = (clinic: DepositTerms, customer: DepositTerms): boolean =>
  clinic.advanceDeposit || customer.advanceDeposit;

/** The longer notice of those who ask for it, in days; paid in advance is at least the day before. */
export const depositNotice = (clinic: DepositTerms, customer: DepositTerms): number =>
  Math.max(
    1,
    ...[clinic, customer].filter((terms) => terms.advanceDeposit).map((terms) => terms.daysInAdvance ?? 0),
  );

const isBankingDay = (date: CivilDate): boolean => !isWeekend(date) && nationalFeriadoOn(date) === null;

/**
 * The last day on which the deposit of an exam is in time: so many days before it, brought forward to a day on which
 * somebody pays (Monday to Friday without national holidays), and never before today.
 */
export function depositDueOn(
  exam: CivilDate,
  clinic: DepositTerms,
  customer: DepositTerms,
  today: CivilDate,
): CivilDate {
  let due = addDays(exam, -depositNotice(clinic, customer));
  while (due > today && !isBankingDay(due)) due = addDays(due, -1);
  return laterDate(due, today);
}
