import { ApiError, resetPassword } from '@apto/api-client';
import { DEAD_RECOVERY_TEXT, newPasswordFormSchema, type NewPasswordForm } from '@apto/domain/users';
import { Button, CenteredPage, InlineAlert, LinkButton, Stack, useFocusHandover } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router-dom';
import { apiWith } from '../../shared/api/client.ts';
import { FormFailure, NewPasswordFields, useSending } from '../../shared/form/index.ts';
import { RECOVERY_ROUTE } from '../../shared/routing/addresses.ts';
import { takeToken } from '../../shared/routing/takeToken.ts';
import { LOGIN_ROUTE } from '../../shared/session/index.ts';

export const handle = { title: 'Nova senha' };

export const loader = takeToken;

/** A link's token is worth one new password; every session of the account ends with it (docs/decisions/0102). */
export function Component() {
  const token = useLoaderData<string>();
  const [state, setState] = useState<'open' | 'done' | 'dead'>(token === '' ? 'dead' : 'open');
  const wayOn = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone: the way on takes its place.
  useFocusHandover(wayOn, { when: state !== 'open' });
  const form = useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { novaSenha: '', confirmacao: '' },
  });
  const { failure, onSubmit } = useSending(
    form,
    ['novaSenha'],
    async ({ novaSenha }) => {
      await apiWith(null).invoke(resetPassword, { body: { token, novaSenha } });
      setState('done');
    },
    {
      onRefused: (error) => {
        const isDead = error instanceof ApiError && error.status === 401;
        if (isDead) setState('dead');
        return isDead;
      },
    },
  );
  if (state !== 'open')
    return (
      <CenteredPage title="Nova senha">
        <Stack gap="x5">
          {state === 'dead' ? (
            <InlineAlert tone="warning" announce="assertive">
              {DEAD_RECOVERY_TEXT}
            </InlineAlert>
          ) : (
            <InlineAlert tone="success" title="Senha trocada" announce="polite">
              Todas as entradas abertas com a senha anterior foram encerradas.
            </InlineAlert>
          )}
          <LinkButton
            ref={wayOn}
            href={state === 'dead' ? RECOVERY_ROUTE : LOGIN_ROUTE}
            variant="primary"
            size="large"
            isFullWidth
          >
            {state === 'dead' ? 'Pedir outro link' : 'Entrar'}
          </LinkButton>
        </Stack>
      </CenteredPage>
    );
  return (
    <CenteredPage title="Nova senha" description="Ela vale a partir de agora, em todos os aparelhos.">
      <form noValidate onSubmit={onSubmit} aria-label="Escolher a nova senha">
        <Stack gap="x5">
          <FormFailure failure={failure} />
          <NewPasswordFields
            control={form.control}
            label="Nova senha"
            confirmationLabel="Confirme a nova senha"
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isPending={form.formState.isSubmitting}
          >
            Trocar a senha
          </Button>
        </Stack>
      </form>
    </CenteredPage>
  );
}
