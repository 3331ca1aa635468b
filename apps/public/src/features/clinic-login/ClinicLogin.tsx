import { CenteredPage, InlineAlert } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { clinicApi } from '../../shared/clinic/client.ts';
import { clinicSession, signInAsClinic, type ClinicDoor } from '../../shared/clinic/session.ts';
import { ClinicLoginForm } from './ClinicLoginForm.tsx';

interface Props {
  title?: string;
  description?: string;
  /** The call that opens it (doc3 §7.1). */
  door?: ClinicDoor;
}

/** The clinic's way in (doc3 §2.1). Where it leads is the router's, which sees the session begin. */
export function ClinicLogin({
  title = 'Portal do prestador',
  description = 'Entre para confirmar agendamentos e registrar quem compareceu.',
  door,
}: Props) {
  const exit = useAtomValue(clinicSession.exitAtom);
  return (
    <CenteredPage title={title} description={description}>
      {exit === 'expired' || exit === 'ended' ? (
        <InlineAlert
          tone="info"
          title={exit === 'expired' ? 'Sua sessão expirou' : 'Sua sessão foi encerrada'}
          announce="polite"
        >
          Entre novamente para continuar de onde parou.
        </InlineAlert>
      ) : null}
      <ClinicLoginForm signIn={(credentials) => signInAsClinic(clinicApi, credentials, door)} />
    </CenteredPage>
  );
}
