'use client';

import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Calendar } from '../../general/Calendar/Calendar.tsx';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import { openingDay } from './availability.logic.ts';
import { DateOverlay } from './DateOverlay.tsx';
import * as css from './PickerField.css.ts';
import { dayAsRange } from './useDateChoice.ts';
import type { Picker } from './usePicker.ts';
import { WhyNot } from './WhyNot.tsx';

interface PickerCalendarProps {
  readonly picker: Picker;
  readonly label: string;
  readonly selectionMode: 'single' | 'range';
  readonly aside?: ReactNode;
}

/** The calendar of a date picker where it floats, with what is beside it. A refusal is said next to the days. */
export function PickerCalendar({ picker, label, selectionMode, aside }: PickerCalendarProps) {
  const { availability, store, value, refusal, draft, isOpen, setIsOpen, isPhone, min, max } = picker;
  const panel = useRef<HTMLDivElement>(null);
  const rangeReasonFor = useCallback(
    (range: DateRange) => availability.failures(range)[0]?.message ?? '',
    [availability],
  );
  useEffect(() => {
    if (isOpen && refusal) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, refusal]);

  const written = value?.inicio ?? refusal?.range.inicio ?? draft.inicio;
  const today = picker.now.data;
  const focusedFirst = useMemo(
    () => (isOpen ? (written ?? openingDay(availability.next, today)) : undefined),
    [isOpen, written, availability, today],
  );
  const shared = {
    'aria-label': label,
    today,
    reasonsFor: availability.reasons,
    nextAvailable: availability.next,
    monthStates: picker.statuses,
    onVisibleMonths: store?.request,
    onRetryMonths: store?.retry,
    minYear: min ?? undefined,
    maxYear: max ?? undefined,
    size: isPhone ? 'touch' : 'default',
    defaultFocusedDate: focusedFirst,
    // The calendar's own prop: focus belongs on a day once the dialog opens.
    autoFocus: true,
  } as const;
  return (
    <DateOverlay
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      triggerRef={picker.box}
      label={label}
      closeLabel={picker.texts.close}
      isSheet={isPhone}
    >
      <div className={css.body}>
        {aside}
        {selectionMode === 'range' ? (
          <Calendar
            {...shared}
            selectionMode="range"
            value={value}
            onChange={picker.attempt}
            rangeReasonFor={rangeReasonFor}
            visibleMonths={isPhone ? 1 : 2}
          />
        ) : (
          <Calendar
            {...shared}
            value={value?.inicio ?? null}
            onChange={(date) => picker.attempt(dayAsRange(date))}
          />
        )}
        <div ref={panel} role="alert" className={css.panel} data-empty={!refusal || undefined}>
          {refusal ? <WhyNot picker={picker} refusal={refusal} onDone={() => setIsOpen(false)} /> : null}
        </div>
      </div>
    </DateOverlay>
  );
}
