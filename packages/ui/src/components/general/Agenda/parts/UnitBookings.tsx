'use client';
import type { ReactNode } from 'react';
import type { Window } from '../logic/clock.logic.ts';
import { UNTIMED, type Cursor } from '../logic/cursor.logic.ts';
import type { LaneBox } from '../logic/lanes.logic.ts';
import type { Unit } from '../logic/units.logic.ts';
import type { AgendaClosed } from '../types.ts';
import { Booking, type BookingLook } from './Booking.tsx';
import { boxOf, SlotStop } from './UnitParts.tsx';

interface UnitBookingsProps {
  readonly unit: Unit;
  readonly unitName: string;
  /** Only when it lies in this unit. */
  readonly cursor: Cursor | null;
  /** The way the hours go. */
  readonly axis: 'x' | 'y';
  readonly closed: readonly AgendaClosed[];
  readonly window: Window;
  readonly look: BookingLook;
  /** A press on an empty slot does something. */
  readonly canTake: boolean;
  /** How many lines a booking has room for. */
  readonly linesOf: (box: LaneBox) => number;
  /** What stands for bookings that found no room. */
  readonly children?: ReactNode;
}

/** The timed bookings of a day or a resource, and the free slot in it that has the focus. */
export function UnitBookings(props: UnitBookingsProps) {
  const { unit, unitName, cursor, window, axis, closed, look, canTake, linesOf } = props;
  return (
    <>
      {unit.items.map(({ booking, box }) => (
        <Booking
          key={booking.id}
          booking={booking}
          unitName={unitName}
          isStop={cursor?.id === booking.id}
          box={boxOf(box, window)}
          axis={axis}
          lines={linesOf(box)}
          look={look}
        />
      ))}
      {props.children}
      {cursor && cursor.id === null && cursor.minute !== UNTIMED ? (
        <SlotStop
          unit={unit}
          unitName={unitName}
          cursor={cursor}
          window={window}
          axis={axis}
          closed={closed}
          canTake={canTake}
          texts={look.texts}
        />
      ) : null}
    </>
  );
}
