'use client';
import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import { useCallback, useId, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useEvent } from '../../../internal/useEvent.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults, type AgendaTexts } from './intl/pt-BR.ts';
import { minutesOf } from './logic/clock.logic.ts';
import { settledCursor, type Cursor, type Way } from './logic/cursor.logic.ts';
import { stepDate, titleOf } from './logic/days.logic.ts';
import { placeText } from './logic/speech.logic.ts';
import { unitsOf, type UnitMemory } from './logic/units.logic.ts';
import { Ghost } from './move/Ghost.tsx';
import { unitKeyOf } from './move/geometry.ts';
import { MoveTip } from './move/MoveTip.tsx';
import { useMoves } from './move/useMoves.ts';
import { usePointerDraw } from './move/usePointerDraw.ts';
import { usePointerMove } from './move/usePointerMove.ts';
import type { BookingLook } from './parts/Booking.tsx';
import { StatusLine } from './parts/StatusLine.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import type {
  AgendaBooking,
  AgendaClosed,
  AgendaError,
  AgendaHours,
  AgendaMove,
  AgendaPlace,
  AgendaResource,
  AgendaVerdict,
  AgendaView,
} from './types.ts';
import { cursorOf, useAgendaKeys } from './useAgendaKeys.ts';
import { useViewAndDate } from './useViewAndDate.ts';
import { MonthGrid } from './views/MonthGrid.tsx';
import { ResourceGrid } from './views/ResourceGrid.tsx';
import { neverClosed } from './views/shared.ts';
import { TimeGrid } from './views/TimeGrid.tsx';
import * as css from './AgendaFrame.css.ts';

/** Props of {@link Agenda}. */
export interface AgendaProps {
  /** What is booked. Keep the list stable while nothing changes. Those outside of what is seen are left alone. */
  readonly bookings: readonly AgendaBooking[];
  /** Today (`agora.data`). The agenda never reads a clock. */
  readonly today: CivilDate;
  /** The present time of today, HH:mm: draws the line. */
  readonly time?: TimeOfDay | undefined;
  /** What the agenda is of, for screen readers. @default 'Agenda' */
  readonly label?: string;
  /** Which views are offered, in order. @default day, week and month, and resource where there are resources */
  readonly views?: readonly AgendaView[];
  /** The view. Leave out for an uncontrolled one. */
  readonly view?: AgendaView;
  /** The view at first. @default 'week', and 'day' where there is no room for a week */
  readonly defaultView?: AgendaView;
  /** Gets the new view. */
  readonly onViewChange?: (view: AgendaView) => void;
  /** A day of what is seen. Leave out for an uncontrolled one. */
  readonly date?: CivilDate;
  /** The day at first. @default today */
  readonly defaultDate?: CivilDate;
  /** Gets the new day; `agendaRange(view, date)` says what to load for it. */
  readonly onDateChange?: (date: CivilDate) => void;
  /** The rows of the view 'resource'. Keep the list stable. */
  readonly resources?: readonly AgendaResource[];
  /** Which hours are drawn, and the minutes of a slot. @default 07:00 to 19:00, 30 minutes */
  readonly hours?: AgendaHours;
  /** Closed times of a day, or of a day of one resource: shaded, and nothing may be put there. Keep it stable. */
  readonly closedOf?: (place: Pick<AgendaPlace, 'date' | 'resourceId'>) => readonly AgendaClosed[];
  /** What a day is: a holiday's name, by day. */
  readonly notes?: Readonly<Record<CivilDate, string>>;
  /** How many there are on a day, where only the first of them are given: the month's '+ 5' counts by it. */
  readonly counts?: Readonly<Record<CivilDate, number>>;
  /** What is drawn in a booking. Its name for screen readers stays. Keep it stable. */
  readonly renderBooking?: (booking: AgendaBooking) => ReactNode;
  /** Enter, a press or a click on a booking. Keep it stable. */
  readonly onOpen?: (booking: AgendaBooking) => void;
  /** Enter on an empty slot. */
  readonly onSlot?: (place: AgendaPlace) => void;
  /**
   * A time that was drawn in a day or a week: by mouse over the empty hours, or by Enter on an empty slot. Give it or
   * `onSlot`.
   */
  readonly onDraw?: (place: AgendaPlace) => void;
  /** Opens a day, from a month's day and from '+ 5'. @default shows the view 'day' */
  readonly onOpenDay?: (date: CivilDate) => void;
  /** Whether a booking may be put in a place, and why not; asked with every step of a move. Must be quick. */
  readonly canPlace?: (booking: AgendaBooking, place: AgendaPlace) => AgendaVerdict;
  /**
   * Carries a move out. Absent: nothing moves. While its promise is under way the booking is drawn in its new place;
   * change `bookings` before it resolves. A rejection puts it back and says why.
   */
  readonly onMove?: AgendaMove;
  /** How many may lie side by side in a day of a week; further ones are counted. @default 3 */
  readonly maxSideBySide?: number;
  /** As high as it gets before it scrolls inside itself (a month never does). @default 'min(720px, 80dvh)' */
  readonly maxHeight?: string;
  /** Being loaded: bones where there is nothing yet, else a line at the top. @default false */
  readonly isLoading?: boolean;
  /** It did not load: stands in the place of the grid. */
  readonly error?: AgendaError | undefined;
  /** An action for when nothing is booked in what is seen. */
  readonly emptyAction?: ReactNode;
  /** Beside the heading. */
  readonly toolbar?: ReactNode;
  /** Other words. Keep it stable. */
  readonly texts?: Partial<AgendaTexts>;
}

