import { CenteredPage, InlineAlert, Text, useFocusHandover } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { api } from '../../shared/api/client.ts';
import { inviteAtom, signIn, exitAtom, type Credentials } from '../../shared/session/index.ts';
import { InvitedBy } from './InvitedBy.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useInviter } from './useInviter.ts';
import { WhomToAsk } from './WhomToAsk.tsx';

interface Props {
  /** Fetches the code of what comes after. Called early, and again before it is needed. */
  prepare: () => Promise<unknown>;
}

/** CPF and token: the way in (doc2 §2.11). */
export function Login({ prepare }: Props) {
  const invite = useAtomValue(inviteAtom);
  const exit = useAtomValue(exitAtom);
  const invitation = useInviter(invite);
  const isBooked = typeof invitation === 'object' && invitation?.isBooked === true;
  // A person who was sent back here hears where they are; on a first visit the page itself says it.
  const [hasReturned] = useState(exit !== null);
  useFocusHandover('title', { when: hasReturned });

  async function onSubmit(credentials: Credentials): Promise<void> {
    // A failure to fetch shows itself, with a way to try again, when the screen is opened.
    const code = prepare().catch(() => undefined);
    await signIn(api, credentials, code);
  }

  return (
    <CenteredPage
      title={isBooked ? 'Veja o seu agendamento' : 'Agende o seu exame'}
      description={`${invitation === undefined ? 'Sua empresa pediu o exame, sem' : 'Sem'} custo para você. Entre com o seu CPF e o token que você recebeu.`}
    >
      {invitation === undefined ? null : <InvitedBy invitation={invitation} />}
      {exit === 'expired' ? (
        <InlineAlert tone="info" title="Sua sessão expirou" announce="polite">
          Entre novamente. O que você já escolheu continua guardado.
        </InlineAlert>
      ) : null}
      {exit === 'replaced' ? (
        <InlineAlert tone="info" title="Um link mais novo foi enviado para você" announce="polite">
          O token anterior deixou de valer. Entre com o da mensagem mais recente: o que você já escolheu
          continua guardado.
        </InlineAlert>
      ) : null}
      <LoginForm
        key={invite}
        invite={invite}
        signIn={onSubmit}
        onPrepare={() => void prepare().catch(() => undefined)}
      />
      <Text size="s13" tone="muted">
        A clínica recebe o que precisa para atender você. A empresa vê o agendamento e o atestado, que diz
        apenas apto ou inapto. Dúvidas? <WhomToAsk invitation={invitation} />
      </Text>
    </CenteredPage>
  );
}
