import { ApiError, resetPassword } from '@apto/api-client';
import { MIN_PASSWORD_LENGTH } from '@apto/domain/permissions';
import { DEAD_RECOVERY_TEXT, newPasswordFormSchema, type NewPasswordForm } from '@apto/domain/users';
import { Button, CenteredPage, EmptyState, InlineAlert, LinkButton, PasswordField, Stack } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router-dom';
import { apiWith } from '../../shared/api/client.ts';
import { messageFrom } from '../../shared/notices/index.ts';
import { RECOVERY_ROUTE } from '../../shared/routing/addresses.ts';
import { LOGIN_ROUTE } from '../../shared/session/index.ts';

export const handle = { title: 'Nova senha' };

/** The token comes after '#', which no server and no log gets, and leaves the address at once. */
export function loader(): string {
  const token = window.location.hash.slice(1);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

const PASSWORDS = [
  { name: 'novaSenha', label: 'Nova senha', help: `No mínimo ${MIN_PASSWORD_LENGTH} caracteres.` },
  { name: 'confirmacao', label: 'Confirme a nova senha', help: undefined },
] as const;

/** A link's token is worth one new password; every session of the account ends with it (docs/decisions/0102). */
export function Component() {
  const token = useLoaderData<string>();
  const [state, setState] = useState<'open' | 'done' | 'dead'>(token === '' ? 'dead' : 'open');
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { novaSenha: '', confirmacao: '' },
  });
  const send = handleSubmit(async ({ novaSenha }) => {
    setFailure(null);
    try {
      await apiWith(null).invoke(resetPassword, { body: { token, novaSenha } });
      setState('done');
    } catch (error) {
      const ofField =
        error instanceof ApiError
          ? error.campos.find(({ campo: field }) => field === 'novaSenha')
          : undefined;
      if (error instanceof ApiError && error.status === 401) setState('dead');
      else if (ofField) setError('novaSenha', { message: ofField.mensagem }, { shouldFocus: true });
      else setFailure(messageFrom(error));
    }
  });
  if (state !== 'open')
    return (
      <CenteredPage title="Nova senha">
        {state === 'dead' ? (
          <EmptyState
            title={DEAD_RECOVERY_TEXT}
            action={<LinkButton href={RECOVERY_ROUTE}>Pedir outro link</LinkButton>}
          />
        ) : (
          <Stack gap="x5">
            <InlineAlert tone="success" title="Senha trocada" announce="polite">
              Todas as entradas abertas com a senha anterior foram encerradas.
            </InlineAlert>
            <LinkButton href={LOGIN_ROUTE} variant="primary" size="large" isFullWidth>
              Entrar
            </LinkButton>
          </Stack>
        )}
      </CenteredPage>
    );
  return (
    <CenteredPage title="Nova senha" description="Ela vale a partir de agora, em todos os aparelhos.">
      <form noValidate onSubmit={(event) => void send(event)} aria-label="Escolher a nova senha">
        <Stack gap="x5">
          {failure ? (
            <InlineAlert tone="danger" announce="assertive">
              {failure}
            </InlineAlert>
          ) : null}
          {PASSWORDS.map((password) => (
            <Controller
              key={password.name}
              control={control}
              name={password.name}
              render={({ field, fieldState }) => (
                <PasswordField
                  {...field}
                  label={password.label}
                  autoComplete="new-password"
                  isRequired
                  description={password.help}
                  errorMessage={fieldState.error?.message}
                />
              )}
            />
          ))}
          <Button type="submit" variant="primary" size="large" isFullWidth isPending={formState.isSubmitting}>
            Trocar a senha
          </Button>
        </Stack>
      </form>
    </CenteredPage>
  );
}
