import { Button, PasswordField, Stack, TextField, useFocusHandover } from '@apto/ui';
import { useEmailSignIn, type EmailCredentials } from '@apto/api-client/react';
import type { ReactNode } from 'react';
import { SignInFailure } from './SignInFailure.tsx';

interface Props {
  /** Signs in; rejects with `ApiError`. */
  signIn: (credentials: EmailCredentials) => Promise<unknown>;
  /** The person is about to finish: a good moment to fetch what comes next. */
  onPrepare: () => void;
  /** What is to be known before one has tried. */
  notice: ReactNode;
}

/** E-mail and password. */
export function LoginForm({ signIn, onPrepare, notice }: Props) {
  const { email, password, failure, submit, enter } = useEmailSignIn(signIn);
  // The page has one thing to do, and this is where it begins.
  useFocusHandover(email.ref);

  return (
    <form noValidate onSubmit={submit} aria-label="Entrar">
      <Stack gap="x5">
        {failure ? <SignInFailure failure={failure} /> : notice}
        <TextField label="E-mail" {...email} />
        <PasswordField label="Senha" {...password} onFocus={onPrepare} />
        <Button variant="primary" size="large" isFullWidth {...enter} />
      </Stack>
    </form>
  );
}
