import { agendaBoard, reservasOnDay } from '@apto/api-client';
import { useCall, useNow } from '@apto/api-client/react';
import type { CivilDate } from '@apto/domain/time';
import { Agenda, Button } from '@apto/ui';
import { CalendarX } from '@apto/ui/icons';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { onDemand } from '../../shared/lazy.tsx';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';
import { AGENDA_LIST, asksToClose, clinicAgendaRoute, dayRoute, withClosing } from './addresses.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

const CloseDayDialog = onDemand(() => import('./CloseDayDialog.tsx'));

const HOURS = { from: '06:00', to: '20:00', slot: 30 };
const VIEWS = ['resource'] as const;
const TEXTS = { resource: 'Sala' };

/** What is booked at a clinic on a day, room by room (doc3 reserva-horario/dia/{data}). */
export function DayReservas({ prestadorId, day }: { prestadorId: number; day: CivilDate }) {
  const now = useNow();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const ask = (isAsked: boolean): void =>
    setQuery((current) => withClosing(current, isAsked), { replace: true });
  const clinic = useCall(agendaBoard, { query: { prestadorId } });
  const reservas = useCall(reservasOnDay, { params: { data: day }, query: { prestadorId } });
  const bookings = useMemo(
    () =>
      (reservas.data?.items ?? []).map(
        ({ id, agendamentoId, nomeFuncionario, data, horarioChegada, horarioSaida, ambienteId }) => ({
          id: agendamentoId === null ? `r${id}` : `${agendamentoId}-${id}`,
          title: nomeFuncionario ?? 'Funcionário de outro cliente',
          date: data,
          start: horarioChegada,
          end: horarioSaida,
          resourceId: String(ambienteId),
          tone: 'info' as const,
        }),
      ),
    [reservas.data],
  );
  const resources = useMemo(
    () => (clinic.data?.ambientes ?? []).map(({ id, name }) => ({ id: String(id), name })),
    [clinic.data],
  );
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
      purpose={name}
      actions={
        clinic.data ? (
          <Button icon={<CalendarX />} onPress={() => ask(true)}>
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
        hours={HOURS}
        texts={TEXTS}
        isLoading={clinic.isLoading || reservas.isLoading}
        onOpen={({ id }) => {
          const [agendamentoId, reserva] = id.split('-');
          if (reserva !== undefined) void navigate(panelRequestRoute(Number(agendamentoId)));
        }}
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
      {clinic.data && asksToClose(query) ? (
        <CloseDayDialog board={clinic.data} day={day} onClose={() => ask(false)} onFail={() => ask(false)} />
      ) : null}
    </TrailPage>
  );
}
