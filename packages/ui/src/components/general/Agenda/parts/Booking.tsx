'use client';
import { LoaderCircle, Lock } from 'lucide-react';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../../../../internal/cx.ts';
import type { AgendaTexts } from '../intl/pt-BR.ts';
import type { AgendaBooking, ShownBooking } from '../types.ts';
import * as css from '../AgendaBooking.css.ts';

/** What all bookings of an agenda share. */
export interface BookingLook {
  readonly texts: AgendaTexts;
  readonly locale: string;
  readonly render: ((booking: AgendaBooking) => ReactNode) | undefined;
  readonly canOpen: boolean;
  readonly canMove: boolean;
}

interface BookingProps {
  readonly booking: ShownBooking;
  /** The day or row that it lies in, read out after its time. */
  readonly unitName: string;
  /** The one stop of Tab. */
  readonly isStop: boolean;
  /** Its box, in per cent of the hours and of the lanes; absent: one line in a list. */
  readonly box?: {
    readonly start: number;
    readonly length: number;
    readonly lane: number;
    readonly lanes: number;
  };
  /** Along which axis the hours run. */
  readonly axis?: 'x' | 'y';
  /** How many lines it has room for. @default 1 */
  readonly lines?: number;
  readonly look: BookingLook;
}

/** All that a screen reader hears of a booking; it begins as what is seen does (WCAG 2.5.3). */
function nameOf({ booking, unitName, look }: BookingProps): string {
  const { texts } = look;
  return [
    booking.title,
    booking.start === undefined ? texts.untimed : texts.times(booking.start, booking.end),
    booking.subtitle,
    unitName,
    booking.status,
    booking.locked === undefined || !look.canMove ? undefined : texts.locked(booking.locked),
    booking.isPending ? texts.pending : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}

const LANE = 'var(--agenda-lane)';

/** With so many lines a long name may take two. */
const TALL = 4;

function styleOf({ box, axis }: BookingProps): CSSProperties | undefined {
  if (!box) return undefined;
  const { start, length, lane, lanes } = box;
  return axis === 'x'
    ? {
        left: `${start}%`,
        width: `calc(${length}% - 2px)`,
        top: `calc(${LANE} * ${lane} + 4px)`,
        height: `calc(${LANE} - 2px)`,
      }
    : {
        top: `${start}%`,
        height: `calc(${length}% - 2px)`,
        left: `${(lane / lanes) * 100}%`,
        width: `calc(${100 / lanes}% - 2px)`,
      };
}

/**
 * One booking. It carries no handlers: the agenda listens once for all of them. Not a native button, whose Space would
 * press it: here Space picks it up.
 */
export const Booking = memo(function Booking(props: BookingProps) {
  const { booking, isStop, box, axis, lines = 1, look } = props;
  const { icon, title, subtitle, start, end, locked, tone = 'neutral' } = booking;
  const isShort = box !== undefined && lines < 2;
  const isRow = axis === 'x';
  const mark = booking.isPending ? (
    <LoaderCircle className={css.icon} aria-hidden />
  ) : icon ? (
    // A state's own icon is the same everywhere: a lock does not take its place.
    <span className={css.icon} aria-hidden>
      {icon}
    </span>
  ) : locked !== undefined && look.canMove ? (
    <Lock className={css.icon} aria-hidden />
  ) : null;
  const isActive = look.canOpen || look.canMove;
  // Where there is little room the name comes before a time that the box itself shows.
  const isSaidByPlace = box !== undefined && !isRow && box.lanes > 1;
  return (
    <div
      role={isActive ? 'button' : 'group'}
      tabIndex={isStop ? 0 : -1}
      className={cx(css.booking, css.tone[tone], box ? css.placed : css.chip)}
      data-booking={booking.id}
      data-edge={(box && look.canMove && locked === undefined) || undefined}
      data-pending={booking.isPending || undefined}
      data-static={isActive ? undefined : true}
      aria-label={nameOf(props)}
      aria-busy={booking.isPending || undefined}
      style={styleOf(props)}
    >
      {look.render ? (
        look.render(booking)
      ) : box && !isShort ? (
        <span
          className={css.several}
          style={{ [css.lines]: lines, [css.titleLines]: lines < TALL ? 1 : 2 } as CSSProperties}
        >
          <span className={css.title}>
            {mark}
            {title}
          </span>{' '}
          <span className={css.details}>
            {start === undefined ? null : <span className={css.times}>{look.texts.times(start, end)}</span>}
            {subtitle === undefined ? null : <span> {subtitle}</span>}
          </span>
        </span>
      ) : (
        <span className={isRow ? css.rowWords : css.oneLine}>
          <span className={css.chipWords}>
            {mark}
            {title}
          </span>
          {start === undefined || isSaidByPlace ? null : <span className={css.time}> {start}</span>}
        </span>
      )}
    </div>
  );
});
