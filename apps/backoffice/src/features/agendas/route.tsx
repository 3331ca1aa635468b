import { useSearchParams } from 'react-router-dom';
import { asksForNewAgenda, idIn } from './addresses.ts';
import { AgendaList } from './AgendaList.tsx';
import { ClinicAgenda } from './ClinicAgenda.tsx';
import { AGENDAS, NEW_AGENDA } from './lists.ts';

/** The clinics, or the one that the address names. */
export function Component() {
  const [query] = useSearchParams();
  const prestadorId = idIn(query.get('prestador'));
  if (prestadorId !== null) return <ClinicAgenda prestadorId={prestadorId} />;
  return <AgendaList choice={asksForNewAgenda(query) ? NEW_AGENDA : AGENDAS} />;
}
