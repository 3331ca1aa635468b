import type { ClinicAgendamento } from '@apto/api-client';
import { capitalize } from '@apto/domain/text';
import { addDays, formatDateWithWeekday, type CivilDate } from '@apto/domain/time';

export interface DayGroup {
  /** null: nobody has set a day yet. */
  readonly day: CivilDate | null;
  readonly label: string;
  readonly items: readonly ClinicAgendamento[];
}

function dayLabel(day: CivilDate | null, today: CivilDate): string {
  if (day === null) return 'Sem dia definido';
  const date = formatDateWithWeekday(day);
  if (day === today) return `Hoje, ${date}`;
  if (day === addDays(today, 1)) return `Amanhã, ${date}`;
  if (day < today) return `Já passou: ${date}`;
  return capitalize(date);
}

/** The appointments day by day, in the order in which they came. */
export const groupByDay = (items: readonly ClinicAgendamento[], today: CivilDate): DayGroup[] =>
  [...Map.groupBy(items, (item) => item.dataAgendamento)].map(([day, ofDay]) => ({
    day,
    label: dayLabel(day, today),
    items: ofDay,
  }));

/** 'às 09:30', or that the clinic serves in the order in which people come. */
export const timeText = (time: string | null): string =>
  time === null ? 'por ordem de chegada' : `às ${time}`;

/** Day and time in one line: 'terça-feira, 24 de novembro de 2026, às 09:30'. */
export const whenText = ({
  dataAgendamento,
  horaAgendamento,
}: Pick<ClinicAgendamento, 'dataAgendamento' | 'horaAgendamento'>): string =>
  dataAgendamento === null
    ? 'dia ainda não definido'
    : `${formatDateWithWeekday(dataAgendamento)}, ${timeText(horaAgendamento)}`;
