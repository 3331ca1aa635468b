import { agendaBoard } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { ErrorState, Page, Skeleton } from '@apto/ui';
import { Navigate, useParams } from 'react-router-dom';
import { AGENDA_LIST, idIn, roomRoute } from './addresses.ts';
import { AgendaList } from './AgendaList.tsx';
import { NEW_ROOM, ROOMS } from './lists.ts';

/** The clinics for their rooms, or the room that the address names at its clinic (doc3 ambiente). */
export function Component() {
  const { record = '' } = useParams();
  if (record === 'list') return <AgendaList choice={ROOMS} />;
  if (record === 'new') return <AgendaList choice={NEW_ROOM} />;
  const id = idIn(record);
  return id === null ? <Navigate to={AGENDA_LIST} replace /> : <RoomOf id={id} />;
}

function RoomOf({ id }: { id: number }) {
  const { data: board, error, isLoading, mutate } = useCall(agendaBoard, { query: { ambienteId: id } });
  if (board) return <Navigate to={roomRoute(board.prestador.id, id)} replace />;
  return (
    <Page title="Sala">
      {error && !isLoading ? (
        <ErrorState
          title="Não foi possível abrir a sala."
          description={error.message}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
        />
      ) : (
        <output aria-label="Carregando a sala" aria-busy>
          <Skeleton shape="block" height={240} />
        </output>
      )}
    </Page>
  );
}
