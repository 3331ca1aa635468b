'use client';

import { formatarData, formatarDataComDia, somarDias, type DataCivil } from '@apto/domain';
import { CalendarSearch, Info } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import * as css from './Calendar.css.ts';
import {
  offeredYears,
  monthOf,
  monthName,
  addMonths,
  type DateRange,
  type Month,
  type DayReason,
} from './Calendar.logic.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { texts as defaults, type CalendarTexts } from './intl/pt-BR.ts';
import type { MonthStatus } from './months.logic.ts';
import { MonthGrid, reasonsText } from './MonthGrid.tsx';
import { useCalendar } from './useCalendar.ts';

interface CalendarBaseProps {
  /** Today in São Paulo (`agora.data`). The calendar never reads a clock. */
  readonly today: DataCivil;
  /** What the calendar is for: 'Data da consulta'. */
  readonly 'aria-label': string;
  /** Why a day cannot be chosen; an empty list when it can. Give `motivosDoDia` of the domain. Keep it stable. */
  readonly reasonsFor?: (data: DataCivil) => readonly DayReason[];
  /** Months side by side. @default 1 */
  readonly visibleMonths?: 1 | 2;
  /** The ends of the year picker only: days beyond them are refused by `reasonsFor`. */
  readonly minYear?: DataCivil;
  readonly maxYear?: DataCivil;
  /** Loading of each month, when it comes from a loader (`useMonths`). */
  readonly monthStates?: ReadonlyMap<Month, MonthStatus>;
  readonly onRetryMonths?: (months: readonly Month[]) => void;
  /** Called with the months on screen, first at once. Keep it stable. */
  readonly onVisibleMonths?: (months: readonly Month[]) => void;
  /** The first day from a day on that can be chosen, or null. Shows 'Próximo dia disponível'. */
  readonly nextAvailable?: (data: DataCivil) => DataCivil | null;
  /** The day that has the focus first. */
  readonly defaultFocusedDate?: DataCivil;
  readonly autoFocus?: boolean;
  /** 'touch': days of 44 px over the whole width. */
  readonly size?: 'default' | 'touch';
  /** More at the foot, beside 'Próximo dia disponível'. */
  readonly children?: ReactNode;
  readonly texts?: Partial<CalendarTexts>;
}

export interface SingleCalendarProps extends CalendarBaseProps {
  readonly selectionMode?: 'single';
  readonly value?: DataCivil | null;
  readonly defaultValue?: DataCivil | null;
  readonly onChange?: (data: DataCivil) => void;
}

export interface RangeCalendarProps extends CalendarBaseProps {
  readonly selectionMode: 'range';
  readonly value?: DateRange | null;
  readonly defaultValue?: DateRange | null;
  readonly onChange?: (range: DateRange) => void;
}

export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

const noReasons: readonly DayReason[] = [];
const free = (): readonly DayReason[] => noReasons;
const asRange = (value: DataCivil | DateRange | null | undefined): DateRange | null =>
  typeof value === 'string' ? { inicio: value, fim: value } : (value ?? null);

/**
 * Months whose unavailable days can be focused and say why, by key, pointer and touch. One day or a range;
 * what lies *inside* a range is for the caller to check (`verificarIntervalo`).
 */
export function Calendar(props: CalendarProps) {
  const { today, reasonsFor = free, visibleMonths = 1, monthStates, nextAvailable, size = 'default' } = props;
  const texts = { ...defaults, ...props.texts };
  const root = useRef<HTMLDivElement>(null);
  const [uncontrolled, setUncontrolled] = useState(() => asRange(props.defaultValue));
  const value = props.value === undefined ? uncontrolled : asRange(props.value);

  const reasonOf = useCallback(
    (data: DataCivil): string => {
      const status = monthStates?.get(monthOf(data));
      if (status === 'loading') return texts.loadingMonth;
      return status === 'error' ? texts.dayNotLoaded : reasonsText(reasonsFor(data));
    },
    [monthStates, reasonsFor, texts.loadingMonth, texts.dayNotLoaded],
  );

  const calendar = useCalendar(root, {
    selectionMode: props.selectionMode ?? 'single',
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
    texts,
  });
  const { months, focused, pointed, anchor } = calendar;
  const reason = reasonOf(pointed);
  const failed = months.filter((month) => monthStates?.get(month) === 'error');
  const hint = anchor
    ? texts.chooseEnd(formatarData(anchor))
    : props.selectionMode === 'range'
      ? texts.chooseStart
      : texts.chooseDay;

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
              isFirst={index === 0}
              isLast={index === months.length - 1}
              years={offeredYears(today, props.minYear, props.maxYear, month)}
              onMonth={calendar.showMonth}
              onStep={(step) => calendar.showMonth(addMonths(calendar.first, step))}
              texts={texts}
            />
            <MonthGrid
              month={month}
              today={today}
              focused={focused}
              highlight={calendar.highlight}
              status={monthStates?.get(month)}
              reasonsFor={reasonsFor}
              notLoadedText={monthStates?.get(month) === 'loading' ? texts.loadingMonth : texts.dayNotLoaded}
            />
          </div>
        ))}
      </div>
      {failed.length > 0 ? (
        <div className={css.monthError} role="alert">
          <span>{texts.monthError(failed.map(monthName).join(' e '))}</span>
          <button type="button" className={css.retry} onClick={() => props.onRetryMonths?.(failed)}>
            {texts.retry}
          </button>
        </div>
      ) : null}
      <p className={css.reason} data-unavailable={reason !== '' || undefined} data-testid="motivo-do-dia">
        {reason ? <Info size={16} aria-hidden className={css.reasonIcon} /> : null}
        <span>
          {reason
            ? `${formatarDataComDia(pointed)}: ${reason}`
            : calendar.announcement === texts.noneAvailable
              ? texts.noneAvailable
              : hint}
        </span>
      </p>
      <div className={css.footer}>
        {nextAvailable ? (
          <button
            type="button"
            className={css.textButton}
            onClick={() => {
              const next = nextAvailable(somarDias(focused, 1));
              if (next) calendar.goTo(next);
              else calendar.announce(texts.noneAvailable);
            }}
          >
            <CalendarSearch size={16} aria-hidden />
            {texts.nextAvailable}
          </button>
        ) : null}
        {props.children}
      </div>
      <div className={css.hidden} role="status">
        {calendar.announcement}
      </div>
    </div>
  );
}
