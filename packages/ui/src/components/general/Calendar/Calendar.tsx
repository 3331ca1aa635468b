'use client';

import { formatDate, formatDateWithWeekday, type CivilDate } from '@apto/domain/time';
import { CalendarSearch, Info } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import * as css from './Calendar.css.ts';
import {
  monthOf,
  ordered,
  reasonsText,
  type DateRange,
  type DayReason,
  type Month,
} from './Calendar.logic.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { texts as defaults, type CalendarTexts } from './intl/pt-BR.ts';
import type { MonthStatus } from './months.logic.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendar } from './useCalendar.ts';

interface CalendarBaseProps {
  /** Today in São Paulo (`agora.data`). The calendar never reads a clock. */
  readonly today: CivilDate;
  /** What the calendar is for: 'Data da consulta'. */
  readonly 'aria-label': string;
  /** Why a day cannot be chosen; an empty list when it can. Give `dayReasons` of the domain. Keep it stable. */
  readonly reasonsFor?: (date: CivilDate) => readonly DayReason[];
  /** Months side by side. @default 1 */
  readonly visibleMonths?: 1 | 2;
  /** The ends of the year picker only: days beyond them are refused by `reasonsFor`. */
  readonly minYear?: CivilDate;
  readonly maxYear?: CivilDate;
  /** Loading of each month, when it comes from a loader (`useMonths`). */
  readonly monthStates?: ReadonlyMap<Month, MonthStatus>;
  readonly onRetryMonths?: (months: readonly Month[]) => void;
  /** Called with the months on screen, first at once. Keep it stable. */
  readonly onVisibleMonths?: (months: readonly Month[]) => void;
  /** The first day from a day on that can be chosen, or null. Shows 'Próximo dia disponível'. */
  readonly nextAvailable?: (date: CivilDate) => CivilDate | null;
  /** The day that has the focus first. */
  readonly defaultFocusedDate?: CivilDate;
  readonly autoFocus?: boolean;
  /** 'touch': days of 44 px over the whole width. */
  readonly size?: 'default' | 'touch';
  /** More at the foot, beside 'Próximo dia disponível'. */
  readonly children?: ReactNode;
  readonly texts?: Partial<CalendarTexts>;
}

/** A calendar of which one day is chosen. */
export interface SingleCalendarProps extends CalendarBaseProps {
  /** One day. @default 'single' */
  readonly selectionMode?: 'single';
  /** The value. Leave out for an uncontrolled one. */
  readonly value?: CivilDate | null;
  /** The value at first, for an uncontrolled field. */
  readonly defaultValue?: CivilDate | null;
  /** Gets the day, YYYY-MM-DD. */
  readonly onChange?: (date: CivilDate) => void;
}

/** A calendar of which two ends are chosen. */
export interface RangeCalendarProps extends CalendarBaseProps {
  /** Two ends. */
  readonly selectionMode: 'range';
  /** The value. Leave out for an uncontrolled one. */
  readonly value?: DateRange | null;
  /** The value at first, for an uncontrolled field. */
  readonly defaultValue?: DateRange | null;
  /** Gets both ends, once the second is chosen. */
  readonly onChange?: (range: DateRange) => void;
  /**
   * What a range would break, once its start is chosen: said at the day that is pointed at or has the focus. It may be
   * chosen all the same, so that whoever holds the value can say everything that is against it. Keep it stable.
   */
  readonly rangeReasonFor?: (range: DateRange) => string;
}

export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

const noReasons: readonly DayReason[] = [];
const free = (): readonly DayReason[] => noReasons;
const asRange = (value: CivilDate | DateRange | null | undefined): DateRange | null =>
  typeof value === 'string' ? { inicio: value, fim: value } : (value ?? null);

/**
 * Months whose unavailable days can be focused and say why, by key, pointer and touch. One day or a range;
 * what lies *inside* a range is for the caller to check (`verifyIntervalo`).
 */
