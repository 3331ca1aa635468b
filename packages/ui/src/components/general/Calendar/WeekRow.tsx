'use client';

import { addDays, type CivilDate } from '@apto/domain/time';
import { memo } from 'react';
import { WEEKDAYS } from '../../../internal/dates.ts';
import * as css from './Calendar.css.ts';
import { nameWithState, type Day } from './Calendar.logic.ts';
import type { CalendarTexts } from './intl/pt-BR.ts';

interface WeekRowProps {
  readonly week: readonly (Day | null)[];
  /** Its Sunday, whichever month that is of. */
  readonly first: CivilDate;
  /** How each day stands to the range, as `positionsOfWeek` spells it: a string is compared by what it says. */
  readonly positions: string;
  /** The day of this week that Tab reaches. */
  readonly tabStop: CivilDate | null;
  readonly isLoading: boolean;
  readonly texts: CalendarTexts;
  readonly baseId: string;
  /** The day that Tab reaches would end a range that does not pass. */
  readonly hasConflict: boolean;
}

const POSITIONS = { '-': null, S: 'start', M: 'middle', E: 'end', O: 'single' } as const;

/** One week. Its days carry no handlers: the grid listens once for all of them. */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { week, first, positions, tabStop, isLoading, baseId, hasConflict, texts } = props;
  return (
    <tr>
      {week.map((day, column) => {
        const key = WEEKDAYS[column];
        if (!day) {
          // For the eyes and the pointer: by keyboard and by ear each day is in its own month, once.
          const beside = addDays(first, column);
          return (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month, said there
            <td key={key} className={css.cell} data-beside={beside} data-number={Number(beside.slice(8))} />
          );
        }
        const { date, name, isToday, isHoliday, description } = day;
        const position = POSITIONS[positions[column] as keyof typeof POSITIONS];
        const isUnavailable = description !== null;
        const isTabStop = date === tabStop;
        const conflict = isTabStop && hasConflict ? `${baseId}conflict` : undefined;
        return (
          <td
            key={key}
            className={css.cell}
            data-pos={position ?? undefined}
            aria-selected={position !== null}
          >
            <button
              type="button"
              className={css.day}
              tabIndex={isTabStop ? 0 : -1}
              data-date={date}
              data-pos={position ?? undefined}
              data-today={isToday || undefined}
              data-busy={isLoading || undefined}
              data-mark={isHoliday || undefined}
              aria-label={nameWithState(
                name,
                { today: isToday, unavailable: isUnavailable, position },
                texts,
              )}
              aria-current={isToday ? 'date' : undefined}
              aria-disabled={isUnavailable || undefined}
              aria-describedby={isUnavailable ? `${baseId}${description}` : conflict}
            >
              {Number(date.slice(8))}
            </button>
          </td>
        );
      })}
    </tr>
  );
});
