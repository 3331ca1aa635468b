import { useSignIn } from '@apto/api-client/react';
import { remainingTime } from '@apto/api-client/session';
import { MESSAGE } from '@apto/domain/messages';
import { Button, PasswordField, Stack, TextField, useTimeLeft } from '@apto/ui';
import { useRef, useState } from 'react';
import { SignInFailure } from '../../shared/session/SignInFailure.tsx';

interface Props {
  /** Signs in; rejects with `ApiError`. */
  signIn: (credentials: { username: string; password: string }) => Promise<unknown>;
}

/** E-mail and password. A refusal keeps the e-mail, empties the password and puts the focus in it. */
export function ClinicLoginForm({ signIn }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { isSent, isSigningIn, failure, submit, hideFaults } = useSignIn({
    signIn: () => signIn({ username: email.trim(), password }),
    check() {
      const missing = !email.trim() ? emailField : !password ? passwordField : null;
      missing?.current?.focus();
      return !missing;
    },
    onFailure({ kind }) {
      if (kind === 'credentials') {
        setPassword('');
        hideFaults();
      }
      passwordField.current?.focus();
    },
  });
  const timeLeft = useTimeLeft(failure?.until ?? null);
  return (
    <form noValidate onSubmit={submit} aria-label="Entrar">
      <Stack gap="x5">
        {failure ? <SignInFailure failure={failure} /> : null}
        <TextField
          ref={emailField}
          label="E-mail"
          type="email"
          inputMode="email"
          name="username"
          autoComplete="username"
          isRequired
          value={email}
          onChange={setEmail}
          errorMessage={isSent && !email.trim() ? MESSAGE.REQUIRED_FIELD : undefined}
        />
        <PasswordField
          ref={passwordField}
          label="Senha"
          name="password"
          isRequired
          value={password}
          onChange={setPassword}
          errorMessage={isSent && !password ? MESSAGE.REQUIRED_FIELD : undefined}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={isSigningIn}
          pendingLabel="Entrando"
          disabledReason={timeLeft > 0 ? `Tente novamente em ${remainingTime(timeLeft)}.` : undefined}
        >
          Entrar
        </Button>
      </Stack>
    </form>
  );
}
