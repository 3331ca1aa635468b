'use client';

import type { Now, CivilDate } from '@apto/domain/time';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import type { LoadMonth } from '../../general/Calendar/months.logic.ts';
import type { DateFailure, DateRules } from './availability.logic.ts';
import type { DateTexts } from './intl/pt-BR.ts';
import { useAvailability } from './useAvailability.ts';
import { useDateChoice } from './useDateChoice.ts';
import { useIsPhone } from './useIsPhone.ts';

/** What decides which days are free; the same in every date picker. */
export interface DateConditions {
  /** The present in São Paulo; no clock is read here. Keep the object stable within a minute. */
  readonly now: Now;
  /** First day allowed, and last. */
  readonly min?: CivilDate | null;
  readonly max?: CivilDate | null;
  /**
   * The rules of a suggested range (doc2 §5): today or later, weekends, `feriados`, `ferias`, `openingHours`,
   * `dayLimit`, `variant` … Absent: any days from `min` to `max`, past ones too. Give `{}` for the rules alone.
   */
  readonly rules?: DateRules;
  /** Brings holidays, vacations and further reasons month by month. Keep it stable. */
  readonly loadMonth?: LoadMonth;
}

/** What else works in place of dates that were refused. */
export interface MoreChoices {
  /** Shown in 'Por que não?', below the nearest dates, for instance other clinics; call `close` once one was taken. */
  readonly moreChoices?: (range: DateRange, close: () => void) => ReactNode;
}

interface Options<T extends DateTexts> extends DateConditions, MoreChoices {
  readonly value: DateRange | null | undefined;
  readonly defaultValue: DateRange | null;
  readonly onChange: (range: DateRange | null) => void;
  readonly onRefused: (failures: readonly DateFailure[], range: DateRange) => void;
  readonly texts: T;
}

/** Whether the calendar is open, and the focus back at once where it was before. */
function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const setIsOpen = (next: boolean): void => {
    if (next && !isOpen) opener.current = document.activeElement;
    setOpen(next);
  };
  useEffect(() => {
    if (isOpen) return;
    // React Aria gives it back some frames later: an Escape pressed meanwhile, for a dialog around, would be lost.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [isOpen]);
  return { isOpen, setIsOpen };
}

/** Everything about picking dates but the inputs: what is free, what was chosen, what was refused, what is open. */
export function usePicker<T extends DateTexts>(options: Options<T>) {
  const { now, min, max, rules, loadMonth, texts } = options;
  const free = useAvailability({ now, rules, min, max, loadMonth, texts });
  const { isOpen, setIsOpen } = useOpening();
  const isPhone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  const choice = useDateChoice({
    value: options.value,
    defaultValue: options.defaultValue,
    onChange: options.onChange,
    onRefused: options.onRefused,
    check: free.check,
    giveUp: free.giveUp,
    onAccepted: () => setIsOpen(false),
  });

  return {
    ...choice,
    ...free,
    now,
    min,
    max,
    isOpen,
    setIsOpen,
    isPhone,
    box,
    texts,
    moreChoices: options.moreChoices,
  };
}

export type Picker<T extends DateTexts = DateTexts> = ReturnType<typeof usePicker<T>>;
