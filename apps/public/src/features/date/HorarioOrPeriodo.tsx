import type { ApiFaixa } from '@apto/api-client';
import { useNow } from '@apto/api-client/react';
import { atendimentoWeek, type PeriodoOption } from '@apto/domain/atendimento';
import { atendimentoTypeOnDay } from '@apto/domain/autoagendamento';
import { hardPreparoInPeriodo, minutesUntilEnd, type Preparo } from '@apto/domain/exames';
import type { Periodo } from '@apto/domain/periodos';
import { weekdayOf, type CivilDate, type Now } from '@apto/domain/time';
import { PeriodPicker, TimeSlotPicker } from '@apto/ui';
import type { Choice } from './choice.ts';
import type { Clinic } from './useDays.ts';

interface Props {
  clinic: Clinic;
  reservaFaixas: boolean;
  choice: Choice;
  /** What the exams ask for beforehand. */
  preparo: Preparo;
  onChooseFaixa: (faixa: ApiFaixa) => void;
  onChoosePeriodo: (periodo: Periodo) => void;
}

/** How that day works there, in one sentence. */
function explain({ openingHours }: Clinic, date: string): string {
  const horario = atendimentoWeek(openingHours).find(({ day }) => day === weekdayOf(date))?.text;
  const when = horario ? ` Neste dia: ${horario}.` : '';
  switch (atendimentoTypeOnDay(openingHours, date)) {
    case 'Ordem de chegada':
      return `A clínica atende por ordem de chegada.${when}`;
    case 'Horário marcado':
      return `A clínica combina o horário com você depois da confirmação.${when}`;
    default:
      return when.trim();
  }
}

/** A period that makes the preparation hard can be chosen, and says so. */
const withPreparo = (
  options: readonly PeriodoOption[],
  preparo: Preparo,
  date: CivilDate,
  now: Now,
): PeriodoOption[] =>
  options.map((option) => {
    const { available: isAvailable, periodo } = option;
    const texts = isAvailable
      ? hardPreparoInPeriodo(periodo, preparo, minutesUntilEnd(date, periodo, now))
      : [];
    return texts.length === 0 ? option : { ...option, motivo: texts.join('. ') };
  });

/** The slot where the clinic books slots, else the period of the day. */
export function HorarioOrPeriodo(props: Props) {
  const { clinic, reservaFaixas, choice, preparo, onChooseFaixa, onChoosePeriodo } = props;
  const { day, faixa, periodo } = choice;
  const now = useNow();
  if (!day) return null;
  if (reservaFaixas) {
    return (
      <TimeSlotPicker
        date={day.data}
        clinicName={clinic.name}
        slots={day.faixas}
        value={faixa}
        onChange={onChooseFaixa}
      />
    );
  }
  return (
    <PeriodPicker
      description={explain(clinic, day.data)}
      options={withPreparo(day.periodos, preparo, day.data, now)}
      value={periodo}
      onChange={onChoosePeriodo}
    />
  );
}
