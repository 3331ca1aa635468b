import { ApiError, readRecovery, resetPassword, type Answer } from '@apto/api-client';
import { DEAD_RECOVERY_TEXT, newPasswordFormSchema, type NewPasswordForm } from '@apto/domain/users';
import { Button, CenteredPage, InlineAlert, LinkButton, Stack, useFocusHandover } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router-dom';
import { apiWith } from '../../shared/api/client.ts';
import { FormFailure, NewPasswordFields, useSending } from '../../shared/form/index.ts';
import {
  DeadLink,
  isDead,
  openLink,
  takeToken,
  UnopenedLink,
  type Opened,
} from '../../shared/one-time-link/index.ts';
import { RECOVERY_ROUTE } from '../../shared/routing/addresses.ts';
import { LOGIN_ROUTE } from '../../shared/session/index.ts';

export const handle = { title: 'Nova senha' };

type Owner = Answer<typeof readRecovery>;

const find = (link: string): Promise<Opened<Owner>> =>
  openLink(link, (token) => apiWith(null).invoke(readRecovery, { body: { token } }));

interface Loaded {
  readonly token: string;
  readonly found: Opened<Owner>;
}

export async function loader(): Promise<Loaded> {
  const token = takeToken();
  return { token, found: await find(token) };
}

/** Clinics enter by another product's page, which is not one of this router's. */
const doorOf = ({ conta: account }: Owner): string =>
  account === 'interna' ? LOGIN_ROUTE : `${window.location.origin}/confirmacao-prestador/login`;

/** A link's token is worth one new password; every session of the account ends with it (docs/decisions/0102). */
export function Component() {
  const { token, found: first } = useLoaderData<Loaded>();
  const [found, setFound] = useState(first);
  const [isDone, setIsDone] = useState(false);
  if (found === 'dead')
    return (
      <DeadLink
        title="Nova senha"
        text={DEAD_RECOVERY_TEXT}
        way={{ href: RECOVERY_ROUTE, label: 'Pedir outro link' }}
      />
    );
  if (found instanceof ApiError)
    return (
      <UnopenedLink
        title="Nova senha"
        text="Não foi possível abrir o link."
        error={found}
        retry={async () => setFound(await find(token))}
      />
    );
  if (isDone) return <Changed door={doorOf(found)} />;
  return (
    <NewPassword
      email={found.email}
      change={async (novaSenha) => {
        await apiWith(null).invoke(resetPassword, { body: { token, novaSenha } });
        setIsDone(true);
      }}
      // Used in another tab meanwhile, replaced by a newer one, or too old.
      onDead={() => setFound('dead')}
    />
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

interface Props {
  readonly email: string;
  /** Rejects with `ApiError`. */
  readonly change: (password: string) => Promise<void>;
  readonly onDead: () => void;
}

function NewPassword({ email, change, onDead }: Props) {
  const form = useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { novaSenha: '', confirmacao: '' },
  });
  const { failure, onSubmit } = useSending(form, ['novaSenha'], ({ novaSenha }) => change(novaSenha), {
    onRefused: (error) => {
      if (isDead(error)) onDead();
      return isDead(error);
    },
  });
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
