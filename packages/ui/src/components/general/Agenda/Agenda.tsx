'use client';
import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import { useId, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { useEvent } from '../../../internal/useEvent.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults, type AgendaTexts } from './intl/pt-BR.ts';
import { minutesOf } from './logic/clock.logic.ts';
import { stepDate, titleOf } from './logic/days.logic.ts';
import { Ghost } from './move/Ghost.tsx';
import { unitKeyOf } from './move/geometry.ts';
import { MoveTip } from './move/MoveTip.tsx';
import { useMoves } from './move/useMoves.ts';
import { usePointerDraw } from './move/usePointerDraw.ts';
import { usePointerMove } from './move/usePointerMove.ts';
import type { BookingLook } from './parts/Booking.tsx';
import { BookingNote } from './parts/BookingNote.tsx';
import { StatusLine } from './parts/StatusLine.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import { FREE } from './logic/place.logic.ts';
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
import { useUnits } from './useUnits.ts';
import { useViewAndDate } from './useViewAndDate.ts';
import { neverClosed } from './views/shared.ts';
import { ViewGrid } from './views/ViewGrid.tsx';
import * as css from './AgendaFrame.css.ts';

/** Propriedades de {@link Agenda}. */
export interface AgendaProps {
  /**
   * O que está marcado. Mantenha a lista estável enquanto nada muda. O que fica fora do período à vista é
   * ignorado.
   */
  readonly bookings: readonly AgendaBooking[];
  /** O dia de hoje (`agora.data`). A agenda nunca lê um relógio. */
  readonly today: CivilDate;
  /** A hora de agora, HH:mm, no dia de hoje: desenha a linha. */
  readonly time?: TimeOfDay | undefined;
  /** De que é a agenda, para leitores de tela. @default 'Agenda' */
  readonly label?: string;
  /** As visões oferecidas, em ordem. @default dia, semana e mês, e recurso onde há recursos */
  readonly views?: readonly AgendaView[];
  /** A visão. Omita no uso não controlado. */
  readonly view?: AgendaView;
  /** A visão no início. @default 'week', e 'day' onde não cabe uma semana */
  readonly defaultView?: AgendaView;
  /** Recebe a nova visão. */
  readonly onViewChange?: (view: AgendaView) => void;
  /** Um dia do período à vista. Omita no uso não controlado. */
  readonly date?: CivilDate;
  /** O dia no início. @default hoje */
  readonly defaultDate?: CivilDate;
  /** Recebe o novo dia; `agendaRange(view, date)` diz o que carregar para ele. */
  readonly onDateChange?: (date: CivilDate) => void;
  /** As linhas da visão 'resource'. Mantenha a lista estável. */
  readonly resources?: readonly AgendaResource[];
  /** Quais horas são desenhadas e quantos minutos tem um horário. @default 07:00 a 19:00, 30 minutos */
  readonly hours?: AgendaHours;
  /**
   * Horas fechadas de um dia, ou de um dia de um recurso: ficam sombreadas, e nada pode ser posto ali.
   * Mantenha estável.
   */
  readonly closedOf?: (place: Pick<AgendaPlace, 'date' | 'resourceId'>) => readonly AgendaClosed[];
  /** O que um dia é: o nome do feriado, por dia. */
  readonly notes?: Readonly<Record<CivilDate, string>>;
  /** Quantos há em um dia, onde só os primeiros são dados: o '+ 5' do mês conta por ele. */
  readonly counts?: Readonly<Record<CivilDate, number>>;
  /** O que se desenha dentro de um marcado. O nome dele para leitores de tela continua. Mantenha estável. */
  readonly renderBooking?: (booking: AgendaBooking) => ReactNode;
  /** Enter, toque ou clique em um marcado. Mantenha estável. */
  readonly onOpen?: (booking: AgendaBooking) => void;
  /** Enter em um horário vazio. */
  readonly onSlot?: (place: AgendaPlace) => void;
  /**
   * Um período desenhado em um dia ou em uma semana: com o mouse sobre as horas vazias, ou por Enter em um
   * horário vazio. Dê este ou `onSlot`.
   */
  readonly onDraw?: (place: AgendaPlace) => void;
  /**
   * Se um período pode ser desenhado em um lugar e, se não, por quê; perguntado a cada passo. Tem de ser rápido.
   */
  readonly canDraw?: (place: AgendaPlace) => AgendaVerdict;
  /** Abre um dia, a partir de um dia do mês ou de '+ 5'. @default mostra a visão 'day' */
  readonly onOpenDay?: (date: CivilDate) => void;
  /**
   * Se um marcado pode ser posto em um lugar e, se não, por quê; perguntado a cada passo de uma mudança. Tem
   * de ser rápido.
   */
  readonly canPlace?: (booking: AgendaBooking, place: AgendaPlace) => AgendaVerdict;
  /**
   * Leva uma mudança adiante. Ausente: nada muda de lugar. Enquanto a promessa corre, o marcado é desenhado
   * no lugar novo; mude `bookings` antes de ela terminar. Se ela falha, o marcado volta e o motivo é dito.
   */
  readonly onMove?: AgendaMove;
  /** Quantos podem ficar lado a lado em um dia da semana; os demais são contados. @default 3 */
  readonly maxSideBySide?: number;
  /** Até que altura cresce antes de rolar dentro de si (um mês nunca rola). @default 'min(720px, 80dvh)' */
  readonly maxHeight?: string;
  /** Está carregando: esqueleto onde ainda não há nada; senão, uma linha no alto. @default false */
  readonly isLoading?: boolean;
  /** Não carregou: fica no lugar da grade. */
  readonly error?: AgendaError | undefined;
  /** Uma ação para quando não há nada marcado no período à vista. */
  readonly emptyAction?: ReactNode;
  /** Ao lado do título. */
  readonly toolbar?: ReactNode;
  /** Outras palavras. Mantenha estável. */
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
 * Dias, semanas, meses e linhas de recursos com o que está marcado neles. Tudo muda de lugar pelo ponteiro e
 * pelo teclado, e diz no caminho por que um lugar não serve; uma linha conta tudo o que acontece e permite
 * desfazer.
 */
export function Agenda(props: AgendaProps) {
  const { bookings, today, resources = noResources, hours = DEFAULT_HOURS } = props;
  const { closedOf = neverClosed, notes, counts, onOpen, onDraw, error, isLoading = false } = props;
  const views = props.views ?? (resources.length > 0 ? WITH_RESOURCES : VIEWS);
  const texts = useOwnTexts('Agenda', defaults, props.texts);
  const locale = useAppLocale();
  const { label = texts.label } = props;
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
    locale,
  });
  const { shown, moving, say } = moves;
  const canDraw = (place: AgendaPlace): AgendaVerdict => props.canDraw?.(place) ?? FREE;
  const refuse = (place: AgendaPlace, reason: string): void =>
    say({ tone: 'danger', text: moves.wordsOf({ place, verdict: { ok: false, reason } }) });
  const drawn =
    onDraw &&
    ((place: AgendaPlace): void => {
      say(null);
      onDraw(place);
    });
  const onSlot =
    props.onSlot ??
    (drawn &&
      ((place: AgendaPlace): void => {
        const verdict = canDraw(place);
        if (verdict.ok) drawn(place);
        else refuse(place, verdict.reason);
      }));

  const { units, count, way, stop, setCursor, bookingOf } = useUnits({
    view,
    date,
    bookings: shown,
    resources,
    window,
    most: view === 'week' ? (props.maxSideBySide ?? 3) : Number.POSITIVE_INFINITY,
    counts,
    monthShown: isNarrow ? 0 : MONTH_SHOWN,
  });

  const openDay = (day: CivilDate): void => {
    if (props.onOpenDay) return props.onOpenDay(day);
    setDate(day);
    if (views.includes('day')) setView('day');
  };
  const keys = useAgendaKeys({
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
    canDraw,
    onDraw: drawn,
    onRefused: refuse,
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
    () => ({ texts, locale, render: props.renderBooking, canOpen: onOpen !== undefined, canMove }),
    [texts, locale, props.renderBooking, onOpen, canMove],
  );
  const ghost = moving ?? draw.drawing;
  const title = titleOf(view, date, locale);
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
  const resting = { text: isLoading ? texts.loading : texts.summary(title, count), tone: null };
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
            {...keys}
            onPointerDown={(event) => {
              pointer.onPointerDown(event);
              draw.onPointerDown(event);
            }}
            onClick={onClick}
          >
            <div ref={canvas} className={css.canvas}>
              <ViewGrid {...shared} view={view} date={date} frame={scroller} held={held} shown={way.shown} />
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
      <BookingNote frame={root} bookingOf={bookingOf} isOff={ghost !== null} />
      <MoveTip
        tip={tip}
        moving={moving}
        lockedWords={pointer.lockedWords}
        onPlace={pointer.placeTip}
        wordsOf={moves.wordsOf}
        texts={texts}
      />
    </section>
  );
}
