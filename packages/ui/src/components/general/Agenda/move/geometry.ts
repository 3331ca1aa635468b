import { minutesOf, type Window } from '../logic/clock.logic.ts';
import { durationOf, endingAt, startingAt } from '../logic/place.logic.ts';
import type { AgendaPlace, AgendaView } from '../types.ts';

/** A box against the canvas, in px. */
export interface GhostBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which unit a place lies in. */
export const unitKeyOf = (place: AgendaPlace, view: AgendaView): string =>
  view === 'resource' ? (place.resourceId ?? '') : place.date;

const cellOf = (canvas: HTMLElement, place: AgendaPlace, view: AgendaView): HTMLElement | null => {
  const key = CSS.escape(unitKeyOf(place, view));
  const isInStrip = place.start === undefined && (view === 'week' || view === 'day');
  return canvas.querySelector<HTMLElement>(`[data-${isInStrip ? 'untimed' : 'unit'}="${key}"]`);
};

/** Where a place is drawn; null while its day or row is not in the document. */
export function ghostBox(
  canvas: HTMLElement,
  place: AgendaPlace,
  view: AgendaView,
  window: Window,
): GhostBox | null {
  const cell = cellOf(canvas, place, view);
  if (!cell) return null;
  const origin = canvas.getBoundingClientRect();
  const { left, top, width, height } = cell.getBoundingClientRect();
  const whole = { left: left - origin.left, top: top - origin.top, width, height };
  if (view === 'month') return { ...whole, top: whole.top + 28, height: 24 };
  if (place.start === undefined) return { ...whole, height: 24 };
  const start = (minutesOf(place.start) - window.from) / (window.to - window.from);
  const length = durationOf(place, window) / (window.to - window.from);
  return view === 'resource'
    ? { ...whole, left: whole.left + start * width, width: length * width }
    : { ...whole, top: whole.top + start * height, height: length * height };
}

/** The unit under a point, or the nearest one across the hours. */
function unitAt(canvas: HTMLElement, x: number, y: number, view: AgendaView): HTMLElement | null {
  let nearest: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const unit of canvas.querySelectorAll<HTMLElement>('[data-unit]')) {
    const { left, right, top, bottom } = unit.getBoundingClientRect();
    const offX = Math.max(left - x, x - right, 0);
    const offY = Math.max(top - y, y - bottom, 0);
    const off = view === 'month' ? offX + offY : view === 'resource' ? offY : offX;
    if (off < least) {
      least = off;
      nearest = unit;
    }
    if (off === 0) break;
  }
  return nearest;
}

/** What a drag takes hold of. */
export interface Hold {
  readonly from: AgendaPlace;
  /** Minutes between the start of the booking and where it was taken. */
  readonly grip: number;
  readonly isResize: boolean;
}

const snapped = (minute: number, { from, slot }: Window): number =>
  from + Math.round((minute - from) / slot) * slot;

/** The minute under a point of a unit. */
export function minuteAt(unit: Element, x: number, y: number, view: AgendaView, window: Window): number {
  const { left, top, width, height } = unit.getBoundingClientRect();
  const share = view === 'resource' ? (x - left) / width : (y - top) / height;
  return window.from + share * (window.to - window.from);
}

/** The place under the pointer. */
export function placeAt(
  canvas: HTMLElement,
  point: { readonly x: number; readonly y: number },
  { from, grip, isResize }: Hold,
  view: AgendaView,
  window: Window,
): AgendaPlace {
  const unit = unitAt(canvas, point.x, point.y, view);
  const key = unit?.dataset['unit'];
  if (!unit || key === undefined) return from;
  const minute = minuteAt(unit, point.x, point.y, view, window);
  if (isResize) return endingAt(from, snapped(minute, window), window);
  const moved = view === 'resource' ? { ...from, resourceId: key } : { ...from, date: key };
  return view === 'month' ? moved : startingAt(moved, snapped(minute - grip, window), window);
}
