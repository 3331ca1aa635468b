'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as css from './Calendar.css.ts';
import { monthFrom, MONTH_NAMES, monthName, monthParts, type Month } from './Calendar.logic.ts';
import type { CalendarTexts } from './intl/pt-BR.ts';

interface CalendarHeaderProps {
  readonly month: Month;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly years: readonly number[];
  readonly onMonth: (month: Month) => void;
  readonly onStep: (months: number) => void;
  readonly texts: CalendarTexts;
}

/** The heading of one month: the first has the pickers of month and year, the ends have the arrows. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { month, isFirst, isLast, years, onMonth, onStep, texts } = props;
  const { year, number } = monthParts(month);
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
      <div className={css.title}>
        {isFirst ? (
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
              {years.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          </>
        ) : (
          <span>{monthName(month)}</span>
        )}
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
}
