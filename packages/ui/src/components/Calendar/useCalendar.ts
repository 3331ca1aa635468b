'use client';

import { formatarData, formatarDataComDia, somarMeses, type DataCivil } from '@apto/domain';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import {
  dayForKey,
  monthOf,
  firstVisibleMonth,
  monthName,
  ordered,
  monthParts,
  addMonths,
  type DateRange,
  type Month,
} from './Calendar.logic.ts';
import type { CalendarTexts } from './intl/pt-BR.ts';

export interface CalendarOptions {
  readonly selectionMode: 'single' | 'range';
  readonly value: DateRange | null;
  readonly onSelect: (range: DateRange) => void;
  readonly today: DataCivil;
  readonly visibleMonths: number;
  readonly defaultFocusedDate?: DataCivil;
  readonly autoFocus: boolean;
  /** Why a day cannot be chosen; empty when it can. */
  readonly reasonOf: (data: DataCivil) => string;
  readonly onVisibleMonths?: (months: readonly Month[]) => void;
  readonly texts: CalendarTexts;
}

const dateOfTarget = (target: EventTarget): DataCivil | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

/** Focus, keys, selection and announcements of the calendar; what is drawn is the components' business. */
export function useCalendar(root: RefObject<HTMLElement | null>, options: CalendarOptions) {
  const { selectionMode, value, onSelect, today, visibleMonths, reasonOf, onVisibleMonths, texts } = options;
  const [focused, setFocused] = useState<DataCivil>(
    () => options.defaultFocusedDate ?? value?.inicio ?? today,
  );
  const [first, setFirst] = useState<Month>(() => monthOf(focused));
  const [anchor, setAnchor] = useState<DataCivil | null>(null);
  const [hovered, setHovered] = useState<DataCivil | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const takesFocus = useRef(options.autoFocus);

  useEffect(() => {
    onVisibleMonths?.(Array.from({ length: visibleMonths }, (_, i) => addMonths(first, i)));
  }, [onVisibleMonths, first, visibleMonths]);

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused, root]);

  const goTo = useCallback(
    (data: DataCivil, withFocus = true) => {
      takesFocus.current = withFocus;
      setFocused(data);
      setFirst((current) => firstVisibleMonth(current, visibleMonths, data));
      // The same day again moves nothing, so that no effect runs: the focus goes there by hand.
      if (withFocus) root.current?.querySelector<HTMLElement>(`[data-date="${data}"]`)?.focus();
    },
    [root, visibleMonths],
  );

  const showMonth = (month: Month): void => {
    setFirst(month);
    const day = somarMeses(focused, monthsApart(monthOf(focused), month));
    takesFocus.current = false;
    setFocused(day);
    setAnnouncement(monthName(month));
  };

  const choose = (data: DataCivil): void => {
    const reason = reasonOf(data);
    if (reason) {
      // Said on activation too: on touch screens the finger comes before any focus.
      setAnnouncement(texts.unavailable(formatarDataComDia(data), reason));
      goTo(data);
      return;
    }
    if (selectionMode === 'single') {
      setAnnouncement(texts.daySelected(formatarDataComDia(data)));
      goTo(data, false);
      onSelect({ inicio: data, fim: data });
      return;
    }
    if (!anchor) {
      setAnchor(data);
      setAnnouncement(texts.chooseEnd(formatarData(data)));
      goTo(data);
      return;
    }
    const range = ordered(anchor, data);
    setAnchor(null);
    setAnnouncement(texts.rangeSelected(formatarData(range.inicio), formatarData(range.fim)));
    goTo(data);
    onSelect(range);
  };

  const gridProps = {
    onClick: (event: MouseEvent) => {
      const data = dateOfTarget(event.target);
      if (data) choose(data);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const data = dateOfTarget(event.target);
      if (!data) return;
      const destination = event.ctrlKey || event.metaKey || event.altKey ? null : dayForKey(data, event);
      if (destination) {
        event.preventDefault();
        goTo(destination);
      } else if (event.key === 'Escape' && anchor) {
        // The first Escape gives up the range that was begun; the next one reaches the popover.
        event.preventDefault();
        event.stopPropagation();
        setAnchor(null);
      }
    },
    onFocus: (event: FocusEvent) => {
      const data = dateOfTarget(event.target);
      if (data && data !== focused) setFocused(data);
      if (data) setHovered(null);
    },
    onMouseOver: (event: MouseEvent) => {
      const data = dateOfTarget(event.target);
      if (data !== undefined) setHovered(data);
    },
    onMouseLeave: () => setHovered(null),
  };

  const pointed = hovered ?? focused;
  const highlight = anchor ? ordered(anchor, pointed) : value;
  const months = Array.from({ length: visibleMonths }, (_, i) => addMonths(first, i));
  return {
    focused,
    pointed,
    anchor,
    highlight,
    months,
    first,
    announcement,
    announce: setAnnouncement,
    gridProps,
    goTo,
    showMonth,
  };
}

function monthsApart(from: Month, to: Month): number {
  const a = monthParts(from);
  const b = monthParts(to);
  return (b.year - a.year) * 12 + b.number - a.number;
}
