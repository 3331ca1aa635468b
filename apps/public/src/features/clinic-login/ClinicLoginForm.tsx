import { useEmailSignIn, type EmailCredentials } from '@apto/api-client/react';
import { Button, LinkButton, PasswordField, Stack, TextField } from '@apto/ui';
import { SignInFailure } from '../../shared/session/SignInFailure.tsx';

interface Props {
  /** Signs in; rejects with `ApiError`. */
  signIn: (credentials: EmailCredentials) => Promise<unknown>;
}

/** E-mail and password. */
export function ClinicLoginForm({ signIn }: Props) {
  const { email, password, failure, submit, enter } = useEmailSignIn(signIn);
  return (
    <form noValidate onSubmit={submit} aria-label="Entrar">
      <Stack gap="x5">
        {failure ? <SignInFailure failure={failure} /> : null}
        <TextField label="E-mail" {...email} />
        <PasswordField label="Senha" {...password} />
        <Button variant="primary" size="large" isFullWidth {...enter} />
        {/* The staff's own page: whoever has a password gets a new one there (docs/decisions/0102). */}
        <LinkButton variant="quiet" href={`${window.location.origin}/recuperar`}>
          Esqueci minha senha
        </LinkButton>
      </Stack>
    </form>
  );
}
