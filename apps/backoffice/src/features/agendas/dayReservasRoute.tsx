import { isCivilDate } from '@apto/domain/time';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { AGENDA_LIST, dayListRoute, idIn } from './addresses.ts';
import { DayReservas } from './DayReservas.tsx';

export function Component() {
  const { data: day = '' } = useParams();
  const [query] = useSearchParams();
  const prestadorId = idIn(query.get('prestador'));
  if (!isCivilDate(day)) return <Navigate to={AGENDA_LIST} replace />;
  // Without a clinic one is chosen first, for the same day.
  if (prestadorId === null) return <Navigate to={dayListRoute(day)} replace />;
  return <DayReservas prestadorId={prestadorId} day={day} />;
}
