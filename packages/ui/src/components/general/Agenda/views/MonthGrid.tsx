'use client';
import { memo } from 'react';
import { cx } from '../../../../internal/cx.ts';
import { fullDate, WEEKDAYS, weekdayWords } from '../../../../internal/dates.ts';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { restId, type Cursor } from '../logic/cursor.logic.ts';
import type { Unit } from '../logic/units.logic.ts';
import { Booking } from '../parts/Booking.tsx';
import * as bookingCss from '../AgendaBooking.css.ts';
import * as css from './AgendaMonth.css.ts';
import type { ViewProps } from './shared.ts';

interface CellProps extends Pick<ViewProps, 'today' | 'notes' | 'look' | 'isLoading'> {
  readonly unit: Unit;
  readonly month: string;
  readonly cursor: Cursor | null;
  readonly shown: number;
}

const DayCell = memo(function DayCell(props: CellProps) {
  const { unit, month, cursor, shown, today, notes, look, isLoading } = props;
  const { texts, locale } = look;
  const name = fullDate(unit.date, locale);
  const isToday = unit.date === today;
  const note = notes?.[unit.date];
  const all = [...unit.untimed, ...unit.items.map(({ booking }) => booking)];
  const drawn = all.slice(0, shown);
  const left = unit.count - drawn.length;
  const label = [texts.dayLabel(name, unit.count), isToday ? texts.isToday : '', note]
    .filter(Boolean)
    .join(', ');
  const restKey = restId(unit.key, 0);
  return (
    <div
      role="gridcell"
      className={css.cell}
      data-unit={unit.key}
      data-outside={unit.date.startsWith(month) ? undefined : true}
    >
      <div className={css.dayLine}>
        <div
          role="button"
          tabIndex={cursor && cursor.id === null ? 0 : -1}
          className={css.day}
          data-day={unit.date}
          data-today={isToday || undefined}
          aria-current={isToday ? 'date' : undefined}
          aria-label={label}
        >
          {Number(unit.date.slice(8))}
        </div>
        {note === undefined ? null : (
          <span className={css.note} title={note} aria-hidden>
            {note}
          </span>
        )}
      </div>
      {isLoading && shown > 0 ? <Skeleton shape="block" height={20} /> : null}
      {drawn.map((booking) => (
        <Booking
          key={booking.id}
          booking={booking}
          unitName={name}
          isStop={cursor?.id === booking.id}
          look={look}
        />
      ))}
      {left > 0 ? (
        <div
          role="button"
          tabIndex={cursor?.id === restKey ? 0 : -1}
          data-rest={restKey}
          className={cx(bookingCss.rest, css.rest)}
          aria-label={texts.moreLabel(left, name)}
        >
          {shown === 0 ? left : texts.more(left)}
        </div>
      ) : null}
    </div>
  );
});

interface MonthGridProps extends ViewProps {
  /** 'YYYY-MM': days outside of it are set back. */
  readonly month: string;
  /** Bookings that a day draws; further ones are counted. */
  readonly shown: number;
}

/** Six weeks of days, with the first bookings of each. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { units, month, cursor, gridLabel, describedBy, shown, today, notes, look, isLoading } = props;
  const weeks = Array.from({ length: Math.ceil(units.length / 7) }, (_unused, week) =>
    units.slice(week * 7, week * 7 + 7),
  );
  return (
    <div role="grid" aria-label={gridLabel} aria-describedby={describedBy} className={css.grid}>
      <div role="row" className={css.head}>
        {WEEKDAYS.map((day) => {
          const { long, short } = weekdayWords(day, look.locale);
          return (
            <div key={day} role="columnheader" className={css.weekday} aria-label={long}>
              {short}
            </div>
          );
        })}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.key} role="row" className={css.week}>
          {week.map((unit) => (
            <DayCell
              key={unit.key}
              unit={unit}
              month={month}
              cursor={cursor?.unit === unit.key ? cursor : null}
              shown={shown}
              today={today}
              notes={notes}
              look={look}
              isLoading={isLoading}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
