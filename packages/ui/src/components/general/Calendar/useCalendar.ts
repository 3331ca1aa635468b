'use client';

import { addDays, addMonthsToDate, type CivilDate } from '@apto/domain/time';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { fullDate, monthAndYear } from '../../../internal/dates.ts';
import {
  addMonths,
  dayForKey,
  firstVisibleMonth,
  monthOf,
  monthsApart,
  ordered,
  type DateRange,
  type Month,
} from './Calendar.logic.ts';
import type { CalendarTexts } from './intl/pt-BR.ts';

export interface CalendarOptions {
  readonly selectionMode: 'single' | 'range';
  readonly value: DateRange | null;
  readonly onSelect: (range: DateRange) => void;
  readonly today: CivilDate;
  readonly visibleMonths: number;
  readonly defaultFocusedDate?: CivilDate;
  readonly autoFocus: boolean;
  /** Why a day cannot be chosen; empty when it can. */
  readonly reasonOf: (date: CivilDate) => string;
  readonly onVisibleMonths?: (months: readonly Month[]) => void;
  readonly onRetryMonths?: (months: readonly Month[]) => void;
  readonly nextAvailable?: (date: CivilDate) => CivilDate | null;
  readonly texts: CalendarTexts;
  readonly locale: string;
}

const at = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
const dateOfTarget = (target: EventTarget): CivilDate | undefined => at(target)?.dataset.date;
const dayIn = (root: HTMLElement | null, date: CivilDate): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-date="${date}"]`) ?? null;

/** Focus, keys, selection and announcements of the calendar; what is drawn is the components' business. */
export function useCalendar(root: RefObject<HTMLElement | null>, options: CalendarOptions) {
  const { selectionMode, value, onSelect, today, visibleMonths, reasonOf, onVisibleMonths, texts, locale } =
    options;
  const [focused, setFocused] = useState<CivilDate>(
    () => options.defaultFocusedDate ?? value?.inicio ?? today,
  );
  const [first, setFirst] = useState<Month>(() => monthOf(focused));
  const [anchor, setAnchor] = useState<CivilDate | null>(null);
  const [hovered, setHovered] = useState<CivilDate | null>(null);
  const [announcement, announce] = useState('');
  /** The day from which nothing free was found ahead. */
  const [noneAfter, setNoneAfter] = useState<CivilDate | null>(null);
  const takesFocus = useRef(options.autoFocus);
  const months = useMemo(
    () => Array.from({ length: visibleMonths }, (_, i) => addMonths(first, i)),
    [first, visibleMonths],
  );

  useEffect(() => {
    onVisibleMonths?.(months);
  }, [onVisibleMonths, months]);

  // Not in a layout effect: around a calendar that has just opened, React Aria's focus scope is ready only after those,
  // and the scope of a dialog below would take the focus back.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    dayIn(root.current, focused)?.focus();
    // After every commit: the day may come later than the wish to go there, as when a month is asked for again.
  });

  const goTo = useCallback(
    (date: CivilDate, withFocus = true) => {
      takesFocus.current = withFocus;
      setFocused(date);
      setFirst((current) => firstVisibleMonth(current, visibleMonths, date));
      // The same day again moves nothing, so that no effect runs: the focus goes there by hand.
      if (withFocus) dayIn(root.current, date)?.focus();
    },
    [root, visibleMonths],
  );

  /** Shows a month in the first place. The day that Tab reaches goes along; the focus stays where it is. */
  const showMonth = useCallback(
    (month: Month): void => {
      takesFocus.current = false;
      setFirst(month);
      setFocused((day) => addMonthsToDate(day, monthsApart(monthOf(day), month)));
      announce(monthAndYear(month, locale));
    },
    [locale],
  );
  const step = useCallback((by: number) => showMonth(addMonths(first, by)), [first, showMonth]);

  const goToNextAvailable = (): void => {
    const next = options.nextAvailable?.(addDays(focused, 1));
    if (next) {
      goTo(next);
      return;
    }
    setNoneAfter(focused);
    announce(texts.noneAvailable);
  };

  const choose = (date: CivilDate): void => {
    const reason = reasonOf(date);
    if (reason) {
      // Said on activation too: on touch screens the finger comes before any focus.
      announce(texts.unavailable(fullDate(date, locale), reason));
      goTo(date);
      return;
    }
    if (selectionMode === 'single') {
      announce(texts.daySelected(fullDate(date, locale)));
      goTo(date, false);
      onSelect({ inicio: date, fim: date });
      return;
    }
    if (!anchor) {
      setAnchor(date);
      announce(texts.chooseEnd(fullDate(date, locale)));
      goTo(date);
      return;
    }
    const range = ordered(anchor, date);
    setAnchor(null);
    announce(texts.rangeSelected(fullDate(range.inicio, locale), fullDate(range.fim, locale)));
    goTo(date);
    onSelect(range);
  };

  const gridProps = {
    onClick: (event: MouseEvent) => {
      const { date, retry } = at(event.target)?.dataset ?? {};
      if (retry) {
        takesFocus.current = true;
        if (date) setFocused(date);
        options.onRetryMonths?.([retry]);
      } else if (date) choose(date);
      else {
        // What is known of that day comes with its month: it is shown there, and chosen by the next press.
        const beside = event.target instanceof HTMLElement ? event.target.dataset.beside : undefined;
        if (beside) goTo(beside);
      }
    },
    onKeyDown: (event: KeyboardEvent) => {
      const date = dateOfTarget(event.target);
      if (!date) return;
      const destination = event.ctrlKey || event.metaKey || event.altKey ? null : dayForKey(date, event);
      if (destination) {
        event.preventDefault();
        goTo(destination);
      } else if (event.key === 'Escape' && anchor) {
        // The first Escape gives up the range that was begun; the next one reaches the popover.
        event.preventDefault();
        event.stopPropagation();
        setAnchor(null);
        announce(texts.startUndone);
      }
    },
    onFocus: (event: FocusEvent) => {
      const date = dateOfTarget(event.target);
      if (date) setFocused(date);
      if (date) setHovered(null);
    },
    onMouseOver: (event: MouseEvent) => {
      const date = dateOfTarget(event.target);
      if (date !== undefined) setHovered(date);
    },
    onMouseLeave: () => setHovered(null),
  };

  const pointed = hovered ?? focused;
  const from = anchor ?? value?.inicio;
  const to = anchor ? pointed : value?.fim;
  const highlight = useMemo(() => (from && to ? ordered(from, to) : null), [from, to]);
  return {
    focused,
    pointed,
    anchor,
    highlight,
    months,
    announcement,
    hasNoneAhead: noneAfter === pointed,
    gridProps,
    goToNextAvailable,
    showMonth,
    step,
  };
}