const DEFAULT_HOURS: AgendaHours = { from: '07:00', to: '19:00', slot: 30 };
const VIEWS: readonly AgendaView[] = ['day', 'week', 'month'];
const WITH_RESOURCES: readonly AgendaView[] = ['day', 'week', 'month', 'resource'];
const noResources: readonly AgendaResource[] = [];
const noKeys: readonly string[] = [];
/** What a month's cell has room for. */
const MONTH_SHOWN = 3;

/**
 * Days, weeks, months and rows of resources with what is booked in them. Everything moves by pointer and by keyboard,
 * and says on the way why a place will not do; one line says all that happens, and takes it back.
 */
export function Agenda(props: AgendaProps) {
  const { bookings, today, label = defaults.label, resources = noResources, hours = DEFAULT_HOURS } = props;
  const { closedOf = neverClosed, notes, counts, onOpen, onDraw, error, isLoading = false } = props;
  const onSlot = props.onSlot ?? onDraw;
  const views = props.views ?? (resources.length > 0 ? WITH_RESOURCES : VIEWS);
  const texts = useMemo(() => ({ ...defaults, ...props.texts }), [props.texts]);
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { view, date, isNarrow, setView, setDate } = useViewAndDate({
    view: props.view,
    defaultView: props.defaultView,
    onViewChange: props.onViewChange,
    date: props.date,
    defaultDate: props.defaultDate ?? today,
    onDateChange: props.onDateChange,
    views,
    root,
  });

  const { from, to, slot = 30 } = hours;
  const window = useMemo(() => ({ from: minutesOf(from), to: minutesOf(to), slot }), [from, to, slot]);
  const canMove = props.onMove !== undefined;
  const moves = useMoves({
    bookings,
    resources,
    window,
    closedOf,
    canPlace: props.canPlace,
    onMove: props.onMove,
    texts,
  });
  const { shown, moving, say } = moves;

  const most = view === 'week' ? (props.maxSideBySide ?? 3) : Number.POSITIVE_INFINITY;
  // Filled while drawing, and only with what those very props give: drawn twice it is the same.
  const [memory] = useState<UnitMemory>(() => new Map());
  const units = useMemo(() => {
    const all = unitsOf(view, date, shown, resources, { window, most }, memory);
    if (view !== 'month' || !counts) return all;
    return all.map((unit) => ({ ...unit, count: Math.max(unit.count, counts[unit.date] ?? 0) }));
  }, [view, date, shown, resources, window, most, counts, memory]);
  const count = useMemo(() => units.reduce((sum, unit) => sum + unit.count, 0), [units]);

  const byId = useMemo(() => new Map(shown.map((booking) => [booking.id, booking])), [shown]);
  const bookingOf = useCallback((id: string) => byId.get(id), [byId]);
  const monthShown = isNarrow ? 0 : MONTH_SHOWN;
  const way: Way = { view, units, window, shown: monthShown };
  const [wanted, setCursor] = useState<Cursor | null>(null);
  const cursor = settledCursor(way, wanted);
  // The same object while it says the same: a view is drawn again for nothing else.
  const { unit = '', id = null, minute = 0 } = cursor ?? {};
  const stop = useMemo<Cursor | null>(() => (unit === '' ? null : { unit, id, minute }), [unit, id, minute]);

  const openDay = (day: CivilDate): void => {
    if (props.onOpenDay) {
      props.onOpenDay(day);
      return;
    }
    setDate(day);
    if (views.includes('day')) setView('day');
  };
  const { onKeyDown } = useAgendaKeys({
    root,
    way,
    cursor: stop,
    setCursor,
    date,
    setDate: (next) => {
      if (!moving) say(null);
      setDate(next);
    },
    resources,
    moves,
    bookingOf,
    onOpen,
    onSlot,
    openDay,
  });
  const pointer = usePointerMove({
    canvas,
    scroller,
    tip,
    view,
    window,
    moves,
    bookingOf,
    canMove,
    onDropped: (dropped) => setCursor(cursorOf(dropped.booking.id, dropped.place, way)),
  });

  const draw = usePointerDraw({
    view,
    window,
    closedOf,
    closedText: texts.closed,
    title: texts.drawing,
    onDraw,
  });

  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target instanceof Element ? event.target : null;
    const pressed = target?.closest<HTMLElement>('[data-booking], [data-day], [data-rest]');
    if (!pressed) return;
    const booking = bookingOf(pressed.dataset['booking'] ?? '');
    if (booking) {
      setCursor(cursorOf(booking.id, booking, way));
      onOpen?.(booking);
      return;
    }
    const day = pressed.closest<HTMLElement>('[data-unit]')?.dataset['unit'];
    if (day !== undefined) openDay(day);
  };

  const look = useMemo<BookingLook>(
    () => ({ texts, render: props.renderBooking, canOpen: onOpen !== undefined, canMove }),
    [texts, props.renderBooking, onOpen, canMove],
  );
  const ghost = moving ?? draw.drawing;
  const title = titleOf(view, date);
  const isBare = isLoading && count === 0;
  const shared = {
    units,
    window,
    cursor: stop,
    gridLabel: `${label}, ${title}`,
    describedBy: canMove ? hint : undefined,
    today,
    time: props.time ?? null,
    notes,
    closedOf,
    look,
    canTake: onSlot !== undefined,
    isLoading: isBare,
  };
  const target = moving?.by === 'keyboard' ? unitKeyOf(moving.place, view) : null;
  const held = useMemo(() => (target === null ? noKeys : [target]), [target]);
  const resting = isLoading
    ? { text: texts.loading, tone: null }
    : { text: texts.summary(title, count), tone: null };
  const leave = (): void => {
    if (!moving) say(null);
  };

  const toView = useEvent((next: AgendaView) => {
    leave();
    setView(next);
  });
  const step = useEvent((periods: number) => {
    leave();
    setDate(stepDate(view, date, periods));
  });
  const toToday = useEvent(() => {
    leave();
    setDate(today);
  });

  return (
    <section ref={root} className={css.root} aria-label={label} data-narrow={isNarrow || undefined}>
      <Toolbar
        title={title}
        view={view}
        views={views}
        onView={toView}
        onStep={step}
        onToday={toToday}
        texts={texts}
      >
        {props.toolbar}
      </Toolbar>
      <div className={css.frame}>
        {isLoading && !isBare ? <div className={css.busy} aria-hidden /> : null}
        {error ? (
          <ErrorState
            title={error.title}
            description={error.description}
            requestId={error.requestId}
            onRetry={error.onRetry}
            isRetrying={isLoading}
          />
        ) : (
          // It listens for all that lies in it; what is pressed and focused are the bookings and slots.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <div
            ref={scroller}
            className={css.scroller}
            data-view={view}
            style={view === 'month' ? undefined : { maxHeight: props.maxHeight ?? 'min(720px, 80dvh)' }}
            aria-busy={isLoading || undefined}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              pointer.onPointerDown(event);
              draw.onPointerDown(event);
            }}
            onClick={onClick}
          >
            <div ref={canvas} className={css.canvas}>
              {view === 'resource' ? (
                <ResourceGrid {...shared} frame={scroller} held={held} />
              ) : view === 'month' ? (
                <MonthGrid {...shared} month={date.slice(0, 7)} shown={monthShown} />
              ) : (
                <TimeGrid {...shared} />
              )}
              {ghost && <Ghost moving={ghost} canvas={canvas} view={view} window={window} texts={texts} />}
            </div>
          </div>
        )}
        {error ? null : (
          <StatusLine said={moves.said ?? resting} texts={texts}>
            {count === 0 && !isLoading ? props.emptyAction : null}
          </StatusLine>
        )}
      </div>
      {canMove && <VisuallyHidden id={hint}>{texts.movable}</VisuallyHidden>}
      <MoveTip
        tip={tip}
        moving={moving}
        lockedWords={pointer.lockedWords}
        onPlace={pointer.placeTip}
        wordsOf={({ place, verdict }) =>
          verdict.ok
            ? placeText(place, resources, texts)
            : texts.notHere(placeText(place, resources, texts), verdict.reason)
        }
        texts={texts}
      />
    </section>
  );
}
