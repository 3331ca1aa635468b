'use client';
import { weekdayOf } from '@apto/domain/time';
import { memo, type CSSProperties } from 'react';
import { fullDate, weekdayWords } from '../../../../internal/dates.ts';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { minutesOf, timeOf } from '../logic/clock.logic.ts';
import { restId, type Cursor } from '../logic/cursor.logic.ts';
import type { LaneBox } from '../logic/lanes.logic.ts';
import type { Unit } from '../logic/units.logic.ts';
import { Booking } from '../parts/Booking.tsx';
import { UnitBookings } from '../parts/UnitBookings.tsx';
import { closedShares, RestBox, shareOf } from '../parts/UnitParts.tsx';
import * as css from './AgendaTime.css.ts';
import type { ViewProps } from './shared.ts';

/** Narrower, the words of a booking say nothing. */
const LEAST_DAY = 104;
const LEAST_LANE = 96;

/** Where bones lie while nothing is here yet, in per cent; the same in each render. */
const BONES = [4, 18, 27, 45, 62, 74];

/** Px of a minute in the denser of the two densities, of a line, and around the lines. */
const MINUTE = 0.96;
const LINE = 16;
const AROUND = 4;
const linesOf = ({ start, end }: Pick<LaneBox, 'start' | 'end'>): number =>
  Math.max(1, Math.floor(((end - start) * MINUTE - AROUND) / LINE));

interface DayProps extends Omit<ViewProps, 'units' | 'cursor' | 'gridLabel' | 'describedBy'> {
  readonly unit: Unit;
  readonly index: number;
  /** Only when it lies in this day. */
  readonly cursor: Cursor | null;
}

const DayColumn = memo(function DayColumn(props: DayProps) {
  const { unit, index, window, cursor, today, time, closedOf, look, canTake, isLoading } = props;
  const unitName = fullDate(unit.date, look.locale);
  const closed = closedOf({ date: unit.date });
  return (
    <div
      role="gridcell"
      aria-colindex={index + 2}
      className={css.column}
      data-unit={unit.key}
      data-today={unit.date === today || undefined}
    >
      {closedShares(closed, window).map(({ key, start, length, reason }) => (
        <div key={key} className={css.closed} style={{ top: `${start}%`, height: `${length}%` }} aria-hidden>
          {reason}
        </div>
      ))}
      {isLoading &&
        BONES.filter((_bone, bone) => (bone + index) % 2 === 0).map((top) => (
          <div key={top} className={css.bone} style={{ top: `${top}%` }}>
            <Skeleton shape="block" height={44} />
          </div>
        ))}
      <UnitBookings
        unit={unit}
        unitName={unitName}
        cursor={cursor}
        window={window}
        axis="y"
        closed={closed}
        look={look}
        canTake={canTake}
        linesOf={linesOf}
      >
        {unit.rest.map((rest) => (
          <RestBox
            key={rest.start}
            rest={rest}
            unit={unit}
            unitName={unitName}
            window={window}
            isStop={cursor?.id === restId(unit.key, rest.start)}
            texts={look.texts}
          />
        ))}
      </UnitBookings>
      {unit.date === today && time !== null ? (
        <div
          className={css.now}
          style={{ top: `${shareOf(window.from, minutesOf(time), window).length}%` }}
          role="img"
          aria-label={look.texts.now(time)}
        />
      ) : null}
    </div>
  );
});

/** The name of a day in the head of a column. */
function DayHead({
  unit,
  index,
  today,
  notes,
  look,
}: Pick<DayProps, 'unit' | 'index' | 'today' | 'notes' | 'look'>) {
  const isToday = unit.date === today;
  const note = notes?.[unit.date];
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      className={css.day}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={css.dayLine} aria-hidden>
        <span className={css.number} data-today={isToday || undefined}>
          {Number(unit.date.slice(8))}
        </span>
        {weekdayWords(weekdayOf(unit.date), look.locale).short}
      </span>
      <VisuallyHidden>
        {fullDate(unit.date, look.locale)}
        {isToday ? `, ${look.texts.isToday}` : ''}
      </VisuallyHidden>
      {note === undefined ? null : (
        <span className={css.note} title={note}>
          {note}
        </span>
      )}
    </div>
  );
}

/** Days as columns, hours downwards. */
export const TimeGrid = memo(function TimeGrid({
  units,
  cursor,
  gridLabel,
  describedBy,
  ...shared
}: ViewProps) {
  const { window, look } = shared;
  const lines = Math.ceil((window.to - window.from) / 60);
  const most = Math.max(1, ...units.map((unit) => unit.most));
  const style = {
    [css.columns]: units.length,
    [css.least]: `${units.length === 1 ? Math.max(LEAST_DAY, most * LEAST_LANE) : LEAST_DAY}px`,
    [css.hours]: (window.to - window.from) / 60,
    [css.slots]: Math.max(1, Math.round(60 / window.slot)),
  } as CSSProperties;
  const hasUntimed = units.some((unit) => unit.untimed.length > 0);
  return (
    <div
      role="grid"
      aria-label={gridLabel}
      aria-describedby={describedBy}
      aria-colcount={units.length + 1}
      aria-rowcount={hasUntimed ? 3 : 2}
      style={style}
    >
      <div role="row" aria-rowindex={1} className={css.head}>
        <div role="columnheader" aria-colindex={1} className={css.corner}>
          <VisuallyHidden>{look.texts.hour}</VisuallyHidden>
        </div>
        {units.map((unit, index) => (
          <DayHead
            key={unit.key}
            unit={unit}
            index={index}
            today={shared.today}
            notes={shared.notes}
            look={look}
          />
        ))}
      </div>
      {hasUntimed ? (
        <div role="row" aria-rowindex={2} className={css.untimed}>
          <div role="rowheader" aria-colindex={1} className={css.untimedLabel}>
            {look.texts.untimed}
          </div>
          {units.map((unit, index) => (
            <div
              key={unit.key}
              role="gridcell"
              aria-colindex={index + 2}
              className={css.untimedCell}
              data-untimed={unit.key}
            >
              {unit.untimed.map((booking) => (
                <Booking
                  key={booking.id}
                  booking={booking}
                  unitName={fullDate(unit.date, look.locale)}
                  isStop={cursor?.unit === unit.key && cursor.id === booking.id}
                  look={look}
                />
              ))}
            </div>
          ))}
        </div>
      ) : null}
      <div role="row" aria-rowindex={hasUntimed ? 3 : 2} className={css.body}>
        <div role="rowheader" aria-colindex={1} className={css.scale}>
          {Array.from({ length: lines }, (_unused, line) => (
            <span key={line} className={css.hour}>
              {timeOf(window.from + line * 60)}
            </span>
          ))}
        </div>
        {units.map((unit, index) => (
          <DayColumn
            key={unit.key}
            {...shared}
            unit={unit}
            index={index}
            cursor={cursor?.unit === unit.key ? cursor : null}
          />
        ))}
      </div>
    </div>
  );
});
