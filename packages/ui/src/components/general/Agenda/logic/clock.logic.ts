import { minutesOfDay, timeFromMinutes, type TimeOfDay } from '@apto/domain/time';

const DAY = 1440;

/** Minutes since midnight; '24:00' is the end of the day, which the domain's own times do not have. */
export const minutesOf = (time: TimeOfDay): number => (time === '24:00' ? DAY : minutesOfDay(time));

/** The inverse of {@link minutesOf}; what lies outside of the day is taken to its end. */
export const timeOf = (minutes: number): TimeOfDay =>
  minutes >= DAY ? '24:00' : timeFromMinutes(Math.max(0, Math.round(minutes)));

/** The hours that are drawn, in minutes. */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly slot: number;
}

/** The last slot that begins at or before a minute, within the window. */
export const slotAt = (minute: number, { from, to, slot }: Window): number =>
  Math.max(from, Math.min(from + Math.floor((minute - from) / slot) * slot, lastSlot({ from, to, slot })));

/** Where the last slot begins. */
export const lastSlot = ({ from, to, slot }: Window): number =>
  from + Math.max(0, Math.ceil((to - from) / slot) - 1) * slot;
