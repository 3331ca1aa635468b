import { agendaBoard, reservasOnDay, type ReservaOnDay } from '@apto/api-client';
import { now as readNow, useCall, useNow } from '@apto/api-client/react';
import { PERMISSION } from '@apto/domain/permissions';
import type { CivilDate } from '@apto/domain/time';
import { Agenda, Button, type AgendaClosed, type AgendaPlace } from '@apto/ui';
import { CalendarX } from '@apto/ui/icons';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { onDemand } from '../../shared/lazy.tsx';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';
import { AGENDA_LIST, asksToClose, clinicAgendaRoute, dayRoute, withClosing } from './addresses.ts';
import { asDayBooking, bookingId, closedIn, hoursOf, placeInRoom, receivesOn } from './dayPlan.ts';
import { useMoveReserva } from './useMoveReserva.ts';
import { usePermission } from '../../shared/session/index.ts';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

const CloseDayDialog = onDemand(() => import('./CloseDayDialog.tsx'));

const MoveDialog = onDemand(() => import('./MoveDialog.tsx'));

const NOTHING: readonly ReservaOnDay[] = [];
const NEVER: readonly AgendaClosed[] = [];
const VIEWS = ['resource'] as const;
const TEXTS = { resource: 'Sala' };
const MOVE_BY_KEYS = 'Para mover um horário, arraste-o, ou tecle Espaço nele e use as setas.';
/** Nothing is booked because nothing can be. */
const SHUT = 'Nenhuma sala atende neste dia.';
/** A telephone has no space bar. */
const MOVE_BY_TOUCH = 'Para mover um horário, segure-o e arraste.';

/**
 * What is booked at a clinic on a day, room by room, and to be moved there by drag and by keyboard (doc3
 * reserva-horario/dia/{data}).
 */
export function DayReservas({ prestadorId, day }: { prestadorId: number; day: CivilDate }) {
  const now = useNow();
  const isNarrow = useNarrowScreen();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const ask = (isAsked: boolean): void =>
    setQuery((current) => withClosing(current, isAsked), { replace: true });
  const clinic = useCall(agendaBoard, { query: { prestadorId } });
  const reservas = useCall(reservasOnDay, { params: { data: day }, query: { prestadorId } });
  const marked = reservas.data?.items ?? NOTHING;
  const bookings = useMemo(() => marked.map((each) => asDayBooking(each, now)), [marked, now]);
  const board = clinic.data;
  const hours = useMemo(() => (board ? hoursOf(board, day, marked) : undefined), [board, day, marked]);
  const closedOf = useCallback(
    ({ date, resourceId }: Pick<AgendaPlace, 'date' | 'resourceId'>) =>
      board ? closedIn(board, date, Number(resourceId)) : NEVER,
    [board],
  );
  const { asked, move, leave } = useMoveReserva(prestadorId, marked);
  const mayMove = usePermission(PERMISSION.PAINEL_AGENDAMENTO);
  const resources = useMemo(
    () => (clinic.data?.ambientes ?? []).map(({ id, name }) => ({ id: String(id), name })),
    [clinic.data],
  );
  const isShut = board !== undefined && marked.length === 0 && !receivesOn(board, day);
  const error = clinic.error ?? reservas.error;
  const name = clinic.data?.prestador.name ?? 'Clínica';
  return (
    <TrailPage
      title="Horários marcados"
      breadcrumbs={[
        { label: 'Agendas', href: AGENDA_LIST },
        { label: name, href: clinicAgendaRoute(prestadorId) },
        { label: 'Horários marcados' },
      ]}
      purpose={[name, isShut ? SHUT : mayMove ? (isNarrow ? MOVE_BY_TOUCH : MOVE_BY_KEYS) : '']
        .filter(Boolean)
        .join('. ')}
      actions={
        clinic.data ? (
          <Button data-tour="fechar-dia" icon={<CalendarX />} onPress={() => ask(true)}>
            Fechar dia
          </Button>
        ) : undefined
      }
    >
      <Agenda
        label={`Horários marcados de ${name}`}
        bookings={bookings}
        resources={resources}
        views={VIEWS}
        view="resource"
        today={now.data}
        time={now.time}
        date={day}
        onDateChange={(next) => void navigate(dayRoute(prestadorId, next))}
        {...(hours ? { hours } : {})}
        closedOf={closedOf}
        texts={TEXTS}
        isLoading={clinic.isLoading || reservas.isLoading}
        onOpen={({ id }) => {
          const opened = marked.find((each) => bookingId(each) === id)?.agendamentoId ?? null;
          if (opened !== null) void navigate(panelRequestRoute(opened));
        }}
        {...(board && mayMove
          ? {
              onMove: move,
              canPlace: (booking, place) => placeInRoom(board, marked, booking, place, readNow()),
            }
          : {})}
        error={
          error && {
            title: 'Problemas ao carregar informações!',
            description: error.message,
            requestId: error.requestId ?? undefined,
            onRetry: () => {
              void clinic.mutate();
              void reservas.mutate();
            },
          }
        }
      />
      {asked ? (
        <MoveDialog
          name={asked.booking.title}
          from={asked.from}
          to={asked.to}
          roomName={(id) => resources.find((room) => room.id === id)?.name ?? ''}
          onMove={asked.confirm}
          onClose={leave}
          onFail={leave}
        />
      ) : null}
      {clinic.data && asksToClose(query) ? (
        <CloseDayDialog board={clinic.data} day={day} onClose={() => ask(false)} onFail={() => ask(false)} />
      ) : null}
    </TrailPage>
  );
}
