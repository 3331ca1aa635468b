import { endMyOtherSessions, endMySession, listMySessions, type Answer } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { Button, ConfirmDialog, Inline, Skeleton, Stack, Text } from '@apto/ui';
import { useState } from 'react';
import { orEnded } from '../../shared/account/orEnded.ts';
import { SessionCards } from '../../shared/account/SessionCards.tsx';
import { SessionsFailure } from '../../shared/account/SessionsFailure.tsx';
import { notify } from '../../shared/notices/index.ts';

type Session = Answer<typeof listMySessions>['items'][number];

const others = (count: number): string =>
  count === 1 ? 'A outra sessão foi encerrada.' : `As outras ${count} sessões foram encerradas.`;

/** Where one is signed in; what is ended is out at once, live lists included. */
export function SessionList() {
  const api = useApi();
  const { data, error, isValidating, mutate } = useCall(listMySessions, {});
  const [asked, setAsked] = useState<Session | 'others' | null>(null);

  async function end(which: Session | 'others'): Promise<void> {
    if (which === 'others') {
      const { encerradas: count } = await api.invoke(endMyOtherSessions, {});
      notify({
        tone: 'success',
        title: count === 0 ? 'Nenhuma outra sessão estava aberta.' : others(count),
      });
    } else {
      await orEnded(api.invoke(endMySession, { params: { id: which.id } }));
      notify({ tone: 'success', title: 'Sessão encerrada.' });
    }
    await mutate();
  }

  if (error && !data)
    return <SessionsFailure error={error} isRetrying={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Stack gap="x4" aria-busy>
        <Skeleton shape="block" height={92} />
        <Skeleton shape="block" height={92} />
      </Stack>
    );
  return (
    <Stack gap="x4">
      <SessionCards sessions={data.items} onEnd={setAsked} />
      {data.items.some(({ atual: isOwn }) => !isOwn) ? (
        <Inline justify="end">
          <Button onPress={() => setAsked('others')}>Encerrar todas as outras</Button>
        </Inline>
      ) : (
        <Text tone="muted">A sua conta só está aberta aqui.</Text>
      )}
      {asked ? (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={
            asked === 'others' ? 'Encerrar todas as outras sessões?' : `Encerrar a sessão: ${asked.aparelho}?`
          }
          confirmLabel={asked === 'others' ? 'Encerrar todas' : 'Encerrar sessão'}
          onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(null))}
          onConfirm={() => end(asked)}
        >
          Quem estiver usando a sua conta lá precisa entrar de novo, na hora.
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
