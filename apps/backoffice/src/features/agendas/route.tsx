import { useSearchParams } from 'react-router-dom';
import { idIn } from './addresses.ts';
import { AgendaList } from './AgendaList.tsx';
import { ClinicAgenda } from './ClinicAgenda.tsx';

/** The clinics, or the one that the address names. */
export function Component() {
  const [query] = useSearchParams();
  const prestadorId = idIn(query.get('prestador'));
  return prestadorId === null ? <AgendaList /> : <ClinicAgenda prestadorId={prestadorId} />;
}
