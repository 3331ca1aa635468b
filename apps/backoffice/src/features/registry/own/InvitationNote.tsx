import { cancelInvitation, sendInvitation, type Answer, type getUser } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { formatInstant } from '@apto/domain/time';
import { INVITATION_TEXT } from '@apto/domain/users';
import { Button, InlineAlert, Inline } from '@apto/ui';
import { useState } from 'react';
import { messageFrom, notify } from '../../../shared/notices/index.ts';

type User = Answer<typeof getUser>;

interface Props {
  user: User;
  canInvite: boolean;
  onDone: (user: User) => void;
}

/** How far the invitation got, and what can be done about it. */
export function InvitationNote({ user, canInvite, onDone }: Props) {
  const api = useApi();
  const idempotency = useIdempotencyKey();
  const [running, setRunning] = useState<'send' | 'cancel' | null>(null);
  const { state, expiraEm: until } = user.convite;
  if (state === 'ACEITO') return null;

  async function act(kind: 'send' | 'cancel') {
    setRunning(kind);
    const params = { id: user.id };
    try {
      const answer =
        kind === 'send'
          ? await api.invoke(
              sendInvitation,
              { params },
              { idempotencyKey: idempotency.keyFor({ id: user.id, until }) },
            )
          : await api.invoke(cancelInvitation, { params });
      notify({ tone: 'success', title: kind === 'send' ? 'Convite enviado.' : 'Convite cancelado.' });
      onDone(answer);
    } catch (error) {
      idempotency.restartIfRefused(error);
      notify({ tone: 'danger', title: messageFrom(error) });
    } finally {
      setRunning(null);
    }
  }
  return (
    <InlineAlert
      tone={state === 'PENDENTE' ? 'info' : 'warning'}
      action={
        canInvite && user.ativo ? (
          <Inline gap="x3">
            <Button isPending={running === 'send'} onPress={() => void act('send')}>
              {state === 'SEM_CONVITE' ? 'Enviar convite' : 'Enviar outro convite'}
            </Button>
            {state === 'PENDENTE' ? (
              <Button isPending={running === 'cancel'} onPress={() => void act('cancel')}>
                Cancelar convite
              </Button>
            ) : null}
          </Inline>
        ) : undefined
      }
    >
      {INVITATION_TEXT[state]}
      {state === 'PENDENTE' && until !== null ? ` Vale até ${formatInstant(until)}.` : null}
    </InlineAlert>
  );
}
