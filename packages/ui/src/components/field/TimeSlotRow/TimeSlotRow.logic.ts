import { validateFaixaSequence, type Faixa } from '@apto/domain/agendas';
import type { ReservaRow } from '@apto/domain/reserva';
import type { Options } from '../../../controls/OptionList/options.ts';
import { byPeriod } from '../TimeSlotPicker/TimeSlotPicker.logic.ts';
import { texts } from './intl/pt-BR.ts';

export { isRowComplete } from '@apto/domain/reserva';

/** Exames feitos juntos numa clínica, com o dia e o horário escolhidos para eles (doc2 §2.8, §3). */
export type ScheduleRow = ReservaRow;

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
    description: [
      `${texts.until(slot.horarioSaida)}, ${texts.places(slot.vagas)}`,
      ...(slot.preparo ?? []),
    ].join('. '),
    disabledReason: validateFaixaSequence([...before, slot]).find(
      (failure) => failure.index === before.length,
    )?.mensagem,
  });
  return [
    { label: texts.morning, options: morning.map(option) },
    { label: texts.afternoon, options: afternoon.map(option) },
  ].filter((group) => group.options.length > 0);
}