export function Calendar(props: CalendarProps) {
  const { today, reasonsFor = free, visibleMonths = 1, monthStates, size = 'default' } = props;
  const texts = useMemo(() => ({ ...defaults, ...props.texts }), [props.texts]);
  const root = useRef<HTMLDivElement>(null);
  const [uncontrolled, setUncontrolled] = useState(() => asRange(props.defaultValue));
  const value = props.value === undefined ? uncontrolled : asRange(props.value);
  const isRange = props.selectionMode === 'range';

  const reasonOf = useCallback(
    (date: CivilDate): string => {
      const status = monthStates?.get(monthOf(date));
      if (status === 'loading') return texts.loadingMonth;
      return status === 'error' ? texts.dayNotLoaded : reasonsText(reasonsFor(date));
    },
    [monthStates, reasonsFor, texts],
  );

  const calendar = useCalendar(root, {
    selectionMode: isRange ? 'range' : 'single',
    value,
    onSelect: (range) => {
      setUncontrolled(range);
      if (props.selectionMode === 'range') props.onChange?.(range);
      else props.onChange?.(range.inicio);
    },
    today,
    visibleMonths,
    defaultFocusedDate: props.defaultFocusedDate,
    autoFocus: props.autoFocus ?? false,
    reasonOf,
    onVisibleMonths: props.onVisibleMonths,
    onRetryMonths: props.onRetryMonths,
    nextAvailable: props.nextAvailable,
    texts,
  });
  const { months, focused, pointed, anchor } = calendar;
  const rangeReasonFor = props.selectionMode === 'range' ? props.rangeReasonFor : undefined;
  const conflictAt = (date: CivilDate): string =>
    anchor && anchor !== date && rangeReasonFor && reasonOf(date) === ''
      ? rangeReasonFor(ordered(anchor, date))
      : '';
  const reason = reasonOf(pointed) || conflictAt(pointed);
  const conflict = pointed === focused ? (reasonOf(focused) ? '' : reason) : conflictAt(focused);
  const hint = anchor ? texts.chooseEnd(formatDate(anchor)) : isRange ? texts.chooseStart : texts.chooseDay;
  const said = calendar.hasNoneAhead ? texts.noneAvailable : reason || hint;

  return (
    <div
      ref={root}
      role="group"
      aria-label={props['aria-label']}
      className={css.root}
      data-size={size}
      data-months={visibleMonths}
    >
      <div className={css.months} {...calendar.gridProps}>
        {months.map((month, index) => (
          // By place and not by month: the arrow that was pressed has to keep the focus.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={css.month}>
            <CalendarHeader
              month={month}
              place={index}
              isLast={index === months.length - 1}
              today={today}
              minYear={props.minYear}
              maxYear={props.maxYear}
              onMonth={calendar.showMonth}
              onStep={calendar.step}
              texts={texts}
            />
            <MonthGrid
              month={month}
              today={today}
              focused={focused}
              highlight={calendar.highlight}
              status={monthStates?.get(month)}
              reasonsFor={reasonsFor}
              conflict={monthOf(focused) === month ? conflict : ''}
              texts={texts}
            />
          </div>
        ))}
      </div>
      <div className={css.footer}>
        {props.nextAvailable ? (
          <button type="button" className={css.textButton} onClick={calendar.goToNextAvailable}>
            <CalendarSearch size={16} aria-hidden />
            {texts.nextAvailable}
          </button>
        ) : null}
        {props.children}
        {/* Each day's own name says it already. */}
        <span className={css.legend} aria-hidden>
          {texts.holiday}
        </span>
      </div>
      {/* Last: it grows with what it says, and moves nothing that one presses. */}
      <p className={css.reason} data-unavailable={said === reason || undefined} data-testid="motivo-do-dia">
        {said === reason ? <Info size={16} aria-hidden className={css.reasonIcon} /> : null}
        <span>{said === reason ? `${formatDateWithWeekday(pointed)}: ${reason}` : said}</span>
      </p>
      <div className={css.hidden} role="status">
        {calendar.announcement}
      </div>
    </div>
  );
}
