import { isCivilDate } from '@apto/domain/time';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { AGENDA_LIST, idIn } from './addresses.ts';
import { DayReservas } from './DayReservas.tsx';

export function Component() {
  const { data: day = '' } = useParams();
  const [query] = useSearchParams();
  const prestadorId = idIn(query.get('prestador'));
  return prestadorId === null || !isCivilDate(day) ? (
    <Navigate to={AGENDA_LIST} replace />
  ) : (
    <DayReservas prestadorId={prestadorId} day={day} />
  );
}
