import { validateFaixaSequence, type Faixa } from '@apto/domain/agendas';
import type { ReservaRow } from '@apto/domain/reserva';
import type { Texts } from '../../../internal/texts.types.ts';
import type { Options } from '../../../controls/OptionList/options.ts';
import { byPeriod } from '../TimeSlotPicker/TimeSlotPicker.logic.ts';
import type { texts as defaults } from './intl/pt-BR.ts';

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
export function slotOptions(
  slots: readonly Faixa[],
  before: readonly (Faixa | null)[],
  texts: Texts<typeof defaults>,
): Options {
  const { morning, afternoon } = byPeriod(slots);
  const misfitOf = (slot: Faixa): string | undefined => {
    const failures = validateFaixaSequence([...before, slot]);
    const failure = failures.find(({ index }) => index === before.length);
    return failure && texts.misfit(failure);
  };
  const option = (slot: Faixa) => ({
    value: slotKey(slot),
    label: slot.horarioChegada,
    description: [
      `${texts.until(slot.horarioSaida)}, ${texts.places(slot.vagas)}`,
      ...(slot.preparo ?? []),
    ].join('. '),
    disabledReason: misfitOf(slot),
  });
  return [
    { label: texts.morning, options: morning.map(option) },
    { label: texts.afternoon, options: afternoon.map(option) },
  ].filter((group) => group.options.length > 0);
}
