'use client';

import type { CivilDate } from '@apto/domain/time';
import { memo, useId, useMemo } from 'react';
import { monthAndYear, WEEKDAYS, weekdayWords } from '../../../internal/dates.ts';
import * as css from './Calendar.css.ts';
import {
  daysOfMonth,
  firstDay,
  firstOfWeek,
  monthOf,
  positionsOfWeek,
  type DateRange,
  type DayReason,
  type Month,
} from './Calendar.logic.ts';
import type { CalendarTexts } from './intl/pt-BR.ts';
import { MonthFailure } from './MonthFailure.tsx';
import type { MonthStatus } from './months.logic.ts';
import { WeekRow } from './WeekRow.tsx';

interface MonthGridProps {
  readonly month: Month;
  readonly today: CivilDate;
  readonly focused: CivilDate;
  readonly highlight: DateRange | null;
  readonly status: MonthStatus | undefined;
  readonly reasonsFor: (date: CivilDate) => readonly DayReason[];
  /** What the range from its start to the focused day would break; empty when nothing. */
  readonly conflict: string;
  readonly texts: CalendarTexts;
  readonly locale: string;
}

/**
 * One month as a grid (WAI-ARIA), six rows always. What a day is called and why it is not free is worked out once a
 * month; a week is drawn again only when the focus or the range touches it.
 */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { month, today, focused, highlight, status, reasonsFor, conflict, texts, locale } = props;
  const id = useId();
  const hasFailed = status === 'error';
  const pending = status === 'loading' ? texts.loadingMonth : null;
  const { weeks, descriptions } = useMemo(
    () => daysOfMonth(month, today, pending === null ? reasonsFor : pending, locale),
    [month, today, pending, reasonsFor, locale],
  );
  /** The focused day when it is this month's. */
  const own = monthOf(focused) === month ? focused : null;
  return (
    <>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid on table markup, as the ARIA pattern has it
        role="grid"
        className={css.table}
        aria-label={monthAndYear(month, locale)}
        aria-busy={status === 'loading' || undefined}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((day) => {
              const { long, short } = weekdayWords(day, locale);
              return (
                <th key={day} scope="col" abbr={long} className={css.weekday}>
                  {short}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {hasFailed ? (
            <MonthFailure month={month} date={own ?? firstDay(month)} texts={texts} locale={locale} />
          ) : (
            weeks.map((week, row) => (
              <WeekRow
                // The rows never move: their place is their identity.
                // oxlint-disable-next-line react/no-array-index-key
                key={row}
                week={week}
                first={firstOfWeek(month, row)}
                positions={positionsOfWeek(week, highlight)}
                tabStop={week.some((day) => day?.date === own) ? own : null}
                isLoading={status === 'loading'}
                texts={texts}
                baseId={id}
                hasConflict={conflict !== '' && week.some((day) => day?.date === own)}
              />
            ))
          )}
        </tbody>
      </table>
      {/* One text for all the days that share it. */}
      <div hidden>
        {descriptions.map((text, index) => (
          <span key={text} id={`${id}${index}`}>
            {text}
          </span>
        ))}
        {conflict === '' ? null : <span id={`${id}conflict`}>{conflict}</span>}
      </div>
    </>
  );
});
