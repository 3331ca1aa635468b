import { validateFaixaSequence, type Faixa } from '@apto/domain/agendas';
import type { OpeningHour } from '@apto/domain/atendimento';
import type { CivilDate } from '@apto/domain/time';
import type { Options } from '../../../controls/OptionList/options.ts';
import { byPeriod } from '../TimeSlotPicker/TimeSlotPicker.logic.ts';
import { texts } from './intl/pt-BR.ts';

/** Exams that are done together at one clinic, with the day and the slot chosen for them (doc2 §2.8, §3). */
export interface ScheduleRow {
  /** Unique in its grid. */
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
export function isRowComplete({ prestador, data: date, faixa, particular }: ScheduleRow): boolean {
  if (date === null) return false;
  return particular || (prestador !== null && faixa !== null);
}

/** What tells slots of one day apart. */
export const slotKey = ({ horarioChegada, horarioSaida, ambienteId }: Faixa): string =>
  `${horarioChegada}-${horarioSaida}-${ambienteId}`;

/**
 * The slots of a day as choices, morning and afternoon. One that does not fit the rows before it stays, and says why
 * (doc2 §5, Schedule step).
 */
export function slotOptions(slots: readonly Faixa[], before: readonly (Faixa | null)[]): Options {
  const { morning, afternoon } = byPeriod(slots);
  const option = (slot: Faixa) => ({
    value: slotKey(slot),
    label: slot.horarioChegada,
    description: `${texts.until(slot.horarioSaida)}, ${texts.places(slot.vagas)}`,
    disabledReason: validateFaixaSequence([...before, slot]).find(
      (failure) => failure.index === before.length,
    )?.mensagem,
  });
  return [
    { label: texts.morning, options: morning.map(option) },
    { label: texts.afternoon, options: afternoon.map(option) },
  ].filter((group) => group.options.length > 0);
}
