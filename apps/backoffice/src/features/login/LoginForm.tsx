import { Button, InlineAlert, PasswordField, Stack, TextField, useTimeLeft } from '@apto/ui';
import { loginFailure, remainingTime, type LoginFailure } from '@apto/api-client/session';
import { MESSAGE } from '@apto/domain/messages';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { RequestCode } from '../../shared/notices/RequestCode.tsx';

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

const TITLE: Record<LoginFailure['kind'], string> = {
  credentials: 'Não foi possível entrar',
  wait: 'Muitas tentativas',
  unavailable: 'Sistema indisponível',
  other: 'Não foi possível entrar',
};

/** E-mail and password. A refusal keeps the e-mail, empties the password and puts the focus in it. */
export function LoginForm({ signIn, onPrepare }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const [signingIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  // The page has one thing to do, and this is where it begins.
  useEffect(() => emailField.current?.focus(), []);
  const timeLeft = useTimeLeft(failure?.until ?? null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    const username = email.trim();
    if (signingIn || timeLeft > 0) return;
    if (!username) return emailField.current?.focus();
    if (!password) return passwordField.current?.focus();
    setSigningIn(true);
    setFailure(null);
    try {
      await signIn({ username, password });
    } catch (error) {
      const failed = loginFailure(error, Date.now());
      setFailure(failed);
      if (failed.kind === 'credentials') {
        setPassword('');
        setSent(false);
      }
      setSigningIn(false);
      passwordField.current?.focus();
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} aria-label="Entrar">
      <Stack gap="x5">
        {failure ? (
          <InlineAlert
            tone={failure.kind === 'wait' || failure.kind === 'unavailable' ? 'warning' : 'danger'}
            title={TITLE[failure.kind]}
            announce="assertive"
          >
            {failure.message}
            {failure.kind === 'unavailable' || failure.kind === 'other' ? (
              <RequestCode id={failure.requestId} />
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
          errorMessage={sent && !email.trim() ? MESSAGE.REQUIRED_FIELD : undefined}
        />
        <PasswordField
          ref={passwordField}
          label="Senha"
          name="password"
          isRequired
          value={password}
          onChange={setPassword}
          onFocus={onPrepare}
          errorMessage={sent && !password ? MESSAGE.REQUIRED_FIELD : undefined}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={signingIn}
          pendingLabel="Entrando"
          disabledReason={timeLeft > 0 ? `Tente novamente em ${remainingTime(timeLeft)}.` : undefined}
        >
          Entrar
        </Button>
      </Stack>
    </form>
  );
}
