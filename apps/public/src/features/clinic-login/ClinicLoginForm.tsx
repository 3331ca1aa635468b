import { useSignIn } from '@apto/api-client/react';
import { remainingTime } from '@apto/api-client/session';
import { MESSAGE } from '@apto/domain/messages';
import { Button, InlineAlert, PasswordField, Stack, Text, TextField, useTimeLeft } from '@apto/ui';
import { useRef, useState } from 'react';

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
        {failure ? (
          <InlineAlert
            tone={failure.isTransient ? 'warning' : 'danger'}
            title={failure.title}
            announce="assertive"
          >
            <Text>{failure.message}</Text>
            {failure.requestId && failure.kind !== 'credentials' && failure.kind !== 'wait' ? (
              <Text size="s13" tone="muted" isMono>
                Código do pedido: {failure.requestId}
              </Text>
            ) : null}
          </InlineAlert>
        ) : null}
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
