'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import type { ScheduleRow } from '../TimeSlotRow/TimeSlotRow.logic.ts';
import type { MissingPart } from './ScheduleGrid.logic.ts';

const rowsOf = (body: HTMLElement | null): HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>('[data-schedule-row]') ?? []),
];

/** The field of a row, by what it is called in the row's markup. */
export function focusField(body: HTMLElement | null, index: number, field: MissingPart): void {
  const control = field === 'time' ? 'button[aria-haspopup="listbox"]' : 'input:not([type="hidden"])';
  rowsOf(body)[index]?.querySelector<HTMLElement>(`[data-part="${field}"] ${control}`)?.focus();
}

/**
 * The owner takes a row's day and time back, as when the slot is refused after it was chosen (doc2 §5): who was at its
 * time goes on at its day, for the time waits for it. Who has gone elsewhere stays there.
 */
export function useTakenBackFocus(rows: readonly ScheduleRow[], body: RefObject<HTMLElement | null>): void {
  const before = useRef(rows);
  const lastTime = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = body;
    const enter = ({ target }: FocusEvent): void => {
      lastTime.current = target instanceof Element ? target.closest('[data-part="time"]') : null;
    };
    current?.addEventListener('focusin', enter);
    return () => current?.removeEventListener('focusin', enter);
  }, [body]);
  useEffect(() => {
    const index = rows.findIndex(
      ({ id, data }, at) =>
        data === null && before.current[at]?.id === id && before.current[at].data !== null,
    );
    before.current = rows;
    const time = rowsOf(body.current)[index]?.querySelector('[data-part="time"]');
    if (!time || time !== lastTime.current) return;
    // The button that opened the times has left, and the focus with it.
    if (isFocusNowhere() || time.contains(document.activeElement)) focusField(body.current, index, 'date');
  }, [rows, body]);
}
