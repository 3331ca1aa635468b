'use client';
import {
  prestadorWithoutHorarios,
  atendimentoWeek,
  tipoAtendimento,
  type OpeningHour,
} from '@apto/domain/atendimento';
import { weekdayOf, type CivilDate } from '@apto/domain/time';
import { weekdayWords } from '../../../internal/dates.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './WeekHours.css.ts';

export interface WeekHoursProps {
  /** A semana da clínica, como a API a traz. */
  readonly openingHours: readonly OpeningHour[];
  /** Marca a linha de hoje. */
  readonly today?: CivilDate;
  /** Nome da tabela. @default 'Horários de atendimento' */
  readonly label?: string;
}

type Shift = ReturnType<typeof atendimentoWeek>[number]['manha'];

/** A semana de uma clínica: manhã e tarde de cada dia, a começar pela segunda-feira. */
export function WeekHours({ openingHours, today, label }: WeekHoursProps) {
  const texts = useTexts('WeekHours', defaults);
  const locale = useAppLocale();
  if (prestadorWithoutHorarios(openingHours)) return <p className={css.none}>{texts.noHours}</p>;
  // The kind of attendance is repeated in each cell only where the clinic has more than one.
  const mixed = tipoAtendimento(openingHours) === 'Ambos';
  const weekdayToday = today === undefined ? undefined : weekdayOf(today);
  const cell = (shift: Shift) => (
    <td className={css.shift}>
      {shift ? (
        <>
          {texts.shift(shift)}
          {mixed ? <span className={css.kind}>{texts.attendanceType(shift.tipo)}</span> : null}
        </>
      ) : (
        <span className={css.closed}>{texts.closed}</span>
      )}
    </td>
  );
  return (
    <table className={css.table} aria-label={label ?? texts.label}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {texts.day}
          </th>
          <th scope="col" className={css.head}>
            {texts.morning}
          </th>
          <th scope="col" className={css.head}>
            {texts.afternoon}
          </th>
        </tr>
      </thead>
      <tbody>
        {atendimentoWeek(openingHours).map(({ day, manha, tarde }) => (
          <tr key={day} className={css.row} data-today={day === weekdayToday || undefined}>
            <th scope="row" className={css.day}>
              {weekdayWords(day, locale).long}
              {day === weekdayToday ? <VisuallyHidden>{` (${texts.today})`}</VisuallyHidden> : null}
            </th>
            {cell(manha)}
            {cell(tarde)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
