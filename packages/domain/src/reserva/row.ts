import type { Faixa } from '../agendas/index.ts';
import type { OpeningHour } from '../atendimento/index.ts';
import type { CivilDate } from '../time/index.ts';

/** Exams that are done together at one clinic, with the day and the slot chosen for them (doc2 §2.8, §3). */
export interface ReservaRow {
  /** Unique among the employee's rows. */
  readonly id: string;
  /** The provider; null until one is chosen. */
  readonly prestador: { id: number; name: string } | null;
  /** The exams done there. */
  readonly procedimentos: readonly { id: number; name: string }[];
  /** Days of notice, counted in weekdays that the provider serves. */
  readonly antecedencia: number;
  /** The clinic of the request serves these exams; otherwise another one is chosen for them, or they are private. */
  readonly isServed: boolean;
  /** The clinic's week, as the wire brings it. */
  readonly openingHours?: readonly OpeningHour[] | null;
  /** The day; null until one is chosen. */
  readonly data: CivilDate | null;
  /** The slot; null until one is chosen. */
  readonly faixa: Faixa | null;
  /** The employee arranges it: it has a date, and no slot (doc2 §5). */
  readonly particular: boolean;
}

/** Whether nothing is missing: provider, date and slot, or a date alone when it is private (doc2 §5). */
export function isRowComplete({ prestador, data: date, faixa, particular }: ReservaRow): boolean {
  if (date === null) return false;
  return particular || (prestador !== null && faixa !== null);
}
