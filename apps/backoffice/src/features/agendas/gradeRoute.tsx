import { Navigate, useParams } from 'react-router-dom';
import { AGENDA_LIST, idIn } from './addresses.ts';
import { GradePage } from './GradePage.tsx';

export function Component() {
  const agendaId = idIn(useParams()['id']);
  return agendaId === null ? <Navigate to={AGENDA_LIST} replace /> : <GradePage agendaId={agendaId} />;
}
