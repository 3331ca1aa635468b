import { ApiError } from '@apto/api-client';
import { Button, CenteredPage, EmptyState, LinkButton, Stack } from '@apto/ui';
import { useState } from 'react';
import { FormFailure } from '../../shared/form/index.ts';
import { messageFrom } from '../../shared/notices/index.ts';

interface Props {
  readonly company: string;
  readonly email: string;
  /** Rejects with `ApiError`. */
  readonly join: () => Promise<unknown>;
}

/** Who enters by another company already: one more in their account, and no other password (docs/decisions/0216). */
export function JoinForm({ company, email, join }: Props) {
  const [state, setState] = useState<'asked' | 'sending' | 'done' | ApiError>('asked');

  async function accept(): Promise<void> {
    setState('sending');
    try {
      await join();
      setState('done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error);
    }
  }

  if (state === 'done')
    return (
      <CenteredPage title="Convite aceito">
        <EmptyState
          title={`${company} está na sua conta.`}
          description={`Entre com ${email} e a senha de sempre. A empresa se escolhe no alto da tela, em Trocar de empresa.`}
          action={
            <LinkButton href="/" variant="primary">
              Abrir o Apto
            </LinkButton>
          }
        />
      </CenteredPage>
    );
  return (
    <CenteredPage
      title={`Convite de ${company}`}
      description={`Você já entra no Apto com ${email}. Aceite para trabalhar também nesta empresa: a senha continua a mesma.`}
    >
      <Stack gap="x5">
        <FormFailure failure={state instanceof ApiError ? messageFrom(state) : null} />
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={state === 'sending'}
          onPress={() => void accept()}
        >
          Aceitar convite
        </Button>
      </Stack>
    </CenteredPage>
  );
}
