import { recoverPassword } from '@apto/api-client';
import { RECOVERY_SENT_TEXT, recoverySchema, type Recovery } from '@apto/domain/users';
import { Button, CenteredPage, InlineAlert, LinkButton, Stack, TextField } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { apiWith } from '../../shared/api/client.ts';
import { messageFrom } from '../../shared/notices/index.ts';
import { LOGIN_ROUTE } from '../../shared/session/index.ts';

export const handle = { title: 'Recuperar a senha' };

/** Who forgot the password asks for a link to a new one; the answer is the same for every e-mail (docs/decisions/0102). */
export function Component() {
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, formState } = useForm<Recovery>({
    resolver: zodResolver(recoverySchema),
    defaultValues: { username: '' },
  });
  const send = handleSubmit(async (body) => {
    setFailure(null);
    try {
      await apiWith(null).invoke(recoverPassword, { body });
      setIsSent(true);
    } catch (error) {
      setFailure(messageFrom(error));
    }
  });
  return (
    <CenteredPage title="Recuperar a senha" description="Enviamos um link para escolher outra.">
      <form noValidate onSubmit={(event) => void send(event)} aria-label="Recuperar a senha">
        <Stack gap="x5">
          {failure ? (
            <InlineAlert tone="danger" announce="assertive">
              {failure}
            </InlineAlert>
          ) : null}
          {isSent ? (
            <InlineAlert tone="info" title="Confira o seu e-mail" announce="polite">
              {RECOVERY_SENT_TEXT}
            </InlineAlert>
          ) : null}
          <Controller
            control={control}
            name="username"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label="E-mail"
                type="email"
                inputMode="email"
                autoComplete="username"
                isRequired
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isPending={formState.isSubmitting}
            pendingLabel="Enviando"
          >
            {isSent ? 'Enviar de novo' : 'Enviar link'}
          </Button>
          <LinkButton href={LOGIN_ROUTE} variant="quiet" isFullWidth>
            Voltar para a entrada
          </LinkButton>
        </Stack>
      </form>
    </CenteredPage>
  );
}
