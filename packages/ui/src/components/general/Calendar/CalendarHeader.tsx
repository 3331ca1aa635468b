'use client';

import type { CivilDate } from '@apto/domain/time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { monthNames } from '../../../internal/dates.ts';
import * as css from './Calendar.css.ts';
import { addMonths, monthFrom, monthParts, offeredYears, type Month } from './Calendar.logic.ts';
import type { CalendarTexts } from './intl/pt-BR.ts';

interface CalendarHeaderProps {
  readonly month: Month;
  /** Among the months side by side, from 0. */
  readonly place: number;
  readonly isLast: boolean;
  readonly today: CivilDate;
  readonly minYear: CivilDate | null | undefined;
  readonly maxYear: CivilDate | null | undefined;
  /** Shows a month in the first place. */
  readonly onMonth: (month: Month) => void;
  /** Goes some months on, or back. */
  readonly onStep: (months: number) => void;
  readonly texts: CalendarTexts;
  readonly locale: string;
}

/** The heading of one month: its pickers of month and year; the ends have the arrows. */
export const CalendarHeader = memo(function CalendarHeader(props: CalendarHeaderProps) {
  const { place, isLast, onStep, texts } = props;
  return (
    <div className={css.header}>
      {place === 0 ? (
        <button
          type="button"
          className={`${css.nav} ${css.navPrevious}`}
          aria-label={texts.previous}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft size={18} aria-hidden />
        </button>
      ) : null}
      <div className={css.title}>
        <Pickers {...props} />
      </div>
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
function Pickers({ month, place, today, minYear, maxYear, onMonth, texts, locale }: CalendarHeaderProps) {
  const { year, number } = monthParts(month);
  const show = (chosen: Month) => onMonth(addMonths(chosen, -place));
  return (
    <>
      <select
        className={css.picker}
        aria-label={texts.month(place)}
        value={number}
        onChange={(event) => show(monthFrom(year, Number(event.currentTarget.value)))}
      >
        {monthNames(locale).map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={css.picker}
        aria-label={texts.year(place)}
        value={year}
        onChange={(event) => show(monthFrom(Number(event.currentTarget.value), number))}
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
