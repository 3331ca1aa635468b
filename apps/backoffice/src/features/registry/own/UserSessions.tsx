import { endUserSession, endUserSessions, listUserSessions, type Answer } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { Button, ConfirmDialog, Inline, Section, Skeleton, Stack, Text } from '@apto/ui';
import { useState } from 'react';
import { orEnded } from '../../../shared/account/orEnded.ts';
import { SessionCards } from '../../../shared/account/SessionCards.tsx';
import { SessionsFailure } from '../../../shared/account/SessionsFailure.tsx';
import { notify } from '../../../shared/notices/index.ts';

type Session = Answer<typeof listUserSessions>['items'][number];

interface Props {
  readonly user: { readonly id: number; readonly name: string };
}

const ended = (count: number): string => {
  if (count === 0) return 'Nenhuma sessão estava aberta.';
  return count === 1 ? 'A sessão foi encerrada.' : `As ${count} sessões foram encerradas.`;
};

/** What somebody has open in this company; who administers it ends it at once (docs/decisions/0216). */
export function UserSessions({ user }: Props) {
  const api = useApi();
  const params = { id: user.id };
  const { data, error, isValidating, mutate } = useCall(listUserSessions, { params });
  const [asked, setAsked] = useState<Session | 'all' | null>(null);

  async function end(which: Session | 'all'): Promise<void> {
    let count = 1;
    if (which === 'all') count = (await api.invoke(endUserSessions, { params })).encerradas;
    else await orEnded(api.invoke(endUserSession, { params: { ...params, sessao: which.id } }));
    notify({ tone: 'success', title: ended(count) });
    await mutate();
  }

  return (
    <Section title="Sessões abertas" description="Onde esta pessoa está com a conta aberta nesta empresa.">
      {error && !data ? (
        <SessionsFailure error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      ) : data ? (
        <Stack gap="x4">
          {data.items.length === 0 ? (
            <Text tone="muted">Nenhuma sessão aberta.</Text>
          ) : (
            <SessionCards sessions={data.items} onEnd={setAsked} />
          )}
          {data.items.length > 1 ? (
            <Inline justify="end">
              <Button onPress={() => setAsked('all')}>Encerrar todas</Button>
            </Inline>
          ) : null}
        </Stack>
      ) : (
        <Skeleton shape="block" height={92} />
      )}
      {asked ? (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={
            asked === 'all'
              ? `Encerrar todas as sessões de ${user.name}?`
              : `Encerrar a sessão: ${asked.aparelho}?`
          }
          confirmLabel={asked === 'all' ? 'Encerrar todas' : 'Encerrar sessão'}
          onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(null))}
          onConfirm={() => end(asked)}
        >
          {`${user.name} precisa entrar de novo, na hora. O que estiver sendo preenchido pode se perder.`}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
