import { useNow } from '@apto/api-client/react';
import { isCivilDate } from '@apto/domain/time';
import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { idIn, RESERVAS_LIST } from './addresses.ts';
import { AgendaList } from './AgendaList.tsx';
import { DayReservas } from './DayReservas.tsx';
import { bookedOn } from './lists.ts';

/** A day of a clinic; without a clinic one is chosen first, for the same day, and without a day it is today (doc3 reserva-horario). */
export function Component() {
  const { data } = useNow();
  const { data: day = data } = useParams();
  const [query] = useSearchParams();
  const prestadorId = idIn(query.get('prestador'));
  const choice = useMemo(() => bookedOn(day), [day]);
  if (!isCivilDate(day)) return <Navigate to={RESERVAS_LIST} replace />;
  if (prestadorId === null) return <AgendaList choice={choice} />;
  return <DayReservas prestadorId={prestadorId} day={day} />;
}
