import { useLocation } from 'react-router-dom';
import { clinicApi } from '../../shared/clinic/client.ts';
import { CLINIC_PATHS } from '../../shared/clinic/paths.ts';
import { clinicSession } from '../../shared/clinic/session.ts';
import { Agendamentos } from './Agendamentos.tsx';

/** Which list the address names. */
export function Component() {
  const list = useLocation().pathname === CLINIC_PATHS.upcoming ? 'FUTUROS' : 'PENDENTES';
  // Another list is another search.
  return <Agendamentos key={list} list={list} onLeave={() => void clinicSession.leave(clinicApi)} />;
}
