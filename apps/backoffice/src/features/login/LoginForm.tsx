import { Button, PasswordField, Stack, TextField, useTimeLeft } from '@apto/ui';
import { useSignIn } from '@apto/api-client/react';
import { remainingTime } from '@apto/api-client/session';
import { MESSAGE } from '@apto/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { SignInFailure } from './SignInFailure.tsx';

export interface Credentials {
  username: string;
  password: string;
}

interface Props {
  /** Signs in; rejects with `ApiError`. */
  signIn: (credentials: Credentials) => Promise<unknown>;
  /** The person is about to finish: a good moment to fetch what comes next. */
  onPrepare: () => void;
}

/** E-mail and password. A refusal keeps the e-mail, empties the password and puts the focus in it. */
export function LoginForm({ signIn, onPrepare }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  // The page has one thing to do, and this is where it begins.
  useEffect(() => emailField.current?.focus(), []);
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
        <SignInFailure failure={failure} />
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
          onFocus={onPrepare}
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
