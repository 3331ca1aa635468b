import { acceptInvitation, joinByInvitation, readInvitation, type Answer } from '@apto/api-client';
import { DEAD_INVITATION_TEXT, type AcceptanceForm as Values } from '@apto/domain/users';
import { CenteredPage } from '@apto/ui';
import { useNavigate } from 'react-router-dom';
import { apiWith } from '../../shared/api/client.ts';
import { renewCompanies } from '../../shared/company/renewCompanies.ts';
import { linkLoader, OneTimeLink, type LinkInUse } from '../../shared/one-time-link/index.ts';
import { homeOf, LOGIN_ROUTE, startSessionOf } from '../../shared/session/index.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { JoinForm } from './JoinForm.tsx';

export const handle = { title: 'Convite' };

const read = (token: string) => apiWith(null).invoke(readInvitation, { body: { token } });

export const loader = linkLoader(read);

/** Who was invited says who they are and chooses a password that nobody else knows (docs/decisions/0094). */
export function Component() {
  return (
    <OneTimeLink
      title="Convite"
      read={read}
      unopenedText="Não foi possível abrir o convite."
      deadText={DEAD_INVITATION_TEXT}
      wayOn={{ href: LOGIN_ROUTE, label: 'Ir para a entrada' }}
    >
      {(link) => <Invitation {...link} />}
    </OneTimeLink>
  );
}

function Invitation({ token, found, spend }: LinkInUse<Answer<typeof readInvitation>>) {
  const navigate = useNavigate();

  const accept = ({ name, novaSenha }: Values): Promise<void> =>
    spend(async () => {
      const { access_token } = await apiWith(null).invoke(acceptInvitation, {
        body: { token, name, novaSenha },
      });
      const { permissions } = await startSessionOf(apiWith, access_token);
      await navigate(homeOf(permissions), { replace: true });
    });

  const join = (): Promise<void> =>
    spend(async () => {
      await apiWith(null).invoke(joinByInvitation, { body: { token } });
      // Who is in already, in this browser, is offered the company at once.
      await renewCompanies();
    });

  if (found.jaTemConta) return <JoinForm company={found.empresa} email={found.email} join={join} />;
  return (
    <CenteredPage
      title="Boas-vindas ao Apto"
      description={`${found.empresa} convidou você. Entre sempre com ${found.email}.`}
    >
      <InvitationForm name={found.name} email={found.email} accept={accept} />
    </CenteredPage>
  );
}
