'use client';
import type { CSSProperties } from 'react';
import { cx } from '../../../../internal/cx.ts';
import { minutesOf, timeOf, type Window } from '../logic/clock.logic.ts';
import { restId, type Cursor } from '../logic/cursor.logic.ts';
import type { LaneBox, LaneRest } from '../logic/lanes.logic.ts';
import type { Unit } from '../logic/units.logic.ts';
import type { AgendaTexts } from '../intl/pt-BR.ts';
import type { AgendaClosed } from '../types.ts';
import * as css from '../AgendaBooking.css.ts';

/** A stretch of the hours in per cent of all that are drawn. */
export function shareOf(start: number, end: number, { from, to }: Window): { start: number; length: number } {
  const whole = to - from;
  return { start: ((start - from) / whole) * 100, length: ((end - start) / whole) * 100 };
}

/** A box in per cent. */
export interface BoxShare {
  readonly start: number;
  readonly length: number;
  readonly lane: number;
  readonly lanes: number;
}

/** So many boxes differ at most in what a person looks at; beyond it the memory begins anew. */
const MOST_BOXES = 4000;
const boxes = new Map<string, BoxShare>();

/** A box's shares: the same object for the same box, so that a day that is drawn again leaves its bookings as they are. */
export function boxOf({ start, end, lane, lanes }: LaneBox, window: Window): BoxShare {
  const key = `${start} ${end} ${lane} ${lanes} ${window.from} ${window.to}`;
  const known = boxes.get(key);
  if (known) return known;
  const box = { ...shareOf(start, end, window), lane, lanes };
  if (boxes.size >= MOST_BOXES) boxes.clear();
  boxes.set(key, box);
  return box;
}

/** Closed times, cut to the hours that are drawn. */
export const closedShares = (closed: readonly AgendaClosed[], window: Window) =>
  closed.flatMap(({ from, to, reason }) => {
    const start = Math.max(minutesOf(from), window.from);
    const end = Math.min(minutesOf(to), window.to);
    return end > start ? [{ ...shareOf(start, end, window), reason, key: from }] : [];
  });

interface SlotProps {
  readonly unit: Unit;
  readonly unitName: string;
  readonly cursor: Cursor;
  readonly window: Window;
  readonly axis: 'x' | 'y';
  readonly closed: readonly AgendaClosed[];
  readonly canTake: boolean;
  readonly texts: AgendaTexts;
}

/** The slot that has the focus: the only one in the document, since the lines of all of them are drawn by CSS. */
export function SlotStop({ unit, unitName, cursor, window, axis, closed, canTake, texts }: SlotProps) {
  const end = Math.min(cursor.minute + window.slot, window.to);
  const { start, length } = shareOf(cursor.minute, end, window);
  const meets = (from: number, to: number): boolean => from < end && to > cursor.minute;
  const shut = closed.find(({ from, to }) => meets(minutesOf(from), minutesOf(to)));
  const taken = unit.items.filter(({ box }) => meets(box.start, box.end)).length;
  const state = shut ? (shut.reason ?? texts.closed) : taken > 0 ? texts.count(taken) : texts.free;
  const style: CSSProperties =
    axis === 'y'
      ? { top: `${start}%`, height: `${length}%`, insetInline: 0 }
      : { left: `${start}%`, width: `${length}%`, insetBlock: 0 };
  return (
    <div
      role={canTake ? 'button' : 'group'}
      // Without it the keyboard could not walk over what is free.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-slot-stop
      className={css.slot}
      style={style}
      aria-label={`${texts.times(timeOf(cursor.minute), timeOf(end))}, ${unitName}, ${state}`}
    />
  );
}

/** How many found no room beside the others; leads to the day. */
export function RestBox(props: {
  rest: LaneRest;
  unit: Unit;
  unitName: string;
  window: Window;
  isStop: boolean;
  texts: AgendaTexts;
}) {
  const { rest, unit, unitName, window, isStop, texts } = props;
  const { start, length } = shareOf(rest.start, rest.end, window);
  return (
    <div
      role="button"
      tabIndex={isStop ? 0 : -1}
      data-rest={restId(unit.key, rest.start)}
      className={cx(css.rest, css.placed)}
      aria-label={texts.moreLabel(rest.ids.length, unitName)}
      style={{
        top: `${start}%`,
        height: `calc(${length}% - 2px)`,
        left: `${(rest.lane / rest.lanes) * 100}%`,
        width: `calc(${100 / rest.lanes}% - 2px)`,
      }}
    >
      {texts.more(rest.ids.length)}
    </div>
  );
}
