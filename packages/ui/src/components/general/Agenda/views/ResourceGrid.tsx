'use client';
import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react';
import { useRowWindow } from '../../DataTable/rows/useRowWindow.ts';
import { VIRTUAL_FROM } from '../../DataTable/rows/window.logic.ts';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { minutesOf, timeOf } from '../logic/clock.logic.ts';
import type { Cursor } from '../logic/cursor.logic.ts';
import type { Unit } from '../logic/units.logic.ts';
import { Booking } from '../parts/Booking.tsx';
import { UnitBookings } from '../parts/UnitBookings.tsx';
import { closedShares, shareOf } from '../parts/UnitParts.tsx';
import * as css from './AgendaResource.css.ts';
import * as time from './AgendaTime.css.ts';
import type { ViewProps } from './shared.ts';

interface LineProps extends Omit<ViewProps, 'units' | 'cursor' | 'gridLabel' | 'describedBy'> {
  readonly unit: Unit;
  readonly index: number;
  readonly cursor: Cursor | null;
}

/** A lane is one line high. */
const oneLine = () => 1;

const ResourceLine = memo(function ResourceLine(props: LineProps) {
  const { unit, index, window, cursor, today, closedOf, look, canTake, isLoading } = props;
  const unitName = unit.resource?.name ?? '';
  const closed = closedOf({ date: unit.date, resourceId: unit.key });
  return (
    <div role="row" aria-rowindex={index + 2} className={css.line} data-row={unit.key}>
      <div role="rowheader" aria-colindex={1} className={css.name}>
        <span className={css.nameText} title={unitName}>
          {unitName}
        </span>
        {unit.resource?.detail === undefined ? null : (
          <span className={css.detail} title={unit.resource.detail}>
            {unit.resource.detail}
          </span>
        )}
        {unit.untimed.length > 0 && (
          <span className={css.untimed}>
            {unit.untimed.map((booking) => (
              <Booking
                key={booking.id}
                booking={booking}
                unitName={unitName}
                isStop={cursor?.id === booking.id}
                look={look}
              />
            ))}
          </span>
        )}
      </div>
      <div
        role="gridcell"
        aria-colindex={2}
        className={css.lane}
        data-unit={unit.key}
        style={{ minHeight: `calc(var(--agenda-lane) * ${unit.most} + 8px)` }}
      >
        {closedShares(closed, window).map(({ key, start, length }) => (
          <div
            key={key}
            className={css.closed}
            style={{ left: `${start}%`, width: `${length}%` }}
            aria-hidden
          />
        ))}
        {isLoading && (
          <div style={{ padding: 8, width: `${30 + ((index * 17) % 50)}%` }}>
            <Skeleton />
          </div>
        )}
        <UnitBookings
          unit={unit}
          unitName={unitName}
          cursor={cursor}
          window={window}
          axis="x"
          closed={closed}
          look={look}
          canTake={canTake}
          linesOf={oneLine}
        />
        {unit.date === today && props.time !== null ? (
          <div
            className={css.now}
            style={{ left: `${shareOf(window.from, minutesOf(props.time), window).length}%` }}
            aria-hidden
          />
        ) : null}
      </div>
    </div>
  );
});

/** The first minute at which something is booked; null where nothing is. */
function firstOf(units: readonly Unit[]): number | null {
  const starts = units.flatMap(({ items }) => items[0]?.box.start ?? []);
  return starts.length === 0 ? null : Math.min(...starts);
}

interface ResourceGridProps extends ViewProps {
  /** What scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Rows that stay in the document whatever is in sight: where something is being moved to. */
  readonly held: readonly string[];
}

/** Resources as rows, hours to the right. From a hundred rows on only those in sight are in the document. */
export const ResourceGrid = memo(function ResourceGrid(props: ResourceGridProps) {
  const { units, cursor, gridLabel, describedBy, frame, held, ...shared } = props;
  const { window, look } = shared;
  const body = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => units.map(({ key }) => key), [units]);
  const kept = useMemo(() => (cursor ? [cursor.unit, ...held] : held), [cursor, held]);
  const { segments, tail } = useRowWindow({
    keys,
    isOn: keys.length >= VIRTUAL_FROM,
    held: kept,
    body,
    frame,
    layout: keys,
  });
  const lines = Math.ceil((window.to - window.from) / 60);
  const scale = useRef<HTMLDivElement>(null);
  const opened = useRef('');
  const first = firstOf(units);
  // A day opens where its first booking is, and not at hours in which nothing is. The name of the grid names the day.
  useLayoutEffect(() => {
    const { current: scroller } = frame;
    if (!scroller || !scale.current || first === null || opened.current === gridLabel) return;
    opened.current = gridLabel;
    const hour = (scale.current.offsetWidth / (window.to - window.from)) * 60;
    const at = (hour * (first - window.from)) / 60;
    const seen = scroller.clientWidth - scale.current.offsetLeft;
    if (at + hour > seen) scroller.scrollLeft = at - hour / 4;
  }, [frame, first, gridLabel, window]);
  const style = {
    [time.hours]: (window.to - window.from) / 60,
    [time.slots]: Math.max(1, Math.round(60 / window.slot)),
  } as CSSProperties;
  return (
    <div
      role="grid"
      aria-label={gridLabel}
      aria-describedby={describedBy}
      aria-rowcount={units.length + 1}
      aria-colcount={2}
      style={style}
    >
      <div role="row" aria-rowindex={1} className={css.head}>
        <div role="columnheader" aria-colindex={1} className={css.corner}>
          {look.texts.resource}
        </div>
        <div role="columnheader" aria-colindex={2} ref={scale} className={css.scale}>
          <VisuallyHidden>{look.texts.hour}</VisuallyHidden>
          {Array.from({ length: lines }, (_unused, line) => (
            <span key={line} className={css.hour}>
              {timeOf(window.from + line * 60)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" ref={body}>
        {/* One flat list: a row that comes from one run into another stays the same element, and keeps its focus. */}
        {segments.flatMap(({ first, last, gap }) => [
          gap > 0 ? <div key={`gap ${first}`} aria-hidden style={{ height: gap }} /> : null,
          ...units
            .slice(first, last + 1)
            .map((unit, offset) => (
              <ResourceLine
                key={unit.key}
                {...shared}
                unit={unit}
                index={first + offset}
                cursor={cursor?.unit === unit.key ? cursor : null}
              />
            )),
        ])}
        {tail > 0 ? <div aria-hidden style={{ height: tail }} /> : null}
      </div>
    </div>
  );
});
