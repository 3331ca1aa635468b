'use client';

import type { DataCivil } from '@apto/domain';
import { memo } from 'react';
import * as css from './Calendar.css.ts';
import type { RangePosition } from './Calendar.logic.ts';

interface DayCellProps {
  readonly data: DataCivil;
  readonly name: string;
  readonly position: RangePosition;
  readonly today: boolean;
  readonly isTabStop: boolean;
  readonly isLoading: boolean;
  readonly isHoliday: boolean;
  /** Why the day cannot be chosen; empty when it can. */
  readonly reason: string;
  readonly descriptionId: string;
}

/** One day. It carries no handler of its own: the grid listens once for all of them. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { data, name, position, today, isTabStop, isLoading, isHoliday, reason, descriptionId } = props;
  const unavailable = reason !== '';
  return (
    <td
      className={css.cell}
      data-pos={position ?? undefined}
      aria-selected={position !== null}
      aria-disabled={unavailable || undefined}
    >
      <button
        type="button"
        className={css.day}
        tabIndex={isTabStop ? 0 : -1}
        data-date={data}
        data-pos={position ?? undefined}
        data-today={today || undefined}
        data-busy={isLoading || undefined}
        data-mark={isHoliday || undefined}
        aria-label={name}
        aria-current={today ? 'date' : undefined}
        aria-disabled={unavailable || undefined}
        aria-describedby={unavailable ? descriptionId : undefined}
      >
        {Number(data.slice(8))}
      </button>
      {unavailable ? (
        <span id={descriptionId} hidden>
          {reason}
        </span>
      ) : null}
    </td>
  );
});
