'use client';

import { MONTH_NAMES, type CivilDate } from '@apto/domain/time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import * as css from './Calendar.css.ts';
import { monthFrom, monthName, monthParts, offeredYears, type Month } from './Calendar.logic.ts';
import type { CalendarTexts } from './intl/pt-BR.ts';

interface CalendarHeaderProps {
  readonly month: Month;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly today: CivilDate;
  readonly minYear: CivilDate | null | undefined;
  readonly maxYear: CivilDate | null | undefined;
  /** Shows a month in the first place. */
  readonly onMonth: (month: Month) => void;
  /** Goes some months on, or back. */
  readonly onStep: (months: number) => void;
  readonly texts: CalendarTexts;
}

/** The heading of one month: the first has the pickers of month and year, the ends have the arrows. */
export const CalendarHeader = memo(function CalendarHeader(props: CalendarHeaderProps) {
  const { month, isFirst, isLast, onStep, texts } = props;
  return (
    <div className={css.header}>
      {isFirst ? (
        <button
          type="button"
          className={`${css.nav} ${css.navPrevious}`}
          aria-label={texts.previous}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft size={18} aria-hidden />
        </button>
      ) : null}
      <div className={css.title}>{isFirst ? <Pickers {...props} /> : <span>{monthName(month)}</span>}</div>
      {isLast ? (
        <button
          type="button"
          className={`${css.nav} ${css.navNext}`}
          aria-label={texts.next}
          onClick={() => onStep(1)}
        >
          <ChevronRight size={18} aria-hidden />
        </button>
      ) : null}
    </div>
  );
});

/** The system's own pickers: a phone has better ones than we could draw. */
function Pickers({ month, today, minYear, maxYear, onMonth, texts }: CalendarHeaderProps) {
  const { year, number } = monthParts(month);
  return (
    <>
      <select
        className={css.picker}
        aria-label={texts.month}
        value={number}
        onChange={(event) => onMonth(monthFrom(year, Number(event.currentTarget.value)))}
      >
        {MONTH_NAMES.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={css.picker}
        aria-label={texts.year}
        value={year}
        onChange={(event) => onMonth(monthFrom(Number(event.currentTarget.value), number))}
      >
        {offeredYears(today, minYear, maxYear, month).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </>
  );
}
