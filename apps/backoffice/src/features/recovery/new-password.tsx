import { DOOR_PATH, readRecovery, resetPassword, type Answer } from '@apto/api-client';
import { DEAD_RECOVERY_TEXT, newPasswordFormSchema, type NewPasswordForm } from '@apto/domain/users';
import { Button, CenteredPage, InlineAlert, LinkButton, Stack, useFocusHandover } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiWith } from '../../shared/api/client.ts';
import { FormFailure, NewPasswordFields, useSending } from '../../shared/form/index.ts';
import { linkLoader, OneTimeLink, type LinkInUse } from '../../shared/one-time-link/index.ts';
import { RECOVERY_ROUTE } from '../../shared/routing/addresses.ts';
import { LOGIN_ROUTE } from '../../shared/session/index.ts';

export const handle = { title: 'Nova senha' };

const read = (token: string) => apiWith(null).invoke(readRecovery, { body: { token } });

export const loader = linkLoader(read);

/** A link's token is worth one new password; every session of the account ends with it (docs/decisions/0102). */
export function Component() {
  return (
    <OneTimeLink
      title="Nova senha"
      read={read}
      unopenedText="Não foi possível abrir o link."
      deadText={DEAD_RECOVERY_TEXT}
      wayOn={{ href: RECOVERY_ROUTE, label: 'Pedir outro link' }}
    >
      {(link) => <NewPassword {...link} />}
    </OneTimeLink>
  );
}

function NewPassword({ token, found, spend }: LinkInUse<Answer<typeof readRecovery>>) {
  const [isDone, setIsDone] = useState(false);
  const { email, conta: account } = found;
  const form = useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { novaSenha: '', confirmacao: '' },
  });
  const { failure, onSubmit } = useSending(form, ['novaSenha'], ({ novaSenha }) =>
    spend(async () => {
      await apiWith(null).invoke(resetPassword, { body: { token, novaSenha } });
      setIsDone(true);
    }),
  );
  // Clinics enter by another product's page, which is not one of this router's.
  if (isDone)
    return (
      <Changed door={account === 'interna' ? LOGIN_ROUTE : window.location.origin + DOOR_PATH.prestador} />
    );
  return (
    <CenteredPage
      title="Nova senha"
      description={`Para entrar com ${email}. Ela vale a partir de agora, em todos os aparelhos.`}
    >
      <form noValidate onSubmit={onSubmit} aria-label="Escolher a nova senha">
        <Stack gap="x5">
          <FormFailure failure={failure} />
          {/* Password managers keep the new one under it. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
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

/** The button that was pressed is gone: the way on takes its place. */
function Changed({ door }: { readonly door: string }) {
  const wayOn = useRef<HTMLAnchorElement>(null);
  useFocusHandover(wayOn);
  return (
    <CenteredPage title="Nova senha">
      <Stack gap="x5">
        <InlineAlert tone="success" title="Senha trocada" announce="polite">
          Todas as entradas abertas com a senha anterior foram encerradas.
        </InlineAlert>
        <LinkButton ref={wayOn} href={door} variant="primary" size="large" isFullWidth>
          Entrar
        </LinkButton>
      </Stack>
    </CenteredPage>
  );
}
