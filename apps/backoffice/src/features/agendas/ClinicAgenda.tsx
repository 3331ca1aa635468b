import { agendaBoard } from '@apto/api-client';
import { useCall, useNow } from '@apto/api-client/react';
import { ErrorState, InlineAlert, LinkButton, Skeleton, Stack, Tabs } from '@apto/ui';
import { useSearchParams } from 'react-router-dom';
import { AGENDA_LIST, CLINIC_TABS, closeDayRoute, dayRoute, type ClinicTab } from './addresses.ts';
import { AgendasOfClinic } from './AgendasOfClinic.tsx';
import { HoursForm } from './HoursForm.tsx';
import LostDialog from './LostDialog.tsx';
import { Rooms } from './Rooms.tsx';
import { useAgendaChanges } from './useChange.ts';
import { Vacations } from './Vacations.tsx';
import { TrailPage } from '../../shared/TrailPage.tsx';

/** One clinic's agendas, rooms, weekly hours and vacations (doc3 agenda, ambiente, horarios-de-atendimento). */
export function ClinicAgenda({
  prestadorId,
  initialTab = 'agendas',
}: {
  prestadorId: number;
  initialTab?: ClinicTab;
}) {
  const { data: board, error, isLoading, mutate } = useCall(agendaBoard, { query: { prestadorId } });
  const changes = useAgendaChanges(board);
  const now = useNow();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('aba');
  const tab = CLINIC_TABS.find((each) => each === asked) ?? initialTab;
  const name = board?.prestador.name ?? 'Clínica';
  const breadcrumbs = [{ label: 'Agendas', href: AGENDA_LIST }, { label: name }];
  if (!board) {
    return (
      <TrailPage title={name} breadcrumbs={breadcrumbs}>
        {error && !isLoading ? (
          <ErrorState
            title="Não foi possível abrir a agenda da clínica."
            description={error.message}
            requestId={error.requestId ?? undefined}
            onRetry={() => void mutate()}
          />
        ) : (
          <output aria-label="Carregando a agenda da clínica" aria-busy>
            <Skeleton shape="block" height={240} />
          </output>
        )}
      </TrailPage>
    );
  }
  const panel = { board, changes };
  return (
    <TrailPage
      title={name}
      breadcrumbs={breadcrumbs}
      purpose={`${board.prestador.code}, ${board.prestador.cidade} - ${board.prestador.estado}`}
      actions={
        <>
          <LinkButton href={closeDayRoute(prestadorId, now.data)}>Fechar um dia</LinkButton>
          <LinkButton href={dayRoute(prestadorId, now.data)}>Horários marcados</LinkButton>
        </>
      }
    >
      <Stack gap="x4">
        {changes.failure ? (
          <InlineAlert tone="danger" announce="assertive">
            {changes.failure}
          </InlineAlert>
        ) : null}
        <Tabs<ClinicTab>
          label="Agenda da clínica"
          value={tab}
          onChange={(next) =>
            setQuery(
              (current) => {
                const params = new URLSearchParams(current);
                params.set('aba', next);
                return params;
              },
              { replace: true },
            )
          }
          items={[
            {
              value: 'agendas',
              label: 'Agendas',
              count: board.agendas.length,
              content: <AgendasOfClinic {...panel} />,
            },
            { value: 'salas', label: 'Salas', count: board.ambientes.length, content: <Rooms {...panel} /> },
            {
              value: 'horarios',
              label: 'Horários de atendimento',
              // Another version begins the form anew.
              content: <HoursForm key={board.version} {...panel} />,
            },
            {
              value: 'ferias',
              label: 'Férias',
              count: board.ferias.length,
              content: <Vacations {...panel} />,
            },
          ]}
        />
      </Stack>
      <LostDialog changes={changes} rooms={board.ambientes} />
    </TrailPage>
  );
}
