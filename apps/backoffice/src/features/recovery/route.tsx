import { recoverPassword } from '@apto/api-client';
import { RECOVERY_SENT_TEXT, recoverySchema, type Recovery } from '@apto/domain/users';
import { Button, CenteredPage, InlineAlert, LinkButton, Stack } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiWith } from '../../shared/api/client.ts';
import { FormEmailField, FormFailure, useSending } from '../../shared/form/index.ts';
import { LOGIN_ROUTE } from '../../shared/session/index.ts';

export const handle = { title: 'Recuperar a senha' };

/** Who forgot the password asks for a link to a new one; the answer is the same for every e-mail (docs/decisions/0102). */
export function Component() {
  const [isSent, setIsSent] = useState(false);
  const form = useForm<Recovery>({
    resolver: zodResolver(recoverySchema),
    defaultValues: { username: '' },
  });
  const { failure, onSubmit } = useSending(form, ['username'], async (body) => {
    await apiWith(null).invoke(recoverPassword, { body });
    setIsSent(true);
  });
  return (
    <CenteredPage title="Recuperar a senha" description="Enviamos um link para escolher outra.">
      <form noValidate onSubmit={onSubmit} aria-label="Recuperar a senha">
        <Stack gap="x5">
          <FormFailure failure={failure} />
          {isSent ? (
            <InlineAlert tone="info" title="Confira o seu e-mail" announce="polite">
              {RECOVERY_SENT_TEXT}
            </InlineAlert>
          ) : null}
          <FormEmailField
            control={form.control}
            name="username"
            label="E-mail"
            autoComplete="username"
            isRequired
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isPending={form.formState.isSubmitting}
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
