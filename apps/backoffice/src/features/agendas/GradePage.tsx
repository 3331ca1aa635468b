import { agendaBoard, type AgendaBoard } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { ErrorState, Skeleton } from '@apto/ui';
import { useState } from 'react';
import { TrailPage } from '../../shared/TrailPage.tsx';
import { AGENDA_LIST } from './addresses.ts';
import { GradeEditor } from './GradeEditor.tsx';

/** The week of one agenda, drawn by mouse or keyboard, with the slots that it makes before it is saved (doc3 agenda/{id}/grade). */
export function GradePage({ agendaId }: { agendaId: number }) {
  const { data, error, isLoading, mutate } = useCall(agendaBoard, { query: { agendaId } });
  // What this person has just saved is newer than what was read until it is read again.
  const [own, setOwn] = useState<AgendaBoard | null>(null);
  const board = data && own && own.version > data.version ? own : data;
  const agenda = board?.agendas.find(({ id }) => id === agendaId);
  if (board && agenda) return <GradeEditor key={agendaId} board={board} agenda={agenda} onSave={setOwn} />;
  return (
    <TrailPage title="Grade" breadcrumbs={[{ label: 'Agendas', href: AGENDA_LIST }, { label: 'Grade' }]}>
      {error && !isLoading ? (
        <ErrorState
          title="Não foi possível abrir a grade."
          description={error.message}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
        />
      ) : (
        <output aria-label="Carregando a grade" aria-busy>
          <Skeleton shape="block" height={480} />
        </output>
      )}
    </TrailPage>
  );
}
