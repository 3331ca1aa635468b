import { acceptInvitation, ApiError, joinByInvitation, readInvitation, type Answer } from '@apto/api-client';
import { DEAD_INVITATION_TEXT, type AcceptanceForm as Values } from '@apto/domain/users';
import { CenteredPage } from '@apto/ui';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { apiWith } from '../../shared/api/client.ts';
import { renewCompanies } from '../../shared/company/renewCompanies.ts';
import {
  DeadLink,
  isDead,
  openLink,
  takeToken,
  UnopenedLink,
  type Opened,
} from '../../shared/one-time-link/index.ts';
import { homeOf, LOGIN_ROUTE, startSessionOf } from '../../shared/session/index.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { JoinForm } from './JoinForm.tsx';

export const handle = { title: 'Convite' };

type Found = Opened<Answer<typeof readInvitation>>;

const find = (link: string): Promise<Found> =>
  openLink(link, (token) => apiWith(null).invoke(readInvitation, { body: { token } }));

interface Loaded {
  readonly token: string;
  readonly found: Found;
}

export async function loader(): Promise<Loaded> {
  const token = takeToken();
  return { token, found: await find(token) };
}

/** Who was invited says who they are and chooses a password that nobody else knows (docs/decisions/0094). */
export function Component() {
  const { token, found: first } = useLoaderData<Loaded>();
  const [found, setFound] = useState(first);
  const navigate = useNavigate();

  /** What the invitation is used for; one that ended since it was opened is said to be over. */
  async function spend(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!isDead(error)) throw error;
      setFound('dead');
    }
  }

  const accept = ({ name, novaSenha }: Values): Promise<void> =>
    spend(async () => {
      const { access_token } = await apiWith(null).invoke(acceptInvitation, {
        body: { token, name, novaSenha },
      });
      const { permissions } = await startSessionOf(apiWith, access_token);
      await navigate(homeOf(permissions), { replace: true });
    });

  if (found === 'dead')
    return (
      <DeadLink
        title="Convite"
        text={DEAD_INVITATION_TEXT}
        way={{ href: LOGIN_ROUTE, label: 'Ir para a entrada' }}
      />
    );
  if (found instanceof ApiError)
    return (
      <UnopenedLink
        title="Convite"
        text="Não foi possível abrir o convite."
        error={found}
        retry={async () => setFound(await find(token))}
      />
    );
  if (found.jaTemConta)
    return (
      <JoinForm
        company={found.empresa}
        email={found.email}
        join={() =>
          spend(async () => {
            await apiWith(null).invoke(joinByInvitation, { body: { token } });
            // Who is in already, in this browser, is offered the company at once.
            await renewCompanies();
          })
        }
      />
    );
  return (
    <CenteredPage
      title="Boas-vindas ao Apto"
      description={`${found.empresa} convidou você. Entre sempre com ${found.email}.`}
    >
      <InvitationForm name={found.name} email={found.email} accept={accept} />
    </CenteredPage>
  );
}
