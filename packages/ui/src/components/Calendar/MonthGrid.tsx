'use client';

import type { DataCivil } from '@apto/domain';
import { useId } from 'react';
import * as css from './Calendar.css.ts';
import {
  WEEK_HEADER,
  dayName,
  monthName,
  positionInRange,
  weeksOfMonth,
  type DateRange,
  type Month,
  type DayReason,
} from './Calendar.logic.ts';
import { DayCell } from './DayCell.tsx';
import type { MonthStatus } from './months.logic.ts';

/** The short text of a day's reasons, all of them. */
export const reasonsText = (reasons: readonly DayReason[]): string =>
  reasons.map(({ texto }) => texto).join('. ');

const ABBREVIATED = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const;

interface MonthGridProps {
  readonly month: Month;
  readonly today: DataCivil;
  readonly focused: DataCivil;
  readonly highlight: DateRange | null;
  readonly status: MonthStatus | undefined;
  readonly reasonsFor: (data: DataCivil) => readonly DayReason[];
  readonly notLoadedText: string;
}

/** One month as a grid (WAI-ARIA), six rows always. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, focused, highlight, status, reasonsFor, notLoadedText } = props;
  const id = useId();
  const isBlocked = status === 'loading' || status === 'error';
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className={css.table}
      aria-label={monthName(month)}
      aria-busy={status === 'loading' || undefined}
    >
      <thead>
        <tr>
          {WEEK_HEADER.map(({ index, long }) => (
            <th key={long} scope="col" abbr={long} className={css.weekday}>
              {ABBREVIATED[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week, row) => (
          // The rows never move: their place is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={row}>
            {week.map((data, column) => {
              if (!data) {
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                return <td key={WEEK_HEADER[column]?.long} className={css.cell} />;
              }
              const reasons = isBlocked ? [] : reasonsFor(data);
              const position = positionInRange(data, highlight);
              const reason = isBlocked ? notLoadedText : reasonsText(reasons);
              return (
                <DayCell
                  key={WEEK_HEADER[column]?.long}
                  data={data}
                  name={dayName(data, { today: data === today, unavailable: reason !== '', position })}
                  position={position}
                  today={data === today}
                  isTabStop={data === focused}
                  isLoading={status === 'loading'}
                  isHoliday={reasons.some(({ codigo }) => codigo.startsWith('FERIADO'))}
                  reason={reason}
                  descriptionId={`${id}${data}`}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
